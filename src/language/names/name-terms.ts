import { foldedNameWords, words } from '../words/words.ts'

export const nameTerm = (word: string) => `=${word}`
export const pairTerm = (first: string, second: string) => `+${first} ${second}`
export const joinTerm = (word: string) => `&${word}`
export const initialsTerm = (letters: string) => `.${letters}`

const maxNameWords = 6

/** The words of a name, each two of them in either order, its initials, and neighbours written as one word. */
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
