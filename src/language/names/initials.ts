import { graphemes } from '../words/words.ts'
import { givenNameFirst, isNameSuffix, isNameTitle, plainLetters } from './call-name.ts'

/**
 * The initials shown where a person has no photo: two letters in a script with capitals, else one. A name without
 * letters is shown by its first character. Empty for an empty name.
 */
export function initialsOf(displayName: string) {
  // An e-mail address is one word.
  const words = displayName.includes('@') ? [displayName] : nameWords(displayName)
  const first = firstLetter(words[0])
  if (first === '') return graphemes(displayName.trim())[0] ?? ''
  const last = words.length > 1 ? firstLetter(words.at(-1)) : ''
  return hasCapitals.test(first) && hasCapitals.test(last) ? capital(first) + capital(last) : capital(first)
}

/** Without titles before the name, and without degrees after two names: “Jack Ma” has none. */
function nameWords(displayName: string) {
  const words = givenNameFirst(plainLetters(displayName))
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  while (words.length > 1 && isNameTitle(words[0] ?? '')) words.shift()
  while (words.length > 2 && isNameSuffix(words.at(-1) ?? '')) words.pop()
  return words
}

const firstLetter = (word = '') => graphemes(word).find((each) => /[\p{L}\p{N}]/u.test(each)) ?? ''

const hasCapitals = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/u

/** Some capitals are two letters, such as that of ß. */
const capital = (letter: string) => (hasCapitals.test(letter) ? (graphemes(letter.toUpperCase())[0] ?? '') : letter)
