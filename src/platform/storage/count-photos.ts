import { sql } from 'kysely'
import type { MemberContext } from '../context/context.ts'
import type { RemovalKind } from '../db/schema/undo.ts'
import { pictureKinds } from '../images/frame.ts'
import { oldestRestorable } from '../removals/removal.ts'

/** Also of people who were removed or merged and can come back. A photo that a merge passed on is counted once. */
export async function countPhotosOfPeople(ctx: MemberContext) {
  const { db, member } = ctx
  const present = db.selectFrom('connections').select('photo').where('memberId', '=', member.id)
  const merged = db
    .selectFrom('merges')
    .select(sql<string | null>`before -> 'other' ->> 'photo'`.as('photo'))
    .where('memberId', '=', member.id)
    .where('undoneAt', 'is', null)
    .where('createdAt', '>', oldestRestorable(ctx))
  const removed = removedRecords(ctx, 'connection', 'connections').select(
    sql<string | null>`before ->> 'photo'`.as('photo'),
  )
  const mergedBefore = removedRecords(ctx, 'connection', 'merges').select(
    sql<string | null>`before -> 'before' -> 'other' ->> 'photo'`.as('photo'),
  )
  const photos = present.where('photo', 'is not', null).union(merged).union(removed).union(mergedBefore)
  const row = await db
    .selectFrom(photos.as('photos'))
    .select(({ fn }) => fn.count<number | string>('photo').as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Also of cards that can be restored. */
export async function countPhotosOfCards(ctx: MemberContext) {
  const present = ctx.db.selectFrom('cards').where('memberId', '=', ctx.member.id)
  const removed = removedRecords(ctx, 'card', 'cards')
  let count = 0
  for (const kind of pictureKinds) {
    const rows = await present
      .select(sql<number | string>`count(${sql.ref(kind)})`.as('count'))
      .unionAll(removed.select(sql<number | string>`count(before ->> ${sql.lit(kind)})`.as('count')))
      .execute()
    for (const each of rows) count += Number(each.count)
  }
  return count
}

/** Found by the kind of their removal: a removed person may have had thousands of notes. */
function removedRecords({ db, member }: MemberContext, kind: RemovalKind, table: 'connections' | 'merges' | 'cards') {
  const removals = db.selectFrom('removals').select('id').where('memberId', '=', member.id).where('kind', '=', kind)
  return db
    .selectFrom('removedRecords')
    .where('memberId', '=', member.id)
    .where('removalId', 'in', removals)
    .where('tableName', '=', table)
}
