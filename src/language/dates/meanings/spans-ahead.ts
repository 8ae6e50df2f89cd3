import { addWorkdays, inWeek, nextWeekday } from '../../calendar/calendar.ts'
import { addSpan, type Meaning } from './meaning.ts'

/** So long from now, or from another day, or ago. */
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
