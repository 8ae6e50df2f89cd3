import { dateAt } from '#language/calendar/calendar.ts'
import { findUntruth } from '#language/evidence/evidence.ts'
import type { Source } from '#language/evidence/sources.ts'
import { tellingWords } from '#language/words/words.ts'
import type { Chosen, Excerpt } from './reading.ts'

type Reading = { by: Chosen['by']; timeZone: string }

/**
 * Whether a sentence is held by what it cites: its figures, dates and names stand there, it denies what they deny, it
 * gives each deed to whom they give it, and most of its words are theirs. The model sees the day of each passage.
 */
export function isBorneOut(sentence: string, cites: Excerpt[], { by, timeZone }: Reading) {
  const sources = cites.map((excerpt) => sourceOf(excerpt, { by, timeZone }))
  return findUntruth(sentence, sources, { voice: 'answer' }) === null
}

/** One source for each excerpt, which is then read once for all sentences. */
function sourceOf(excerpt: Excerpt, { by, timeZone }: Reading): Source {
  const known = sources.get(excerpt)
  if (known) return known
  const { passage, text } = excerpt
  const source = { text, day: dateAt(passage.at, timeZone), people: [passage.connectionName], by }
  sources.set(excerpt, source)
  return source
}

const sources = new WeakMap<Excerpt, Source>()

/** Whether a sentence has words other than names and stop words. */
export const saysSomething = (sentence: string) => stemsOf(sentence).length > 0

/** The stems of the words that say what a text is about. */
export function stemsOf(text: string) {
  return tellingWords(text).map((word) => (word.length > 4 ? word.replace(/(?:ies|ing|ed|es|s|e|y)$/u, '') : word))
}
