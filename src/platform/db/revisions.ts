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

/**
 * Numbers are given out in eras, one for each second of time. A list begins with the era in which it is made, and so does a
 * database with the one in which it is restored from a backup.
 */
export const numbersOfOneEra = 1_000_000

/** The first number of an era. */
export const firstOfEra = (now: Temporal.Instant) => Math.floor(now.epochMilliseconds / 1_000) * numbersOfOneEra

/** Whether no backup was restored between two revisions of a list. */
export const isOneEra = (earlier: number, later: number) => eraOf(earlier) === eraOf(later)

const eraOf = (revision: number) => Math.floor(revision / numbersOfOneEra)
