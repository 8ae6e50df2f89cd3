import { initialLetters, joins } from '#language/names/name-keys.ts'
import { beginning, maxShortForm, maxTypo, shortFormOf, typo } from '#language/words/likeness.ts'
import { words, wordsOfFoldedName } from '#language/words/words.ts'
import type { QueryWord } from './query-words.ts'

/** How well each word of a query fits a name, from 0 to 1, and a small bonus that decides between equals. */
type NameMatch = { fits: number[]; bonus: number }

/** A word of a name: how well each word of a query fits it, and how much it resembles it otherwise. */
type Part = { fits: number[]; resemblances: () => number[] }

/** Compares names with the words of a query. A name comes as it is written, and folded. */
export function nameMatcher(queryWords: QueryWord[], joined: QueryWord[]) {
  const partOf = partComparer(queryWords)
  const firstLetters = new Set(queryWords.flatMap(({ word, names }) => [word, ...names.keys()].map((name) => name[0])))
  const unfit = queryWords.map(() => 0)
  return (displayName: string, folded: string): NameMatch => {
    const spelt = wordsOfFoldedName(folded)
    // What fits begins with the same letter, and most words of names do not.
    const parts = spelt.map((word) => (firstLetters.has(word[0]) ? partOf(word).fits : unfit))
    const fits = assignWords(queryWords, parts)
    const isUnsure = fits.some((fit) => fit < minFit)
    if (isUnsure && (!isPlain(displayName) || spelt.some((word) => firstLetters.has(word[0])))) {
      fitOtherSpellings(fits, queryWords, spelt, displayName)
    }
    for (const [at, each] of joined.entries()) {
      const best = Math.max(0, ...spelt.map((word) => each.names.get(word) ?? 0))
      if (best >= minFit) for (const half of [at, at + 1]) fits[half] = Math.max(fits[half] ?? 0, best - 0.03)
    }
    // A word may be short for one of the name.
    const perhaps = fits.map((fit, at) => (fit === 0 ? maxOf(spelt, (word) => partOf(word).resemblances()[at]) : 0))
    return { fits, bonus: bonusOf(parts, fits) + perhaps.reduce((sum, each) => sum + each, 0) }
  }
}

const minFit = 0.7

/** People share names: each word is compared once. */
function partComparer(queryWords: QueryWord[]) {
  const resemblanceTo = queryWords.map(({ word }) => resemblance(word))
  const known = new Map<string, Part>()
  return (word: string): Part => {
    const before = known.get(word)
    if (before) return before
    let resemblances: number[] | undefined
    const part = {
      fits: queryWords.map((each) => fitOf(each, word)),
      resemblances: () => (resemblances ??= resemblanceTo.map((each) => each(word))),
    }
    known.set(word, part)
    return part
  }
}

function fitOf(queryWord: QueryWord, part: string) {
  if (part === queryWord.word) return 1
  return Math.max(similarity(queryWord, part), beginning(queryWord.word, part))
}

function resemblance(word: string) {
  const shortForm = shortFormOf(word)
  return (part: string) => Math.max(shortForm(part), typoWeight * typo(word, part))
}

/** The most that a name adds to the score of a word that it does not have. */
export const maxBonus = (word: string) => inOrder + Math.max(maxShortForm(word), typoWeight * maxTypo)

const inOrder = 0.02
const typoWeight = 0.7

const similarity = (queryWord: QueryWord, part: string) => queryWord.names.get(part) ?? 0

/** Pairs each word of the name with at most one word of the query, the best pairs first. */
function assignWords(queryWords: QueryWord[], parts: number[][]) {
  if (queryWords.length === 1) return [maxOf(parts, ([fit]) => fit)]
  const fits = queryWords.map(() => 0)
  const pairs: { at: number; of: number; fit: number }[] = []
  for (let at = 0; at < fits.length; at++) {
    for (let of = 0; of < parts.length; of++) {
      const fit = parts[of]?.[at] ?? 0
      if (fit > 0) pairs.push({ at, of, fit })
    }
  }
  if (pairs.length === 0) return fits
  const taken = new Set<number>()
  for (const { at, of, fit } of pairs.sort((a, b) => b.fit - a.fit)) {
    if (fits[at] !== 0 || taken.has(of)) continue
    fits[at] = fit
    taken.add(of)
  }
  return fits
}

const isPlain = (displayName: string) => /^[ -~]*$/.test(displayName)

/**
 * A word may be the whole name in another script, several of its words as one, or its initials. Of a plain name, all of
 * these begin as one of its words does.
 */
function fitOtherSpellings(fits: number[], queryWords: QueryWord[], spelt: string[], displayName: string) {
  const other = [...otherScript(displayName, spelt), ...joins(spelt)]
  const letters = initialLetters(spelt)
  for (const [at, each] of queryWords.entries()) {
    const fit = fits[at] ?? 0
    if (fit >= minFit) continue
    const whole = Math.max(0, ...other.map((word) => (word === each.word ? 0.95 : similarity(each, word))))
    fits[at] = Math.max(fit, whole, letters.includes(each.word) ? 0.86 : 0)
  }
}

/** The words of a plain name are its parts, and nothing else. */
function otherScript(displayName: string, spelt: string[]) {
  return isPlain(displayName) ? [] : words(displayName).filter((word) => !spelt.includes(word))
}

/** For words in order, and no words left over. */
function bonusOf(parts: number[][], fits: number[]) {
  const left = Math.max(0, parts.length - fits.length)
  const isInOrder = (parts[0]?.[0] ?? 0) >= minFit
  return (isInOrder ? inOrder : 0) - 0.01 * Math.min(left, 3)
}

function maxOf<T>(items: T[], value: (item: T) => number | undefined) {
  let max = 0
  for (const item of items) max = Math.max(max, value(item) ?? 0)
  return max
}
