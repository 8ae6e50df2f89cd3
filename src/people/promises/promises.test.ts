import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, connect, newMember, refused, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()

async function someone() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  return { ...member, connectionId }
}

test('open promises are listed soonest due first', async () => {
  const { client, connectionId } = await someone()
  for (const [dueOn, dueTime] of [
    ['2026-05-02'],
    ['2026-05-01'],
    ['2026-05-01', '09:00'],
    ['2026-05-01', '08:30'],
  ] as const) {
    await client.Promises_create({ connectionId, text: `${dueOn} ${dueTime ?? ''}`, dueOn, dueTime })
  }
  const { promises } = await client.Promises_listOpen()
  assert.deepEqual(
    promises.map(({ dueOn, dueTime }) => [dueOn, dueTime]),
    [
      ['2026-05-01', '08:30'],
      ['2026-05-01', '09:00'],
      ['2026-05-01', undefined],
      ['2026-05-02', undefined],
    ],
  )
})

test('a completed promise is no longer open, and completing it again changes nothing', async () => {
  const { client, connectionId } = await someone()
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
  const first = await client.Promises_complete({ promiseId })
  const second = await client.Promises_complete({ promiseId })
  assert.equal(first.status, 'complete')
  assert.equal(second.completedAt, first.completedAt)
  assert.deepEqual((await client.Promises_listOpen()).promises, [])
})

test('a reopened promise is open and no longer counts as contact', async () => {
  const { client, connectionId } = await someone()
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
  const { completedAt } = await client.Promises_complete({ promiseId })
  assert.equal((await client.Connections_get({ connectionId })).lastContactAt, completedAt)
  const reopened = await client.Promises_reopen({ promiseId })
  assert.deepEqual([reopened.status, reopened.completedAt], ['open', undefined])
  assert.equal((await client.Connections_get({ connectionId })).lastContactAt, undefined)
  assert.equal((await client.Promises_listOpen()).promises.length, 1)
})

test('a promise can be changed field by field, and removed', async () => {
  const { client, connectionId } = await someone()
  const { promiseId } = await client.Promises_create({
    connectionId,
    text: 'Send',
    dueOn: '2026-05-01',
    dueTime: '09:00',
  })
  await client.Promises_update({ promiseId, dueOn: '2026-06-01' })
  const changed = await client.Promises_update({ promiseId, dueTime: null, text: 'Send the deck' })
  assert.deepEqual([changed.text, changed.dueOn, changed.dueTime], ['Send the deck', '2026-06-01', undefined])
  assert.deepEqual(await client.Promises_get({ promiseId }), changed)
  await client.Promises_complete({ promiseId })
  await client.Promises_remove({ promiseId })
  assert.equal((await client.Connections_get({ connectionId })).lastContactAt, undefined)
  await refused(client.Promises_update({ promiseId }), 'not_found')
})

test('a shortened list says how many there are in all', async () => {
  const { client, connectionId } = await someone()
  for (let n = 0; n < 4; n++) await client.Promises_create({ connectionId, text: `Promise ${n}`, dueOn: '2026-05-01' })
  const { promises, more } = await client.Promises_listOpen({ limit: 3 })
  assert.deepEqual([promises.length, more], [3, 'Showing 3 of 4. For the rest, send next as cursor.'])
})

test('fifty simultaneous completions count as one', async () => {
  const { client, connectionId } = await someone()
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
  const all = await Promise.all(Array.from({ length: 50 }, () => client.Promises_complete({ promiseId })))
  assert.equal(new Set(all.map((promise) => promise.completedAt)).size, 1)
})

test('another member’s promise is not found', async () => {
  const { client, connectionId } = await someone()
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
  const other = await newMember(house)
  const theirs = await refused(other.client.Promises_complete({ promiseId }), 'not_found')
  const unknown = await refused(
    other.client.Promises_complete({ promiseId: '0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35' }),
    'not_found',
  )
  assert.equal(theirs.message, unknown.message)
  await refused(connect(house).Promises_complete({ promiseId }), 'unauthenticated')
})

test('the open promises to a person are listed page by page, soonest due first', async () => {
  const { client, token } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const due = [
    ['2030-05-12'],
    ['2030-05-10', '15:30'],
    ['2030-05-10'],
    ['2030-05-10', '09:00'],
    ['2030-05-12'],
  ] as const
  for (const [dueOn, dueTime] of due)
    await client.Promises_create({ connectionId, text: 'Call', dueOn, ...(dueTime && { dueTime }) })
  const kept = await client.Promises_create({ connectionId, text: 'Kept', dueOn: '2030-05-11' })
  await client.Promises_complete({ promiseId: kept.promiseId })
  const seen: string[] = []
  let path: string | undefined = `/api/connections/${connectionId}/promises?limit=2`
  while (path) {
    const answer = await ask(house, `GET ${path}`, { token })
    for (const { dueOn, dueTime } of JSON.parse(answer.text)) seen.push([dueOn, dueTime].filter(Boolean).join(' '))
    path = /<(?:https?:\/\/[^/]+)?([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  assert.deepEqual(seen, ['2030-05-10 09:00', '2030-05-10 15:30', '2030-05-10', '2030-05-12', '2030-05-12'])
  const stranger = await newMember(house)
  await refused(stranger.client.Promises_list({ connectionId }), 'not_found')
  await refused(client.Promises_list({ connectionId, after: 'x' }), 'invalid')
})
