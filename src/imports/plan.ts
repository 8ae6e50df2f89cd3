import type { MemberContext } from '../context.ts'
import type { ImportDeed } from '../db/import-schema.ts'
import type { ImportOutcome } from '../db/values.ts'
import { holdPeople } from '../duplicates/person.ts'
import { type Judged, judge } from './judging.ts'
import type { ImportRow } from './row.ts'
import { rowsOf, type StagedRow } from './rows.ts'

/** What is to be done with a row. Without a deed it is left, for the reason in the outcome. */
export type Planned = { row: StagedRow; deed: ImportDeed | null; target?: string; outcome: ImportOutcome }

/** What becomes of these rows, as things are now: since they were looked at, people may have come or gone. */
export async function planned(ctx: MemberContext, { conflicts }: ImportRow, rows: StagedRow[]): Promise<Planned[]> {
  const joined = await whatBecameOf(ctx, rows)
  const judged = await judge(
    ctx,
    rows.map(({ contents, chosenId, finding }) => ({
      contact: contents,
      target: chosenId ?? joined.get(finding.joins ?? 0)?.connectionId,
    })),
  )
  const plans = rows.map((row, at) => plan(row, judged[at] as Judged, joined.get(row.finding.joins ?? 0), conflicts))
  const targets = new Set(plans.flatMap(({ target }) => target ?? []))
  // In one order, lest two who merge wait for each other.
  if (targets.size > 0) await holdPeople(ctx, [...targets])
  return plans
}

type Root = { deed: ImportDeed | null; connectionId: string | undefined }

function plan(row: StagedRow, judged: Judged, root: Root | undefined, conflicts: ImportRow['conflicts']): Planned {
  const { verdict, person } = judged
  const leave = (reason: string): Planned => ({ row, deed: null, outcome: { reason } })
  const skip = (reason: string): Planned => ({ row, deed: 'skipped', outcome: { reason } })
  if (row.action === 'skip') return skip('You left it out.')
  if (row.action === 'add') return { row, deed: 'added', outcome: {} }
  if (row.chosenId && person?.id !== row.chosenId) return leave('Whom you chose is no longer there. Decide anew.')
  if (root && !root.connectionId && row.action === null)
    return root.deed === 'skipped'
      ? skip('The row it joins was left out.')
      : leave('The row it joins waits for your decision.')
  if (!person) {
    if (verdict === 'new') return { row, deed: 'added', outcome: {} }
    return leave('It may be somebody you have, and nobody can tell for sure. Decide: add, merge or skip.')
  }
  if (verdict === 'same') return { row, deed: 'unchanged', outcome: { connectionId: person.id } }
  if (verdict === 'conflict' && conflicts === 'skip' && row.action === null)
    return skip('It says something else than what you have.')
  return { row, deed: 'merged', target: person.id, outcome: {} }
}

/** What the rows have become that others of the file go with. */
async function whatBecameOf(ctx: MemberContext, rows: StagedRow[]) {
  const numbers = [...new Set(rows.flatMap(({ finding }) => finding.joins ?? []))]
  if (numbers.length === 0) return new Map<number, Root>()
  const roots = await rowsOf(ctx, rows[0]?.importId ?? '')
    .where('number', 'in', numbers)
    .execute()
  return new Map(roots.map(({ number, deed, outcome }) => [number, { deed, connectionId: outcome?.connectionId }]))
}
