import { compareText } from '#language/words/fold.ts'
import { instantText } from '#platform/context/context.ts'
import { daysBetween, type Rhythm, rhythmOf } from '../rhythms/rhythm.ts'
import type { PersonRow } from './suggested-people.ts'

/** A person who is due for contact, and how late, in multiples of their rhythm. */
export type QuietPerson = { row: PersonRow; rhythm: Rhythm; lastContactAt: string; dueOn: string; lateness: number }

/** Each person once, the latest by their own rhythm first. Of equals, the one added last comes first. */
export function byLateness(rows: PersonRow[], today: Temporal.PlainDate): QuietPerson[] {
  const people = new Map(rows.map((row) => [row.id, row]))
  const day = today.toString()
  return [...people.values()]
    .flatMap((row) => toQuietPerson(row, day))
    .sort(
      (a, b) =>
        b.lateness - a.lateness || compareText(b.row.createdAt, a.row.createdAt) || compareText(a.row.id, b.row.id),
    )
}

function toQuietPerson(row: PersonRow, today: string): QuietPerson[] {
  const { lastContactAt, contactDueOn: dueOn } = row
  if (lastContactAt === null || dueOn === null) return []
  const rhythm = rhythmOf(row)
  return [{ row, rhythm, lastContactAt, dueOn, lateness: daysBetween(dueOn, today) / rhythm.days }]
}

/** Returns a test: whether a person's last contact was at least so long ago, by the member's calendar. */
export function silentFor(length: Temporal.DurationLike, today: Temporal.PlainDate, timeZone: string) {
  const since = instantText(today.subtract(length).add({ days: 1 }).toZonedDateTime(timeZone).toInstant())
  return ({ lastContactAt }: { lastContactAt: string }) => lastContactAt < since
}

/** So long that a message would be a surprise. */
export const longSilence = { years: 2 }
