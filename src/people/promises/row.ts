import { randomUUIDv7 } from 'node:crypto'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { entryTerms, indexTerms } from '../search/index/terms.ts'

/** Where a promise was found. */
type Found = { dueAssumedAt: string | null; interactionId: string; sentence: string }
type Made = { connectionId: string; text: string; dueOn: string; dueTime: string } & Partial<Found>

export async function makePromise(ctx: MemberContext, made: Made) {
  const id = randomUUIDv7()
  await ctx.db
    .insertInto('promises')
    .values({ memberId: ctx.member.id, id, createdAt: nowText(ctx), ...made })
    .execute()
  await indexTerms(ctx, indexed(made.connectionId, id), [], entryTerms(made.text))
  await emit(ctx, 'promise.made', id, made.connectionId)
  return id
}

/** Where a promise was made without a day, a week is taken to be meant. */
export function assumedDue(ctx: MemberContext, saidAt: string) {
  const said = Temporal.Instant.from(saidAt).toZonedDateTimeISO(ctx.member.timeZone)
  return said.toPlainDate().add({ days: 7 }).toString()
}

export async function forgetPromise(ctx: MemberContext, promiseId: string) {
  const gone = await ctx.db
    .deleteFrom('promises')
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', promiseId)
    .returning(['connectionId', 'text'])
    .executeTakeFirst()
  if (!gone) return
  await indexTerms(ctx, indexed(gone.connectionId, promiseId), entryTerms(gone.text), [])
  await emit(ctx, 'promise.removed', promiseId, gone.connectionId)
}

export function mine(ctx: MemberContext, promiseId: string) {
  return ctx.db.updateTable('promises').where('memberId', '=', ctx.member.id).where('id', '=', promiseId)
}

export const indexed = (connectionId: string, sourceId: string) => ({ connectionId, sourceId, place: 'said' as const })
