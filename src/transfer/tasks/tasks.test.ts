import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { lockMembers } from '#members/members/member-row.ts'
import { updatePromise } from '#people/promises/update.ts'
import { transaction } from '#platform/context/context.ts'
import { memberContext, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { followPromises } from './follow-promises.ts'
import { changedTasks, listTasks } from './read-tasks.ts'
import { storeTasks, tasksOf } from './rows.ts'
import { removeTask } from './writing/remove-task.ts'
import { writeTask } from './writing/write-task.ts'

const house = await useHouse()

async function withPromise() {
  const member = await newMember(house, { timeZone: 'Europe/Lisbon' })
  const { client } = member
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const promise = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-12-01' })
  const ctx = { ...memberContext(house, member), now: house.clock.now }
  ctx.member.timeZone = 'Europe/Lisbon'
  const { promiseId } = promise
  return { client, ctx, connectionId, promiseId, promise: { promiseId }, name: `${promiseId}.ics` }
}

type Device = Pick<Awaited<ReturnType<typeof withPromise>>, 'ctx'>

async function tasksOn({ ctx }: Device) {
  await followPromises(ctx)
  const tasks = new Map<string, { etag: string; data: string }>()
  for await (const some of listTasks(ctx)) for (const task of some) if (!('isGone' in task)) tasks.set(task.name, task)
  return tasks
}

async function textOf(device: Device, name: string) {
  return (await tasksOn(device)).get(name)?.data ?? ''
}

const save = ({ ctx }: Device, name: string, text: string, conditions = {}) =>
  writeTask(ctx, { name, body: Buffer.from(text), ...conditions })

const taskOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VTODO', 'UID:new-1', ...lines, 'END:VTODO', 'END:VCALENDAR', ''].join(
    '\r\n',
  )

test('an open promise is a task with the name of the person and the day', async () => {
  const device = await withPromise()
  const text = await textOf(device, device.name)
  for (const line of ['SUMMARY:Send the deck (Ana Ribeiro)', 'DUE;VALUE=DATE:20261201', 'STATUS:NEEDS-ACTION'])
    assert.ok(text.includes(`\r\n${line}\r\n`), line)
})

test('a task that says the same changes nothing, not even its ETag', async () => {
  const device = await withPromise()
  const before = await tasksOn(device)
  assert.equal(await save(device, device.name, await textOf(device, device.name)), 'updated')
  assert.deepEqual(await tasksOn(device), before)
})

test('each way of ticking a task keeps the promise, and none of them opens it again', async () => {
  for (const ticked of ['STATUS:COMPLETED', 'COMPLETED:20261120T100000Z', 'PERCENT-COMPLETE:100']) {
    const device = await withPromise()
    const open = await textOf(device, device.name)
    await save(device, device.name, open.replace('STATUS:NEEDS-ACTION', ticked))
    assert.equal((await device.client.Promises_get(device.promise)).status, 'complete')
    const done = await textOf(device, device.name)
    for (const line of ['STATUS:COMPLETED', 'COMPLETED:', 'PERCENT-COMPLETE:100']) assert.ok(done.includes(line), line)
    await save(device, device.name, open)
    assert.equal((await device.client.Promises_get(device.promise)).status, 'open')
  }
})

test('a changed day moves the promise, and other words change its text', async () => {
  const device = await withPromise()
  const open = await textOf(device, device.name)
  await save(device, device.name, open.replace('DUE;VALUE=DATE:20261201', 'DUE;TZID=America/New_York:20261204T180000'))
  const moved = await device.client.Promises_get(device.promise)
  assert.deepEqual([moved.dueOn, moved.dueTime, moved.text], ['2026-12-04', '23:00', 'Send the deck'])
  const again = await textOf(device, device.name)
  assert.match(again, /\r\nDUE:20261204T230000Z\r\n/)
  await save(device, device.name, again.replace('Send the deck (', 'Send the new deck (').replace(/DUE.*\r\n/, ''))
  const renamed = await device.client.Promises_get(device.promise)
  assert.deepEqual([renamed.text, renamed.dueAssumed], ['Send the new deck', true])
})

