import type { MergeRecord } from '../../db/schema/people.ts'
import type { Db } from '../../db/schema/schema.ts'

/** The photos that came with a removed person: their own, and those of the people who were merged into them. */
export async function removedPhotos(db: Db, memberId: string, removalId: string) {
  const rows = await db
    .selectFrom('removedRecords')
    .select(['tableName', 'before'])
    .where('memberId', '=', memberId)
    .where('removalId', '=', removalId)
    .where('tableName', 'in', ['connections', 'merges'])
    .execute()
  return rows.flatMap(({ tableName, before }) => {
    const person = tableName === 'merges' ? (before.before as MergeRecord).other : before
    return typeof person?.photo === 'string' ? [person.photo] : []
  })
}
