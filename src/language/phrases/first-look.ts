import { lazy } from './lazy.ts'
import { neededWords } from './needed-words.ts'
import type { Piece } from './phrases.ts'

/**
 * Tells which of many rules may match a text, in their order, from the words that each of them needs. Most texts have few of
 * these words, and a pattern that is never tried is never compiled. `neededBy`: the pattern of a rule, or a part of it that
 * every match has.
 */
export function firstLook<Rule>(rules: readonly Rule[], neededBy: (rule: Rule) => Piece): (text: string) => Rule[] {
  const index = lazy(() => indexByStart(rules.map((rule) => neededWords(neededBy(rule)))))
  return (text) => {
    const { always, byStart } = index()
    const found = new Set(always)
    const lower = lowerCase(text)
    for (let at = 0; at <= lower.length - startLength; at++) {
      const words = byStart.get(startAt(lower, at))
      if (!words) continue
      for (const { word, rule } of words) if (lower.startsWith(word, at)) found.add(rule)
    }
    return found.size === 0 ? [] : rules.filter((_, rule) => found.has(rule))
  }
}

type Needed = { word: string; rule: number }

function indexByStart(needed: readonly (readonly string[] | null)[]) {
  const always = needed.flatMap((words, rule) => (words ? [] : [rule]))
  const all = needed.flatMap((words, rule): Needed[] => (words ?? []).map((word) => ({ word, rule })))
  return { always, byStart: Map.groupBy(all, ({ word }) => startAt(word, 0)) }
}

/** As many letters as every needed word has. */
const startLength = 3

/** Three letters as a number: making a string of them at each place of a text would take ten times as long. */
const startAt = (text: string, at: number) =>
  (text.charCodeAt(at) << 14) ^ (text.charCodeAt(at + 1) << 7) ^ text.charCodeAt(at + 2)

/** A long s is an s to a pattern that ignores case. */
export const lowerCase = (text: string) => text.toLowerCase().replaceAll('ſ', 's')
