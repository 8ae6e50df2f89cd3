import { z } from 'zod'
import { anyText, Id, Instant } from '#contract/fields.ts'
import { fieldText, say } from '#contract/texts/text.ts'
import { lockMembers } from '#members/members/member-row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { maxTaskBytes, readTask } from '../../tasks/format/sent-task.ts'
import { storeTasks, type TaskRow, tasksOf } from '../../tasks/rows.ts'
import { waitingTasks } from '../../tasks/writing/waiting.ts'
import { waitingState } from '../../tasks/writing/write-task.ts'
import { leaveOut, type Outcome, type RecordKind, type Resolved, separateNew } from '../records/kind.ts'

const TaskRecord = z.strictObject({
  id: Id,
  task: anyText(maxTaskBytes).refine((file) => readWaiting(file) !== null, fieldText('fields.calendarTask')),
  sentAt: Instant,
})
type TaskRecord = z.output<typeof TaskRecord>

/** Where it is due is read when the task is shown, so any zone will do. */
const readWaiting = (file: string) => readTask(Buffer.from(file), 'UTC')

/** Each may have 256 KB. */
const pageSize = 20

/** Tasks from devices that aren't assigned yet. Other tasks are generated from promises. */
export const waiting: RecordKind = {
  name: 'waiting-tasks',
  table: 'tasks',
  record: TaskRecord,
  idOf: ({ id }: TaskRecord) => id,
  page: async (ctx, after) => {
    const from = after === null ? waitingTasks(ctx) : waitingTasks(ctx).where('revision', '>', Number(after))
    // In the order they were sent, which is kept.
    const rows = await from.orderBy('revision').limit(pageSize).execute()
    const records = rows.map(({ id, text, revisedAt }): TaskRecord => ({ id, task: text, sentAt: revisedAt }))
    return { records, next: rows.length < pageSize ? null : String(rows.at(-1)?.revision) }
  },
  save: saveTasks,
}

const nameOf = (id: string) => `${id}.ics`
/** Discarded, or known by another name since. */
const hasLeft = ({ goneAs, promiseId }: TaskRow) => goneAs === 'left' && promiseId === null

async function saveTasks(ctx: MemberContext, records: TaskRecord[]): Promise<Outcome[]> {
  // As when a device sends them: of two at once, the second sees what the first stored.
  await lockMembers(ctx, ctx.member.id)
  const states = new Map(records.map((record) => [record, stateOf(record)]))
  const keyOf = (record: TaskRecord) => states.get(record)?.uid ?? ''
  const rows = await findRows(ctx, records, records.map(keyOf))
  const there = rows.filter((row) => !hasLeft(row))
  const { fresh, outcomes } = separateNew(resolvePlaces(records, there, keyOf), {
    keyOf,
    // A task that has become a promise differs from the one that waited.
    stored: new Map(there.map(({ uid, promiseId, text }) => [uid, promiseId === null ? { text } : {}])),
    asStored: (record) => ({ text: states.get(record)?.text }),
  })
  const nameBefore = new Map(rows.filter(hasLeft).map(({ id, name }) => [id, name]))
  const added = fresh.flatMap((record) => {
    const { id, sentAt } = record
    const state = states.get(record)
    return state ? [{ ...state, id, sentAt, name: nameBefore.get(id) ?? nameOf(id) }] : []
  })
  await storeTasks(ctx, added)
  return outcomes
}

function stateOf({ id, task }: TaskRecord) {
  const sent = readWaiting(task)
  return sent ? waitingState(nameOf(id), sent) : undefined
}

async function findRows(ctx: MemberContext, records: TaskRecord[], uids: string[]) {
  const ids = records.map(({ id }) => id)
  return tasksOf(ctx)
    .where((where) =>
      where.or([where('id', 'in', ids), where('uid', 'in', uids), where('name', 'in', ids.map(nameOf))]),
    )
    .execute()
}

/** Leaves out tasks whose id or name another task has. */
function resolvePlaces(records: TaskRecord[], there: TaskRow[], keyOf: (record: TaskRecord) => string) {
  const owners = new Map(there.flatMap(({ id, name, uid }) => [[nameOf(id), uid] as const, [name, uid] as const]))
  return records.map((record): Resolved<TaskRecord> => {
    const owner = owners.getOrInsert(nameOf(record.id), keyOf(record))
    return owner === keyOf(record) ? { record } : { outcome: leaveOut(say('sentences.archive.place')) }
  })
}
