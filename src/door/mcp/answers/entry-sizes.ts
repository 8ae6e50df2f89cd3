import { shortenValue, truncate } from './truncate.ts'

type Fields = Record<string, unknown>

/** An entry of a list as it is shown: its fields, whole or cut, or one line. */
export type Entry = { list: string; fields: Fields; line: string; bytes: number; shown: Fields | null }

export function readEntries(list: string, all: Fields[], lineFields: readonly string[]): Entry[] {
  return all.map((fields) => {
    const line = writeLine(fields, lineFields)
    return { list, fields, line, bytes: bytesOf(line), shown: null }
  })
}

/** Lines may fill most of an answer if that leaves no entry out. Otherwise there is a next page, so more of the first is shown. */
const shareOfLines = { all: 0.85, some: 0.6 }

/** All entries become lines, as many as fit; then the first become whole and the next are cut, while there is room. */
export function chooseSizes(entries: Entry[], budget: number) {
  const isComplete = sumBytes(entries) <= budget * shareOfLines.all
  const chosen = isComplete ? entries : firstThatFit(entries, budget * shareOfLines.some)
  const room = budget - sumBytes(chosen)
  const wholes = showWhileFits(
    chosen,
    ({ fields }) => fields,
    (at) => (at === 0 ? room : room / 2),
  )
  showWhileFits(
    chosen.slice(wholes.count),
    ({ fields }) => shortenValue(fields, cut) as Fields,
    () => room - wholes.bytes,
  )
  return chosen
}

const cut = { text: 240, list: 5 }

function firstThatFit(entries: Entry[], budget: number) {
  let bytes = 0
  const end = entries.findIndex((entry) => {
    bytes += entry.bytes
    return bytes > budget
  })
  return end < 0 ? entries : entries.slice(0, Math.max(1, end))
}

/** Shows entries instead of their lines, one after the other, until the room for the next is used up. */
function showWhileFits(entries: Entry[], fieldsOf: (entry: Entry) => Fields, roomAt: (at: number) => number) {
  let [count, bytes] = [0, 0]
  for (const entry of entries) {
    const shown = fieldsOf(entry)
    const added = bytesOf(shown) - entry.bytes
    if (bytes + added > roomAt(count)) break
    entry.shown = shown
    count += 1
    bytes += added
  }
  return { count, bytes }
}

const maxLineText = 60

/** A day, a kind, the first words and an id, or whatever fields the tool names. */
function writeLine(fields: Fields, names: readonly string[]) {
  const parts = names.flatMap((name) => {
    const value = fields[name]
    if (value === undefined || value === false) return []
    if (value === true) return [name]
    const text = String(value).replaceAll(/\s+/g, ' ')
    return [/^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(0, 10) : truncate(text, maxLineText, '…')]
  })
  // Who the person is may be what a visitor typed, as in whole entries.
  if (fields.personSource) parts.push(`personSource ${fields.personSource}`)
  return parts.join(' | ')
}

const sumBytes = (entries: Entry[]) => entries.reduce((sum, { bytes }) => sum + bytes, 0)

export const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) + 1
