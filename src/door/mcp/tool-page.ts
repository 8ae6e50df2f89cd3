import type { Page } from '#contract/operation.ts'
import { truncate } from './answers/shorten.ts'

type Fields = Record<string, unknown>
type ReadPage = (fields: Fields) => Promise<Page<Fields>>
type PageOptions = { list: string; input: Fields; omit: (answer: Fields) => Fields }

/** The room for entries: an answer has 8,000 bytes in all. */
const maxBytes = 7_400

/** A page of a list as a tool answers it: whole entries, as many as fit, and where the next page begins. */
export async function answerPage(read: ReadPage, { list, input, omit }: PageOptions): Promise<Fields> {
  const page = await read(input)
  const shown = shortEntries(page, { list, omit })
  const count = countThatFit(shown)
  if (count === shown.length) return describePage(page, list, shown)
  // Read again, so that the operation says where the next page begins.
  const fitting = await read({ ...input, limit: count })
  return describePage(fitting, list, shortEntries(fitting, { list, omit }))
}

/** The maximum lengths of texts. Notes stay whole; a long transcript is cut, less on a page of its own. */
const lengths = { together: 2_000, alone: [7_000, 5_000, 3_500, 2_400, 1_700] }

function shortEntries({ items }: Page<Fields>, { list, omit }: Pick<PageOptions, 'list' | 'omit'>) {
  const entries = (omit({ [list]: items })[list] ?? []) as Fields[]
  const [alone, ...others] = entries
  if (!alone || others.length > 0) return entries.map((entry) => cutTexts(entry, lengths.together))
  const cut = lengths.alone.map((length) => cutTexts(alone, length))
  return [cut.find((entry) => bytesOf(entry) <= maxBytes) ?? alone]
}

function cutTexts(entry: Fields, length: number): Fields {
  const fields = Object.entries(entry)
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'string' ? truncate(value, length) : value]),
  )
}

function countThatFit(entries: Fields[]) {
  let bytes = 0
  const end = entries.findIndex((entry) => {
    bytes += bytesOf(entry)
    return bytes > maxBytes
  })
  return end < 0 ? entries.length : Math.max(1, end)
}

const bytesOf = (entry: Fields) => Buffer.byteLength(JSON.stringify(entry)) + 1

function describePage({ next }: Page<Fields>, list: string, entries: Fields[]): Fields {
  const isCut = entries.some((entry) => Object.values(entry).some((value) => String(value).endsWith('(cut)')))
  const notes = [
    next && 'There are more: repeat the call with before set to next.',
    isCut && 'An entry that is cut is longer on a page of its own, with limit 1.',
  ]
  const more = notes.filter(Boolean).join(' ')
  return { [list]: entries, next, more: more || undefined }
}
