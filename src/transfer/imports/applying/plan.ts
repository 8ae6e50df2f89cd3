import { lockPeople } from '#people/connections/record/full-row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { ImportDeed } from '#platform/db/schema/imports.ts'
import type { ImportOutcome } from '#platform/db/schema/values.ts'
import { type Judged, judge } from '../matching/match-contacts.ts'
import { type ImportRow, rowsOf } from '../rows.ts'
import type { StoredImport } from '../stored-import.ts'

/** What is to be done with a row. Without a deed it is left, for the reason in the outcome. */
export type Planned = { row: ImportRow; deed: ImportDeed | null; connectionId?: string | null; outcome: ImportOutcome }

/** What becomes of these rows, as things are now: since they were looked at, people may have come or gone. */
export async function planned(ctx: MemberContext, { conflicts }: StoredImport, rows: ImportRow[]): Promise<Planned[]> {
  const joined = await whatBecameOf(ctx, rows)
  const judged = await judge(
    ctx,
    rows.map(({ contents, chosenId, finding }) => ({
      contact: contents,
      target: chosenId ?? joined.get(finding.joins ?? 0)?.connectionId ?? undefined,
    })),
  )
  const made = await madeHere(ctx, rows, judged)
  const plans = rows.map((row, at) => {
    const now = judged[at] as Judged
    // That they are two was seen when the file was read, and the first has only been added since.
    const isAnother = row.verdict === 'new' && row.chosenId === null && (!now.person || made.has(now.person.id))
    return plan(row, isAnother ? nobody : now, joined.get(row.finding.joins ?? 0), conflicts)
  })
  const people = new Set(plans.flatMap(({ deed, connectionId }) => (deed === 'merged' ? (connectionId ?? []) : [])))
  // In one order, lest two who merge wait for each other.
  if (people.size > 0) await lockPeople(ctx, [...people])
  return plans
}

type Now = Pick<Judged, 'verdict' | 'person'>
const nobody: Now = { verdict: 'new', person: null }

function plan(
  row: ImportRow,
  { verdict, person }: Now,
  root: Root | undefined,
  conflicts: StoredImport['conflicts'],
): Planned {
  const leave = (reason: string): Planned => ({ row, deed: null, outcome: { reason } })
  const skip = (reason: string): Planned => ({ row, deed: 'skipped', outcome: { reason } })
  const add: Planned = { row, deed: 'added', outcome: {} }
  if (row.action === 'skip') return skip('You left it out.')
  if (row.action === 'add') return add
  if (row.chosenId && person?.id !== row.chosenId) return leave('Whom you chose is no longer there. Decide anew.')
  if (root && root.connectionId === null) {
    if (root.deed === 'skipped') return skip('The row it joins was left out.')
    if (root.deed === null) return leave('The row it joins waits for your decision.')
  }
  if (!person && verdict === 'new') return add
  if (!person) return leave('It may be somebody you have, and nobody can tell for sure. Decide: add, merge or skip.')
  if (verdict === 'same') return { row, deed: 'unchanged', connectionId: person.id, outcome: {} }
  if (verdict === 'conflict' && conflicts === 'skip' && row.action === null)
    return skip('It says something else than what you have.')
  return { row, deed: 'merged', connectionId: person.id, outcome: {} }
}

type Root = { deed: ImportDeed | null; connectionId: string | null }

/** What the rows have become that others of the file go with. */
async function whatBecameOf(ctx: MemberContext, rows: ImportRow[]) {
  const numbers = [...new Set(rows.flatMap(({ finding }) => finding.joins ?? []))]
  if (numbers.length === 0) return new Map<number, Root>()
  const roots = await rowsOf(ctx, rows[0]?.importId ?? '')
    .where('number', 'in', numbers)
    .execute()
  return new Map(roots.map(({ number, deed, connectionId }) => [number, { deed, connectionId }]))
}

/** Which of those it may be came with the same import. */
async function madeHere(ctx: MemberContext, rows: ImportRow[], judged: Judged[]) {
  const ids = [...new Set(judged.flatMap(({ person }) => person?.id ?? []))]
  if (ids.length === 0) return new Set<string>()
  const made = await ctx.db
    .selectFrom('importRows')
    .select('connectionId')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', 'in', ids)
    .where('importId', '=', rows[0]?.importId ?? '')
    .where('deed', '=', 'added')
    .execute()
  return new Set(made.map(({ connectionId }) => connectionId))
}
