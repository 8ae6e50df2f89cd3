import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { columnsOf } from '#platform/removals/columns.ts'
import { insertRows, type Row, removedRows } from '#platform/removals/removed-rows.ts'
import { storeRows } from '#platform/removals/store.ts'
import { addFacts } from '../../facts/store.ts'
import { transcribeLater } from '../../interactions/transcription.ts'
import { entryTerms, indexRecords } from '../../search/index/terms.ts'

const batchSize = 200

/** Stores the timeline, promises, findings and follow-ups of a person who is removed, in batches. */
export async function storeBelongings(ctx: MemberContext, removalId: string, connectionId: string) {
  for (const table of ['interactions', 'promises', 'followups'] as const) {
    const ids = await findIds(ctx, table, connectionId)
    for (const some of chunks(ids, batchSize)) {
      await store(ctx, removalId, table, { column: 'id', ids: some })
      if (table === 'interactions') await store(ctx, removalId, 'findings', { column: 'interactionId', ids: some })
    }
  }
}

/** Restores them, and lets them be found again. */
export async function restoreBelongings(ctx: MemberContext, removalId: string) {
  for await (const rows of removedRows(ctx, removalId, 'interactions')) await restoreEntries(ctx, rows)
  for await (const rows of removedRows(ctx, removalId, 'findings')) await insertRows(ctx, 'findings', rows)
  for await (const rows of removedRows(ctx, removalId, 'promises')) {
    await insertRows(ctx, 'promises', rows)
    await indexRecords(
      ctx,
      rows.map((row) => said(row, entryTerms(row.text))),
    )
  }
  for await (const rows of removedRows(ctx, removalId, 'followups')) {
    await insertRows(ctx, 'followups', rows)
    const open = rows.filter(({ closedAt }) => closedAt === null)
    const drafts = open.map((row) => ({ ...said(row, entryTerms(row.subject, row.body)), place: 'drafted' as const }))
    await indexRecords(ctx, drafts)
  }
}

async function restoreEntries(ctx: MemberContext, rows: Row<'interactions'>[]) {
  await insertRows(ctx, 'interactions', rows)
  await addFacts(ctx, rows)
  await indexRecords(
    ctx,
    rows.map((row) => said(row, entryTerms(row.text, row.transcript))),
  )
  for (const { id, audio } of rows) if (audio?.transcription === 'waiting') await transcribeLater(ctx, id)
}

const said = ({ id, connectionId }: { id: string; connectionId: string }, terms: string[]) => ({
  connectionId,
  sourceId: id,
  place: 'said' as const,
  terms,
})

type Table = 'interactions' | 'promises' | 'findings' | 'followups'

async function findIds(ctx: MemberContext, table: Exclude<Table, 'findings'>, connectionId: string) {
  const rows = await ctx.db
    .selectFrom(table)
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

type Selection = { column: 'id' | 'interactionId'; ids: string[] }

async function store(ctx: MemberContext, removalId: string, table: Table, { column, ids }: Selection) {
  const rows = await ctx.db
    .selectFrom(table as 'findings')
    .select(columnsOf(table) as 'id'[])
    .where('memberId', '=', ctx.member.id)
    .where(column, 'in', ids)
    .execute()
  await storeRows(
    ctx,
    removalId,
    table,
    rows.map((row) => ({ recordId: row.id, before: row })),
  )
}
