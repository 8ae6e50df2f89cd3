import { words } from '#language/words/words.ts'
import type { PersonFields } from './index/terms.ts'
import type { QueryWord } from './query-words.ts'

/** The weight of a word found in a field. The name counts 1. */
export const weights = {
  tag: 0.75,
  company: 0.72,
  email: 0.72,
  phone: 0.72,
  title: 0.7,
  place: 0.65,
  met: 0.4,
  said: 0.3,
}

/** A word that fits a name better is looked for in no field. */
export const maxWeight = 0.75

type FieldName = keyof typeof weights
export type FieldMatch = { score: number; match: { field: FieldName; text: string } }

/** Finds the field of a person that a word of a query fits best, if it is above a score. */
export function fieldMatcher(queryWords: QueryWord[]) {
  const mayFit = new RegExp(queryWords.flatMap(({ word, typos }) => [word, ...typos]).join('|'), 'i')
  // What is compared is folded: only plain text says without it that no word is in there.
  const isWorthReading = (text: string) => mayFit.test(text) || !/^[ -&(-~]*$/.test(text)
  return (person: PersonFields) => {
    const fields = fieldsOf(person).flatMap(([name, text]) =>
      text && isWorthReading(text) ? [{ name, text, words: words(text) }] : [],
    )
    return (queryWord: QueryWord, above: number) => {
      let best: FieldMatch | null = null
      for (const { name, text, words } of fields) {
        const score = weights[name] * Math.max(0, ...words.map((word) => wordFit(queryWord, word)))
        if (score > (best?.score ?? above)) best = { score, match: { field: name, text } }
      }
      return best
    }
  }
}

function fieldsOf(person: PersonFields): [FieldName, string | null][] {
  return [
    ['company', person.company],
    ['title', person.title],
    ['place', person.location],
    ['met', person.howMet],
    ...person.tags.map((tag): [FieldName, string] => ['tag', tag]),
    ...person.emails.map((email): [FieldName, string] => ['email', email]),
  ]
}

function wordFit({ word, typos }: QueryWord, found: string) {
  if (found === word) return 1
  if (found.startsWith(word)) return 0.7 + 0.2 * (word.length / found.length)
  return typos.has(found) ? 0.6 : 0
}
