import type { ToolList } from '#contract/operation.ts'
import { bytesOf, chooseSizes, type Entry, readEntries } from './entry-sizes.ts'
import { shortenFields } from './truncate.ts'

/** The maximum size of a tool answer in bytes: an assistant reads every one. */
const maxBytes = 8_000
/** The maximum size of what is not a list, if there are lists. */
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
