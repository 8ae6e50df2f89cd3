import { html } from '#platform/html/html.ts'
import { actionButton } from '../../kit/forms.ts'
import { undoLine } from '../../kit/notices.ts'
import { digest } from '../../site/compressed.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import { kindName } from './line.ts'

// A relation that a note names: one tap keeps or dismisses it, with Undo.

export type Offer = Pick<Output<'Relations_suggested'>[number], 'kind' | 'name' | 'ixId'>

/** Returns what was decided, as the next page says it. */
export type OfferDeed = (page: ScreenRequest, id: string) => Promise<Record<string, string>>

/** By the ends of the forms' addresses. */
export const offerDeeds: Record<string, OfferDeed> = {
  keeping: async ({ call, form: { key, kind = '', name = '' } }, id) => {
    const { relationId } = await call('Relations_create', { id, kind, name }, key)
    return { did: 'related', of: relationId, kind, name }
  },
  dismissal: async ({ call, form: { kind = '', name = '' } }, id) => {
    await call('Relations_dismiss', { id, kind, name })
    return { did: 'unrelated', kind, name }
  },
  undo: async ({ call, form: { of: relationId, kind, name } }, id) => {
    if (!relationId) await call('Relations_suggestAgain', { id, kind, name })
    else await call('Relations_remove', { id, relationId })
    const { items } = await call('Removals_list', {})
    // What can be restored is not offered again.
    const removal = relationId && items.find(({ subjectId }) => subjectId === relationId)
    if (removal) await call('Removals_purge', { id: removal.id })
    return {}
  },
}

/** Under an entry on the page of a person; once it is decided, the way back. */
export function drawOffer(page: ScreenRequest, { kind, name, ixId }: Offer, decided?: Record<string, string>) {
  const { relations: words, shell, capture } = page.words
  const own = `offer-${ixId}-${digest(`${kind} ${name}`)}`
  const button = (end: string, label: string) => {
    const action = `/people/${page.params.id}/relations/${end}`
    const fields = { kind, name, ixId, of: decided?.of ?? '' }
    return actionButton({ action, label, about: name, fields, style: 'link', part: `entry-${ixId} summary` })
  }
  const sentence = decided?.did === 'related' ? capture.keptFact : words.dismissed
  if (decided) return undoLine({ id: own, sentence, undo: button('undo', shell.undo) })
  return html`<li id="${own}" class="suggested"><p>${kindName(page, kind)}: <bdi>${name}</bdi></p>
<div class="actions">${button('keeping', words.keep)}${button('dismissal', words.dismiss)}</div></li>
`
}
