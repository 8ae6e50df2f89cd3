import { months, weekdays } from '#language/calendar/day-names.ts'

const longAgo =
  /\b(?:years?|months?) ago\b|\blast (?:year|summer|winter|spring|autumn|fall)\b|\bback in\b|\boriginally\b|\bonce\b|\bused to\b|\bfirst met\b|\b(?:19|20)\d\d\b/i
const sameDay = /\b(?:today|this (?:morning|afternoon|evening)|tonight|just)\b/i
const vague = new RegExp(
  `\\b(?:ago|earlier|recently|the other day|last (?:week|month|time)|weekend|in (?:${months.join('|')})|\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}[/.]\\d{1,2})\\b`,
  'i',
)
const weekday = new RegExp(`\\b(${weekdays.join('|')})\\b`, 'i')

/**
 * The day that a clause of a note speaks of, where the note is of `written`. Null: not lately, or perhaps still to come.
 * A day of null: lately, and nobody knows when.
 */
export function dayOfOccasion(
  clause: string,
  written: Temporal.PlainDate,
  past: boolean,
): { day: Temporal.PlainDate | null } | null {
  const years = [...clause.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year))
  if (years.some((year) => year !== written.year)) return null
  if (longAgo.test(clause.replace(String(written.year), ''))) return null
  if (/\byesterday\b|\blast night\b/i.test(clause)) return { day: written.subtract({ days: 1 }) }
  if (sameDay.test(clause)) return { day: written }
  const named = weekday.exec(clause)?.[1]?.toLowerCase()
  // "Lunch on Friday" may be a plan.
  if (named) return past ? { day: lastWeekday(weekdays.indexOf(named) + 1, written) } : null
  return { day: vague.test(clause) ? null : written }
}

function lastWeekday(dayOfWeek: number, before: Temporal.PlainDate) {
  return before.subtract({ days: (before.dayOfWeek - dayOfWeek + 7) % 7 })
}
