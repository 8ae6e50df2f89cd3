import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { mapInTurns } from '#platform/context/turns.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { blankTasks } from '#platform/removals/blank-synced.ts'
import { insertMissing, type Row, removedRows } from '#platform/removals/removed-rows.ts'
import { storeRows } from '#platform/removals/store.ts'
import { addFacts } from '../facts/store.ts'
import { transcribeLater } from '../interactions/transcription.ts'
import { removeTerms } from '../search/index/later.ts'
import { entryTerms, type IndexedRecord, indexRecords } from '../search/index/terms.ts'

/** Few enough that others hardly wait. */
const batchSize = 100

/** Findings go with their entries. */
const tables = ['interactions', 'promises', 'followups'] as const

/** Removes what belonged to people whose rows are gone if there is little of it. Otherwise removes nothing and returns false. */
export async function clearIfFew(ctx: MemberContext, people: string[], removalId: string | null) {
  const belongings: Belongings[] = []
  for (const table of tables) {
    const rows = await findSome(ctx, table, people)
    if (rows.length === batchSize) return false
    if (rows.length > 0) belongings.push({ table, rows })
  }
  for (const each of belongings) await removeRows(ctx, each, removalId)
  return true
}

/**
 * Removes some of the timelines, promises and follow-ups of people whose rows are gone: into a removal, or for good and
 * with their files. True once nothing is left.
 */
export async function clearBelongings(ctx: MemberContext, people: string[], removalId: string | null) {
  for (const table of tables) {
    const rows = await findSome(ctx, table, people)
    if (rows.length > 0) await removeRows(ctx, { table, rows }, removalId)
    if (rows.length === batchSize) return false
  }
  return true
}

export async function clearAllBelongings(ctx: MemberContext, people: string[], removalId: string | null) {
  for (let isClear = false; !isClear; ) isClear = await clearBelongings(ctx, people, removalId)
}

/** In the order in which they are restored: findings refer to entries. */
export const belongingTables = ['interactions', 'findings', 'promises', 'followups'] as const

/** Restores what a removal contains, and lets it be found again. */
export async function restoreBelongings(ctx: MemberContext, removalId: string) {
  for (const table of belongingTables)
    for await (const rows of removedRows(ctx, removalId, table)) await restoreRows(ctx, table, rows)
}

/**
 * Those that are there again, such as from an archive, stay as they are. `names`: of the people they belong to, by id, if
 * those are not there yet.
 */
export async function restoreRows(
  ctx: MemberContext,
  table: (typeof belongingTables)[number],
  rows: Row<typeof table>[],
  names?: ReadonlyMap<string, string>,
) {
  const missing = await insertMissing(ctx, table, rows)
  if (table === 'interactions') await addFacts(ctx, missing as Row<'interactions'>[], names)
  if (table !== 'findings') await indexRecords(ctx, await termsOfAll(missing as AnyRow[]))
}

/** A concurrent transcription didn't find it. */
export async function transcribeWaiting(ctx: MemberContext, connectionId: string) {
  const rows = await ctx.db
    .selectFrom('interactions')
    .select(['id', 'audio'])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('audio', 'is not', null)
    .execute()
  for (const { id, audio } of rows) if (audio?.transcription === 'waiting') await transcribeLater(ctx, id)
}

type Table = 'interactions' | 'promises' | 'followups'
type AnyRow = Row<'interactions'> | Row<'promises'> | Row<'followups'>
type Belongings = { table: Table; rows: AnyRow[] }

async function findSome(ctx: MemberContext, table: Table, people: string[]) {
  const rows = await ctx.db
    .selectFrom(table as 'interactions')
    .select(columnsOf(table) as 'id'[])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', 'in', people)
    .limit(batchSize)
    .execute()
  return rows as AnyRow[]
}

/** Findings and facts go with their entries. */
async function removeRows(ctx: MemberContext, { table, rows }: Belongings, removalId: string | null) {
  const ids = rows.map(({ id }) => id)
  if (removalId) await storeAll(ctx, { table, rows }, removalId)
  else await removeLater(ctx, rows.flatMap(recordingKeys))
  await removeTerms(ctx, await termsOfAll(rows))
  await ctx.db.deleteFrom(table).where('memberId', '=', ctx.member.id).where('id', 'in', ids).execute()
  if (!removalId && table === 'promises') await blankTasks(ctx, ids)
}

async function storeAll(ctx: MemberContext, { table, rows }: Belongings, removalId: string) {
  await storeRows(ctx, removalId, table, rows)
  if (table !== 'interactions') return
  const findings = await ctx.db
    .selectFrom('findings')
    .select(columnsOf('findings'))
    .where('memberId', '=', ctx.member.id)
    .where(
      'interactionId',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  await storeRows(ctx, removalId, 'findings', findings)
}

const recordingKeys = (row: AnyRow) => ('audio' in row && row.audio ? [row.audio.key] : [])

const termsOfAll = async (rows: AnyRow[]) => (await mapInTurns(rows, termsOf)).flat()

/** Only drafts that are open are indexed. */
function termsOf(row: AnyRow): IndexedRecord[] {
  const record = { connectionId: row.connectionId, sourceId: row.id }
  if ('transcript' in row) return [{ ...record, place: 'said', terms: entryTerms(row.text, row.transcript) }]
  if ('dueOn' in row) return [{ ...record, place: 'said', terms: entryTerms(row.text) }]
  return row.closedAt === null ? [{ ...record, place: 'drafted', terms: entryTerms(row.subject, row.body) }] : []
}
