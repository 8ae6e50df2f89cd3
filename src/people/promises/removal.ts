import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { createRemoval, storeChange } from '#platform/removals/store.ts'
import { takeBack } from '#platform/removals/take-back.ts'
import { recountLastContact } from '../connections/record/last-contact.ts'
import { addToMerges } from '../duplicates/merging/merges.ts'
import { lockOwner } from '../removals/lock-owner.ts'
import { getPromise, lockConnectionOfPromise } from './promises.ts'
import { restorePromises } from './restore.ts'
import { deletePromise } from './row.ts'

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
