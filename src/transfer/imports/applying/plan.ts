import { say, type Text } from '#contract/texts/text.ts'
import { lockPeople } from '#people/connections/record/row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { ImportDeed } from '#platform/db/schema/imports.ts'
import { type Match, matchContacts } from '../matching/match-contacts.ts'
import { type ImportRow, type RowResult, rowsOf } from '../rows.ts'
import type { StoredImport } from '../stored-import.ts'

/** The action for a row. A row without one waits, for the reason in the outcome. */
export type RowPlan = RowResult

/** Matches the rows again, because people may have come or gone since the file was read, and decides what to do. */
export async function planRows(ctx: MemberContext, { conflicts }: StoredImport, rows: ImportRow[]): Promise<RowPlan[]> {
  const joined = await loadJoinedRows(ctx, rows)
  const matches = await matchContacts(
    ctx,
    rows.map(({ contents, chosenId, finding, verdict, importId }) => ({
      contact: contents,
      target: chosenId ?? joined.get(finding.joins ?? 0)?.connectionId ?? undefined,
      isNewIn: verdict === 'new' ? importId : undefined,
    })),
  )
  const plans = rows.map((row, at) => planRow(row, matches[at] as Match, joined.get(row.finding.joins ?? 0), conflicts))
  const people = new Set(plans.flatMap(({ deed, connectionId }) => (deed === 'merged' ? (connectionId ?? []) : [])))
  // All at once and in order, so that two imports cannot deadlock.
  if (people.size > 0) await lockPeople(ctx, [...people])
  return plans
}

function planRow(
  row: ImportRow,
  { verdict, person, finding }: Match,
  root: Root | undefined,
  conflicts: StoredImport['conflicts'],
): RowPlan {
  const leave = (reason: Text): RowPlan => ({ row, deed: null, outcome: { reason } })
  const skip = (reason: Text): RowPlan => ({ row, deed: 'skipped', outcome: { reason } })
  const add: RowPlan = { row, deed: 'added', outcome: {} }
  if (row.action === 'skip') return skip(say('sentences.result.skipped'))
  if (row.action === 'add') return add
  if (row.chosenId && person?.id !== row.chosenId) return leave(say('sentences.result.chosenGone'))
  if (root && root.connectionId === null) {
    if (root.deed === 'skipped') return skip(say('sentences.result.earlierSkipped'))
    if (root.deed === null) return leave(say('sentences.result.earlierWaits'))
  }
  if (!person && verdict === 'new') return add
  if (!person) {
    const waiting = leave(say('sentences.result.maybeKnown'))
    return row.verdict === 'new' ? { ...waiting, found: { verdict, finding } } : waiting
  }
  if (verdict === 'same') return { row, deed: 'unchanged', connectionId: person.id, outcome: {} }
  if (verdict === 'conflict' && conflicts === 'skip' && row.action === null)
    return skip(say('sentences.result.differs'))
  return { row, deed: 'merged', connectionId: person.id, outcome: {} }
}

type Root = { deed: ImportDeed | null; connectionId: string | null }

/** The results of the earlier rows that these rows join. */
async function loadJoinedRows(ctx: MemberContext, rows: ImportRow[]) {
  const numbers = [...new Set(rows.flatMap(({ finding }) => finding.joins ?? []))]
  if (numbers.length === 0) return new Map<number, Root>()
  const roots = await rowsOf(ctx, rows[0]?.importId ?? '')
    .where('number', 'in', numbers)
    .execute()
  return new Map(roots.map(({ number, deed, connectionId }) => [number, { deed, connectionId }]))
}
