import { tellingWords } from '#language/words/words.ts'
import { writtenDayOf } from './dates.ts'
import type { Excerpt } from './reading.ts'

/**
 * Whether something of a sentence stands in what it cites. This is no proof that the sentence is true; it is proof that one
 * that has nothing to do with its passages is not let through.
 */
export function isSupported(sentence: string, cites: Excerpt[], timeZone: string) {
  const told = stemsOf(sentence)
  // The model sees the day of each passage, so "you met in March" is supported.
  const shown = cites.map(({ passage, text }) => `${text} ${writtenDayOf(passage.at, timeZone)}`)
  const known = new Set(shown.flatMap(stemsOf))
  return told.some((stem) => known.has(stem))
}

/** Whether a sentence has words other than names and stop words. */
export const saysSomething = (sentence: string) => stemsOf(sentence).length > 0

/** The stems of the words that say what a text is about. */
export function stemsOf(text: string) {
  return tellingWords(text).map((word) => (word.length > 4 ? word.replace(/(?:ies|ing|ed|es|s|e|y)$/u, '') : word))
}
