import { Refusal } from '#contract/errors.ts'
import { actingFor } from '#members/members/member-context.ts'
import { holdMembers } from '#members/members/member-row.ts'
import { type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import type { ImportNotes, ImportPolicy } from '#platform/db/schema/imports.ts'
import { json } from '#platform/db/schema/schema.ts'
import { later } from '#platform/jobs/later.ts'
import type { Running, Tasks } from '#platform/jobs/tasks.ts'
import { partByPart } from '../batches.ts'
import { getImport } from '../imports.ts'
import { type ImportRow, lastNumber, rowsOf } from '../rows.ts'
import { changeImport, getStoredImport, holdImport, type StoredImport } from '../stored-import.ts'
import { addRows } from './add-rows.ts'
import { mergeRow } from './merge-row.ts'
import { type Planned, planned } from './plan.ts'

/** As many as are done within moments: the member's row is held meanwhile. */
const atOnce = 50

type Wanted = { id: string; conflicts: ImportPolicy; notes: ImportNotes }

export async function applyImport(ctx: MemberContext, { id, conflicts, notes }: Wanted) {
  return transaction(ctx, async (ctx) => {
    const begun = await changeImport(ctx, id)
      .set({ state: 'applying', progress: 0, conflicts, notes, failure: null })
      .where('state', 'in', ['ready', 'applied', 'failed'])
      .where('readAt', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (begun) await later(ctx, 'imports.apply', { importId: id }, { memberId: ctx.member.id })
    else refuse(await getStoredImport(ctx, id))
    return getImport(ctx, { id })
  })
}

/** One that is being applied is asked for twice: that is fine. */
function refuse({ state, failure }: StoredImport) {
  if (state === 'applying') return
  if (state === 'failed') throw new Refusal('conflict', `This import has failed: ${failure}`)
  if (state === 'reading') throw new Refusal('conflict', 'This import is still being read. Apply it once it is ready.')
  throw new Refusal('conflict', 'This import has been undone. Send the file again to apply it anew.')
}

export async function runApplying(kith: Kith, { importId }: Tasks['imports.apply'], running: Running) {
  const ctx = await actingFor(kith, running.memberId)
  if (!ctx) return
  const last = await lastNumber(ctx, importId)
  const part = async (after: number) => {
    const done = await applyPart(ctx, importId, { after, last })
    running.progress((done ?? last) / Math.max(1, last))
    return done
  }
  const failure = 'Not all rows could be applied, for a reason on our side. Apply it again, or undo it.'
  await partByPart(ctx, { id: importId, state: 'applying' }, { from: 0, part, failure }, running)
}

/** Gives the row to go on after; null when all are done, or there is nothing more to do. */
async function applyPart(ctx: MemberContext, importId: string, { after, last }: { after: number; last: number }) {
  return transaction(ctx, async (ctx) => {
    // Held first: two imports at once see whom the other has added.
    if (!(await holdMembers(ctx, ctx.member.id))) return null
    const held = await holdImport(ctx, importId, 'applying')
    if (!held) return null
    const rows = apart(await openRows(ctx, importId, after))
    const done = rows.at(-1)
    if (!done) {
      const applied = { state: 'applied', progress: 100, appliedAt: held.appliedAt ?? nowText(ctx) } as const
      await changeImport(ctx, importId).set(applied).execute()
      return null
    }
    await carryOut(ctx, held, await planned(ctx, held, rows))
    await changeImport(ctx, importId)
      .set({ progress: Math.min(99, Math.floor((100 * done.number) / last)) })
      .execute()
    return done.number
  })
}

function openRows(ctx: MemberContext, importId: string, after: number) {
  return rowsOf(ctx, importId)
    .where('number', '>', after)
    .where('deed', 'is', null)
    .where('verdict', '!=', 'unreadable')
    .orderBy('number')
    .limit(atOnce)
    .execute()
}

/** As many as do not tell of somebody who only comes with them. */
function apart(rows: ImportRow[]) {
  const [first] = rows
  const at = rows.findIndex(({ finding }) => first !== undefined && (finding.joins ?? 0) >= first.number)
  return at === -1 ? rows : rows.slice(0, at)
}

async function carryOut(ctx: MemberContext, held: StoredImport, plans: Planned[]) {
  const added = plans.filter(({ deed }) => deed === 'added')
  const made = await addRows(
    ctx,
    added.map(({ row }) => row.contents),
    held.notes,
  )
  const done: Planned[] = added.map((plan, at) => ({ ...plan, ...made[at] }))
  for (const plan of plans) {
    if (plan.deed === 'added') continue
    const isMerged = plan.deed === 'merged' && plan.connectionId
    done.push(isMerged ? { ...plan, ...(await mergeRow(ctx, plan.row.contents, isMerged, held)) } : plan)
  }
  await writeDown(ctx, done)
}

/** In one statement: the rows are there, and only what became of them is new. */
async function writeDown(ctx: MemberContext, done: Planned[]) {
  const rows = done.map(({ row: { importId, number, line, verdict }, deed, connectionId = null, outcome }) => ({
    ...{ memberId: ctx.member.id, importId, number, line, verdict, contents: json({}), finding: json({}) },
    ...{ deed, connectionId, outcome: json(outcome) },
  }))
  await ctx.db
    .insertInto('importRows')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'importId', 'number']).doUpdateSet((set) => ({
        deed: set.ref('excluded.deed'),
        connectionId: set.ref('excluded.connectionId'),
        outcome: set.ref('excluded.outcome'),
      })),
    )
    .execute()
}
