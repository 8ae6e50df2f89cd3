import { initialsOf, joins } from '#language/names/name-terms.ts'
import { beginning, shortForm, typo } from '#language/words/likeness.ts'
import { nameWords, words } from '#language/words/words.ts'
import type { Sought } from './query-words.ts'

/** How well each word of a query fits a name, from 0 to 1; and how well the whole does, to part those who fit alike. */
type NameMatch = { fits: number[]; polish: number }

export function nameMatch(displayName: string, sought: Sought[], joined: Sought[]): NameMatch {
  const parts = nameWords(displayName)
  const fits = assigned(sought, parts)
  const other = [...words(displayName).filter((word) => !parts.includes(word)), ...joins(parts)]
  for (const [at, each] of sought.entries()) {
    if ((fits[at] ?? 0) >= enough) continue
    const whole = Math.max(0, ...other.map((word) => (word === each.word ? 0.95 : close(each, word))))
    const letters = initialsOf(parts).includes(each.word) ? 0.86 : 0
    fits[at] = Math.max(fits[at] ?? 0, whole, letters)
  }
  for (const [at, each] of joined.entries()) {
    const best = Math.max(0, ...parts.map((part) => each.names.get(part) ?? 0))
    if (best >= enough) for (const half of [at, at + 1]) fits[half] = Math.max(fits[half] ?? 0, best - 0.03)
  }
  return { fits, polish: polish(parts, sought, fits) }
}

const enough = 0.7

/** Each word of the name answers for one of the query; the best pairs first. */
function assigned(sought: Sought[], parts: string[]) {
  const fits = sought.map(() => 0)
  const pairs = sought.flatMap((each, at) => parts.map((part, of) => ({ at, of, fit: fit(each, part) })))
  const taken = new Set<number>()
  for (const { at, of, fit } of pairs.sort((a, b) => b.fit - a.fit)) {
    if (fit === 0 || fits[at] !== 0 || taken.has(of)) continue
    fits[at] = fit
    taken.add(of)
  }
  return fits
}

function fit(sought: Sought, part: string) {
  if (part === sought.word) return 1
  return Math.max(close(sought, part), beginning(sought.word, part))
}

const close = (sought: Sought, part: string) => sought.names.get(part) ?? 0

/** In small: words in their order, no word left over, and for a word that fits nothing, what it might be short for. */
function polish(parts: string[], sought: Sought[], fits: number[]) {
  const left = Math.max(0, parts.length - sought.length)
  const isInOrder = parts[0] !== undefined && sought[0] !== undefined && fit(sought[0], parts[0]) >= enough
  const perhaps = sought.map(({ word }, at) =>
    fits[at] === 0 ? Math.max(0, ...parts.map((part) => Math.max(shortForm(word, part), 0.7 * typo(word, part)))) : 0,
  )
  return (isInOrder ? 0.02 : 0) - 0.01 * Math.min(left, 3) + perhaps.reduce((sum, each) => sum + each, 0)
}
