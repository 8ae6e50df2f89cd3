import { randomUUIDv7 } from 'node:crypto'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { firstOfEra } from '#platform/db/revisions.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { type Conditions, isOutdated, storeItems, syncedItems } from '../sync/items.ts'
import { writerVersion } from './format/task-text.ts'

export type TaskRow = Awaited<ReturnType<ReturnType<typeof tasksOf>['executeTakeFirstOrThrow']>>

/** The names of the tasks, and of removed ones. */
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
    ...state,
    revision: last - changed.length + at + 1,
    revisedAt: sentAt ?? now,
    goneAt: state.goneAs === null ? null : now,
  }))
  await storeItems(ctx, 'tasks', rows)
}

/** The tasks as devices get them. */
export const taskItems = syncedItems<TaskRow>({
  table: 'tasks',
  atOnce: 10,
  textOf: ({ text }) => text,
  toItem: (_ctx, row) => ({ name: row.name, etag: etagOf(row), data: row.text }),
})
