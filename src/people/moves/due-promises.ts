import { prepared } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/schema/schema.ts'

type Filter = { memberId: string; today: string; until: string }

export type PromiseRow = Awaited<ReturnType<typeof duePromises>>[number]

const limits = { overdue: 60, coming: 40 }

/** Open promises that are overdue, due today or due soon, and ones without a day that are a week old, each with how many there are to the same person. */
export const duePromises = prepared((db, filter: Filter) => {
  const due = selectOpenPromises(db, filter)
    .where('promises.dueOn', '<=', filter.today)
    .orderBy('promises.dueOn', 'desc')
    .orderBy('promises.dueTime', 'desc')
    .orderBy('promises.id', 'desc')
    .limit(limits.overdue)
  const coming = selectOpenPromises(db, filter)
    .where('promises.dueAssumedAt', 'is', null)
    .where('promises.dueOn', '>', filter.today)
    .where('promises.dueOn', '<=', filter.until)
    .orderBy('promises.dueOn')
    .orderBy('promises.dueTime')
    .orderBy('promises.id')
    .limit(limits.coming)
  return db
    .selectFrom(due.as('due'))
    .selectAll()
    .unionAll(db.selectFrom(coming.as('coming')).selectAll())
})

function selectOpenPromises(db: Db, { memberId, today, until }: Filter) {
  return db
    .selectFrom('promises')
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.memberId', '=', 'promises.memberId')
        .onRef('connections.id', '=', 'promises.connectionId'),
    )
    .select(['promises.id', 'promises.connectionId', 'connections.displayName', 'promises.text', 'promises.dueOn'])
    .select(['promises.dueTime', 'promises.dueAssumedAt', 'connections.photo'])
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
    .where('promises.memberId', '=', memberId)
    .where('promises.completedAt', 'is', null)
}
