import type { Output, ScreenRequest } from '../frame/screen.ts'

export type Tag = Output<'Tags_list'>['items'][number]

/** Nobody reads more tags than this. */
const maxTags = 2000

/** The member's tags in alphabetical order. */
export async function readTags(page: ScreenRequest): Promise<Tag[]> {
  const tags: Tag[] = []
  let after: string | undefined
  do {
    const result: Output<'Tags_list'> = await page.call('Tags_list', { limit: 500, ...(after && { after }) })
    tags.push(...result.items)
    after = result.next
  } while (after && tags.length < maxTags)
  return tags
}
