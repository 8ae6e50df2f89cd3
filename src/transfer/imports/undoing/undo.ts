import { Refusal } from '#contract/errors.ts'
import { say, type Text } from '#contract/texts/text.ts'
import { lockMembers, memberContextFor } from '#members/members/member-row.ts'
import { lockPeople } from '#people/connections/record/row.ts'
import { type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { runInBatches } from '../batches.ts'
import { getImport } from '../imports.ts'
import { type ImportRow, lastNumber, type RowResult, rowsOf, saveResults } from '../rows.ts'
import { changeImport, getStoredImport, holdImport, keptUntil, type StoredImport } from '../stored-import.ts'
import { removeAdded } from './remove-added.ts'
import { undoMergedRow } from './undo-merge.ts'

/** Also stops an import that is still being applied. */
export async function undoImport(ctx: MemberContext, { id }: { id: string }) {
  return transaction(ctx, async (ctx) => {
    const row = await getStoredImport(ctx, id)
    if (keptUntil(row.createdAt) < nowText(ctx)) throw new Refusal('conflict', say('refusals.imports.tooLate'))
    const begun = await changeImport(ctx, id)
      .set({ state: 'undoing', progress: 0, failure: null })
      .where('state', 'in', ['applied', 'applying', 'failed'])
      .where('readAt', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (begun) await queueJob(ctx, 'imports.undo', { importId: id }, { memberId: ctx.member.id })
    else refuseState(await getStoredImport(ctx, id))
    return getImport(ctx, { id })
  })
}

/** Undoing an import twice is fine. */
function refuseState({ state }: StoredImport) {
  if (state === 'undoing' || state === 'undone') return
  throw new Refusal('conflict', say('refusals.imports.notApplied'))
}

/** Starts with the last row, because later rows may have changed people of earlier ones. */
export async function runUndo(kith: Kith, { importId }: Tasks['imports.undo'], running: JobRun) {
  const ctx = await memberContextFor(kith, running.memberId)
  if (!ctx) return
  const last = await lastNumber(ctx, importId)
  const runBatch = (ctx: MemberContext, before: number, size: number) =>
    undoBatch(ctx, importId, { before, last, size })
  const failure = say('sentences.file.notAllUndone')
  await runInBatches(ctx, { id: importId, state: 'undoing' }, { from: last + 1, runBatch, failure }, running)
}

type Batch = { before: number; last: number; size: number }

/** Returns the number of the last row undone, or null at the end. */
async function undoBatch(ctx: MemberContext, importId: string, { before, last, size }: Batch) {
  if (!(await lockMembers(ctx, ctx.member.id))) return null
  if (!(await holdImport(ctx, importId, 'undoing'))) return null
  const rows = await rowsOf(ctx, importId)
    .where('number', '<', before)
    .where('deed', 'in', ['added', 'merged'])
    .orderBy('number', 'desc')
    .limit(size)
    .execute()
  const done = rows.at(-1)
  if (!done) {
    await changeImport(ctx, importId)
      .set({ state: 'undone', progress: 100, undoneAt: nowText(ctx) })
      .execute()
    return null
  }
  const ids = new Set(rows.flatMap(({ connectionId }) => connectionId ?? []))
  await lockPeople(ctx, [...ids])
  await saveResults(ctx, await undoRows(ctx, rows))
  const progress = Math.floor(99 - (99 * done.number) / last)
  await changeImport(ctx, importId).set({ progress }).execute()
  return done.number
}

/** Undoes rows in order. Consecutive added people are removed together. */
async function undoRows(ctx: MemberContext, rows: ImportRow[]): Promise<RowResult[]> {
  const reasons = new Map<ImportRow, Text | undefined>()
  for (const run of sameDeeds(rows)) {
    if (run[0]?.deed === 'added') for (const [row, reason] of await removeAdded(ctx, run)) reasons.set(row, reason)
    else for (const row of run) reasons.set(row, await undoMergedRow(ctx, row))
  }
  return rows.map((row) => {
    const reason = reasons.get(row)
    const outcome = { ...row.outcome, reason }
    return { row, connectionId: row.connectionId, deed: reason ? 'kept' : 'undone', outcome }
  })
}

/** Splits rows where the deed changes. */
function sameDeeds(rows: ImportRow[]) {
  const runs: ImportRow[][] = []
  for (const row of rows) {
    const last = runs.at(-1)
    if (last?.[0]?.deed === row.deed) last.push(row)
    else runs.push([row])
  }
  return runs
}
