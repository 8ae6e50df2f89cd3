import { lazy } from './lazy.ts'
import type { Piece } from './phrases.ts'

/**
 * Tells which of many rules may match a text, in their order, from the words that each of them needs. Most texts have few of
 * these words, and a pattern that is never tried is never compiled. `partOf`: phrases that every match of a rule has.
 */
export function firstLook<Rule>(rules: readonly Rule[], partOf: (rule: Rule) => Piece): (text: string) => Rule[] {
  const index = lazy(() => indexByStart(rules.map((rule) => partOf(rule).needed ?? null)))
  return (text) => {
    const { always, mayStart, byStart } = index()
    const found = always.slice()
    const lower = lowerCase(text)
    for (let at = 0, start = 0; at < lower.length; at++) {
      start = nextStart(start, lower.charCodeAt(at))
      const words = mayStart[placeOf(start)] ? byStart.get(start) : undefined
      if (!words) continue
      for (const { word, rule } of words) if (lower.startsWith(word, at + 1 - startLength)) found[rule] = true
    }
    return rules.filter((_, rule) => found[rule])
  }
}

type Needed = { word: string; rule: number }

function indexByStart(needed: readonly (readonly string[] | null)[]) {
  const always = needed.map((words) => words === null)
  const all = needed.flatMap((words, rule): Needed[] => (words ?? []).map((word) => ({ word, rule })))
  const byStart = Map.groupBy(all, ({ word }) => startOf(word))
  // Few places of a text start a needed word: a small table tells the others in less time than a map takes.
  const mayStart = new Uint8Array(placeCount)
  for (const start of byStart.keys()) mayStart[placeOf(start)] = 1
  return { always, mayStart, byStart }
}

/** As many letters as every needed word has. */
const startLength = 3

/** The last three letters as a number: making a string of them at each place of a text would take ten times as long. */
const nextStart = (before: number, letter: number) => ((before << 7) ^ letter) & 0x1fffff
const startOf = (word: string) => [0, 1, 2].reduce((start, at) => nextStart(start, word.charCodeAt(at)), 0)

const placeCount = 4096
const placeOf = (start: number) => (start ^ (start >> 9)) % placeCount

/** A long s is an s to a pattern that ignores case. */
export const lowerCase = (text: string) => text.toLowerCase().replaceAll('ſ', 's')
