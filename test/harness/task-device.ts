import { followPromises } from '#transfer/tasks/follow-promises.ts'
import { taskItems } from '#transfer/tasks/rows.ts'
import { writeTask } from '#transfer/tasks/writing/write-task.ts'
import { type House, memberContext, newMember } from './harness.ts'

export type TaskDevice = Pick<Awaited<ReturnType<typeof withPromise>>, 'ctx'>

/** A member with a promise, and the task that their device sees. */
export async function withPromise(house: House) {
  const member = await newMember(house, { timeZone: 'Europe/Lisbon' })
  const { client } = member
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const promise = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-12-01' })
  const ctx = { ...memberContext(house, member), now: house.clock.now }
  ctx.member.timeZone = 'Europe/Lisbon'
  const { promiseId } = promise
  return { client, ctx, connectionId, promiseId, promise: { promiseId }, name: `${promiseId}.ics` }
}

export async function tasksOn({ ctx }: TaskDevice) {
  await followPromises(ctx)
  const tasks = new Map<string, { etag: string; data: string }>()
  for await (const some of taskItems.list(ctx, { withData: true, version: '2.0' }))
    for (const task of some) if (!('isGone' in task)) tasks.set(task.name, { etag: task.etag, data: task.data ?? '' })
  return tasks
}

export async function textOf(device: TaskDevice, name: string) {
  return (await tasksOn(device)).get(name)?.data ?? ''
}

export const saveTask = ({ ctx }: TaskDevice, name: string, text: string, conditions = {}) =>
  writeTask(ctx, { name, body: Buffer.from(text), ...conditions })

export const taskOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VTODO', 'UID:new-1', ...lines, 'END:VTODO', 'END:VCALENDAR', ''].join(
    '\r\n',
  )
