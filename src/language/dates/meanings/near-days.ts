import { inWeek, nextWeekday, weekdayBefore, weekdayOnOrAfter } from '../../calendar/calendar.ts'
import type { Meaning } from './meaning.ts'

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
  /** "Mardi prochain", "el martes que viene": nobody calls one of the next two days so. */
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
