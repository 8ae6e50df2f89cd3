import { startOfWeek } from '../calendar/calendar.ts'
import { wordList } from '../words/word-set.ts'
import type { Day } from './wording.ts'

/** "24. November", "24 novembre", "24 de noviembre", with the year where it is another. */
export function dateIn(locale: string, day: Day, today: Day) {
  const year = day.year === today.year ? {} : { year: 'numeric' as const }
  return day.toLocaleString(locale, { day: 'numeric', month: 'long', ...year })
}

export const weekdayIn = (locale: string, day: Day) => day.toLocaleString(locale, { weekday: 'long' })

/** The month of a past day, with the year if it is another one. */
export function monthIn(locale: string, day: Day, today: Day) {
  const month = day.toLocaleString(locale, { month: 'long' })
  return day.year === today.year ? month : `${month} ${day.year}`
}

type Said = { days: Record<number, string>; weekday: string; lastWeek: string; date: string; month: string }

/** So long after, nobody remembers the date. */
const dateDays = 45

/** When something was, from the few ways in which a language says it. */
export function pastDay(day: Day, today: Day, { days, weekday, lastWeek, date, month }: Said) {
  const ago = day.until(today).days
  const near = days[-ago]
  if (near !== undefined) return near
  if (ago < 7) return weekday
  if (isLastWeek(day, today)) return lastWeek
  return ago <= dateDays ? date : month
}

const isLastWeek = (day: Day, today: Day) => startOfWeek(day).until(startOfWeek(today)).days === 7

/** Nouns in small letters, by the article that goes before them. */
export type NounsByWord = Record<string, string>

/** Finds the first such noun of a clause, and says it with its article; German writes nouns large. */
export function eventReader(nouns: NounsByWord) {
  const articles = new Map(
    Object.entries(nouns).flatMap(([article, list]) => wordList(list).map((noun) => [noun, article] as const)),
  )
  return (clause: string) => {
    const found = clause.match(/\p{L}+/gu)?.find((word) => articles.has(word.toLowerCase()))
    return found === undefined ? null : `${articles.get(found.toLowerCase())}${found}`
  }
}

/** The words of a sentence that are there. */
export const joinWords = (...parts: (string | null)[]) => parts.filter((part) => part).join(' ')

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
