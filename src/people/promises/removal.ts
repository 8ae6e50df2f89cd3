import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { findOwn } from '#platform/db/own-rows.ts'
import { dropRemovedRow, findRemovedRow, insertRows, type Row, removedRows } from '#platform/removals/removed-rows.ts'
import { createRemoval, storeChange } from '#platform/removals/store.ts'
import { takeBack } from '#platform/removals/take-back.ts'
import { lockOwner } from '../connections/merged/follow-merges.ts'
import { addToMerges } from '../connections/merged/merges.ts'
import { recountLastContact } from '../connections/record/last-contact.ts'
import { getPromise, lockConnectionOfPromise } from './promises.ts'
import { deletePromise, insertPromise, originIn, storeOriginChange } from './row.ts'

type Outcome = { dismissedAt: string | null }

export async function removePromise(ctx: MemberContext, { promiseId }: { promiseId: string }) {
  await transaction(ctx, async (ctx) => {
    await lockConnectionOfPromise(ctx, promiseId)
    // So that it does not come back when its note is edited.
    await moveToRemoval(ctx, promiseId, { dismissedAt: nowText(ctx) })
  })
}

/** With its connection locked. What was found of it is dismissed, or suggested again. */
export async function moveToRemoval(ctx: MemberContext, promiseId: string, outcome: Outcome) {
  const { connectionId, text } = await getPromise(ctx, { promiseId })
  const removalId = await createRemoval(ctx, { kind: 'promise', subjectId: promiseId, connectionId, label: text })
  await closeFindings(ctx, promiseId, outcome, removalId)
  await deletePromise(ctx, promiseId, removalId)
  await recountLastContact(ctx, connectionId)
}

export async function restorePromise(ctx: MemberContext, { promiseId }: { promiseId: string }) {
  return transaction(ctx, async (ctx) => {
    await takeBack(ctx, await lockOwner(ctx, 'promise', promiseId), async (removal) => {
      await restorePromises(ctx, removal)
      await addToMerges(ctx, removal.formerId, { promises: [promiseId] })
      await recountLastContact(ctx, removal.connectionId)
    })
    return getPromise(ctx, { promiseId })
  })
}

async function closeFindings(ctx: MemberContext, promiseId: string, { dismissedAt }: Outcome, removalId: string) {
  const after = { promiseId: null, dismissedAt }
  const closed = await ctx.db
    .updateTable('findings')
    .set(after)
    .where('memberId', '=', ctx.member.id)
    .where('promiseId', '=', promiseId)
    .returning('id')
    .execute()
  const before = { promiseId, dismissedAt: null }
  for (const { id } of closed) await storeChange(ctx, removalId, { tableName: 'findings', recordId: id, before, after })
}

/** `others`: who else the entry is about, and keeps their own promises. */
type Removal = { id: string; connectionId: string; others?: string[] }

const ownerOf = ({ connectionId, others = [] }: Removal, row: { connectionId: string }) =>
  others.includes(row.connectionId) ? row.connectionId : connectionId

/** Restores the promises of a removal. One whose entry is not there comes back without it. */
export async function restorePromises(ctx: MemberContext, removal: Removal) {
  for await (const rows of removedRows(ctx, removal.id, 'promises')) {
    for (const row of rows)
      await insertPromise(ctx, { ...(await withoutRemovedEntry(ctx, row)), connectionId: ownerOf(removal, row) })
  }
}

/** Restores the findings of an entry, once the entry and the promises that went with it are there again. */
export async function restoreFindings(ctx: MemberContext, removal: Removal) {
  for await (const rows of removedRows(ctx, removal.id, 'findings')) {
    for (const row of rows) {
      const finding = await withPromise(ctx, { ...row, connectionId: ownerOf(removal, row) })
      await insertRows(ctx, 'findings', [finding])
    }
  }
}

/** Restoring the entry later attaches the promise to it again. */
async function withoutRemovedEntry(ctx: MemberContext, promise: Row<'promises'>) {
  const { interactionId } = promise
  if (!interactionId || (await exists(ctx, 'interactions', interactionId))) return promise
  const origin = { interactionId: null, sentence: null }
  const entry = await findRemovedRow(ctx, 'interactions', interactionId)
  if (entry) await storeOriginChange(ctx, entry.removalId, promise.id, promise, origin)
  return { ...promise, ...origin }
}

/** The promise of a finding may have been removed too, with another entry or by itself. */
async function withPromise(ctx: MemberContext, finding: Row<'findings'>): Promise<Row<'findings'>> {
  const { id, promiseId } = finding
  if (!promiseId || (await exists(ctx, 'promises', promiseId))) return finding
  const removed = await findRemovedRow(ctx, 'promises', promiseId)
  if (removed?.kind === 'interaction') {
    await takePromise(ctx, finding, removed)
    return finding
  }
  const outcome = { promiseId: null, dismissedAt: nowText(ctx) }
  if (removed) {
    const before = { promiseId, dismissedAt: null }
    await storeChange(ctx, removed.removalId, { tableName: 'findings', recordId: id, before, after: outcome })
  }
  return { ...finding, ...outcome }
}

type RemovedPromise = { removalId: string; row: Row<'promises'> }

/** The entry that made the promise first is still removed: until it is restored, this one makes it. */
async function takePromise(ctx: MemberContext, finding: Row<'findings'>, { removalId, row }: RemovedPromise) {
  const origin = originIn(finding)
  await dropRemovedRow(ctx, removalId, 'promises', row.id)
  await storeOriginChange(ctx, removalId, row.id, row, origin)
  await insertPromise(ctx, { ...row, ...origin, connectionId: finding.connectionId })
}

async function exists(ctx: MemberContext, table: 'interactions' | 'promises', id: string) {
  return (await findOwn(ctx, table, id, ['id'])) !== undefined
}
