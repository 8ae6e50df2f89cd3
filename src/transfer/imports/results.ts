import type { MemberContext } from '#platform/context/context.ts'
import { preparedForRows } from '#platform/db/prepared-rows.ts'
import type { ImportDeed } from '#platform/db/schema/imports.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { ImportOutcome } from '#platform/db/schema/values.ts'
import type { ImportRow } from './rows.ts'

/** What was done with a row. */
export type RowResult = {
  row: ImportRow
  deed: ImportDeed | null
  connectionId?: string | null
  outcome: ImportOutcome
}

/** One upsert for all: the rows exist, so only their results change. */
export async function saveResults(ctx: MemberContext, results: RowResult[]) {
  const rows = results.map(({ row: { importId, number, line, verdict }, deed, connectionId = null, outcome }) => ({
    ...{ memberId: ctx.member.id, importId, number, line, verdict, contents: json({}), finding: json({}) },
    ...{ deed, connectionId, outcome: json(outcome) },
  }))
  await writeResults(ctx.db, rows)
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
