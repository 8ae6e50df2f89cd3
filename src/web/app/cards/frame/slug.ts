import { Slug } from '#members/workspaces/api.ts'
import { type Html, html } from '#platform/html/html.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import type { Card } from './screen.ts'

/** In the workspace of the card, or of the one that a new card is for. */
type Checked = { slug: string; workspaceId?: string | undefined; card?: Card | undefined }

/** The part `slug-check`: whether the address that is being typed is free. */
export async function drawSlugCheck(page: ScreenRequest, checked: Checked): Promise<Html> {
  const { isWrong, sentence } = await checkSlug(page, checked)
  return page.part(
    'slug-check',
    html`<p id="slug-check" class="small ${isWrong ? 'late' : 'soft'}" role="status">${sentence}</p>`,
  )
}

async function checkSlug(
  { words: { cards: words }, call }: ScreenRequest,
  { slug, card, workspaceId = card?.workspaceId }: Checked,
) {
  const wanted = Slug.safeParse(slug.trim().toLowerCase())
  if (!wanted.success) return { isWrong: slug.trim() !== '', sentence: slug.trim() === '' ? '' : words.slugWrong }
  if (wanted.data === card?.slug) return { isWrong: false, sentence: words.slugOwn({ address: card.url }) }
  const address = await call('Cards_checkAddress', { slug: wanted.data, ...(workspaceId && { workspaceId }) })
  return address.isFree
    ? { isWrong: false, sentence: words.slugFree({ address: address.url }) }
    : { isWrong: true, sentence: words.slugTaken({ slug: wanted.data, free: address.freeSlug }) }
}
