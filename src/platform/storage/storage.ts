import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { MemberContext } from '../context/context.ts'
import type { RemovalKind } from '../db/schema/undo.ts'
import { pictureKinds } from '../images/frame.ts'
import { oldestRestorable } from '../removals/removal.ts'

const megabyte = 1024 * 1024

/** All sizes of a photo together, about: their files are too many to measure each time. */
export const photoBytes = { person: 250 * 1024, card: megabyte }

export async function getStorage(ctx: MemberContext) {
  const { storageLimitMb } = ctx.config
  const limitBytes = storageLimitMb === 0 ? undefined : storageLimitMb * megabyte
  return { usedBytes: await usedBytes(ctx), limitBytes }
}

/** Refuses a file that would take the member over the limit. Without a limit nothing is counted. */
export async function refuseOverStorage(ctx: MemberContext, bytes: number) {
  if (ctx.config.storageLimitMb === 0) return
  const { usedBytes, limitBytes = 0 } = await getStorage(ctx)
  if (usedBytes + bytes <= limitBytes) return
  throw new Refusal(
    'storage_full',
    say('refusals.storage.full', {
      bytes: formatSize(bytes),
      usedBytes: formatSize(usedBytes),
      limitBytes: formatSize(limitBytes),
    }),
  )
}

/** How many photos of people still fit. */
export async function roomForPhotos(ctx: MemberContext) {
  if (ctx.config.storageLimitMb === 0) return Number.POSITIVE_INFINITY
  const { usedBytes, limitBytes = 0 } = await getStorage(ctx)
  return Math.floor((limitBytes - usedBytes) / photoBytes.person)
}

/** Such as "1.2 MB" or "2 GB". */
export function formatSize(bytes: number) {
  const [unit, size] = bytes < 1024 * megabyte ? ['MB', megabyte] : ['GB', 1024 * megabyte]
  return `${(bytes / size).toFixed(1).replace(/\.0$/, '')} ${unit}`
}

async function usedBytes(ctx: MemberContext) {
  let recordings = 0
  for (const column of ['audio', 'files'] as const) {
    for (const table of ['interactions', 'captures'] as const) recordings += await recordedBytes(ctx, table, column)
    recordings += await removedBytes(ctx, column)
  }
  const [people, cards] = [await countPhotosOfPeople(ctx), await countPhotosOfCards(ctx)]
  return recordings + people * photoBytes.person + cards * photoBytes.card
}

type SizedColumn = 'audio' | 'files'

async function recordedBytes({ db, member }: MemberContext, table: 'interactions' | 'captures', column: SizedColumn) {
  const row = await db
    .selectFrom(table)
    .select(sql<number | string>`coalesce(sum(cast(${sql.ref(column)} ->> 'bytes' as bigint)), 0)`.as('bytes'))
    .where('memberId', '=', member.id)
    .where(column, 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(row.bytes)
}

/** Files of restorable records still exist. */
async function removedBytes({ db, member }: MemberContext, column: SizedColumn) {
  const bytes = sql`before -> ${sql.lit(column)} ->> 'bytes'`
  const tables = sql.raw(column === 'audio' ? "'interactions', 'captures'" : "'interactions', 'captures', 'files'")
  const row = await db
    .selectFrom('removedRecords')
    .select(sql<number | string>`coalesce(sum(cast(${bytes} as bigint)), 0)`.as('bytes'))
    .where('memberId', '=', member.id)
    // Written out, so that the index is found.
    .where(sql<boolean>`table_name in (${tables}) and ${bytes} is not null`)
    .executeTakeFirstOrThrow()
  return Number(row.bytes)
}

/** Includes people who were removed or merged and can be restored. A photo passed on by a merge is counted once. */
async function countPhotosOfPeople(ctx: MemberContext) {
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
async function countPhotosOfCards(ctx: MemberContext) {
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
