import type { Db } from '#platform/db/schema/schema.ts'

/** The member's promises, each with the person it was made to. */
export function promisesWithPeople(db: Db, memberId: string) {
  return db
    .selectFrom('promises')
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.memberId', '=', 'promises.memberId')
        .onRef('connections.id', '=', 'promises.connectionId'),
    )
    .select(['promises.id', 'promises.connectionId', 'connections.displayName', 'promises.text', 'promises.dueOn'])
    .select(['promises.dueTime', 'promises.dueAssumedAt'])
    .where('promises.memberId', '=', memberId)
}
