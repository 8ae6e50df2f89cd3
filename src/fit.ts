/** The most a tool answers with: an assistant reads every byte. */
const most = 8_000

type Tree = Record<string, unknown>

/** An answer small enough for a model: long texts are cut and marked, then the ends of the longest lists are left out. */
export function fit(output: unknown): { value: Tree; text: string } {
  const whole = JSON.stringify(output)
  if (Buffer.byteLength(whole) <= most) return { value: JSON.parse(whole) as Tree, text: whole }
  for (const length of [600, 240, 120]) {
    const shorter = cut(JSON.parse(whole), length) as Tree
    const text = JSON.stringify(shorter)
    if (Buffer.byteLength(text) <= most) return { value: shorter, text }
  }
  const shortest = cut(JSON.parse(whole), 120) as Tree
  while (Buffer.byteLength(JSON.stringify(shortest)) > most - 100 && dropLast(shortest)) shortest.more = shortened
  return { value: shortest, text: JSON.stringify(shortest) }
}

const shortened = 'Shortened to fit: the ends of long lists are left out. Ask for less at a time.'

function cut(value: unknown, length: number): unknown {
  if (typeof value === 'string')
    return value.length > length ? `${value.slice(0, length).toWellFormed()}… (cut)` : value
  if (Array.isArray(value)) return value.map((each) => cut(each, length))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cut(each, length)]))
}

function dropLast(tree: Tree) {
  const lists = Object.values(tree).filter((value) => Array.isArray(value))
  const longest = lists.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]
  return longest !== undefined && longest.pop() !== undefined
}