test('lines that mean nothing to Kith come back as they were sent, with alarms and zones', async () => {
  const device = await withPromise()
  const kept = [
    'DESCRIPTION:Page 3\\, and a longer remark that has to be folded because it is far too long',
    'PRIORITY:5',
    'X-APPLE-SORT-ORDER:42',
    'BEGIN:VALARM',
    'TRIGGER:-PT15M',
    'ACTION:DISPLAY',
    'END:VALARM',
  ]
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Europe/Lisbon', 'END:VTIMEZONE']
  const open = await textOf(device, device.name)
  const sent = open
    .replace('END:VTODO', `${kept.join('\r\n')}\r\nEND:VTODO`)
    .replace('BEGIN:VTODO', `${zone.join('\r\n')}\r\nBEGIN:VTODO`)
  await save(device, device.name, sent)
  await device.client.Promises_update({ promiseId: device.promiseId, dueOn: '2026-12-24' })
  const back = (await textOf(device, device.name)).replaceAll('\r\n ', '')
  for (const line of [...kept, ...zone, 'DUE;VALUE=DATE:20261224']) assert.ok(back.includes(`${line}\r\n`), line)
})

test('a deleted task is hidden, and the promise stays', async () => {
  const device = await withPromise()
  const { etag = '' } = (await tasksOn(device)).get(device.name) ?? {}
  assert.equal(await removeTask(device.ctx, { name: device.name, ifMatch: '"old"' }), 'stale')
  assert.equal(await removeTask(device.ctx, { name: device.name, ifMatch: etag }), 'removed')
  assert.equal((await device.client.Promises_get(device.promise)).status, 'open')
  await device.client.Promises_update({ promiseId: device.promiseId, text: 'Send it' })
  assert.equal((await tasksOn(device)).size, 0)
  assert.equal(await removeTask(device.ctx, { name: device.name }), 'missing')
})

test('kept promises stay listed for 30 days, and removed ones leave at once', async () => {
  const device = await withPromise()
  await device.client.Promises_complete(device.promise)
  assert.match(await textOf(device, device.name), /STATUS:COMPLETED/)
  const since = await followPromises(device.ctx)
  house.clock.set(
    Temporal.Now.instant()
      .add({ hours: 24 * 31 })
      .toString(),
  )
  try {
    assert.equal((await tasksOn(device)).size, 0)
    const gone = await Array.fromAsync(changedTasks(device.ctx, { since, until: since + 9 }))
    assert.deepEqual(gone.flat(), [{ name: device.name, isGone: true }])
  } finally {
    house.clock.reset()
  }
})

test('a new task that names one person is a promise to them', async () => {
  const device = await withPromise()
  const text = taskOf('SUMMARY:Call Ana Ribeiro back', 'DUE;VALUE=DATE:20261210', 'PRIORITY:1')
  assert.equal(await save(device, 'chosen-by-phone.ics', text, { ifNoneMatch: '*' }), 'created')
  const { promises } = await device.client.Promises_listOpen({})
  const made = promises.find((each) => each.text === 'Call Ana Ribeiro back')
  assert.deepEqual([made?.connectionId, made?.dueOn], [device.connectionId, '2026-12-10'])
  const back = await textOf(device, 'chosen-by-phone.ics')
  for (const line of ['UID:new-1', 'SUMMARY:Call Ana Ribeiro back\r\n', 'PRIORITY:1'])
    assert.ok(back.includes(line), line)
  assert.equal(await save(device, 'chosen-by-phone.ics', text, { ifNoneMatch: '*' }), 'stale')
})

test('a new task that names nobody waits as it was sent, until it is assigned or discarded', async () => {
  const device = await withPromise()
  const text = taskOf('SUMMARY:Buy milk', 'DUE;VALUE=DATE:20261210', 'X-MINE:1')
  await save(device, 'milk.ics', text)
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
  await save(device, 'more.ics', taskOf('SUMMARY:Buy bread').replace('new-1', 'new-2'))
  const [bread] = (await device.client.Tasks_waiting()).tasks
  await device.client.Tasks_discard({ id: bread?.id ?? '' })
  assert.equal((await tasksOn(device)).has('more.ics'), false)
})

