import { promisesWithPeople } from '#people/promises/row.ts'
import { instantText, type MemberContext, transaction } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { createPace } from '#platform/db/pace.ts'
import { latestEvent } from '#platform/events/read.ts'
import { renderTask, type TaskPromise, writerVersion } from './format/task-text.ts'
import { lockList, type NewState, openList, storeTasks, type TaskRow, tasksOf, updateList } from './rows.ts'

/**
 * Brings the tasks up to date with the promises and returns how often they changed. Nothing is compared as long as no event,
 * no day and no setting is new, so nobody without a device pays for it.
 */
export async function followPromises(ctx: MemberContext): Promise<number> {
  const { revision, seen } = await openList(ctx)
  const state = await stateOf(ctx)
  if (state === seen) return revision
  const pace = createPace()
  for (let rest = await listPromiseIds(ctx); rest.length > 0; ) {
    const some = rest.slice(0, pace.size())
    rest = rest.slice(some.length)
    await pace.run(() => transaction(ctx, (ctx) => reviseTasks(ctx, some)))
  }
  await transaction(ctx, dropOthers)
  await updateList(ctx).set({ seen: state }).execute()
  return (await openList(ctx)).revision
}

async function stateOf(ctx: MemberContext) {
  const day = ctx.now().toString().slice(0, 10)
  return [writerVersion, await latestEvent(ctx, ctx.member.id), ctx.member.timeZone, day, ctx.config.baseUrl].join(' ')
}

/** Writes the tasks of these promises again. A task that says the same keeps its revision, and so its ETag. */
export async function reviseTasks(ctx: MemberContext, promiseIds: string[]) {
  await lockList(ctx)
  const promises = await findPromises(ctx, promiseIds)
  const rows = await tasksOf(ctx).where('promiseId', 'in', promiseIds).execute()
  const byPromise = new Map(rows.map((row) => [row.promiseId, row]))
  await storeTasks(
    ctx,
    promises.flatMap((promise) => changedTask(ctx, promise, byPromise.get(promise.id)) ?? []),
  )
}

/** Null if nothing about the task changes, or a device hid it. */
function changedTask(
  { member, config }: MemberContext,
  promise: TaskPromise,
  row: TaskRow | undefined,
): NewState | null {
  if (row?.goneAs === 'device') return null
  const { name, uid, keptLines, keptAround } = row ?? {
    ...{ name: `${promise.id}.ics`, uid: `${promise.id}@tasks.kith` },
    ...{ keptLines: '', keptAround: '' },
  }
  const options = { timeZone: member.timeZone, baseUrl: config.baseUrl }
  const text = renderTask({ uid, promise, keptLines, keptAround }, options)
  if (row && row.goneAt === null && row.text === text) return null
  return { ...(row && { id: row.id }), name, uid, promiseId: promise.id, text, keptLines, keptAround, goneAs: null }
}

/** Each may have 256 KB of a device. */
const droppedAtOnce = 20

/** Tasks whose promise was removed, or kept long ago. Nothing of a removed promise stays but the name. */
async function dropOthers(ctx: MemberContext) {
  await lockList(ctx)
  const rows = await ctx.db
    .selectFrom('tasks')
    .select('promiseId')
    .where('memberId', '=', ctx.member.id)
    .where('promiseId', 'is not', null)
    .where('goneAt', 'is', null)
    .execute()
  // Listed after the tasks are read: the promise of a task that a device has just added is among them.
  const listed = new Set(await listPromiseIds(ctx))
  const others = rows.flatMap(({ promiseId }) => (promiseId && !listed.has(promiseId) ? promiseId : []))
  for (const ids of chunks(others, droppedAtOnce)) {
    const known = new Set((await findPromises(ctx, ids)).map(({ id }) => id))
    const gone = await tasksOf(ctx).where('promiseId', 'in', ids).where('goneAt', 'is', null).execute()
    await storeTasks(
      ctx,
      gone.map((row) => {
        const kept = known.has(row.promiseId ?? '') ? {} : { keptLines: '', keptAround: '' }
        return { ...row, ...kept, text: '', goneAs: 'left' as const }
      }),
    )
  }
}

/** The most urgent ones, as in the calendar feed. */
const maxOpen = 1000
const maxKept = 200
const keptFor = { hours: 24 * 30 }

/** The promises that devices see: the open ones, and those kept in the last 30 days. */
async function listPromiseIds(ctx: MemberContext) {
  const since = instantText(ctx.now().subtract(keptFor))
  const open = await selectPromises(ctx)
    .where('promises.completedAt', 'is', null)
    .orderBy('promises.dueOn')
    .orderBy('promises.dueTime')
    .orderBy('promises.id')
    .limit(maxOpen)
    .execute()
  const kept = await selectPromises(ctx)
    .where('promises.completedAt', '>', since)
    .orderBy('promises.completedAt', 'desc')
    .limit(maxKept)
    .execute()
  return [...open, ...kept].map(({ id }) => id)
}

export async function findPromises(ctx: MemberContext, ids: string[]): Promise<TaskPromise[]> {
  return ids.length === 0 ? [] : selectPromises(ctx).where('promises.id', 'in', ids).execute()
}

function selectPromises({ db, member }: MemberContext) {
  return promisesWithPeople(db, member.id).select(['promises.createdAt', 'promises.completedAt'])
}
