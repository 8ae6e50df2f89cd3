import { randomUUIDv7 } from 'node:crypto'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { chunks } from '#platform/db/batches.ts'
import { pagesOf } from '#platform/db/pages.ts'
import { firstOfEra } from '#platform/db/revisions.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { type Conditions, isOutdated } from '../sync/conditions.ts'
import { writerVersion } from './format/task-text.ts'

export type TaskRow = Awaited<ReturnType<ReturnType<typeof tasksOf>['executeTakeFirstOrThrow']>>

/** The names of the tasks, and of those that left. */
export function tasksOf(ctx: MemberContext) {
  return ctx.db.selectFrom('tasks').select(columnsOf('tasks')).where('memberId', '=', ctx.member.id)
}

export const etagOf = ({ revision }: Pick<TaskRow, 'revision'>) => `"${revision}-${writerVersion}"`

/** Whether a device has not seen the present state of a task. */
export const isStale = (row: TaskRow | undefined, conditions: Conditions) =>
  isOutdated(row?.goneAt === null ? etagOf(row) : null, conditions)

/** The member's list; a new one is empty until the promises have been looked at. */
export async function openList(ctx: MemberContext) {
  const list = () =>
    ctx.db.selectFrom('taskLists').select(['revision', 'seen']).where('memberId', '=', ctx.member.id).executeTakeFirst()
  const found = await list()
  if (found) return found
  const row = { memberId: ctx.member.id, revision: firstOfEra(ctx.now()), seen: '' }
  await ctx.db
    .insertInto('taskLists')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await list()) ?? row
}

export function updateList(ctx: MemberContext) {
  return ctx.db.updateTable('taskLists').where('memberId', '=', ctx.member.id)
}

/** Locked before anything is read that decides how the tasks change. */
export async function lockList(ctx: MemberContext) {
  await openList(ctx)
  await updateList(ctx).set({ memberId: ctx.member.id }).execute()
}

export type NewState = Pick<TaskRow, 'name' | 'uid' | 'promiseId' | 'text' | 'keptLines' | 'keptAround' | 'goneAs'> & {
  id?: string
  /** When the device sent it, if that was not now. */
  sentAt?: string
}

/** Each gets a revision of its own, in order: the list's row is locked until the transaction ends. */
export async function storeTasks(ctx: MemberContext, changed: NewState[]) {
  if (changed.length === 0) return
  await openList(ctx)
  const { revision: last } = await updateList(ctx)
    .set((set) => ({ revision: set('revision', '+', changed.length) }))
    .returning('revision')
    .executeTakeFirstOrThrow()
  const now = nowText(ctx)
  const rows = changed.map(({ sentAt, ...state }, at) => ({
    id: randomUUIDv7(),
    memberId: ctx.member.id,
    ...state,
    revision: last - changed.length + at + 1,
    revisedAt: sentAt ?? now,
    goneAt: state.goneAs === null ? null : now,
  }))
  await ctx.db
    .insertInto('tasks')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'name']).doUpdateSet((set) => ({
        uid: set.ref('excluded.uid'),
        promiseId: set.ref('excluded.promiseId'),
        revision: set.ref('excluded.revision'),
        revisedAt: set.ref('excluded.revisedAt'),
        text: set.ref('excluded.text'),
        keptLines: set.ref('excluded.keptLines'),
        keptAround: set.ref('excluded.keptAround'),
        goneAt: set.ref('excluded.goneAt'),
        goneAs: set.ref('excluded.goneAs'),
      })),
    )
    .execute()
}

/** A task as devices see it; one that has gone has only its name. */
type ListedTask = { name: string; etag: string; data: string } | { name: string; isGone: true }

/** Each may have 256 KB, twice. */
const pageSize = 20
const readAtOnce = 10

/** Every task, by name, in parts. */
export async function* listTasks(ctx: MemberContext): AsyncGenerator<ListedTask[]> {
  const giveTurn = takeTurns()
  const pages = pagesOf<TaskRow>(pageSize, (last) =>
    tasksOf(ctx)
      .where('goneAt', 'is', null)
      .where('name', '>', last?.name ?? '')
      .orderBy('name')
      .limit(pageSize)
      .execute(),
  )
  for await (const rows of pages) yield* toTasks(rows, giveTurn)
}

/** What changed after a revision, oldest change first, in parts. */
export async function* changedTasks(ctx: MemberContext, { since, until }: { since: number; until: number }) {
  const giveTurn = takeTurns()
  const pages = pagesOf<TaskRow>(pageSize, (last) =>
    tasksOf(ctx)
      .where('revision', '>', last?.revision ?? since)
      .where('revision', '<=', until)
      .orderBy('revision')
      .limit(pageSize)
      .execute(),
  )
  for await (const rows of pages) yield* toTasks(rows, giveTurn)
}

/** The tasks with these names, in this order, in parts. A name that is unknown is gone as well. */
export async function* readTasks(ctx: MemberContext, names: string[]): AsyncGenerator<ListedTask[]> {
  const giveTurn = takeTurns()
  for (const some of chunks(names, pageSize)) {
    const rows = new Map((await tasksOf(ctx).where('name', 'in', some).execute()).map((row) => [row.name, row]))
    yield* toTasks(
      some.map((name) => rows.get(name) ?? { name }),
      giveTurn,
    )
  }
}

/** The share of time is counted over all parts, not anew for each. */
async function* toTasks(rows: (TaskRow | { name: string })[], giveTurn: () => Promise<void>) {
  for (const some of chunks(rows, readAtOnce)) {
    await giveTurn()
    yield some.map(toTask)
  }
}

function toTask(row: TaskRow | { name: string }): ListedTask {
  const { name } = row
  // One without its text has just been deleted for good.
  if (!('text' in row) || row.goneAt !== null || row.text === '') return { name, isGone: true }
  return { name, etag: etagOf(row), data: row.text }
}
