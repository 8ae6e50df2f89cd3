import { listLines } from '#cards/vcards/format/list-lines.ts'
import { maxItems } from '#people/connections/record/api.ts'
import { labelKey } from '#people/connections/record/labels.ts'
import type { Book } from '../book.ts'

/**
 * People added on a device belong into the book that the device shows, or they would vanish at the next sync. A tag that has
 * to make room becomes a line of the card.
 */
export function addTagOf({ people, tag }: Book, tags: string[]): { tags: string[]; lines: string[] } {
  const isMissing = people === 'tagged' && tag !== null && !tags.some((each) => labelKey(each) === labelKey(tag))
  if (!isMissing) return { tags, lines: [] }
  const left = tags.slice(0, maxItems.tags - 1)
  return { tags: [...left, tag], lines: listLines('tags', tags.slice(left.length)) }
}
