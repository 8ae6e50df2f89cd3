import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import { keysOfEntry } from '#platform/blobs/entry-files.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { mapInTurns } from '#platform/context/turns.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { blankTasks } from '#platform/removals/blank-synced.ts'
import { insertMissing, type Row, removedRows } from '#platform/removals/removed-rows.ts'
import { storeRows } from '#platform/removals/store.ts'
import { occasionTerms } from '../connections/merged/occasions.ts'
import { passOn } from '../entry-people/coming-and-going.ts'
import { forgetOthers, otherIdsOf } from '../entry-people/entry-people.ts'
import { addFacts } from '../facts/store.ts'
import { transcribeLater } from '../interactions/transcription.ts'
import { removeTerms } from '../search/index/later.ts'
import { entryTerms, type IndexedRecord, indexRecords } from '../search/index/terms.ts'

/** Few enough that others hardly wait. */
const batchSize = 100

/** Findings go with their entries. */
const tables = ['interactions', 'promises', 'followups', 'dates', 'gifts'] as const

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
export const belongingTables = ['interactions', 'findings', 'promises', 'followups', 'dates', 'gifts'] as const

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
  const missing = await insertMissing(ctx, table, table === 'findings' ? await withEntries(ctx, rows as never) : rows)
  if (table === 'interactions') await addFacts(ctx, missing as Row<'interactions'>[], names)
  if (table !== 'findings') await indexRecords(ctx, await termsOfAll(ctx, missing as AnyRow[]))
}

/** An entry that others had may be removed by now. */
async function withEntries(ctx: MemberContext, findings: Row<'findings'>[]) {
  const ids = [...new Set(findings.map(({ interactionId }) => interactionId))]
  const there = await ctx.db
    .selectFrom('interactions')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  const known = new Set(there.map(({ id }) => id))
  return findings.filter(({ interactionId }) => known.has(interactionId))
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

type Table = (typeof tables)[number]
type AnyRow = { [Each in Table]: Row<Each> }[Table]
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
async function removeRows(ctx: MemberContext, { table, rows: all }: Belongings, removalId: string | null) {
  const rows = table === 'interactions' ? await leaveToOthers(ctx, all as Row<'interactions'>[], removalId) : all
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  if (removalId) await storeAll(ctx, { table, rows }, removalId)
  else
    await removeLater(
      ctx,
      rows.flatMap((row) => ('audio' in row ? keysOfEntry(ctx.member.id, row) : [])),
    )
  await removeTerms(ctx, await termsOfAll(ctx, rows))
  await ctx.db.deleteFrom(table).where('memberId', '=', ctx.member.id).where('id', 'in', ids).execute()
  if (!removalId && table === 'promises') await blankTasks(ctx, ids)
  if (!removalId && table === 'interactions') await forgetOthers(ctx, ids)
}

/** An entry about several people stays with the others who are there. Returns the entries that nobody else has. */
async function leaveToOthers(ctx: MemberContext, rows: Row<'interactions'>[], removalId: string | null) {
  const shared = rows.filter((row) => row.shared)
  const alone = new Set(shared.length > 0 ? await passOn(ctx, shared, removalId) : [])
  return rows.filter((row) => !row.shared || alone.has(row))
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

/** An entry about several people is indexed for each, also for those who are removed. */
async function termsOfAll(ctx: MemberContext, rows: AnyRow[]) {
  const records = (await mapInTurns(rows, termsOf)).flat()
  const others = []
  for (const row of rows.filter((row) => 'shared' in row && row.shared))
    for (const connectionId of await otherIdsOf(ctx, row.id))
      if (connectionId !== row.connectionId) others.push(...termsOf({ ...row, connectionId }))
  return [...records, ...others]
}

/** Only drafts that are open are indexed. */
function termsOf(row: AnyRow): IndexedRecord[] {
  const record = { connectionId: row.connectionId, sourceId: row.id }
  if ('what' in row || 'monthDay' in row) return [{ ...record, place: 'said', terms: occasionTerms(row) }]
  if ('transcript' in row) return [{ ...record, place: 'said', terms: entryTerms(row.text, row.transcript) }]
  if ('dueOn' in row) return [{ ...record, place: 'said', terms: entryTerms(row.text) }]
  return row.closedAt === null ? [{ ...record, place: 'drafted', terms: entryTerms(row.subject, row.body) }] : []
}
