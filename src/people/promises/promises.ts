import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import { pageOf } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Db, Schema } from '#platform/db/schema/schema.ts'
import { emit } from '#platform/events/emit.ts'
import { recordContact, recountLastContact } from '../connections/record/last-contact.ts'
import { lockConnection, lockConnectionOf, requireConnection } from '../connections/record/lock.ts'
import { endOfDay, overdueCheck } from './due.ts'
import { addPromise, assumeDueDate, promisesWithPeople } from './row.ts'

const maxCounted = 1000

type OpenOptions = { limit: number; cursor?: string | undefined; connectionId?: string | undefined }

export async function listOpenPromises(ctx: MemberContext, { limit, cursor, connectionId }: OpenOptions) {
  const { items, next } = await listOpen(ctx, { connectionId, limit, after: cursor })
  const isOfAll = connectionId === undefined && cursor === undefined
  const shown = isOfAll && next ? await countOfAll(ctx, limit) : 'There are more.'
  return { promises: items, more: next && `${shown} For the rest, send next as cursor.`, next }
}

type ListOptions = { connectionId?: string | undefined; limit: number; after?: string | undefined }

/** The open promises to a person, page by page. */
export async function listPromisesTo(ctx: MemberContext, options: ListOptions & { connectionId: string }) {
  return listOpen(ctx, options)
}

async function listOpen(ctx: MemberContext, { connectionId, limit, after }: ListOptions) {
  const page = { memberId: ctx.member.id, limit: limit + 1 }
  const rows =
    connectionId === undefined && after === undefined
      ? await openByDue(ctx.db, page)
      : await selectOpenByDue(ctx.db, page)
          .$if(connectionId !== undefined, (query) => query.where('promises.connectionId', '=', connectionId ?? ''))
          .$if(after !== undefined, (query) => query.where(dueAfter(after ?? '')))
          .execute()
  if (rows.length === 0 && connectionId !== undefined) await requireConnection(ctx, connectionId)
  const { shown, next } = pageOf(rows, limit, ({ dueOn, dueTime, id }) => [dueOn, dueTime, id].join('~'))
  return { items: shown.map(promiseView(ctx)), next }
}

/** A place without a time is at the end of its day, as promises without one are. */
function dueAfter(place: string) {
  const [dueOn, time, id] = place.split('~')
  const dueTime = time || endOfDay
  const due = sql`${sql.ref('promises.dueOn')}, ${sql.ref('promises.dueTime')}, ${sql.ref('promises.id')}`
  return sql<SqlBool>`(${due}) > (${dueOn}, ${dueTime}, ${id})`
}

export async function getPromise(ctx: MemberContext, { promiseId }: { promiseId: string }) {
  const row = await promises(ctx.db, { memberId: ctx.member.id })
    .where('promises.id', '=', promiseId)
    .executeTakeFirst()
  if (!row) throw promiseNotFound()
  return promiseView(ctx)(row)
}

/** Null if it is complete or removed. */
export async function findOpenPromise(ctx: MemberContext, promiseId: string) {
  const row = await promises(ctx.db, { memberId: ctx.member.id })
    .where('promises.id', '=', promiseId)
    .where('promises.completedAt', 'is', null)
    .executeTakeFirst()
  return row ? promiseView(ctx)(row) : null
}

type NewPromise = { connectionId: string; text: string; dueOn?: string | undefined; dueTime?: string | undefined }

export async function createPromise(ctx: MemberContext, { connectionId, text, dueOn, dueTime }: NewPromise) {
  if (dueTime && !dueOn) throw timeWithoutDay()
  const due = dueOn ? { dueOn, dueTime: dueTime ?? endOfDay } : noDay(ctx)
  return transaction(ctx, async (ctx) => {
    await lockConnection(ctx, connectionId)
    const promiseId = await addPromise(ctx, { connectionId, text, ...due })
    return getPromise(ctx, { promiseId })
  })
}

/** `at` is when it was kept, if that was earlier: a phone may have been offline. */
export async function completePromise(
  ctx: MemberContext,
  { promiseId, at = nowText(ctx) }: { promiseId: string; at?: string | undefined },
) {
  return transaction(ctx, async (ctx) => {
    const connectionId = await lockConnectionOfPromise(ctx, promiseId)
    const completed = await updateOwn(ctx, 'promises', promiseId)
      .set({ completedAt: at })
      .where('completedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (completed) {
      await recordContact(ctx, await lockConnection(ctx, connectionId), at)
      await emit(ctx, 'promise.completed', promiseId, connectionId)
    }
    return getPromise(ctx, { promiseId })
  })
}

