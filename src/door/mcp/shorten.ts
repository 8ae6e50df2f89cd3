/** The maximum size of a tool answer in bytes: an assistant reads every one. */
const maxBytes = 8_000

/** Each level removes more: the maximum length of a text, and how many items a list inside an entry may have. */
const levels = [
  { text: Infinity, list: Infinity },
  { text: 600, list: 50 },
  { text: 240, list: 10 },
  { text: 120, list: 5 },
]

/** Fields that an entry can omit where they repeat a value of the whole answer, or its own `occurredAt`. */
const repeatableFields = new Set(['connectionId', 'connectionName', 'createdAt'])

type Tree = Record<string, unknown>
type Level = (typeof levels)[number]

/** Makes an answer small enough for a model: truncates long texts first, then drops the ends of the longest lists. */
export function shortenAnswer(output: unknown): { value: Tree; text: string } {
  const json = JSON.stringify(output)
  const original = JSON.parse(json) as Tree
  if (fits(json)) return { value: original, text: json }
  let value = original
  for (const level of levels) {
    value = shortenTree(original, level)
    const text = JSON.stringify(value)
    if (fits(text)) return { value, text }
  }
  dropListEnds(value)
  return { value, text: JSON.stringify(value) }
}

/** Cuts a text that is longer than this, and marks it as cut. */
export function truncate(text: string, length: number) {
  return text.length > length ? `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}… (cut)` : text
}

const fits = (text: string) => Buffer.byteLength(text) <= maxBytes

function shortenTree(tree: Tree, level: Level): Tree {
  const known = Object.values(tree)
  const fields = Object.entries(tree).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((entry) => shortenValue(entry, level, known)) : shortenValue(value, level),
  ])
  return Object.fromEntries(fields)
}

function shortenValue(value: unknown, level: Level, known: unknown[] = []): unknown {
  if (typeof value === 'string') return truncate(value, level.text)
  if (Array.isArray(value)) return shortenList(value, level.list).map((each) => shortenValue(each, level))
  if (typeof value !== 'object' || value === null) return value
  const repeated = 'occurredAt' in value ? [...known, value.occurredAt] : known
  const fields = Object.entries(value).filter(([name, each]) => !repeatableFields.has(name) || !repeated.includes(each))
  return Object.fromEntries(fields.map(([name, each]) => [name, shortenValue(each, level)]))
}

function shortenList(list: unknown[], length: number) {
  return list.length > length ? [...list.slice(0, length), `… ${list.length - length} more (cut)`] : list
}

function dropListEnds(tree: Tree) {
  const lists = Object.entries(tree).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  const originalLengths = new Map(lists.map(([name, list]) => [name, list.length]))
  const more = tree.more
  while (!fits(JSON.stringify(tree))) {
    const longest = lists.toSorted(([, a], [, b]) => JSON.stringify(b).length - JSON.stringify(a).length)[0]?.[1]
    if (longest?.pop() === undefined) return
    const left = lists
      .filter(([name, list]) => originalLengths.get(name) !== list.length)
      .map(([name, list]) => `${list.length} of ${originalLengths.get(name)} ${name}`)
    tree.more = [more, `Only ${left.join(' and ')} fit into this answer.`].filter(Boolean).join(' ')
  }
}
