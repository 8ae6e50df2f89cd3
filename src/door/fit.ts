/** The most a tool answers with, in bytes: an assistant reads every one. */
const most = 8_000

/** Each step takes more away: how long a text may be, and how many things an entry may list. */
const steps = [
  { text: Infinity, list: Infinity },
  { text: 600, list: 50 },
  { text: 240, list: 10 },
  { text: 120, list: 5 },
]

/** An entry need not say again whom the whole answer is about, nor twice when. */
const echoes = new Set(['connectionId', 'connectionName', 'createdAt'])

type Tree = Record<string, unknown>
type Step = (typeof steps)[number]

/** An answer small enough for a model: long texts are cut and marked, then the ends of the longest lists are left out. */
export function fit(output: unknown): { value: Tree; text: string } {
  const written = JSON.stringify(output)
  const whole = JSON.parse(written) as Tree
  if (isSmall(written)) return { value: whole, text: written }
  let value = whole
  for (const step of steps) {
    value = shorter(whole, step)
    const text = JSON.stringify(value)
    if (isSmall(text)) return { value, text }
  }
  leaveOut(value)
  return { value, text: JSON.stringify(value) }
}

/** The beginning of a text that is longer than this, and a mark that it was cut. */
export function cut(text: string, length: number) {
  return text.length > length ? `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}… (cut)` : text
}

const isSmall = (text: string) => Buffer.byteLength(text) <= most

function shorter(tree: Tree, step: Step): Tree {
  const said = Object.values(tree)
  const fields = Object.entries(tree).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((entry) => brief(entry, step, said)) : brief(value, step),
  ])
  return Object.fromEntries(fields)
}

function brief(value: unknown, step: Step, said: unknown[] = []): unknown {
  if (typeof value === 'string') return cut(value, step.text)
  if (Array.isArray(value)) return capped(value, step.list).map((each) => brief(each, step))
  if (typeof value !== 'object' || value === null) return value
  const told = 'occurredAt' in value ? [...said, value.occurredAt] : said
  const fields = Object.entries(value).filter(([name, each]) => !echoes.has(name) || !told.includes(each))
  return Object.fromEntries(fields.map(([name, each]) => [name, brief(each, step)]))
}

function capped(list: unknown[], length: number) {
  return list.length > length ? [...list.slice(0, length), `… ${list.length - length} more (cut)`] : list
}

function leaveOut(tree: Tree) {
  const lists = Object.entries(tree).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  const before = new Map(lists.map(([name, list]) => [name, list.length]))
  const more = tree.more
  while (!isSmall(JSON.stringify(tree))) {
    const longest = lists.toSorted(([, a], [, b]) => JSON.stringify(b).length - JSON.stringify(a).length)[0]?.[1]
    if (longest?.pop() === undefined) return
    const left = lists
      .filter(([name, list]) => before.get(name) !== list.length)
      .map(([name, list]) => `${list.length} of ${before.get(name)} ${name}`)
    tree.more = [more, `Of these, ${left.join(' and ')} fit into this answer.`].filter(Boolean).join(' ')
  }
}
