import type { HolidayNames } from '../calendar/holidays.ts'
import type { Unit } from '../dates/meanings/meaning.ts'
import type { MeaningName } from '../dates/meanings/meanings.ts'
import { type Piece, pattern } from '../phrases/phrases.ts'
import { sourceWithoutAccents } from '../words/fold.ts'
import { wordList } from '../words/word-set.ts'

/** Patterns of words, with the number that each stands for; digits stand for themselves. */
export type Numbered = readonly (readonly [words: string, number?: number])[]

/**
 * A language's date phrases: patterns with <pieces> for weekdays, months, counts, ordinals, units, parts of the day and
 * years. Of overlapping phrases the longest counts.
 */
export type DateWords = {
  /** Monday is the first. */
  weekdays: readonly string[]
  /** Too short to be a weekday everywhere: <short> in a phrase. */
  shortWeekdays?: readonly string[]
  months: readonly string[]
  counts: Numbered
  ordinals: Numbered
  units: Partial<Record<Unit, string>>
  part: string
  holidays: HolidayNames
  phrases: Partial<Record<MeaningName, readonly string[]>>
  /** Cheap signs without which no text names a day. */
  sign: RegExp
  written: WrittenForm
  clock: ClockWords
  around: Surroundings
}

/** How a calendar date is written. */
type WrittenForm = {
  /** Words before the number of a day, after it, and between it and the month. */
  article: string
  ending: string
  of: string
  /** Words between the month and the year. */
  yearOf?: string
  /** Also "May 3". */
  monthDay?: boolean
  /** Also "3.5." */
  dotted?: boolean
  /** Where a zone matches, 3/5 is in March. */
  monthFirstZones?: RegExp
}

/** Groups of a clock pattern: hour, minute, tens, half, part, halfPast, halfTo, quarterPast, quarterTo, quarterOf, noon, midnight. */
export type ClockWords = {
  patterns: readonly string[]
  /** Minutes in words: <tens> in a pattern. */
  minutes: Numbered
  sign: RegExp
  /** Words for the hours before noon, and for those in the evening anywhere in the text. */
  morning: RegExp
  evening: RegExp
  /** Below this hour people mean the afternoon, unless they say otherwise. */
  firstHour: number
  /** "In two hours": groups count and unit, and what the counts of hours are called apart from the usual ones. */
  soon: string
  hourParts: Numbered
  hourUnit: RegExp
  /** "By lunch": groups way and meal, and the hour at which each meal is over. */
  meals?: { pattern: RegExp; over: Record<string, number> }
}

/** Words around a date that decide its meaning. */
export type Surroundings = {
  /** The words that lead to a date, up to its beginning. */
  lead: RegExp
  by: RegExp
  byItself: RegExp
  /** At the beginning of a time of day. */
  byTime: RegExp
  /** Where the day before is meant. */
  before?: RegExp
  beforeEvent?: RegExp
  tail: RegExp
  /** Between a day and its time. */
  gap: RegExp
  /** Before a date that only describes something: since March, every Sunday. */
  describing: RegExp
  /** After a date that only describes something: Tuesday's minutes, the Friday call. */
  thing?: RegExp
  /** A word that is a day only after a preposition or at the end. */
  doubtfulDay?: RegExp
  doubtfulLead?: RegExp
  article?: RegExp
  led?: RegExp
  /** A figure such as 1/2 that may be none. */
  figure?: { expected: RegExp; counted: RegExp; ofThings: RegExp }
  from: RegExp
  to: RegExp
  between: RegExp
  and: RegExp
  /** "Thursday or Friday", "Monday, I mean Tuesday": the second is what holds. */
  instead: RegExp
  latest: RegExp
  dayEnd?: RegExp
}

/** All the words of a list as one pattern. */
export const wordsOf = (list: Numbered) => list.map(([words]) => words).join('|')

/** The number that a word stands for; other digits stand for themselves, other words for -1. */
export function numberReader(...lists: Numbered[]): (word: string) => number {
  const patterns = lists.flat().map(([words, number]) => ({ pattern: wholeWord(words), number }))
  const known = new Map<string, number>()
  return (word) => {
    const plain = word.toLowerCase().replace(/\s+/g, ' ')
    const number = known.get(plain) ?? patterns.find(({ pattern }) => pattern.test(plain))?.number ?? numberOf(plain)
    if (known.size < maxKnown) known.set(plain, number)
    return number
  }
}

const numberOf = (digits: string) => (/^\d/.test(digits) ? Number.parseFloat(digits.replace(',', '.')) : -1)

/** Few words stand for numbers; what a text has in their place need not be remembered. */
const maxKnown = 500

export const wholeWord = (words: string) => new RegExp(`^(?:${sourceWithoutAccents(words)})$`, 'i')

export const inOrder = (words: readonly string[]): Numbered => words.map((word, at) => [word, at + 1] as const)

/** Signs of a day: figures, or one of some beginnings of words. */
export const signOf = (words: string) => new RegExp(`\\d|${wordList(words).join('|')}`, 'i')

/** Up to four such words in a row, just before a date. */
export const leadOf = (words: Piece) => pattern('i')`(?:(?<![a-z\d])${words}\s+){1,4}$`
