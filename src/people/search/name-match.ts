import { initialLetters, joins } from '#language/names/name-terms.ts'
import { beginning, shortForm, typo } from '#language/words/likeness.ts'
import { foldedNameWords, words } from '#language/words/words.ts'
import type { QueryWord } from './query-words.ts'

/** How well each word of a query fits a name, from 0 to 1, and a small bonus that decides between equals. */
type NameMatch = { fits: number[]; bonus: number }

/** A word of a query, and how well words of names fit it. People share names: each is compared once. */
type ComparedWord = QueryWord & { fit: (part: string) => number; resemblance: (part: string) => number }

/** Compares names with the words of a query. */
export function nameMatcher(queryWords: QueryWord[], joined: QueryWord[]) {
  const compared = queryWords.map(
    (each): ComparedWord => ({
      ...each,
      fit: once((part) => fitOf(each, part)),
      resemblance: once((part) => Math.max(shortForm(each.word, part), 0.7 * typo(each.word, part))),
    }),
  )
  return (displayName: string): NameMatch => {
    const parts = foldedNameWords(displayName)
    const fits = assignWords(compared, parts)
    if (fits.some((fit) => fit < minFit)) fitOtherSpellings(fits, compared, parts, displayName)
    for (const [at, each] of joined.entries()) {
      const best = Math.max(0, ...parts.map((part) => each.names.get(part) ?? 0))
      if (best >= minFit) for (const half of [at, at + 1]) fits[half] = Math.max(fits[half] ?? 0, best - 0.03)
    }
    return { fits, bonus: bonusOf(parts, compared, fits) }
  }
}

const minFit = 0.7

function once(compute: (part: string) => number) {
  const known = new Map<string, number>()
  return (part: string) => {
    const before = known.get(part)
    if (before !== undefined) return before
    const value = compute(part)
    known.set(part, value)
    return value
  }
}

function fitOf(queryWord: QueryWord, part: string) {
  if (part === queryWord.word) return 1
  return Math.max(similarity(queryWord, part), beginning(queryWord.word, part))
}

const similarity = (queryWord: QueryWord, part: string) => queryWord.names.get(part) ?? 0

/** Pairs each word of the name with at most one word of the query, the best pairs first. */
function assignWords(compared: ComparedWord[], parts: string[]) {
  const [only, ...others] = compared
  if (only && others.length === 0) return [Math.max(0, ...parts.map(only.fit))]
  const fits = compared.map(() => 0)
  const pairs: { at: number; of: number; fit: number }[] = []
  for (const [at, each] of compared.entries()) {
    for (const [of, part] of parts.entries()) {
      const fit = each.fit(part)
      if (fit > 0) pairs.push({ at, of, fit })
    }
  }
  const taken = new Set<number>()
  for (const { at, of, fit } of pairs.sort((a, b) => b.fit - a.fit)) {
    if (fits[at] !== 0 || taken.has(of)) continue
    fits[at] = fit
    taken.add(of)
  }
  return fits
}

/** A word may be the whole name in another script, several of its words as one, or its initials. */
function fitOtherSpellings(fits: number[], compared: ComparedWord[], parts: string[], displayName: string) {
  const other = [...otherScript(displayName, parts), ...joins(parts)]
  const letters = initialLetters(parts)
  for (const [at, each] of compared.entries()) {
    const fit = fits[at] ?? 0
    if (fit >= minFit) continue
    const whole = Math.max(0, ...other.map((word) => (word === each.word ? 0.95 : similarity(each, word))))
    fits[at] = Math.max(fit, whole, letters.includes(each.word) ? 0.86 : 0)
  }
}

/** The words of a plain name are its parts, and nothing else. */
function otherScript(displayName: string, parts: string[]) {
  return /^[ -~]*$/.test(displayName) ? [] : words(displayName).filter((word) => !parts.includes(word))
}

/** For words in order, no words left over, and a word that may be short for one of the name. */
function bonusOf(parts: string[], compared: ComparedWord[], fits: number[]) {
  const left = Math.max(0, parts.length - compared.length)
  const isInOrder = parts[0] !== undefined && (compared[0]?.fit(parts[0]) ?? 0) >= minFit
  const perhaps = compared.map((each, at) => (fits[at] === 0 ? Math.max(0, ...parts.map(each.resemblance)) : 0))
  return (isInOrder ? 0.02 : 0) - 0.01 * Math.min(left, 3) + perhaps.reduce((sum, each) => sum + each, 0)
}
