import { endOfMonth, existingDate, nearestYear, nextNumbered, nthWeekday } from '../calendar/calendar.ts'
import { ordinalOf, type Words } from '../calendar/calendar-words.ts'
import { monthNumber, weekdayNumber } from '../calendar/day-names.ts'
import { monthOf } from '../calendar/month-of.ts'
import { pattern, phrases } from '../phrases/phrases.ts'
import { type DayPhrase, next } from './day-phrase.ts'

type Day = Temporal.PlainDate

/** What may follow a numbered day and go on with the sentence. */
const goesOn = phrases`
  of, at, and, so, to, for, in, or, if, with, because, she, he, they, I, we, but, then, when, after, before, latest, by, via,
  on, about, as, it, re, regarding, while, until, from, instead, maybe, please, too, morning, afternoon, evening, night, noon,
  lunchtime, my, his, her, their, the, a, an, no, just, yeah, ok, okay, anyway, which, who, that, is, was, will, works, there,
  lol, thanks, sharp, cos, cause, cuz, since, though, although, unless, once, you, also, plus, per,
  ${/[a-z]+/} (said | says | told | will | is)${/(?![a-z])/}`
/** "The 2nd draft" is no date. */
const noThing = pattern()`(?! (?!${goesOn})[a-zÀ-ɏ]+)`.source

/** Days by their number, and weekdays of a month. */
export const daysOfMonth: DayPhrase[] = [
  {
    says: `the (?<number>\\d{1,2})(?:st|nd|rd|th)${noThing}`,
    day: ({ number }, today) => nextNumbered(today, Number(number)),
  },
  {
    says: `(?:by|on|before|until|till|from|starting|due|for) the <ordinal>${noThing}`,
    day: ({ ordinal }, today) => nextNumbered(today, ordinalOf(ordinal)),
  },
  {
    says: '(?<=[,(–-][\\s]*|^\\W*)(?<number>\\d{1,2})(?:st|nd|rd|th)(?=[\\s).!]*$)',
    day: ({ number }, today) => nextNumbered(today, Number(number)),
  },
  {
    says: '(?:by|on|until|till|before|due|am|bis) (?<number>\\d{1,2})\\.(?<when>\\d{1,2})\\.?',
    day: ({ number, when }, today) => nearestYear(today, Number(when), Number(number)),
  },
  {
    says: '(?:by|on|until|till|before|due|for|starting) (?<number>\\d{1,2})(?:st|nd|rd|th)',
    day: ({ number }, today) => nextNumbered(today, Number(number)),
  },
  {
    says: '(?:the )?(?:<ordinal>|(?<number>\\d{1,2})) (?:day )?of the month',
    day: ({ ordinal, number }, today) => nextNumbered(today, ordinal ? ordinalOf(ordinal) : Number(number)),
  },
  {
    says: '(?:the )?(?:<ordinal>|(?<number>\\d{1,2})) (?:day )?of (?:this|the current) month',
    day: ({ ordinal, number }, today) =>
      existingDate(today.year, today.month, ordinal ? ordinalOf(ordinal) : Number(number)),
  },
  {
    says: `(?:the )?(?:<ordinal>|(?<number>\\d{1,2})) (?:day )?(?:of )?(?:the )?${next} month`,
    day: ({ ordinal, number }, today) => inNextMonth(today, ordinal ? ordinalOf(ordinal) : Number(number)),
  },
  {
    says: '<weekday>,? (?:the <ordinal>|(?:the )?(?<number>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:/.-]| ?[ap]\\.?m))(?! of)',
    day: ({ weekday, ordinal, number }, today) =>
      numberedWeekday(today, weekdayNumber(weekday), ordinal ? ordinalOf(ordinal) : Number(number)),
  },
  {
    says: '(?:<weekday>,? )?(?:the )?<ordinal> (?:day )?(?:of |in )?<month>(?:,? <year>)?',
    day: ({ ordinal, month, year }, today) => monthDay(today, month, ordinalOf(ordinal), year),
  },
  {
    says: '<month> (?:the )?<ordinal>(?:,? <year>)?',
    day: ({ ordinal, month, year }, today) => monthDay(today, month, ordinalOf(ordinal), year),
  },
  {
    says: '(?:the )?last day (?:of|in) <month>(?:,? <year>)?',
    day: ({ month, year }, today) => monthOf(today, month, year, endOfMonth),
    whole: true,
  },
  {
    says: '(?:the )?last <weekday> (?:of|in) <month>(?:,? <year>)?',
    day: (words, today) => weekdayOfMonth(words, today, -1),
  },
  {
    says: '(?:the )?<ordinal> <weekday> (?:of|in) <month>(?:,? <year>)?',
    day: (words, today) => weekdayOfMonth(words, today, ordinalOf(words.ordinal)),
  },
  {
    says: `(?:the )?<ordinal> <weekday> (?:of|in) ${next} month`,
    day: ({ ordinal, weekday }, today) => nthInMonth(today.add({ months: 1 }), weekday, ordinalOf(ordinal)),
  },
  {
    says: `(?:the )?last <weekday> (?:of|in) ${next} month`,
    day: ({ weekday }, today) => nthInMonth(today.add({ months: 1 }), weekday, -1),
  },
  {
    says: '(?:the )?last <weekday> (?:of|in) (?:the|this) month',
    day: ({ weekday }, today) => nthInMonth(today, weekday, -1),
  },
  {
    says: `(?:the )?<ordinal> <weekday> (?:of|in) (?:the|this) month`,
    day: ({ ordinal, weekday }, today) => nthInMonth(today, weekday, ordinalOf(ordinal)),
  },
]

function monthDay(today: Day, month: string, day: number, year: string): Day | null {
  const number = monthNumber(month)
  return year ? existingDate(Number(year), number, day) : nearestYear(today, number, day)
}

function inNextMonth(today: Day, number: number): Day | null {
  const month = today.with({ day: 1 }).add({ months: 1 })
  return existingDate(month.year, month.month, number)
}

/** "Fri 14th": the next 14th that is a Friday. */
function numberedWeekday(today: Day, weekday: number, number: number): Day | null {
  let day = nextNumbered(today, number)
  for (let tries = 0; day && tries < 24; tries++) {
    if (day.dayOfWeek === weekday) return day
    day = nextNumbered(day.add({ days: 1 }), number)
  }
  return nextNumbered(today, number)
}

function weekdayOfMonth({ weekday, month, year }: Words, today: Day, nth: number): Day | null {
  return nthInMonth(
    monthOf(today, month, year, (first) => first),
    weekday,
    nth,
  )
}

const nthInMonth = (month: Day, weekday: string, nth: number) =>
  nthWeekday(month.year, month.month, weekdayNumber(weekday), nth)
