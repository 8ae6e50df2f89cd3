import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refused, useHouse } from '../../../test/harness/harness.ts'
import { saveTask, taskOf, tasksOn, textOf, withPromise } from '../../../test/harness/task-device.ts'
import { followPromises } from './follow-promises.ts'
import { storeTasks, taskItems, tasksOf } from './rows.ts'

const house = await useHouse()

test('a new task without a person is kept as sent until it is assigned or discarded', async () => {
  const device = await withPromise(house)
  const text = taskOf('SUMMARY:Buy milk', 'DUE;VALUE=DATE:20261210', 'X-MINE:1')
  await saveTask(device, 'milk.ics', text)
  assert.equal(await textOf(device, 'milk.ics'), text)
  const [waiting] = (await device.client.Tasks_waiting()).tasks
  assert.deepEqual([waiting?.text, waiting?.dueOn], ['Buy milk', '2026-12-10'])
  const { id = '' } = waiting ?? {}
  const made = await device.client.Tasks_assign({ id, connectionId: device.connectionId })
  assert.deepEqual([made.text, made.dueOn, made.connectionName], ['Buy milk', '2026-12-10', 'Ana Ribeiro'])
  const back = await textOf(device, 'milk.ics')
  for (const line of ['SUMMARY:Buy milk (Ana Ribeiro)', 'X-MINE:1', 'UID:new-1']) assert.ok(back.includes(line), line)
  assert.deepEqual((await device.client.Tasks_waiting()).tasks, [])
  await refused(device.client.Tasks_discard({ id }), 'not_found')
  await saveTask(device, 'more.ics', taskOf('SUMMARY:Buy bread').replace('new-1', 'new-2'))
  const [bread] = (await device.client.Tasks_waiting()).tasks
  await device.client.Tasks_discard({ id: bread?.id ?? '' })
  assert.equal((await tasksOn(device)).has('more.ics'), false)
})

test('a task that a device adds while the promises are being listed stays in the list', async () => {
  for (const moment of [1, 2, 3, 4]) {
    const device = await withPromise(house)
    await followPromises(device.ctx)
    await device.client.Promises_create({ connectionId: device.connectionId, text: 'Write' })
    let reads = 0
    const db = device.ctx.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        reads += 1
        if (reads === moment) await saveTask(device, 'call.ics', taskOf('SUMMARY:Call Ana Ribeiro'))
        return result
      },
    })
    await followPromises({ ...device.ctx, db })
    const added = await tasksOf(device.ctx).where('name', '=', 'call.ics').executeTakeFirst()
    assert.equal(added?.goneAs, null, `after read ${moment}`)
  }
})

test('a waiting task assigned to two people simultaneously becomes a promise to one of them', async () => {
  const device = await withPromise(house)
  const { connectionId: otherId } = await device.client.Connections_create({ displayName: 'Ben Okafor' })
  for (const at of [1, 2, 3]) {
    await saveTask(device, `paint${at}.ics`, taskOf(`SUMMARY:Buy paint ${at}`).replace('new-1', `paint-${at}`))
    const [{ id } = { id: '' }] = (await device.client.Tasks_waiting()).tasks
    const answers = await Promise.allSettled(
      [device.connectionId, otherId].map((connectionId) => device.client.Tasks_assign({ id, connectionId })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  }
  assert.equal((await device.client.Promises_listOpen({})).promises.length, 4)
})

test('a waiting task that a device saves while it is assigned stays the task of the promise', async () => {
  const device = await withPromise(house)
  for (const at of [1, 2, 3, 4, 5, 6]) {
    const text = taskOf(`SUMMARY:Buy paint ${at}`).replace('new-1', `paint-${at}`)
    await saveTask(device, `paint${at}.ics`, text)
    const [{ id } = { id: '' }] = (await device.client.Tasks_waiting()).tasks
    await Promise.all([
      device.client.Tasks_assign({ id, connectionId: device.connectionId }),
      saveTask(device, `paint${at}.ics`, text.replace('END:VTODO', 'X-MINE:1\r\nEND:VTODO')),
    ])
    assert.deepEqual((await device.client.Tasks_waiting()).tasks, [])
    assert.equal((await tasksOn(device)).size, at + 1)
  }
})

test('a waiting task under another name is still one task, and is assigned once it names a person', async () => {
  const device = await withPromise(house)
  await saveTask(device, 'a.ics', taskOf('SUMMARY:Buy paint'))
  const since = await followPromises(device.ctx)
  assert.equal(await saveTask(device, 'b.ics', taskOf('SUMMARY:Buy paint'), { ifNoneMatch: '*' }), 'created')
  const waiting = async () => (await device.client.Tasks_waiting()).tasks.map(({ text }) => text)
  assert.deepEqual(await waiting(), ['Buy paint'])
  const changed = (
    await Array.fromAsync(
      taskItems.changes(device.ctx, { since, until: since + 9 }, { withData: true, version: '2.0' }),
    )
  ).flat()
  assert.deepEqual(
    changed.map((task) => [task.name, 'isGone' in task]),
    [
      ['a.ics', true],
      ['b.ics', false],
    ],
  )
  assert.equal(await saveTask(device, 'a.ics', taskOf('SUMMARY:Buy paint')), 'created')
  assert.deepEqual(await waiting(), ['Buy paint'])
  await saveTask(device, 'c.ics', taskOf('SUMMARY:Buy paint for Ana Ribeiro'))
  assert.deepEqual(await waiting(), [])
  assert.deepEqual([...(await tasksOn(device)).keys()].sort(), [device.name, 'c.ics'].sort())
})

test('completed tasks don’t hide a waiting one', async () => {
  const device = await withPromise(house)
  await saveTask(device, 'open.ics', taskOf('SUMMARY:Buy paint'))
  const ticked = Array.from({ length: 450 }, (_, at) => ({
    ...{ name: `done${at}.ics`, uid: `done-${at}`, promiseId: null, keptLines: '', keptAround: '', goneAs: null },
    text: taskOf('SUMMARY:Buy milk', 'STATUS:COMPLETED').replace('new-1', `done-${at}`),
  }))
  await storeTasks(device.ctx, ticked)
  assert.deepEqual(
    (await device.client.Tasks_waiting()).tasks.map(({ text }) => text),
    ['Buy paint'],
  )
})
