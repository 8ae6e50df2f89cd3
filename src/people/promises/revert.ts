import { type MemberContext, transaction } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { emit } from '#platform/events/emit.ts'
import { recountLastContact } from '../connections/record/last-contact.ts'
import { lockConnectionOf } from '../connections/record/lock.ts'
import { entryTerms, indexTerms } from '../search/index/terms.ts'
import { getPromise, lockConnectionOfPromise } from './promises.ts'
import { termsRecord, updatePromiseRow } from './row.ts'

const columns = ['text', 'dueOn', 'dueTime', 'dueAssumedAt', 'completedAt'] as const
type PromiseState = Pick<Schema['promises'], (typeof columns)[number]>

/** The editable fields of a promise, with its connection locked; null if it doesn't exist. */
export async function lockPromiseState(ctx: MemberContext, promiseId: string): Promise<PromiseState | null> {
  if ((await lockConnectionOf(ctx, 'promises', promiseId)) === null) return null
  return findPromiseState(ctx, promiseId)
}

export async function findPromiseState(ctx: MemberContext, promiseId: string) {
  const row = await ctx.db
    .selectFrom('promises')
    .select(columns)
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', promiseId)
    .executeTakeFirst()
  return row ?? null
}

/** Gives a promise values that it had before, with the time it was completed at. */
export async function revertPromise(ctx: MemberContext, promiseId: string, values: Partial<PromiseState>) {
  return transaction(ctx, async (ctx) => {
    const connectionId = await lockConnectionOfPromise(ctx, promiseId)
    const { text } = await getPromise(ctx, { promiseId })
    await updatePromiseRow(ctx, promiseId).set(values).execute()
    const after = await getPromise(ctx, { promiseId })
    await indexTerms(ctx, termsRecord(connectionId, promiseId), entryTerms(text), entryTerms(after.text))
    if (values.completedAt !== undefined) await recountLastContact(ctx, connectionId)
    await emit(ctx, eventOf(values), promiseId, connectionId)
    return after
  })
}

function eventOf({ completedAt }: Partial<PromiseState>) {
  if (completedAt === undefined) return 'promise.updated'
  return completedAt === null ? 'promise.reopened' : 'promise.completed'
}
