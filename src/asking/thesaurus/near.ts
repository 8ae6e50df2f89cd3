import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseOf } from '#language/words/irregular.ts'
import { stem } from '#language/words/stem.ts'

type Near = { word: string; weight: number }

/** In words.txt the same meaning comes first, then what is close to it, then what is of its sort. */
const weights = [0.9, 0.7, 0.5]

/** What a note may say instead of a word of a question, the nearest first: for "physicians" it is "doctor", then "surgeon". */
export function near(word: string): Near[] {
  const asked = word.toLowerCase()
  const found = new Map<string, number>()
  for (const head of headsOf(asked)) {
    for (const { word, weight } of under(head)) found.set(word, Math.max(weight, found.get(word) ?? 0))
  }
  found.delete(asked)
  return [...found].map(([word, weight]) => ({ word, weight })).sort((a, b) => b.weight - a.weight)
}

/** The forms under which a word may stand here: its own, that of which it is an irregular form, else what it was made of. */
function headsOf(word: string): string[] {
  const own = [...new Set([word, baseOf(word)])].filter((each) => lineOf(each) !== null)
  if (own.length > 0) return own
  const root = stem(word)
  const made = [root, `${root}e`, root.replace(/i$/, 'y')].find((each) => stem(each) === root && lineOf(each) !== null)
  return made ? [made] : []
}

function under(head: string): Near[] {
  const parts = lineOf(head)?.split(';') ?? []
  return parts.flatMap((part, at) => (part.match(/[a-z]+/g) ?? []).map((word) => ({ word, weight: weights[at] ?? 0 })))
}

/** What stands behind a head. The lines are in order, so a dozen looks find one among thousands, and no index is kept. */
function lineOf(head: string): string | null {
  const text = words()
  let [low, high] = [0, text.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const start = text.lastIndexOf('\n', middle - 1) + 1
    const end = text.indexOf('\n', middle)
    const colon = text.indexOf(':', start)
    const found = text.slice(start, colon)
    if (found === head) return text.slice(colon + 1, end)
    if (found < head) low = end + 1
    else high = start
  }
  return null
}

/** The heads that begin so. */
export function heads(start: string): string[] {
  return [...words().matchAll(new RegExp(`^(${start}[a-z]*):`, 'gm'))].map(([, head = '']) => head)
}

/** Read when a question first asks: most that a process does needs none of it. */
let text: string | undefined

function words(): string {
  text ??= readFileSync(join(import.meta.dirname, 'words.txt'), 'latin1')
  return text
}
