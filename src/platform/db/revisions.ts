import type { Db } from './schema/schema.ts'

/**
 * Where a list of changes is cut: the revision of the n-th change after a revision. Null if there are no more changes than
 * that.
 */
export async function nthRevision(
  { db, member }: { db: Db; member: { id: string } },
  table: 'addressCards' | 'tasks',
  { since, count }: { since: number; count: number },
) {
  const rows = await db
    .selectFrom(table)
    .select('revision')
    .where('memberId', '=', member.id)
    .where('revision', '>', since)
    .orderBy('revision')
    .limit(2)
    .offset(count - 1)
    .execute()
  return rows.length === 2 ? (rows[0]?.revision ?? null) : null
}
