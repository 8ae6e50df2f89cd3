import { inWeek, nextWeekday, weekdayOnOrAfter } from '../calendar/calendar.ts'
import { weekdayNumber } from '../calendar/day-names.ts'
import { type DayPhrase, next } from './day-phrase.ts'

const dayEnd =
  '(?:eod|eob|cob|cop|e\\.o\\.d\\.|(?:the )?end of (?:the )?(?:work(?:ing)? ?)?day|(?:the )?close of (?:business|play)|(?:the )?end of)'

const endOfToday =
  'eod|eob|cob|cop|e\\.o\\.d\\.|(?:the )?end of (?:the |to)?(?:business )?day(?: today)?|(?:the )?close of (?:business|play)|end of play|before (?:bed|bedtime)|before the day is (?:out|over|done)'

/** Days close by, and weekdays. */
export const nearDays: DayPhrase[] = [
  {
    says: `today|later today|tonight|tonite|2nite|this (?:<part>)|later on today|right now|right away|straight away|${endOfToday}`,
    day: (_, today) => today,
    whole: true,
  },
  { says: `${dayEnd} today|today ${dayEnd}`, day: (_, today) => today, whole: true },
  {
    says: '(?:tomorrow|tmrw|tmrow|tmw|tomoz|2mrw|2morrow|tmr|tomorow|tommorow|tommorrow|tomorrows|2moro)(?: (?:<part>))?',
    day: (_, today) => today.add({ days: 1 }),
  },
  {
    says: `${dayEnd} (?:tomorrow|tmrw)|(?:tomorrow|tmrw) ${dayEnd}`,
    day: (_, today) => today.add({ days: 1 }),
    whole: true,
  },
  {
    says: '(?:first thing )?(?<!\\d |\\dam |clock |early )in the (?:morning|a\\.?m)(?=\\W*$)',
    day: (_, today) => today.add({ days: 1 }),
  },
  {
    says: 'mid-?week',
    day: (_, today) => inWeek(today, today.dayOfWeek > 3 ? 1 : 0, 3),
  },
  { says: '(?:the )?day after tomorrow|overmorrow', day: (_, today) => today.add({ days: 2 }) },
  { says: 'yesterday(?: (?:<part>))?|last night', day: (_, today) => today.subtract({ days: 1 }) },
  { says: '(?:the )?day before yesterday', day: (_, today) => today.subtract({ days: 2 }) },
  { says: '<weekday>(?: (?:<part>))?', day: ({ weekday }, today) => nextWeekday(today, weekdayNumber(weekday)) },
  {
    says: '(?:this |the )?(?:up)?coming <weekday>(?: (?:<part>))?',
    day: ({ weekday }, today) => nextWeekday(today, weekdayNumber(weekday)),
  },
  {
    says: 'this <weekday>(?: (?:<part>))?',
    day: ({ weekday }, today) => weekdayOnOrAfter(today, weekdayNumber(weekday)),
  },
  {
    says: `${dayEnd} (?:this )?<weekday>|(?:this )?<weekday> (?:by )?${dayEnd}(?! )`,
    day: ({ weekday }, today) => weekdayOnOrAfter(today, weekdayNumber(weekday)),
    whole: true,
  },
  {
    says: `${next} <weekday>(?: (?:<part>))?|<weekday>,? (?:of |in )?${next} week|${next} week,? (?:on )?<weekday>`,
    day: ({ weekday }, today) => inWeek(today, 1, weekdayNumber(weekday)),
  },
  {
    says: '<weekday>,? (?:of |in )?(?:this|the current) week|this week,? (?:on )?<weekday>',
    day: ({ weekday }, today) => inWeek(today, 0, weekdayNumber(weekday)),
  },
  {
    says: '(?:the )?<weekday> after next|<weekday> (?:of |in )?the week after next',
    day: ({ weekday }, today) => inWeek(today, 2, weekdayNumber(weekday)),
  },
  {
    says: '<weekday> week|a week (?:from |on |after |this )?<weekday>|a week from (?:this )?<weekday>|<weekday> in a week',
    day: ({ weekday }, today) => nextWeekday(today, weekdayNumber(weekday)).add({ weeks: 1 }),
  },
  {
    says: '(?:last|this past|past|previous) <weekday>(?: (?:<part>))?',
    day: ({ weekday }, today) => nextWeekday(today.subtract({ days: 8 }), weekdayNumber(weekday)),
  },
  {
    says: "<weekday> (?:of |from )?last week|last week(?:'s)? <weekday>",
    day: ({ weekday }, today) => inWeek(today, -1, weekdayNumber(weekday)),
  },
]
