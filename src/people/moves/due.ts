import type { SelectQueryBuilder } from 'kysely'
import { compareText } from '#language/words/fold.ts'
import { instantText } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Db, Schema } from '#platform/db/schema/schema.ts'
import { promisesWithPeople } from '../promises/row.ts'
import { daysBetween, type Rhythm, rhythmOf } from '../rhythms/rhythm.ts'
import type { PersonRow } from './suggested-people.ts'

type Filter = { memberId: string; today: string; until: string }

export type PromiseRow = Awaited<ReturnType<typeof duePromises>>[number]

const limits = { overdue: 60, undated: 20, coming: 40 }

/**
 * Open promises that are overdue, due today or due soon, and ones without a day that are a week old, each with how many
 * there are to the same person.
 */
export const duePromises = prepared((db, filter: Filter) => {
  const dated = () => selectOpenPromises(db, filter).where('promises.dueAssumedAt', 'is', null)
  const due = dated().where('promises.dueOn', '<=', filter.today)
  const coming = dated().where('promises.dueOn', '>', filter.today).where('promises.dueOn', '<=', filter.until)
  const undated = selectOpenPromises(db, filter)
    .where('promises.dueAssumedAt', 'is not', null)
    .where('promises.dueOn', '<=', filter.today)
  return db
    .selectFrom(inOrder(due, 'desc', limits.overdue).as('due'))
    .selectAll()
    .unionAll(db.selectFrom(inOrder(undated, 'desc', limits.undated).as('undated')).selectAll())
    .unionAll(db.selectFrom(inOrder(coming, 'asc', limits.coming).as('coming')).selectAll())
})

function inOrder<O>(
  open: SelectQueryBuilder<Schema, 'promises' | 'connections', O>,
  order: 'asc' | 'desc',
  limit: number,
) {
  return open
    .orderBy('promises.dueOn', order)
    .orderBy('promises.dueTime', order)
    .orderBy('promises.id', order)
    .limit(limit)
}

function selectOpenPromises(db: Db, { memberId, today, until }: Filter) {
  return promisesWithPeople(db, memberId)
    .select('connections.photo')
    .select((from) =>
      from
        .selectFrom('promises as all')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('all.memberId', '=', 'promises.memberId')
        .whereRef('all.connectionId', '=', 'promises.connectionId')
        .where('all.dueOn', '<=', until)
        .where((all) => all.or([all('all.dueAssumedAt', 'is', null), all('all.dueOn', '<=', today)]))
        .where('all.completedAt', 'is', null)
        .as('count'),
    )
    .where('promises.completedAt', 'is', null)
}

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