test('what is no task is unreadable', async () => {
  const device = await withPromise()
  for (const text of ['', 'nonsense', taskOf().replace('UID:new-1\r\n', ''), 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'])
    assert.equal(await save(device, 'x.ics', text), 'unreadable')
  for (const component of ['VEVENT', 'VJOURNAL'])
    assert.equal(await save(device, 'x.ics', taskOf().replaceAll('VTODO', component)), 'unsupported')
})

test('a task is complete since the device ticked it, and never since a time that cannot be true', async () => {
  const completedAt = async ({ client, promise }: Awaited<ReturnType<typeof withPromise>>) =>
    (await client.Promises_get(promise)).completedAt ?? ''
  for (const [line, instant] of [
    ['COMPLETED:20261102T091530Z', '2026-11-02T09:15:30.000Z'],
    ['COMPLETED;TZID=Europe/Berlin:20261102T091530', '2026-11-02T08:15:30.000Z'],
    ['COMPLETED:20261102T091530', '2026-11-02T09:15:30.000Z'],
  ] as const) {
    const device = await withPromise()
    house.clock.set('2026-11-20T12:00:00Z')
    const open = await textOf(device, device.name)
    await save(device, device.name, open.replace('STATUS:NEEDS-ACTION', `STATUS:COMPLETED\r\n${line}`))
    assert.equal(await completedAt(device), instant, line)
    assert.match(await textOf(device, device.name), /\r\nCOMPLETED:20261102T0[89]1530Z\r\n/)
    await save(device, 'new.ics', taskOf('SUMMARY:Thank Ana Ribeiro', line))
    assert.match(await textOf(device, 'new.ics'), /\r\nCOMPLETED:20261102T0[89]1530Z\r\n/)
    house.clock.reset()
  }
  for (const line of ['COMPLETED:29990101T000000Z', 'COMPLETED:00000101T000000Z', 'COMPLETED:19700101T000000Z']) {
    const device = await withPromise()
    const open = await textOf(device, device.name)
    await save(device, device.name, open.replace('STATUS:NEEDS-ACTION', line))
    assert.match(await completedAt(device), /^20[2-9]/, line)
  }
})

test('a task that names the person is not given their name a second time', async () => {
  const device = await withPromise()
  const summaryOf = async (name: string) => /^SUMMARY:(.*)\r$/m.exec(await textOf(device, name))?.[1]
  await save(device, 'call.ics', taskOf('SUMMARY:Call Ana Ribeiro'))
  assert.equal(await summaryOf('call.ics'), 'Call Ana Ribeiro')
  await save(device, 'call.ics', (await textOf(device, 'call.ics')).replace('Call', 'Thank'))
  assert.equal(await summaryOf('call.ics'), 'Thank Ana Ribeiro')
  await save(device, 'call.ics', (await textOf(device, 'call.ics')).replace('Thank Ana Ribeiro', 'Thank her'))
  assert.equal(await summaryOf('call.ics'), 'Thank her (Ana Ribeiro)')
})

test('a task names the person without accents, title or capitals too', async () => {
  const device = await withPromise()
  for (const [displayName, summary] of [
    ['Zoë Müller', 'Call Zoë Müller'.normalize('NFD')],
    ['Zoë Müller', 'call zoe muller'],
    ['Dr. Petra Koch', 'Thank Petra Koch'],
    ['Sean O’Brien', "Write to Sean O'Brien"],
    ['Sean O’Brien', 'Ask Sean O’Brien’s team'],
    ['李小龍', '打电话给 李小龍'],
  ] as const) {
    const { connectionId } = await device.client.Connections_create({ displayName })
    const { promiseId } = await device.client.Promises_create({ connectionId, text: summary })
    assert.match(await textOf(device, `${promiseId}.ics`), new RegExp(`^SUMMARY:${summary}\r$`, 'm'))
    await device.client.Connections_remove({ connectionId })
  }
})

test('of the same new task sent several times at once, one is a promise and the others are stale', async () => {
  const device = await withPromise()
  for (const at of [1, 2, 3]) {
    const text = taskOf(`SUMMARY:Call Ana Ribeiro about ${at}`).replace('new-1', `call-${at}`)
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => save(device, `call${at}.ics`, text, { ifNoneMatch: '*' })),
    )
    assert.deepEqual(outcomes.sort(), ['created', 'stale', 'stale', 'stale'])
  }
  assert.equal((await device.client.Promises_listOpen({})).promises.length, 4)
})

