import { randomUUIDv7 } from 'node:crypto'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import type { Db, Schema } from '#platform/db/schema/schema.ts'
import { emit } from '#platform/events/emit.ts'
import { blankTasks } from '#platform/removals/blank-synced.ts'
import { insertMissing, type Row } from '#platform/removals/removed-rows.ts'
import { storeChange, storeRows } from '#platform/removals/store.ts'
import { entryTerms, indexTerms } from '../search/index/terms.ts'

/** Where a promise was found. */
type FoundIn = { dueAssumedAt: string | null; interactionId: string; sentence: string }
type NewPromise = { connectionId: string; text: string; dueOn: string; dueTime: string } & Partial<FoundIn>

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

/** A promise without a day takes its place in the order a week from when it is noted, also if the note is an old one. */
export function assumeDueDate(ctx: MemberContext, saidAt: string) {
  const [said, now] = [Temporal.Instant.from(saidAt), ctx.now()]
  const noted = Temporal.Instant.compare(said, now) > 0 ? said : now
  return noted.toZonedDateTimeISO(ctx.member.timeZone).toPlainDate().add({ days: 7 }).toString()
}

/** For good, or into a removal. */
export async function deletePromise(ctx: MemberContext, promiseId: string, removalId: string | null) {
  const deleted = await ctx.db
    .deleteFrom('promises')
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', promiseId)
    .returning(columnsOf('promises'))
    .executeTakeFirst()
  if (!deleted) return
  if (removalId) await storeRows(ctx, removalId, 'promises', [deleted])
  else await blankTasks(ctx, [promiseId])
  await indexTerms(ctx, termsRecord(deleted.connectionId, promiseId), entryTerms(deleted.text), [])
  await emit(ctx, 'promise.removed', promiseId, deleted.connectionId)
}

export async function insertPromise(ctx: MemberContext, promise: Row<'promises'>) {
  const [missing] = await insertMissing(ctx, 'promises', [promise])
  if (!missing) return
  await indexTerms(ctx, termsRecord(promise.connectionId, promise.id), [], entryTerms(promise.text))
  await emit(ctx, 'promise.restored', promise.id, promise.connectionId)
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

/** The member's promises, each with the person it was made to. */
export function promisesWithPeople(db: Db, memberId: string) {
  return db
    .selectFrom('promises')
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.memberId', '=', 'promises.memberId')
        .onRef('connections.id', '=', 'promises.connectionId'),
    )
    .select(['promises.id', 'promises.connectionId', 'connections.displayName', 'promises.text', 'promises.dueOn'])
    .select(['promises.dueTime', 'promises.dueAssumedAt'])
    .where('promises.memberId', '=', memberId)
}

type Promised = Schema['promises']
/** The entry and sentence that a promise was found in, and what follows from them. */
type Origin = Pick<Promised, 'interactionId' | 'sentence'> &
  Partial<Pick<Promised, 'text' | 'dueOn' | 'dueTime' | 'dueAssumedAt'>>

type Finding = Pick<Schema['findings'], 'interactionId' | 'text' | 'sentence' | 'dueOn' | 'dueTime'>

/** A date that the finding does not name stays as it is. */
export function originIn({ interactionId, text, sentence, dueOn, dueTime }: Finding): Origin {
  return { interactionId, text, sentence, ...(dueOn && { dueOn, dueTime, dueAssumedAt: null }) }
}

/** Changes where a promise comes from. A removal that does so can undo it. */
export async function changeOrigin(ctx: MemberContext, promiseId: string, origin: Origin, removalId: string | null) {
  if (removalId) {
    const promise = await ctx.db
      .selectFrom('promises')
      .select(['interactionId', 'sentence', 'text', 'dueOn', 'dueTime', 'dueAssumedAt'])
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', promiseId)
      .executeTakeFirstOrThrow()
    await storeOriginChange(ctx, removalId, promiseId, promise, origin)
  }
  await updatePromiseRow(ctx, promiseId).set(origin).execute()
}

/** Only the columns that change. */
export async function storeOriginChange(
  ctx: MemberContext,
  removalId: string,
  promiseId: string,
  promise: Required<Origin>,
  origin: Origin,
) {
  const columns = Object.keys(origin) as (keyof Origin)[]
  const changed = columns.filter((column) => promise[column] !== origin[column])
  const before = Object.fromEntries(changed.map((column) => [column, promise[column]]))
  const after = Object.fromEntries(changed.map((column) => [column, origin[column]]))
  await storeChange(ctx, removalId, { tableName: 'promises', recordId: promiseId, before, after })
}
