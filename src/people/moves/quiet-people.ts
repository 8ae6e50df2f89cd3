import { compareText } from '#language/words/compare-text.ts'
import { instantText } from '#platform/context/context.ts'
import { daysBetween, type Rhythm, rhythmOf } from '../rhythms/rhythm.ts'
import type { PersonRow } from './suggested-people.ts'

/** A person whose day to be in touch has come, and how far it is past, in rhythms. */
export type Quiet = { row: PersonRow; rhythm: Rhythm; lastContactAt: string; dueOn: string; lateness: number }

/** Each once, those furthest past their rhythm, as it is for each, first. Of equals, the one known for the shortest time. */
export function byLateness(rows: PersonRow[], today: Temporal.PlainDate): Quiet[] {
  const people = new Map(rows.map((row) => [row.id, row]))
  const day = today.toString()
  return [...people.values()]
    .flatMap((row) => quiet(row, day))
    .sort(
      (a, b) =>
        b.lateness - a.lateness || compareText(b.row.createdAt, a.row.createdAt) || compareText(a.row.id, b.row.id),
    )
}

function quiet(row: PersonRow, today: string): Quiet[] {
  const { lastContactAt, contactDueOn: dueOn } = row
  if (lastContactAt === null || dueOn === null) return []
  const rhythm = rhythmOf(row)
  return [{ row, rhythm, lastContactAt, dueOn, lateness: daysBetween(dueOn, today) / rhythm.days }]
}

/** Tells of many people whether the last contact was at least so long ago, by the member's calendar. */
export function silentFor(length: Temporal.DurationLike, today: Temporal.PlainDate, timeZone: string) {
  const since = instantText(today.subtract(length).add({ days: 1 }).toZonedDateTime(timeZone).toInstant())
  return ({ lastContactAt }: { lastContactAt: string }) => lastContactAt < since
}

/** Not heard of for so long that a message would be a surprise. */
export const longSilence = { years: 2 }
