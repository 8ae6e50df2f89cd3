import { endOfWeek, inWeek, lastNumbered, nearestYear, nextNumbered, startOfWeek } from '../../calendar/calendar.ts'
import type { Meaning } from './meaning.ts'

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
