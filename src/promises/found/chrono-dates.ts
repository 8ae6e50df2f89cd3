import { en } from 'chrono-node'
import { dayOf, nearestYear } from './calendar.ts'

type Day = Temporal.PlainDate

/** Without two figures, or a figure and a month, there is no such date. */
const figures = /\d[/.-]\d/
const month = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i

/** The calendar dates that chrono sees; only its fields are taken, and only those that were written. */
export function chronoDates(text: string, today: Day): { day: Day; index: number; length: number }[] {
  if (!/\d/.test(text) || !(figures.test(text) || month.test(text))) return []
  // Noon of the member's day: whatever the zone of this process, its own clock then shows the same day.
  const reference = new Date(today.year, today.month - 1, today.day, 12)
  const found: { day: Day; index: number; length: number }[] = []
  for (const { start, index, text: words } of en.casual.parse(text, reference)) {
    const [year, month, number] = [start.get('year'), start.get('month'), start.get('day')]
    if (!start.isCertain('day') || !start.isCertain('month') || month === null || number === null) continue
    const weekday = start.isCertain('weekday') ? start.get('weekday') : null
    const day =
      start.isCertain('year') && year !== null
        ? dayOf(year, month, number)
        : nearestYear(today, month, number, weekday === 0 ? 7 : (weekday ?? 0))
    if (day) found.push({ day, index, length: words.length })
  }
  return found
}
