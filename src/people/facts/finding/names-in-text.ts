import { shortWeekdays } from '#language/calendar/day-names.ts'
import { englishGrammar } from '#language/en/grammar.ts'
import { namePartsOf } from '#language/names/call-name.ts'
import { alsoCalled } from '#language/names/nicknames.ts'
import { isPlace } from '#language/person-lines/places.ts'
import type { Piece } from '#language/phrases/phrases.ts'
import { isEverydayWord } from '#language/vocabulary/everyday-words.ts'
import { fold } from '#language/words/fold.ts'
import { wordSet } from '#language/words/word-set.ts'
import { stopWords } from '#language/words/words.ts'

/** A given name: one capitalised word. */
export const givenName: Piece = { source: String.raw`\p{Lu}\p{Ll}[\p{L}'’-]*(?<!['’]s)` }
const age = String.raw`(?: \(\d+\))?`
/** Several: "Tom (5), Ana and Zé". */
export const givenNames: Piece = {
  source: `(?:${givenName.source})${age}(?:(?:, | and | & |, and )(?:${givenName.source})${age})*`,
}
/** The name of a company or place: "Green Mountain Bovine", "the Royal Free", "Rio de Janeiro". */
export const properName: Piece = {
  source: String.raw`(?:the )?\p{Lu}[\p{L}\d'’&+-]*(?: (?:(?:of|de|da|do|dos|the|&|van|von|le|la|du) )?\p{Lu}[\p{L}\d'’&+-]*){0,4}`,
}

/** A word that may be somebody's name. */
export const nameWord: Piece = { source: String.raw`[\p{L}\p{M}][\p{L}\p{M}'’-]*` }

/** What the person of a note may be called in it, also by a nickname; folded, because notes are typed in a hurry. */
export function namesOfPerson(displayName: string): ReadonlySet<string> {
  const parts = namePartsOf(displayName).map(fold)
  return new Set([...parts, ...parts.slice(0, 1).flatMap(alsoCalled)])
}

export const isWeekday = (word: string) => shortWeekdays.includes(word.slice(0, 3).toLowerCase()) && /day$/i.test(word)
export const isGivenName = (word: string) => alsoCalled(fold(word)).length > 0

const capitalised = /(?<before>(?:^|[\p{L}\d'’]+ )?)(?<![\p{L}\d'’])(?<words>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)/gu
/** After these stands a place or a thing rather than a person. */
const beforePlaces = /^(?:in|at|from|near|of|on|the|a|an) $/iu

const frequent = wordSet(englishGrammar.frequentWords)

/** Whether somebody other than the person is named. */
export function namesOthers(text: string, own: ReadonlySet<string>) {
  return text.matchAll(capitalised).some(({ groups }) => {
    const { before = '', words = '' } = groups ?? {}
    // “The Mesa Trail” is one name, of a place.
    return !beforePlaces.test(before) && words.split(' ').some((word) => isOther(word, own))
  })
}

function isOther(word: string, own: ReadonlySet<string>) {
  if (own.has(fold(word)) || isPlace(word)) return false
  const lower = word.toLowerCase()
  return isGivenName(word) || !(stopWords.has(lower) || frequent.has(lower) || isEverydayWord(lower))
}
