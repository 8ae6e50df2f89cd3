import { randomUUIDv7 } from 'node:crypto'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { entryTerms, indexTerms } from '../search/index/terms.ts'

/** Where a promise was found. */
type Origin = { dueAssumedAt: string | null; interactionId: string; sentence: string }
type NewPromise = { connectionId: string; text: string; dueOn: string; dueTime: string } & Partial<Origin>

export async function addPromise(ctx: MemberContext, promise: NewPromise) {
  const id = randomUUIDv7()
  await ctx.db
    .insertInto('promises')
    .values({ memberId: ctx.member.id, id, createdAt: nowText(ctx), ...promise })
    .execute()
  await indexTerms(ctx, termsRecord(promise.connectionId, id), [], entryTerms(promise.text))
  await emit(ctx, 'promise.made', id, promise.connectionId)
  return id
}

/** A promise without a due date is due in a week. */
export function assumeDueDate(ctx: MemberContext, saidAt: string) {
  const said = Temporal.Instant.from(saidAt).toZonedDateTimeISO(ctx.member.timeZone)
  return said.toPlainDate().add({ days: 7 }).toString()
}

export async function deletePromise(ctx: MemberContext, promiseId: string) {
  const deleted = await ctx.db
    .deleteFrom('promises')
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', promiseId)
    .returning(['connectionId', 'text'])
    .executeTakeFirst()
  if (!deleted) return
  await indexTerms(ctx, termsRecord(deleted.connectionId, promiseId), entryTerms(deleted.text), [])
  await emit(ctx, 'promise.removed', promiseId, deleted.connectionId)
}

/** The start of an update. Lock the promise's connection first. */
export function updatePromiseRow(ctx: MemberContext, promiseId: string) {
  return ctx.db.updateTable('promises').where('memberId', '=', ctx.member.id).where('id', '=', promiseId)
}

export const termsRecord = (connectionId: string, sourceId: string) => ({
  connectionId,
  sourceId,
  place: 'said' as const,
})
