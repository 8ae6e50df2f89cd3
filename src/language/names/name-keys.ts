import { fold } from '../words/fold.ts'
import { foldedNameWords, foldedWords, latin, words } from '../words/words.ts'

/** A key shared by spellings of one name: its folded words in order, without titles and initials. */
export function nameKeyOf(displayName: string): string | null {
  const all = foldedWords(displayName).filter((word) => !titles.has(word))
  const full = all.filter((word) => word.length > 1)
  const key = (full.length > 1 ? full : all).toSorted().join(' ')
  return key === '' ? null : [...key].slice(0, maxKeyLength).join('')
}

/** Whether a key is more than a first name: two words, or a name in a script that does not part its words. */
export function isFullName(key: string) {
  return key.includes(' ') || /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,}$/u.test(key)
}

const titles = new Set(['dr', 'prof', 'mr', 'mrs', 'ms', 'herr', 'frau', 'sr', 'sra', 'mme', 'dipl', 'ing'])

/** An index takes no more than some hundreds of letters. */
const maxKeyLength = 120

export const nameTerm = (word: string) => `=${word}`
export const pairTerm = (first: string, second: string) => `+${first} ${second}`
export const joinTerm = (word: string) => `&${word}`
export const initialsTerm = (letters: string) => `.${letters}`

const maxNameWords = 6

/** The words of a name, each pair in either order, its initials, and adjacent words joined. */
export function nameTerms(displayName: string) {
  const parts = foldedNameWords(displayName).slice(0, maxNameWords)
  const singles = [...parts, ...words(displayName).slice(0, 20)]
  const pairs = parts.flatMap((first, at) =>
    parts.flatMap((second, other) => (at === other ? [] : [pairTerm(first, second)])),
  )
  return [...singles.map(nameTerm), ...pairs, ...joins(parts).map(joinTerm), ...initialLetters(parts).map(initialsTerm)]
}

/** "mary ann lee" as maryann, annlee and maryannlee. */
export function joins(parts: string[]) {
  const two = parts.slice(1).map((part, at) => `${parts[at]}${part}`)
  const three = parts.slice(2).map((part, at) => `${parts[at]}${parts[at + 1]}${part}`)
  return [...two, ...three].map((word) => word.slice(0, 40))
}

/** Of all the words, and of the first and the last. */
export function initialLetters(parts: string[]) {
  const letters = parts.map((part) => part[0] ?? '')
  if (letters.length < 2) return []
  return [...new Set([letters.join(''), `${letters[0]}${letters.at(-1)}`])]
}

/**
 * What a list by name is sorted by: the words of the name without case, accents and punctuation, each script by itself.
 * Chinese characters have no order that readers know, so they stand by their sound: 王 beside Wang.
 */
export function sortNameOf(displayName: string) {
  const words = foldedWords(displayName).map((word) =>
    word.replace(/\p{Script=Han}/gu, (letter) => `${latin(letter)} `),
  )
  const key = words.join(' ').replace(/ +/g, ' ').trim() || fold(displayName).trim()
  return [...key].slice(0, maxSortLength).join('')
}

/** An index takes no more than some hundreds of letters. */
const maxSortLength = 80
