import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { lockMembers } from '#members/members/member-row.ts'
import { updatePromise } from '#people/promises/update.ts'
import { transaction } from '#platform/context/context.ts'
import { useHouse } from '../../../test/harness/harness.ts'
import { saveTask, type TaskDevice, taskOf, tasksOn, textOf, withPromise } from '../../../test/harness/task-device.ts'
import { followPromises } from './follow-promises.ts'
import { taskItems } from './rows.ts'
import { removeTask } from './writing/write-task.ts'

const house = await useHouse()

test('an open promise is a task with the name of the person and the day', async () => {
  const device = await withPromise(house)
  const text = await textOf(device, device.name)
  for (const line of ['SUMMARY:Send the deck (Ana Ribeiro)', 'DUE;VALUE=DATE:20261201', 'STATUS:NEEDS-ACTION'])
    assert.ok(text.includes(`\r\n${line}\r\n`), line)
})

test('an unchanged task changes nothing, not even its ETag', async () => {
  const device = await withPromise(house)
  const before = await tasksOn(device)
  assert.equal(await saveTask(device, device.name, await textOf(device, device.name)), 'updated')
  assert.deepEqual(await tasksOn(device), before)
})

test('each way of ticking off a task completes the promise, and none reopens it', async () => {
  for (const ticked of ['STATUS:COMPLETED', 'COMPLETED:20261120T100000Z', 'PERCENT-COMPLETE:100']) {
    const device = await withPromise(house)
    const open = await textOf(device, device.name)
    await saveTask(device, device.name, open.replace('STATUS:NEEDS-ACTION', ticked))
    assert.equal((await device.client.Promises_get(device.promise)).status, 'complete')
    const done = await textOf(device, device.name)
    for (const line of ['STATUS:COMPLETED', 'COMPLETED:', 'PERCENT-COMPLETE:100']) assert.ok(done.includes(line), line)
    await saveTask(device, device.name, open)
    assert.equal((await device.client.Promises_get(device.promise)).status, 'open')
  }
})

test('a changed day moves the promise, and other words change its text', async () => {
  const device = await withPromise(house)
  const open = await textOf(device, device.name)
  await saveTask(
    device,
    device.name,
    open.replace('DUE;VALUE=DATE:20261201', 'DUE;TZID=America/New_York:20261204T180000'),
  )
  const moved = await device.client.Promises_get(device.promise)
  assert.deepEqual([moved.dueOn, moved.dueTime, moved.text], ['2026-12-04', '23:00', 'Send the deck'])
  const again = await textOf(device, device.name)
  assert.match(again, /\r\nDUE:20261204T230000Z\r\n/)
  await saveTask(device, device.name, again.replace('Send the deck (', 'Send the new deck (').replace(/DUE.*\r\n/, ''))
  const renamed = await device.client.Promises_get(device.promise)
  assert.deepEqual([renamed.text, renamed.dueAssumed], ['Send the new deck', true])
})

test('lines that mean nothing to Kith come back as they were sent, with alarms and zones', async () => {
  const device = await withPromise(house)
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
  await saveTask(device, device.name, sent)
  await device.client.Promises_update({ promiseId: device.promiseId, dueOn: '2026-12-24' })
  const back = (await textOf(device, device.name)).replaceAll('\r\n ', '')
  for (const line of [...kept, ...zone, 'DUE;VALUE=DATE:20261224']) assert.ok(back.includes(`${line}\r\n`), line)
})

test('a deleted task is hidden, and the promise stays', async () => {
  const device = await withPromise(house)
  const { etag = '' } = (await tasksOn(device)).get(device.name) ?? {}
  assert.equal(await removeTask(device.ctx, { name: device.name, ifMatch: '"old"' }), 'stale')
  assert.equal(await removeTask(device.ctx, { name: device.name, ifMatch: etag }), 'removed')
  assert.equal((await device.client.Promises_get(device.promise)).status, 'open')
  await device.client.Promises_update({ promiseId: device.promiseId, text: 'Send it' })
  assert.equal((await tasksOn(device)).size, 0)
  assert.equal(await removeTask(device.ctx, { name: device.name }), 'missing')
})

