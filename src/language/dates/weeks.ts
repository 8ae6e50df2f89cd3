import { endOfWeek, inWeek, nearestYear, nextNumbered, startOfWeek } from '../calendar/calendar.ts'
import { ordinalOf, pieces } from '../calendar/calendar-words.ts'
import { monthNumber } from '../calendar/day-names.ts'
import { type DayPhrase, early, next, weekEnd } from './day-phrase.ts'

type Day = Temporal.PlainDate

const weekOf = '(?:(?:the )?(?:week|wk) (?:of|commencing|beginning|starting)|w/c|wc|w/b)'

const laterThisWeek = "eow|later in the week|within the week|(?:the )?week['’]s end|before the week is out"

/** Weeks are met by their Friday, weekends by their Sunday. */
export const weekPhrases: DayPhrase[] = [
  {
    says: `(?:later |sometime )?(?:this|the current|current) week|${weekEnd} (?:the |this |the current |current )?(?:work(?:ing)? ?)?week|${laterThisWeek}`,
    day: (_, today) => endOfWeek(today),
    whole: true,
  },
  {
    says: `(?:sometime |later |late |the end of |end of )?${next} week|in the week ahead`,
    day: (_, today) => inWeek(today, 1, 5),
    whole: true,
  },
  { says: `(?:${early}) ${next} week`, day: (_, today) => inWeek(today, 1, 1) },
  { says: `(?:mid(?:dle)?(?: of)?(?:-| )?)${next} week`, day: (_, today) => inWeek(today, 1, 3) },
  {
    says: `(?:(?:the )?end of |sometime )?(?:the )?week after next`,
    day: (_, today) => inWeek(today, 2, 5),
    whole: true,
  },
  { says: '(?:last|the past|past|previous) week', day: (_, today) => inWeek(today, -1, 1) },
  { says: '(?:this|the|over the|this coming) weekend', day: (_, today) => inWeek(today, 0, 7), whole: true },
  {
    says: '(?:before|by) (?:the|this) weekend',
    day: (_, today) => inWeek(today, 0, today.dayOfWeek > 5 ? 7 : 5),
    whole: true,
  },
  { says: `${next} weekend`, day: (_, today) => inWeek(today, 1, 7), whole: true },
  { says: 'last weekend', day: (_, today) => inWeek(today, -1, 7) },
  {
    says: `${weekOf} (?:the )?<ordinal>`,
    day: ({ ordinal }, today) => weekFriday(nextNumbered(today, ordinalOf(ordinal))),
  },
  {
    says: `${weekOf} (?:<month> (?<number>\\d{1,2})(?:st|nd|rd|th)?|(?<when>\\d{1,2})(?:st|nd|rd|th)? (?<span>${pieces.month}))`,
    day: ({ month, number, when, span }, today) =>
      weekFriday(nearestYear(today, monthNumber(month || span), Number(number || when))),
  },
]

const weekFriday = (day: Day | null) => day && startOfWeek(day).add({ days: 4 })
