import { endOfWeek, inWeek, nearestYear, nextNumbered, startOfWeek } from '../../calendar/calendar.ts'
import type { Meaning } from './meaning.ts'

type Day = Temporal.PlainDate

const dayInWeek = (weeks: number, weekday: number): Meaning => ({ day: (_, today) => inWeek(today, weeks, weekday) })
const weekFriday = (day: Day | null) => day && startOfWeek(day).add({ days: 4 })

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
} satisfies Record<string, Meaning>
