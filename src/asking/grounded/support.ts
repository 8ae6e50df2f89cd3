import { tellingWords } from '#language/words/words.ts'
import { writtenDayOf } from './dates.ts'
import type { Excerpt } from './reading.ts'

/**
 * Whether something of a sentence stands in what it cites. This is no proof that the sentence is true; it is proof that one
 * that has nothing to do with its passages is not let through.
 */
export function isSupported(sentence: string, cites: Excerpt[], timeZone: string) {
  const told = stemsOf(sentence)
  // The day of a passage was shown with it: "you met in March" rests on it.
  const shown = cites.map(({ passage, text }) => `${text} ${writtenDayOf(passage.at, timeZone)}`)
  const known = new Set(shown.flatMap(stemsOf))
  return told.some((stem) => known.has(stem))
}

/** Whether a sentence says anything beside names and the small words. */
export const saysSomething = (sentence: string) => stemsOf(sentence).length > 0

/** The words that tell what a text is about, without their endings. */
export function stemsOf(text: string) {
  return tellingWords(text).map((word) => (word.length > 4 ? word.replace(/(?:ies|ing|ed|es|s|e|y)$/u, '') : word))
}
