import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { lockConnection } from '#people/connections/record/lock.ts'
import { getPromise } from '#people/promises/promises.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { mapInTurns, takeTurns } from '#platform/context/turns.ts'
import { pagesOf } from '#platform/db/paging.ts'
import { maxWaiting } from '../api.ts'
import { readTask } from '../format/sent-task.ts'
import { storeTasks, type TaskRow, tasksOf } from '../rows.ts'
import { addPromise, fitText } from './write-task.ts'

/** Each may have 256 KB. */
const pageSize = 20

/** Open tasks from devices that name nobody, or several people. */
export async function listWaiting(ctx: MemberContext) {
  const pages = pagesOf<TaskRow>(pageSize, (last) =>
    waitingTasks(ctx)
      .$if(last !== undefined, (query) => query.where('revision', '<', last?.revision ?? 0))
      .orderBy('revision', 'desc')
      .limit(pageSize)
      .execute(),
  )
  const giveTurn = takeTurns()
  const tasks: WaitingTask[] = []
  for await (const rows of pages) {
    tasks.push(...(await mapInTurns(rows, (row) => openTask(ctx, row), giveTurn)).flat())
    if (tasks.length >= maxWaiting) break
  }
  return { tasks: tasks.slice(0, maxWaiting) }
}

type WaitingTask = ReturnType<typeof openTask>[number]

/** Nothing of a task that is done. */
function openTask({ member }: MemberContext, { id, text, revisedAt }: TaskRow) {
  const sent = readTask(Buffer.from(text), member.timeZone)
  if (!sent || sent.isDone) return []
  return [{ id, text: fitText(sent.summary), dueOn: sent.due?.dueOn, sentAt: revisedAt }]
}

export async function assignTask(ctx: MemberContext, { id, connectionId }: { id: string; connectionId: string }) {
  return transaction(ctx, async (ctx) => {
    // Locked first: of two requests at once, the second sees what the first stored.
    await lockMembers(ctx, ctx.member.id)
    await lockConnection(ctx, connectionId)
    const row = await findWaiting(ctx, id)
    const sent = readTask(Buffer.from(row.text), ctx.member.timeZone)
    const text = fitText(sent?.summary ?? '')
    if (!sent || text === '') throw new Refusal('conflict', say('refusals.tasks.noText'))
    const promiseId = await addPromise(ctx, { connectionId, text, sent, state: row })
    return getPromise(ctx, { promiseId })
  })
}

export async function discardTask(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    await lockMembers(ctx, ctx.member.id)
    await storeTasks(ctx, [{ ...(await findWaiting(ctx, id)), text: '', goneAs: 'left' }])
  })
}

async function findWaiting(ctx: MemberContext, id: string) {
  const row = await waitingTasks(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', say('refusals.tasks.noTask'))
  return row
}

/** Also those that are done, which devices have but the list has not. */
export function waitingTasks(ctx: MemberContext) {
  return tasksOf(ctx).where('promiseId', 'is', null).where('goneAt', 'is', null)
}
