import { addWorkdays, inWeek, nextWeekday } from '../calendar/calendar.ts'
import { countOf, type Words } from '../calendar/calendar-words.ts'
import { weekdayNumber } from '../calendar/day-names.ts'
import { holidayNames, holidayOn } from '../calendar/holidays.ts'
import type { DayPhrase } from './day-phrase.ts'

type Day = Temporal.PlainDate

/** So long from now, or from another day. */
export const spansAhead: DayPhrase[] = [
  { says: '<count> <unit> today', day: addSpan },
  { says: 'tomorrow week|a week tomorrow', day: (_, today) => today.add({ days: 8 }) },
  { says: 'first thing in the morning', day: (_, today) => today.add({ days: 1 }) },
  {
    says: '<count> <weekday>s? from (?:now|today)',
    day: ({ count, weekday }, today) => nextWeekday(today, weekdayNumber(weekday)).add({ weeks: countOf(count) - 1 }),
  },
  {
    says: `<count> <unit> (?:from|after) (?<holiday>${holidayNames})`,
    day: (words, today) => addSpan(words, holidayOn(words.holiday, today) ?? today),
  },
  { says: 'this time next week', day: (_, today) => today.add({ weeks: 1 }) },
  { says: 'this time next month', day: (_, today) => today.add({ months: 1 }) },
  {
    says: "(?:with)?in(?: about| around| under| less than| roughly| maybe| like| just)? <count>(?: short| more)? <unit>(?:['’])?(?: time| from now| from today)?",
    day: addSpan,
  },
  {
    says: '(?:in|within|over|during|for|some ?time in)? ?the next <count> <unit>|<count> <unit> (?:from now|from today|hence|out)|(?:upcoming|the coming) <count> <unit>|<count> upcoming <unit>',
    day: addSpan,
  },
  {
    says: '(?:with)?in (?:a|one|the) (?:week|fortnight) or (?:so|two)|(?:with)?in a couple(?: of)? weeks or so',
    day: (_, today) => today.add({ weeks: 2 }),
  },
  {
    says: '(?:with)?in (?:a|one) day or (?:so|two)|(?:in|over|within) the next day or (?:so|two)',
    day: (_, today) => today.add({ days: 2 }),
  },
  {
    says: '(?:with)?in (?:two or three|a few|two to three|2-3|2 or 3|2 to 3) days|(?:in|over|within) the (?:next|coming) few days|in the coming days',
    day: (_, today) => today.add({ days: 3 }),
  },
  {
    says: '(?:with)?in the (?:next|coming) (?<span>week|month)',
    day: ({ span }, today) => today.add(span === 'week' ? { weeks: 1 } : { months: 1 }),
  },
  {
    says: '<count> <unit> (?:from|after) (?:tomorrow|tmrw)',
    day: (words, today) => addSpan(words, today.add({ days: 1 })),
  },
  {
    says: '<count> <unit> (?:from|after|on) (?:this )?<weekday>',
    day: (words, today) => addSpan(words, nextWeekday(today, weekdayNumber(words.weekday))),
  },
  {
    says: '<count> <unit> (?:from|after) next <weekday>',
    day: (words, today) => addSpan(words, inWeek(today, 1, weekdayNumber(words.weekday))),
  },
  {
    says: '(?:with)?in <count> (?:business|working|work|week) ?days?',
    day: ({ count }, today) => addWorkdays(today, countOf(count)),
  },
  {
    says: '<count> <unit> (?:ago|back|earlier)|<count> <unit> before',
    day: (words, today) => addSpan(words, today, -1),
  },
]

/** So many days, weeks, months or years after a day, or before it. */
export function addSpan({ count, unit }: Pick<Words, 'count' | 'unit'>, from: Day, sign = 1): Day | null {
  const many = countOf(count) * sign
  if (unit.startsWith('day')) return from.add({ days: many })
  if (unit.startsWith('weekend')) return null
  if (unit.startsWith('w')) return from.add({ weeks: many })
  if (unit.startsWith('f')) return from.add({ weeks: 2 * many })
  if (unit.startsWith('m')) return from.add({ months: many })
  return from.add(unit.startsWith('q') ? { months: 3 * many } : { years: many })
}
