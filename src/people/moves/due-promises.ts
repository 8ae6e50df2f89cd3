import type { SelectQueryBuilder } from 'kysely'
import { prepared } from '#platform/db/prepared.ts'
import type { Db, Schema } from '#platform/db/schema/schema.ts'
import { promisesWithPeople } from '../promises/with-people.ts'

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
