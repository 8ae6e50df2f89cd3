import { words } from '#language/words/words.ts'
import { type FieldName, type PersonFields, textsOf } from './index/terms.ts'
import type { QueryWord } from './query-words.ts'

/** The weight of a word found in a field. The name counts 1. */
export const weights = {
  tag: 0.75,
  nickname: 0.75,
  company: 0.72,
  email: 0.72,
  phone: 0.72,
  title: 0.7,
  place: 0.65,
  job: 0.5,
  custom: 0.5,
  met: 0.4,
  said: 0.3,
}

/** A word that fits a name better is looked for in no field. */
export const maxWeight = 0.75

export type FieldMatch = { score: number; match: { field: FieldName; text: string } }

/** Finds the field of a person that a word of a query, given by its place, fits best, if it is above a score. */
export function fieldMatcher(queryWords: QueryWord[]) {
  const fitsOf = textFits(queryWords)
  return (person: PersonFields) => {
    const fields = textsOf(person)
    return (at: number, above: number) => {
      let best: FieldMatch | null = null
      for (const [field, text] of fields) {
        const least = best?.score ?? above
        if (!text || weights[field] <= least) continue
        const score = weights[field] * (fitsOf(text)[at] ?? 0)
        if (score > least) best = { score, match: { field, text } }
      }
      return best
    }
  }
}

/** How well each word fits a text, from 0 to 1. People share companies and towns: each is read once. */
function textFits(queryWords: QueryWord[]) {
  const mayFit = new RegExp(queryWords.flatMap(({ word, typos }) => [word, ...typos]).join('|'), 'i')
  // What is compared is folded: only plain text says without it that no word is in there.
  const isWorthReading = (text: string) => mayFit.test(text) || !/^[ -&(-~]*$/.test(text)
  const none: number[] = []
  const known = new Map<string, number[]>()
  return (text: string) => {
    const before = known.get(text)
    if (before) return before
    const fits = isWorthReading(text) ? fitsAmong(queryWords, words(text)) : none
    known.set(text, fits)
    return fits
  }
}

function fitsAmong(queryWords: QueryWord[], found: string[]) {
  return queryWords.map((each) => Math.max(0, ...found.map((word) => wordFit(each, word))))
}

function wordFit({ word, typos }: QueryWord, found: string) {
  if (found === word) return 1
  if (found.startsWith(word)) return 0.7 + 0.2 * (word.length / found.length)
  return typos.has(found) ? 0.6 : 0
}
