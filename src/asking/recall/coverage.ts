import type { Scored } from './rank.ts'
import type { Worth } from './word-score.ts'

/** How many of the best passages are checked for a word. */
const passagesChecked = 3

/** The share of the question's words, by weight, that the best passages have. Only passages about its people count. */
export function coverage(ranked: Scored[], { worth, about }: { worth: Worth; about: ReadonlySet<string> }) {
  const theirs = about.size === 0 ? ranked : ranked.filter(({ entry }) => about.has(entry.connectionId))
  const all = [...worth.values()].reduce((sum, each) => sum + each, 0)
  if (all === 0) return theirs.length > 0 ? 1 : 0
  const had = new Set(theirs.slice(0, passagesChecked).flatMap(({ has }) => [...has.keys()]))
  return [...had].reduce((sum, word) => sum + (worth.get(word) ?? 0), 0) / all
}
