import type { Unit } from '../../dates/meanings/meaning.ts'
import { numberReader, wholeWord, wordsOf } from '../../language-data/numbered.ts'
import { counts, months, ordinals, part, units, weekdays } from './words.ts'

/** The words that English phrases about dates are made of, as pieces of patterns. */
export const pieces = {
  weekday: weekdays.join('|'),
  month: months.join('|'),
  count: wordsOf(counts),
  ordinal: wordsOf(ordinals),
  unit: Object.values(units).join('|'),
  part,
  year: '(?:19|20)\\d\\d',
} as const

const countOf = numberReader(counts)
const unitPatterns = Object.entries(units).map(([unit, words]) => ({ unit: unit as Unit, pattern: wholeWord(words) }))

/** A length of time as it was written. */
export const readLength = ({ count, unit }: { count: string; unit: string }) => ({
  count: countOf(count),
  unit: unitPatterns.find(({ pattern }) => pattern.test(unit))?.unit ?? 'day',
})
