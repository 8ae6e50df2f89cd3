import type { ToolList } from '#contract/operation.ts'

/** The maximum size of a tool answer in bytes: an assistant reads every one. */
const maxBytes = 8_000
/** The maximum size of everything except lists, if there are lists. */
const maxFrameBytes = 3_000
/** Kept free for the names of lists, and for how to read on. */
const reservedBytes = 450

type Fields = Record<string, unknown>
type ToolLists = Readonly<Record<string, ToolList>>

/** An answer as JSON that is short enough: the first entries of its lists stay whole, the next are cut, the last become lines. */
export function writeAnswer(answer: Fields, lists: ToolLists, input: Fields): string {
  const json = JSON.stringify(answer)
  if (Buffer.byteLength(json) <= maxBytes) return json
  const whole = JSON.parse(json) as Fields
  const names = Object.keys(lists).filter((name) => Array.isArray(whole[name]))
  if (names.length === 0) return JSON.stringify(shortenFields(whole, maxBytes))
  const others = Object.entries(whole).filter(([name]) => !names.includes(name))
  const frame = shortenFields(Object.fromEntries(others), maxFrameBytes)
  const entries = alternate(names.map((name) => readEntries(name, whole[name] as Fields[], lists[name]?.line ?? [])))
  let chosen = chooseSizes(entries, maxBytes - reservedBytes - bytesOf(frame))
  for (;;) {
    const shortened = names.reduce(
      (answer, name) => addList(answer, { name, whole, input, ...lists[name] }, chosen),
      frame,
    )
    const text = JSON.stringify(shortened)
    if (Buffer.byteLength(text) <= maxBytes || chosen.length === 0) return text
    chosen = chosen.slice(0, -1)
  }
}

/** The first of each list, then the second of each, and so on. */
function alternate(lists: Entry[][]) {
  const length = Math.max(...lists.map((list) => list.length))
  return Array.from({ length }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}

type List = Partial<ToolList> & { name: string; whole: Fields; input: Fields }

function addList(answer: Fields, { name, whole, input, page, rest }: List, chosen: Entry[]): Fields {
  const own = chosen.filter(({ list }) => list === name)
  const lines = own.filter(({ shown }) => shown === null).map(({ line }) => line)
  const inBrief = lines.length > 0 ? { ...(answer.inBrief as Fields | undefined), [name]: lines } : answer.inBrief
  const shown = own.flatMap(({ shown }) => shown ?? [])
  const withList = { ...answer, [name]: shown, ...(inBrief !== undefined && { inBrief }) }
  const all = (whole[name] as Fields[]).length
  if (own.length === all) return withList
  const next = page && { next: cursorAfter(own.at(-1)?.fields ?? {}, own.length, page, input) }
  const howTo = page && whole.next === undefined && `For the rest, send next as ${page.argument}.`
  const more = [answer.more, `Only ${own.length} of these ${all} ${name} fit.`, howTo, rest].filter(Boolean).join(' ')
  return { ...withList, more, ...next }
}

/** Where the next page begins: after the last entry that is shown, or after so many. */
function cursorAfter(last: Fields, shown: number, { argument, key }: NonNullable<ToolList['page']>, input: Fields) {
  return key ? key.map((name) => last[name] ?? '').join('~') : String(Number(input[argument] ?? 0) + shown)
}

/** An entry of a list as it is shown: its fields, whole or cut, or one line. */
type Entry = { list: string; fields: Fields; line: string; bytes: number; shown: Fields | null }

function readEntries(list: string, all: Fields[], lineFields: readonly string[]): Entry[] {
  return all.map((fields) => {
    const line = writeLine(fields, lineFields)
    return { list, fields, line, bytes: bytesOf(line), shown: null }
  })
}

/** Lines may fill most of an answer if that leaves no entry out. Otherwise there is a next page, so more of the first is shown. */
const shareOfLines = { all: 0.85, some: 0.6 }

/** All entries become lines, as many as fit; then the first become whole and the next are cut, while there is room. */
function chooseSizes(entries: Entry[], budget: number) {
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

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) + 1

/** The maximum length of a text, and how many items a list may have. */
type Level = { text: number; list: number }

/** Each removes more. */
const levels: Level[] = [
  { text: 600, list: 50 },
  { text: 240, list: 10 },
  { text: 120, list: 5 },
]

/** Truncates texts and lists until the JSON has at most so many bytes. */
function shortenFields(fields: Fields, maxBytes: number): Fields {
  let shortened = fields
  for (const level of levels) {
    if (Buffer.byteLength(JSON.stringify(shortened)) <= maxBytes) return shortened
    shortened = shortenValue(fields, level) as Fields
  }
  return shortened
}

function shortenValue(value: unknown, level: Level): unknown {
  if (typeof value === 'string') return truncate(value, level.text)
  if (Array.isArray(value)) return shortenList(value, level.list).map((each) => shortenValue(each, level))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortenValue(each, level)]))
}

function shortenList(list: unknown[], length: number) {
  if (list.length <= length) return list
  const cut = `… ${list.length - length} more (cut)`
  return [...list.slice(0, length), typeof list[0] === 'object' ? { cut } : cut]
}

/** Cuts a text that is longer than this, and marks it as cut. */
export function truncate(text: string, length: number, mark = '… (cut)') {
  return text.length > length ? `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}${mark}` : text
}
