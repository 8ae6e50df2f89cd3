type Fields = Record<string, unknown>
/** The maximum length of a text, and how many items a list may have. */
type Level = { text: number; list: number }

/** Each removes more. */
const levels: Level[] = [
  { text: 600, list: 50 },
  { text: 240, list: 10 },
  { text: 120, list: 5 },
]

/** Truncates texts and lists until the JSON has at most so many bytes. */
export function shortenFields(fields: Fields, maxBytes: number): Fields {
  let shortened = fields
  for (const level of levels) {
    if (Buffer.byteLength(JSON.stringify(shortened)) <= maxBytes) return shortened
    shortened = shortenValue(fields, level) as Fields
  }
  return shortened
}

export function shortenValue(value: unknown, level: Level): unknown {
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
