import { initialLetters, joins } from '#language/names/name-terms.ts'
import { beginning, shortForm, typo } from '#language/words/likeness.ts'
import { foldedNameWords, words } from '#language/words/words.ts'
import type { QueryWord } from './query-words.ts'

/** How well each word of a query fits a name, from 0 to 1, and a small bonus that decides between equals. */
type NameMatch = { fits: number[]; bonus: number }

export function matchName(displayName: string, queryWords: QueryWord[], joined: QueryWord[]): NameMatch {
  const parts = foldedNameWords(displayName)
  const fits = assignWords(queryWords, parts)
  const other = [...words(displayName).filter((word) => !parts.includes(word)), ...joins(parts)]
  for (const [at, each] of queryWords.entries()) {
    if ((fits[at] ?? 0) >= minFit) continue
    const whole = Math.max(0, ...other.map((word) => (word === each.word ? 0.95 : similarity(each, word))))
    const letters = initialLetters(parts).includes(each.word) ? 0.86 : 0
    fits[at] = Math.max(fits[at] ?? 0, whole, letters)
  }
  for (const [at, each] of joined.entries()) {
    const best = Math.max(0, ...parts.map((part) => each.names.get(part) ?? 0))
    if (best >= minFit) for (const half of [at, at + 1]) fits[half] = Math.max(fits[half] ?? 0, best - 0.03)
  }
  return { fits, bonus: bonusOf(parts, queryWords, fits) }
}

const minFit = 0.7

/** Pairs each word of the name with at most one word of the query, the best pairs first. */
function assignWords(queryWords: QueryWord[], parts: string[]) {
  const fits = queryWords.map(() => 0)
  const pairs = queryWords.flatMap((each, at) => parts.map((part, of) => ({ at, of, fit: fit(each, part) })))
  const taken = new Set<number>()
  for (const { at, of, fit } of pairs.sort((a, b) => b.fit - a.fit)) {
    if (fit === 0 || fits[at] !== 0 || taken.has(of)) continue
    fits[at] = fit
    taken.add(of)
  }
  return fits
}

function fit(queryWord: QueryWord, part: string) {
  if (part === queryWord.word) return 1
  return Math.max(similarity(queryWord, part), beginning(queryWord.word, part))
}

const similarity = (queryWord: QueryWord, part: string) => queryWord.names.get(part) ?? 0

/** For words in order, no words left over, and a word that may be short for one of the name. */
function bonusOf(parts: string[], queryWords: QueryWord[], fits: number[]) {
  const left = Math.max(0, parts.length - queryWords.length)
  const isInOrder = parts[0] !== undefined && queryWords[0] !== undefined && fit(queryWords[0], parts[0]) >= minFit
  const perhaps = queryWords.map(({ word }, at) =>
    fits[at] === 0 ? Math.max(0, ...parts.map((part) => Math.max(shortForm(word, part), 0.7 * typo(word, part)))) : 0,
  )
  return (isInOrder ? 0.02 : 0) - 0.01 * Math.min(left, 3) + perhaps.reduce((sum, each) => sum + each, 0)
}
