import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crowd } from '../../../test/harness/crowd.ts'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()

test('the rhythm of a tag applies to everyone who has it, in any spelling, until it is removed', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana', tags: ['Família', 'surf'] })
  await client.Memory_addInteraction({ connectionId, kind: 'call', text: 'Hello', occurredAt: '2026-01-31T12:00:00Z' })
  const rhythm = async () => {
    const { rhythm, contactDueOn } = await client.Connections_get({ connectionId })
    return [rhythm.days, rhythm.from, contactDueOn]
  }
  assert.deepEqual(await rhythm(), [180, 'usual', '2026-07-30'])
  assert.deepEqual(await client.Rhythms_set({ tag: 'FAMILIA', days: 60 }), { tag: 'FAMILIA', days: 60 })
  assert.deepEqual(await rhythm(), [60, 'tag', '2026-04-01'])
  await client.Rhythms_set({ tag: 'surf', days: 30 })
  assert.deepEqual(await rhythm(), [30, 'tag', '2026-03-02'])
  await client.Rhythms_set({ tag: 'surf', days: 90 })
  assert.deepEqual(await rhythm(), [60, 'tag', '2026-04-01'])
  await client.Connections_update({ connectionId, rhythmDays: 7 })
  assert.deepEqual(await rhythm(), [7, 'person', '2026-02-07'])
  await client.Connections_update({ connectionId, rhythmDays: null, tags: ['surf'] })
  assert.deepEqual(await rhythm(), [90, 'tag', '2026-05-01'])
  await client.Rhythms_remove({ tag: 'Surf' })
  assert.deepEqual(await rhythm(), [180, 'usual', '2026-07-30'])
  assert.deepEqual((await client.Rhythms_list()).rhythms, [{ tag: 'FAMILIA', days: 60 }])
  await refused(client.Rhythms_remove({ tag: 'surf' }), 'not_found')
})

test('a new person gets the rhythm of their tags right away', async () => {
  const { client } = await newMember(house)
  await client.Rhythms_set({ tag: 'crew', days: 14 })
  const made = await client.Connections_create({ displayName: 'Ana', tags: ['Crew'] })
  assert.deepEqual(made.rhythm, { days: 14, from: 'tag' })
})

test('the rhythm of a tag applies to its own member only', async () => {
  const [ana, ben] = [await newMember(house), await newMember(house)]
  await ana.client.Rhythms_set({ tag: 'crew', days: 14 })
  const made = await ben.client.Connections_create({ displayName: 'Carla', tags: ['crew'] })
  assert.deepEqual([made.rhythm.from, (await ben.client.Rhythms_list()).rhythms], ['usual', []])
})

test('at most a hundred tags can have a rhythm', async () => {
  const { client } = await newMember(house)
  for (let at = 0; at < 100; at++) await client.Rhythms_set({ tag: `tag ${at}`, days: 30 })
  await refused(client.Rhythms_set({ tag: 'tag 100', days: 30 }), 'conflict')
  await client.Rhythms_set({ tag: 'tag 7', days: 31 })
  assert.equal((await client.Rhythms_list()).rhythms.length, 100)
})

test('with many tagged people, a job recomputes those that the request did not', async () => {
  const someone = await newMember(house)
  await crowd(house, someone, 5_300, () => ({ tags: '["Crew"]' }))
  const settled = async () => {
    const { db } = house.kith
    const rows = await db.selectFrom('connections').select('id').where('tagRhythmDays', '=', 21).execute()
    return rows.length
  }
  await someone.client.Rhythms_set({ tag: 'crew', days: 21 })
  assert.equal(await settled(), 5_000)
  await house.work()
  assert.equal(await settled(), 5_300)
})

test('after a change of time zone, a job recomputes the rhythms', async () => {
  const { client } = await newMember(house, { timeZone: 'UTC' })
  const { connectionId } = await client.Connections_create({ displayName: 'Ana', rhythmDays: 10 })
  await client.Memory_addInteraction({ connectionId, kind: 'call', text: 'Hello', occurredAt: '2026-01-10T20:00:00Z' })
  const dueOn = async () => (await client.Connections_get({ connectionId })).contactDueOn
  assert.equal(await dueOn(), '2026-01-20')
  await client.Members_update({ timeZone: 'Pacific/Auckland' })
  await house.work()
  assert.equal(await dueOn(), '2026-01-21')
})
