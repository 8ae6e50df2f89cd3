import { shortWeekdays } from '../../calendar/day-names.ts'
import type { FactWords } from '../../language-data/fact-words.ts'
import { namePartsOf } from '../../names/call-name.ts'
import { alsoCalled } from '../../names/nicknames.ts'
import { isPlace } from '../../person-lines/places.ts'
import { lazy } from '../../phrases/lazy.ts'
import { pattern } from '../../phrases/phrases.ts'
import { isEverydayWord } from '../../vocabulary/everyday-words.ts'
import { fold } from '../../words/fold.ts'
import { wordSet } from '../../words/word-set.ts'
import { stopWords } from '../../words/words.ts'

/** Names for the person of a note, including nicknames; folded, because notes are typed in a hurry. */
export function namesOfPerson(displayName: string): ReadonlySet<string> {
  const parts = namePartsOf(displayName).map(fold)
  return new Set([...parts, ...parts.slice(0, 1).flatMap(alsoCalled)])
}

export const isWeekday = (word: string) => shortWeekdays.includes(word.slice(0, 3).toLowerCase()) && /day$/i.test(word)
export const isGivenName = (word: string) => alsoCalled(fold(word)).length > 0

const capitalised = /(?<before>(?:^|[\p{L}\d'’]+ )?)(?<![\p{L}\d'’])(?<words>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)/gu

type NounRules = {
  beforePlaces: RegExp
  isOrdinary: (word: string) => boolean
  beforeNames: RegExp | null
  afterNames: RegExp | null
}

/** How names are distinguished from other capitalized words. */
export function nounRules({ beforePlaces, beforeNames, afterNames, frequentWords }: FactWords['subjects']): NounRules {
  const frequent = lazy(() => wordSet(frequentWords))
  return {
    // After these stands a place or a thing rather than a person.
    beforePlaces: pattern('iu')`^${beforePlaces} $`,
    isOrdinary: (word) => stopWords.has(word) || frequent().has(word) || isEverydayWord(word),
    beforeNames: beforeNames && pattern('iu')`^${beforeNames} $`,
    afterNames: afterNames && pattern('iu')`^ ${afterNames}(?!\p{L})`,
  }
}

/** Whether somebody other than the person is named. */
export function namesOthers(text: string, own: ReadonlySet<string>, rules: NounRules) {
  return text.matchAll(capitalised).some((found) => {
    const { before = '', words = '' } = found.groups ?? {}
    // “The Mesa Trail” is one name, of a place.
    if (rules.beforePlaces.test(before)) return false
    const isFirst = before === '' && /(?:^|[.!?:\n])\s*$/u.test(text.slice(0, found.index))
    const isMarked = isFirst
      ? !rules.afterNames || rules.afterNames.test(text.slice(found.index + found[0].length))
      : !rules.beforeNames || rules.beforeNames.test(before)
    // “Elle” and “Su” are names too, but not where a sentence begins with them.
    const isPlainFirst = isFirst && rules.afterNames !== null
    return words.split(' ').some((word) => isOther(word, own, rules, { isMarked, isPlainFirst }))
  })
}

type Place = { isMarked: boolean; isPlainFirst: boolean }

function isOther(word: string, own: ReadonlySet<string>, { isOrdinary }: NounRules, place: Place) {
  const { isMarked, isPlainFirst } = place
  if (own.has(fold(word)) || isPlace(word)) return false
  const lower = word.toLowerCase()
  if (isPlainFirst && isOrdinary(lower)) return false
  return isGivenName(word) || (isMarked && !isOrdinary(lower))
}
