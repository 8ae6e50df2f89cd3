import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventsOf, newMember, useHouse } from '../../../test/harness/harness.ts'
import { eventIdsOf } from './event-ids.ts'

const house = await useHouse()
const { kith } = house

test('the ids of events do not tell a member how many events others have', async () => {
  const [ana, ben] = [await newMember(house), await newMember(house)]
  await ana.client.Connections_create({ displayName: 'Carla' })
  for (let n = 0; n < 5; n++) await ben.client.Connections_create({ displayName: `Dora ${n}` })
  await ana.client.Connections_create({ displayName: 'Eva' })
  const { events, next } = await ana.client.Events_list({})
  assert.equal(events.length, 2)
  for (const { id } of events) assert.match(id, /^[\w-]{22}$/)
  assert.equal(next, events[1]?.id)
  assert.deepEqual((await ana.client.Events_list({ after: events[0]?.id ?? '' })).events, [events[1]])
  assert.deepEqual(await ana.client.Events_list({ after: '0' }), await ana.client.Events_list({}))
  assert.deepEqual((await ana.client.Events_list({})).events, events, 'an event keeps its id')
  const [number = 0] = (await eventsOf(house, ana.memberId)).map(({ number }) => number)
  const bens = await eventIdsOf(kith, ben.memberId)
  assert.equal(await bens.numberOf(events[0]?.id ?? ''), null, 'the id of another member names nothing')
  assert.notEqual(bens.idOf(number), events[0]?.id)
})

test('a number that was given out as an id before works, and a guessed one is a gap like any other', async () => {
  const { client, memberId } = await newMember(house)
  for (const displayName of ['Ana', 'Ben', 'Carla']) await client.Connections_create({ displayName })
  const [first, second] = await eventsOf(house, memberId)
  const { events, next } = await client.Events_list({})
  for (const number of [1, first?.number, second?.number, 999_999])
    assert.deepEqual(await client.Events_list({ after: String(number) }), { events: [], next, gap: true })
  await kith.db
    .updateTable('instance')
    .set({ plainEventsUntil: first?.number ?? 0 })
    .execute()
  assert.deepEqual((await client.Events_list({ after: String(first?.number) })).events, events.slice(1))
  assert.equal((await client.Events_list({ after: String(second?.number) })).gap, true)
})