test('a task that a device adds while the promises are being listed stays in the list', async () => {
  for (const moment of [1, 2, 3, 4]) {
    const device = await withPromise()
    await followPromises(device.ctx)
    await device.client.Promises_create({ connectionId: device.connectionId, text: 'Write' })
    let reads = 0
    const db = device.ctx.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        reads += 1
        if (reads === moment) await save(device, 'call.ics', taskOf('SUMMARY:Call Ana Ribeiro'))
        return result
      },
    })
    await followPromises({ ...device.ctx, db })
    const added = await tasksOf(device.ctx).where('name', '=', 'call.ics').executeTakeFirst()
    assert.equal(added?.goneAs, null, `after read ${moment}`)
  }
})

test('a waiting task that is assigned to two people at once is a promise to one of them', async () => {
  const device = await withPromise()
  const { connectionId: otherId } = await device.client.Connections_create({ displayName: 'Ben Okafor' })
  for (const at of [1, 2, 3]) {
    await save(device, `paint${at}.ics`, taskOf(`SUMMARY:Buy paint ${at}`).replace('new-1', `paint-${at}`))
    const [{ id } = { id: '' }] = (await device.client.Tasks_waiting()).tasks
    const answers = await Promise.allSettled(
      [device.connectionId, otherId].map((connectionId) => device.client.Tasks_assign({ id, connectionId })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  }
  assert.equal((await device.client.Promises_listOpen({})).promises.length, 4)
})

test('a waiting task that a device saves while it is assigned stays the task of the promise', async () => {
  const device = await withPromise()
  for (const at of [1, 2, 3, 4, 5, 6]) {
    const text = taskOf(`SUMMARY:Buy paint ${at}`).replace('new-1', `paint-${at}`)
    await save(device, `paint${at}.ics`, text)
    const [{ id } = { id: '' }] = (await device.client.Tasks_waiting()).tasks
    await Promise.all([
      device.client.Tasks_assign({ id, connectionId: device.connectionId }),
      save(device, `paint${at}.ics`, text.replace('END:VTODO', 'X-MINE:1\r\nEND:VTODO')),
    ])
    assert.deepEqual((await device.client.Tasks_waiting()).tasks, [])
    assert.equal((await tasksOn(device)).size, at + 1)
  }
})

test('a waiting task under another name is still one task, and waits no longer once it names a person', async () => {
  const device = await withPromise()
  await save(device, 'a.ics', taskOf('SUMMARY:Buy paint'))
  const since = await followPromises(device.ctx)
  assert.equal(await save(device, 'b.ics', taskOf('SUMMARY:Buy paint'), { ifNoneMatch: '*' }), 'created')
  const waiting = async () => (await device.client.Tasks_waiting()).tasks.map(({ text }) => text)
  assert.deepEqual(await waiting(), ['Buy paint'])
  const changed = (await Array.fromAsync(changedTasks(device.ctx, { since, until: since + 9 }))).flat()
  assert.deepEqual(
    changed.map((task) => [task.name, 'isGone' in task]),
    [
      ['a.ics', true],
      ['b.ics', false],
    ],
  )
  assert.equal(await save(device, 'a.ics', taskOf('SUMMARY:Buy paint')), 'created')
  assert.deepEqual(await waiting(), ['Buy paint'])
  await save(device, 'c.ics', taskOf('SUMMARY:Buy paint for Ana Ribeiro'))
  assert.deepEqual(await waiting(), [])
  assert.deepEqual([...(await tasksOn(device)).keys()].sort(), [device.name, 'c.ics'].sort())
})

test('tasks that were ticked do not hide one that waits', async () => {
  const device = await withPromise()
  await save(device, 'open.ics', taskOf('SUMMARY:Buy paint'))
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

test('a change that is made here while a device saves or removes the task is not undone', async () => {
  for (const send of [
    save,
    (device: Device, name: string, _: string, conditions = {}) => removeTask(device.ctx, { name, ...conditions }),
  ]) {
    const device = await withPromise()
    const { etag, data } = (await tasksOn(device)).get(device.name) ?? { etag: '', data: '' }
    const ticked = data.replace('NEEDS-ACTION', 'COMPLETED')
    const sent = await transaction(device.ctx, async (ctx) => {
      await lockMembers(ctx, ctx.member.id)
      const outcome = send(device, device.name, ticked, { ifMatch: etag })
      // Until it waits for the member.
      await setTimeout(200)
      await updatePromise(ctx, { ...device.promise, text: 'Send the new deck' })
      return { outcome }
    })
    assert.equal(await sent.outcome, 'stale')
    assert.match(await textOf(device, device.name), /SUMMARY:Send the new deck.*STATUS:NEEDS-ACTION/s)
  }
})
