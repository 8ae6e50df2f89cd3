import {
  addWorkdays,
  endOfWeek,
  inWeek,
  lastNumbered,
  nearestYear,
  nextNumbered,
  nextWeekday,
  startOfWeek,
  weekdayBefore,
  weekdayOnOrAfter,
} from '../../calendar/calendar.ts'
import { addSpan, type Meaning } from './meaning.ts'

const inDays = (days: number): Meaning => ({ day: (_, today) => today.add({ days }) })
const weekdayInWeek = (weeks: number): Meaning => ({ day: ({ weekday }, today) => inWeek(today, weeks, weekday) })

/** Days close by, and weekdays. */
export const nearDays = {
  today: { ...inDays(0), whole: 'day' },
  tomorrow: inDays(1),
  endOfTomorrow: { ...inDays(1), whole: 'day' },
  dayAfterTomorrow: inDays(2),
  yesterday: inDays(-1),
  dayBeforeYesterday: inDays(-2),
  inThreeDays: inDays(3),
  midweek: { day: (_, today) => inWeek(today, today.dayOfWeek > 3 ? 1 : 0, 3) },
  weekday: {
    day: ({ weekday }, today) => nextWeekday(today, weekday),
    back: ({ weekday }, today) => weekdayBefore(today, weekday),
  },
  /** "Mardi prochain", "el martes que viene": never one of the next two days. */
  nextWeekday: {
    day: ({ weekday }, today) => {
      const coming = nextWeekday(today, weekday)
      return today.until(coming).days > 2 ? coming : coming.add({ weeks: 1 })
    },
  },
  comingWeekday: { day: ({ weekday }, today) => nextWeekday(today, weekday) },
  thisWeekday: { day: ({ weekday }, today) => weekdayOnOrAfter(today, weekday) },
  endOfWeekday: { day: ({ weekday }, today) => weekdayOnOrAfter(today, weekday), whole: 'day' },
  weekdayOfThisWeek: weekdayInWeek(0),
  weekdayOfNextWeek: weekdayInWeek(1),
  weekdayAfterNext: weekdayInWeek(2),
  weekdayOfLastWeek: weekdayInWeek(-1),
  weekdayInAWeek: { day: ({ weekday }, today) => nextWeekday(today, weekday).add({ weeks: 1 }) },
  lastWeekday: { day: ({ weekday }, today) => weekdayBefore(today, weekday) },
} satisfies Record<string, Meaning>

type Day = Temporal.PlainDate

const dayInWeek = (weeks: number, weekday: number): Meaning => ({ day: (_, today) => inWeek(today, weeks, weekday) })
const weekFriday = (day: Day | null) => day && startOfWeek(day).add({ days: 4 })
/** The Sunday of the weekend that a day is in or nearest to. */
const nearestSunday = (day: Day | null) => day && inWeek(day.subtract({ days: 2 }), 0, 7)

/** Weeks are met by their Friday, weekends by their Sunday. */
export const weeks = {
  thisWeek: { day: (_, today) => endOfWeek(today), whole: 'week' },
  nextWeek: { ...dayInWeek(1, 5), whole: 'week' },
  earlyNextWeek: dayInWeek(1, 1),
  midNextWeek: dayInWeek(1, 3),
  weekAfterNext: { ...dayInWeek(2, 5), whole: 'week' },
  lastWeek: { ...dayInWeek(-1, 1), whole: 'week' },
  weekBeforeLast: { ...dayInWeek(-2, 1), whole: 'week' },
  weekend: { ...dayInWeek(0, 7), whole: 'weekend' },
  beforeWeekend: { day: (_, today) => inWeek(today, 0, today.dayOfWeek > 5 ? 7 : 5), whole: 'week' },
  nextWeekend: { ...dayInWeek(1, 7), whole: 'weekend' },
  lastWeekend: { ...dayInWeek(-1, 7), whole: 'weekend' },
  weekOfNumber: { day: ({ number }, today) => weekFriday(nextNumbered(today, number)) },
  weekOfDate: { day: ({ month, number }, today) => weekFriday(nearestYear(today, month, number)) },
  weekendOfNumber: {
    day: ({ number }, today) => weekendOf(today, number),
    back: ({ number }, today) => nearestSunday(lastNumbered(today, number)),
    whole: 'weekend',
  },
  weekendOfDate: {
    day: ({ month, number }, today) => nearestSunday(nearestYear(today, month, number)),
    whole: 'weekend',
  },
} satisfies Record<string, Meaning>

/** "The weekend of the 16th": of the next such days the first that is in a weekend or beside one, else the first. */
function weekendOf(today: Day, number: number): Day | null {
  const days: Day[] = []
  let day = nextNumbered(today.subtract({ days: 2 }), number)
  for (let tries = 0; day && tries < 4; tries++) {
    if (Temporal.PlainDate.compare(nearestSunday(day) ?? day, today) >= 0) days.push(day)
    day = nextNumbered(day.add({ days: 1 }), number)
  }
  return nearestSunday(days.find(({ dayOfWeek }) => dayOfWeek >= 5 || dayOfWeek === 1) ?? days[0] ?? null)
}

/** A duration from now, from another day, or ago. */
export const spansAhead = {
  in: { day: (said, today) => addSpan(said, today), isCounted: true },
  ago: { day: (said, today) => addSpan(said, today, -1), isCounted: true },
  inWorkdays: { day: ({ count }, today) => addWorkdays(today, count) },
  inAWeek: { day: (_, today) => today.add({ weeks: 1 }) },
  inTwoWeeks: { day: (_, today) => today.add({ weeks: 2 }) },
  inAMonth: { day: (_, today) => today.add({ months: 1 }) },
  aWeekFromTomorrow: { day: (_, today) => today.add({ days: 8 }) },
  weekdaysFromNow: { day: ({ count, weekday }, today) => nextWeekday(today, weekday).add({ weeks: count - 1 }) },
  fromTomorrow: { day: (said, today) => addSpan(said, today.add({ days: 1 })) },
  fromWeekday: { day: (said, today) => addSpan(said, nextWeekday(today, said.weekday)) },
  fromNextWeekday: { day: (said, today) => addSpan(said, inWeek(today, 1, said.weekday)) },
  fromHoliday: { day: (said, today) => addSpan(said, said.holiday(today) ?? today) },
} satisfies Record<string, Meaning>