test('completed promises stay listed for 30 days, and removed ones disappear immediately', async () => {
  const device = await withPromise(house)
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
    const gone = await Array.fromAsync(
      taskItems.changes(device.ctx, { since, until: since + 9 }, { withData: true, version: '2.0' }),
    )
    assert.deepEqual(gone.flat(), [{ name: device.name, isGone: true }])
  } finally {
    house.clock.reset()
  }
})

test('a new task that names one person is a promise to them', async () => {
  const device = await withPromise(house)
  const text = taskOf('SUMMARY:Call Ana Ribeiro back', 'DUE;VALUE=DATE:20261210', 'PRIORITY:1')
  assert.equal(await saveTask(device, 'chosen-by-phone.ics', text, { ifNoneMatch: '*' }), 'created')
  const { promises } = await device.client.Promises_listOpen({})
  const made = promises.find((each) => each.text === 'Call Ana Ribeiro back')
  assert.deepEqual([made?.connectionId, made?.dueOn], [device.connectionId, '2026-12-10'])
  const back = await textOf(device, 'chosen-by-phone.ics')
  for (const line of ['UID:new-1', 'SUMMARY:Call Ana Ribeiro back\r\n', 'PRIORITY:1'])
    assert.ok(back.includes(line), line)
  assert.equal(await saveTask(device, 'chosen-by-phone.ics', text, { ifNoneMatch: '*' }), 'stale')
})

test('anything but a task is unreadable', async () => {
  const device = await withPromise(house)
  for (const text of ['', 'nonsense', taskOf().replace('UID:new-1\r\n', ''), 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'])
    assert.equal(await saveTask(device, 'x.ics', text), 'unreadable')
  for (const component of ['VEVENT', 'VJOURNAL'])
    assert.equal(await saveTask(device, 'x.ics', taskOf().replaceAll('VTODO', component)), 'unsupported')
})

test('a task is complete since the device ticked it, and never since a time that cannot be true', async () => {
  const completedAt = async ({ client, promise }: Awaited<ReturnType<typeof withPromise>>) =>
    (await client.Promises_get(promise)).completedAt ?? ''
  for (const [line, instant] of [
    ['COMPLETED:20261102T091530Z', '2026-11-02T09:15:30.000Z'],
    ['COMPLETED;TZID=Europe/Berlin:20261102T091530', '2026-11-02T08:15:30.000Z'],
    ['COMPLETED:20261102T091530', '2026-11-02T09:15:30.000Z'],
  ] as const) {
    const device = await withPromise(house)
    house.clock.set('2026-11-20T12:00:00Z')
    const open = await textOf(device, device.name)
    await saveTask(device, device.name, open.replace('STATUS:NEEDS-ACTION', `STATUS:COMPLETED\r\n${line}`))
    assert.equal(await completedAt(device), instant, line)
    assert.match(await textOf(device, device.name), /\r\nCOMPLETED:20261102T0[89]1530Z\r\n/)
    await saveTask(device, 'new.ics', taskOf('SUMMARY:Thank Ana Ribeiro', line))
    assert.match(await textOf(device, 'new.ics'), /\r\nCOMPLETED:20261102T0[89]1530Z\r\n/)
    house.clock.reset()
  }
  for (const line of ['COMPLETED:29990101T000000Z', 'COMPLETED:00000101T000000Z', 'COMPLETED:19700101T000000Z']) {
    const device = await withPromise(house)
    const open = await textOf(device, device.name)
    await saveTask(device, device.name, open.replace('STATUS:NEEDS-ACTION', line))
    assert.match(await completedAt(device), /^20[2-9]/, line)
  }
})

test('of one new task sent several times simultaneously, one becomes a promise and the others are stale', async () => {
  const device = await withPromise(house)
  for (const at of [1, 2, 3]) {
    const text = taskOf(`SUMMARY:Call Ana Ribeiro about ${at}`).replace('new-1', `call-${at}`)
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => saveTask(device, `call${at}.ics`, text, { ifNoneMatch: '*' })),
    )
    assert.deepEqual(outcomes.sort(), ['created', 'stale', 'stale', 'stale'])
  }
  assert.equal((await device.client.Promises_listOpen({})).promises.length, 4)
})

test('a change that is made here while a device saves or removes the task is not undone', async () => {
  for (const send of [
    saveTask,
    (device: TaskDevice, name: string, _: string, conditions = {}) => removeTask(device.ctx, { name, ...conditions }),
  ]) {
    const device = await withPromise(house)
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
