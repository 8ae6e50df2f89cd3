import { Refusal } from '#contract/errors.ts'
import { readReason } from '#contract/texts/reason.ts'
import { say } from '#contract/texts/text.ts'
import { lockMembers, memberContextFor } from '#members/members/member-row.ts'
import { type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { ImportNotes, ImportPolicy } from '#platform/db/schema/imports.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { runInBatches } from '../batches.ts'
import { getImport } from '../imports.ts'
import { allRows, type ImportRow, lastNumber, saveResults } from '../rows.ts'
import { changeImport, getStoredImport, holdImport, type StoredImport } from '../stored-import.ts'
import { addRows, mergeRow, recordLines } from './add-rows.ts'
import { makePhotosLater } from './photos.ts'
import { planRows, type RowPlan } from './plan.ts'

type Options = { id: string; conflicts: ImportPolicy; notes: ImportNotes }

export async function applyImport(ctx: MemberContext, { id, conflicts, notes }: Options) {
  return transaction(ctx, async (ctx) => {
    const begun = await changeImport(ctx, id)
      .set({ state: 'applying', progress: 0, conflicts, notes, failure: null })
      .where('state', 'in', ['ready', 'applied', 'failed'])
      .where('readAt', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (begun) await queueJob(ctx, 'imports.apply', { importId: id }, { memberId: ctx.member.id })
    else refuseState(await getStoredImport(ctx, id))
    return getImport(ctx, { id })
  })
}

/** Applying an import twice is fine. */
function refuseState({ state, failure }: StoredImport) {
  if (state === 'applying') return
  if (state === 'failed')
    throw new Refusal('conflict', say('refusals.imports.failed', { failure: readReason(failure ?? '').text }))
  if (state === 'reading') throw new Refusal('conflict', say('refusals.imports.stillReading'))
  throw new Refusal('conflict', say('refusals.imports.undone'))
}

export async function runApply(kith: Kith, { importId }: Tasks['imports.apply'], running: JobRun) {
  const ctx = await memberContextFor(kith, running.memberId)
  if (!ctx) return
  const last = await lastNumber(ctx, importId)
  const runBatch = async (ctx: MemberContext, after: number, size: number) => {
    const done = await applyBatch(ctx, importId, { after, last, size })
    running.progress((done ?? last) / Math.max(1, last))
    return done
  }
  const failure = say('sentences.file.notAllApplied')
  await runInBatches(ctx, { id: importId, state: 'applying' }, { from: 0, runBatch, failure }, running)
}

type Batch = { after: number; last: number; size: number }

/** Returns the number of the last row done, or null at the end. */
async function applyBatch(ctx: MemberContext, importId: string, { after, last, size }: Batch) {
  // Locks the member, so that two imports at once see the people the other added.
  if (!(await lockMembers(ctx, ctx.member.id))) return null
  const held = await holdImport(ctx, importId, 'applying')
  if (!held) return null
  const rows = untilJoin(await openRows(ctx, importId, { after, size }))
  const done = rows.at(-1)
  if (!done) {
    const applied = { state: 'applied', progress: 100, appliedAt: held.appliedAt ?? nowText(ctx) } as const
    await changeImport(ctx, importId).set(applied).execute()
    return null
  }
  await carryOutPlans(ctx, held, await planRows(ctx, held, rows))
  await changeImport(ctx, importId)
    .set({ progress: Math.min(99, Math.floor((100 * done.number) / last)) })
    .execute()
  return done.number
}

/** The next rows, a few at a time: fewer where they are long. */
async function openRows(ctx: MemberContext, importId: string, { after, size }: Pick<Batch, 'after' | 'size'>) {
  const rows: ImportRow[] = []
  for (let length = 0; rows.length < size && length < maxBatchLength; ) {
    const from = { memberId: ctx.member.id, importId, after: rows.at(-1)?.number ?? after }
    const some = await findOpenRows(ctx.db, { ...from, size: Math.min(size, portion) })
    if (some.length === 0) break
    rows.push(...some)
    for (const { contents } of some) length += lengthOf(contents)
  }
  return rows
}

const portion = 5
const maxBatchLength = 512 * 1024
const lengthOf = ({ photo = '', extras, notes }: ImportRow['contents']) =>
  [photo, ...extras, ...notes].reduce((total, { length }) => total + length, 0)

type OpenRows = { memberId: string; importId: string; after: number; size: number }

const findOpenRows = prepared((db, { memberId, importId, after, size }: OpenRows) =>
  allRows(db)
    .where('memberId', '=', memberId)
    .where('importId', '=', importId)
    .where('number', '>', after)
    .where('deed', 'is', null)
    .where('verdict', '!=', 'unreadable')
    .orderBy('number')
    .limit(size),
)

/** The rows up to the first that joins a row of the same batch. */
function untilJoin(rows: ImportRow[]) {
  const [first] = rows
  const at = rows.findIndex(({ finding }) => first !== undefined && (finding.joins ?? 0) >= first.number)
  return at === -1 ? rows : rows.slice(0, at)
}

async function carryOutPlans(ctx: MemberContext, held: StoredImport, plans: RowPlan[]) {
  const added = plans.filter(({ deed }) => deed === 'added')
  const results = await addRows(
    ctx,
    added.map(({ row }) => row.contents),
    held.notes,
  )
  const done: RowPlan[] = added.map((plan, at) => ({ ...plan, ...results[at] }))
  for (const plan of plans) {
    if (plan.deed === 'added') continue
    const isMerged = plan.deed === 'merged' && plan.connectionId
    const policy = { notes: held.notes, conflicts: plan.row.chosenValues ?? held.conflicts }
    done.push(isMerged ? { ...plan, ...(await mergeRow(ctx, plan.row.contents, isMerged, policy)) } : plan)
  }
  // Some are related to people whom a row above was merged into.
  for (const [at, { connectionId }] of results.entries())
    await recordLines(ctx, connectionId, added[at]?.row.contents.extras ?? [])
  await saveResults(ctx, done)
  await makePhotosLater(ctx, held.id, done)
}
