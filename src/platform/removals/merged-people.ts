import { type SqlBool, sql } from 'kysely'
import { chunks } from '../db/batches.ts'
import type { Owner } from './removal.ts'

/** A merge is open if it was not undone and the other person was not imported again. */
export const isOpenMerge = sql<SqlBool>`merges.undone_at is null and not exists (
  select 1 from connections as person where person.member_id = merges.member_id and person.id = merges.other_id)`

/** Everybody who was merged into these people, or into somebody who was. Each is found once, so that a circle ends. */
export async function findMergedPeople({ db, member }: Owner, into: string[]) {
  const found = new Set<string>()
  for (const ids of chunks(into)) {
    const people = await db
      .withRecursive('merged(id)', (db) =>
        db
          .selectFrom('merges')
          .select('otherId as id')
          .where('memberId', '=', member.id)
          .where('connectionId', 'in', ids)
          .where(isOpenMerge)
          .union(
            db
              .selectFrom('merges')
              .innerJoin('merged', 'merged.id', 'merges.connectionId')
              .select('merges.otherId as id')
              .where('memberId', '=', member.id)
              .where(isOpenMerge),
          ),
      )
      .selectFrom('merged')
      .select('id')
      .execute()
    for (const { id } of people) found.add(id)
  }
  return [...found]
}
