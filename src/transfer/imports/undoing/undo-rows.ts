import type { MemberContext } from '#platform/context/context.ts'
import type { RowResult } from '../results.ts'
import type { ImportRow } from '../rows.ts'
import { removeAdded } from './remove-added.ts'
import { undoMergedRow } from './undo-merge.ts'

/** Undoes rows in their order: people who were added one after the other are removed all at once. */
export async function undoRows(ctx: MemberContext, rows: ImportRow[]): Promise<RowResult[]> {
  const reasons = new Map<ImportRow, string | undefined>()
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
