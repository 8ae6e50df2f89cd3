import type { MemberContext } from '#platform/context/context.ts'
import { preparedForRows } from '#platform/db/prepared.ts'
import type { ImportDeed, ImportVerdict } from '#platform/db/schema/imports.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { ImportFinding, ImportOutcome } from '#platform/db/schema/values.ts'
import { changeRow, type ImportRow } from './rows.ts'

/** What was done with a row. */
export type RowResult = {
  row: ImportRow
  deed: ImportDeed | null
  connectionId?: string | null
  outcome: ImportOutcome
  /** Whom it may be, if that has changed since the preview. */
  found?: { verdict: ImportVerdict; finding: ImportFinding }
}

/** One upsert for all: the rows exist, so only their results change. */
export async function saveResults(ctx: MemberContext, results: RowResult[]) {
  const rows = results.map(({ row: { importId, number, line, verdict }, deed, connectionId = null, outcome }) => ({
    ...{ memberId: ctx.member.id, importId, number, line, verdict, contents: json({}), finding: json({}) },
    ...{ deed, connectionId, outcome: json(outcome) },
  }))
  await writeResults(ctx.db, rows)
  for (const { row, found } of results)
    if (found)
      await changeRow(ctx, row.importId, row.number)
        .set({ verdict: found.verdict, finding: json(found.finding) })
        .execute()
}

const key = ['memberId', 'importId', 'number'] as const
const columns = [...key, 'line', 'verdict', 'contents', 'finding', 'deed', 'connectionId', 'outcome'] as const
const writeResults = preparedForRows('importRows', columns, (insert) =>
  insert.onConflict((conflict) =>
    conflict.columns(key).doUpdateSet((set) => ({
      deed: set.ref('excluded.deed'),
      connectionId: set.ref('excluded.connectionId'),
      outcome: set.ref('excluded.outcome'),
    })),
  ),
)
