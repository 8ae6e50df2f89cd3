import { compare } from '../search/order.ts'
import type { PersonRow } from './people.ts'
import { dayOf, type Rhythm, rhythmOf } from './rhythm.ts'

export type Quiet = PersonRow & { rhythm: Rhythm; lateness: number; lastContactAt: string; contactDueOn: string }

/** Each once, those furthest past their rhythm, as it is for each, first. Of equals, the one known for the shortest time. */
export function byLateness(rows: PersonRow[], today: Temporal.PlainDate): Quiet[] {
  const people = new Map(rows.map((row) => [row.id, row]))
  return [...people.values()]
    .flatMap((row) => withLateness(row, today))
    .sort((a, b) => b.lateness - a.lateness || compare(b.createdAt, a.createdAt) || compare(a.id, b.id))
}

function withLateness(row: PersonRow, today: Temporal.PlainDate): Quiet[] {
  const { lastContactAt, contactDueOn } = row
  if (lastContactAt === null || contactDueOn === null) return []
  const rhythm = rhythmOf(row)
  const lateness = Temporal.PlainDate.from(contactDueOn).until(today).days / rhythm.days
  return [{ ...row, lastContactAt, contactDueOn, rhythm, lateness }]
}

/** Whether the last contact is at least this long ago, by the member's calendar. */
export function isSilentFor(
  { lastContactAt }: { lastContactAt: string },
  length: Temporal.DurationLike,
  today: Temporal.PlainDate,
  timeZone: string,
) {
  return Temporal.PlainDate.compare(dayOf(lastContactAt, timeZone).add(length), today) <= 0
}

/** Not heard of for so long that a message would be a surprise. */
export const longSilence = { years: 2 }
