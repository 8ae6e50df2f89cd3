import { shortMonths, shortWeekdays } from '../calendar/day-names.ts'
import type { DateWords } from '../language-data/date-words.ts'
import { anyOf, pattern, phrases } from '../phrases/phrases.ts'
import { clock } from './dates/clock.ts'
import { countedPhrases } from './dates/counted-phrases.ts'
import { holidays } from './dates/holidays.ts'
import { nearPhrases } from './dates/near-phrases.ts'
import { stretchPhrases } from './dates/stretch-phrases.ts'
import { around } from './dates/surroundings.ts'
import { counts, months, ordinals, part, units, weekdays } from './dates/words.ts'

const dayWord = phrases`
  ${/\d/}, right, straight, day, week, month, year, quarter, qtr, tonight, tonite, morning, morrow, tmr, tmw, tomoz, 2m,
  2nite, this${/ /}, ${anyOf(shortWeekdays)}, next, night, ${/eo[bdwmqy]|co[bp]/}, nxt, wk, business, play, end, bed,
  ${anyOf(shortMonths)}, mas, ides, the${/ /}, halloween, thanks, teenth, mayo, nye, gras, easter, pentecost, purim, passover,
  pesach, rosh, kippur, uk, ramadan, eid, id ul`

export const englishDates: DateWords = {
  weekdays,
  months,
  counts,
  ordinals,
  units,
  part,
  holidays,
  phrases: shortenedWeeks({ ...nearPhrases, ...stretchPhrases, ...countedPhrases }),
  sign: pattern('i')`${dayWord}`,
  written: {
    article: '(?:the )?',
    ending: '(?:st|nd|rd|th)',
    of: '(?: of | |[-/])?',
    monthDay: true,
    monthFirstZones: /^(?:America|US|UTC|Etc|Pacific\/Honolulu|Asia\/Manila|[+-])/,
  },
  clock,
  around,
}

/** Wherever somebody may say "week", they may write "wk". */
function shortenedWeeks(phrases: DateWords['phrases']): DateWords['phrases'] {
  const shortened = Object.entries(phrases).map(([name, ways]) => [
    name,
    ways.map((way) => way.replace(/(?<= )week(?![a-z])/g, '(?:week|wk)')),
  ])
  return Object.fromEntries(shortened)
}