export async function reopenPromise(ctx: MemberContext, { promiseId }: { promiseId: string }) {
  return transaction(ctx, async (ctx) => {
    const connectionId = await lockConnectionOfPromise(ctx, promiseId)
    const reopened = await updateOwn(ctx, 'promises', promiseId)
      .set({ completedAt: null })
      .where('completedAt', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (reopened) {
      await recountLastContact(ctx, connectionId)
      await emit(ctx, 'promise.reopened', promiseId, connectionId)
    }
    return getPromise(ctx, { promiseId })
  })
}

/** The due columns of a promise for which no day was named. */
export function noDay(ctx: MemberContext) {
  const now = nowText(ctx)
  return { dueOn: assumeDueDate(ctx, now), dueTime: endOfDay, dueAssumedAt: now }
}

export const timeWithoutDay = () => wrongField('dueTime', say('fields.timeNeedsDay'))

/** The open promises to people whom a query selects, soonest due first. */
export async function openPromisesToAny(
  ctx: MemberContext,
  people: SelectQueryBuilder<Schema, 'connections', { id: string }>,
  limit: number,
) {
  const rows = await selectOpenByDue(ctx.db, { memberId: ctx.member.id, limit })
    .where('promises.connectionId', 'in', people)
    .execute()
  return rows.map(promiseView(ctx))
}

/** The promises to one person: open ones first, soonest due first; then completed ones, the latest first. */
export async function promisesTo(ctx: MemberContext, connectionId: string, limit: number) {
  const rows = await openThenKept(ctx.db, { memberId: ctx.member.id, connectionId, limit })
  return rows.map(promiseView(ctx))
}

export async function lockConnectionOfPromise(ctx: MemberContext, promiseId: string) {
  const connectionId = await lockConnectionOf(ctx, 'promises', promiseId)
  if (connectionId === null) throw promiseNotFound()
  return connectionId
}

function promises(db: Db, { memberId }: { memberId: string }) {
  return promisesWithPeople(db, memberId).select([
    'promises.createdAt',
    'promises.completedAt',
    'promises.interactionId',
    'promises.sentence',
  ])
}

function selectOpenByDue(db: Db, filter: { memberId: string; limit: number }) {
  return promises(db, filter)
    .where('promises.completedAt', 'is', null)
    .orderBy('promises.dueOn')
    .orderBy('promises.dueTime')
    .orderBy('promises.id')
    .limit(filter.limit)
}

const openByDue = prepared(selectOpenByDue)

const openThenKept = prepared((db, filter: { memberId: string; connectionId: string; limit: number }) =>
  promises(db, filter)
    .where('promises.connectionId', '=', filter.connectionId)
    .orderBy((order) => order.case().when('promises.completedAt', 'is', null).then(0).else(1).end())
    .orderBy('promises.completedAt', 'desc')
    .orderBy('promises.dueOn')
    .orderBy('promises.dueTime')
    .orderBy('promises.id')
    .limit(filter.limit),
)

type PromiseRow = Omit<Schema['promises'], 'memberId'> & { displayName: string }

function promiseView(ctx: MemberContext) {
  const isOverdue = overdueCheck(ctx.now(), ctx.member.timeZone)
  return (row: PromiseRow) => ({
    promiseId: row.id,
    connectionId: row.connectionId,
    connectionName: row.displayName,
    text: row.text,
    dueOn: row.dueOn,
    dueTime: row.dueTime === endOfDay ? undefined : row.dueTime,
    status: row.completedAt === null ? ('open' as const) : ('complete' as const),
    overdue: row.completedAt === null && isOverdue(row),
    createdAt: row.createdAt,
    completedAt: row.completedAt ?? undefined,
    foundIn: row.interactionId && row.sentence ? { ixId: row.interactionId, sentence: row.sentence } : undefined,
    dueAssumed: row.dueAssumedAt ? (true as const) : undefined,
  })
}

async function countOfAll(ctx: MemberContext, limit: number) {
  const [{ total } = { total: 0 }] = await countOpen(ctx.db, { memberId: ctx.member.id })
  const found = total === maxCounted ? `${maxCounted} or more` : total
  return `Showing ${limit} of ${found}.`
}

/** Includes leftovers of people removed a moment ago: checking a thousand people would take longer than the list. */
const countOpen = prepared((db, { memberId }: { memberId: string }) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('promises')
        .select('id')
        .where('memberId', '=', memberId)
        .where('completedAt', 'is', null)
        .limit(maxCounted)
        .as('open'),
    )
    .select((count) => count.fn.countAll<number>().as('total')),
)

export const promiseNotFound = () => new Refusal('not_found', say('refusals.promises.noPromise'))
