import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { eventIdsOf } from '#platform/events/event-ids.ts'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { until } from '../../../test/harness/patience.ts'
import { allowsReceivers, openReceiver } from '../../../test/servers/webhook-receiver.ts'
import { deliverDue } from './dispatcher.ts'
import { acquireLeases } from './leases.ts'

const house = await useHouse(allowsReceivers)
const { kith, clock } = house
const later = (duration: Temporal.DurationLike) => clock.set(clock.now().add(duration).toString())

const settle = () => deliverDue(kith)

test('a receiver that fails half the time gets all events, those of one object in order', async (t) => {
  const someone = await newMember(house)
  const ctx = memberContext(house, someone)
  const taken: string[] = []
  const failed = new Map<string, number>()
  let attempts = 0
  const { url } = await openReceiver(({ headers, body }) => {
    attempts += 1
    const id = String(headers['webhook-id'])
    const times = failed.get(id) ?? 0
    // Ten failures in a row, one case in a thousand, would rightly be given up.
    if (Math.random() < 0.5 && times < 8) {
      failed.set(id, times + 1)
      return [500, 503, 404][attempts % 3] ?? 500
    }
    taken.push(body)
    return 200
  })
  await someone.client.Webhooks_create({ url })
  const people = Array.from({ length: 12 }, () => randomUUIDv7())
  const wanted = Array.from({ length: 120 }, (_, at) => people[at % people.length] ?? '')
  await transaction(ctx, async (ctx) => {
    for (const id of wanted) await emit(ctx, 'connection.updated', id, id)
  })
  const began = performance.now()
  for (let steps = 0; taken.length < 120 && steps < 400; steps++) {
    await settle()
    later({ hours: 6 })
  }
  const seconds = (performance.now() - began) / 1000
  clock.reset()
  const heard = taken.map((body) => JSON.parse(body).data as { connectionId: string; eventId: string })
  assert.equal(new Set(heard.map(({ eventId }) => eventId)).size, 120)
  assert.equal(heard.length, 120)
  const { numberOf } = await eventIdsOf(kith, someone.memberId)
  for (const person of people) {
    const theirs = heard.filter(({ connectionId }) => connectionId === person)
    const numbers = await Promise.all(theirs.map(({ eventId }) => numberOf(eventId)))
    assert.deepEqual(
      numbers,
      numbers.toSorted((a, b) => Number(a) - Number(b)),
    )
  }
  t.diagnostic(`${attempts} attempts, 120 delivered, 0 lost, ${Math.round(attempts / seconds)} attempts a second`)
})

test('a failed delivery is retried under the same id with growing delays for three days, then given up', async () => {
  const { client } = await newMember(house)
  const { url, received } = await openReceiver(() => 500)
  const { id } = await client.Webhooks_create({ url })
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  await settle()
  const pauses: number[] = []
  for (let tries = 1; tries < 10; tries++) {
    const [waiting] = await client.Webhooks_deliveries({ id })
    assert.deepEqual([waiting?.state, waiting?.attempts, received.length], ['waiting', tries, tries])
    const next = Temporal.Instant.from(waiting?.nextTryAt ?? '')
    pauses.push(next.since(clock.now()).total('minutes'))
    clock.set(next.subtract({ milliseconds: 900 }).toString())
    await settle()
    assert.equal(received.length, tries)
    clock.set(next.add({ seconds: 1 }).toString())
    await settle()
  }
  assert.ok(pauses.every((each, at) => at === 0 || each > (pauses[at - 1] ?? 0)))
  const [given] = await client.Webhooks_deliveries({ id })
  assert.deepEqual([given?.state, given?.attempts], ['failed', 10])
  assert.equal(new Set(received.map(({ headers }) => headers['webhook-id'])).size, 1)
  assert.equal(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size > 8, true)
  // A failed delivery does not hold up the next one.
  await client.Connections_remove({ connectionId })
  later({ minutes: 1 })
  await settle()
  assert.equal(received.length, 11)
  clock.reset()
})

test('a 410 response turns the webhook off immediately, fails waiting deliveries and gives the reason', async () => {
  const someone = await newMember(house)
  const { client } = someone
  // Five requests are answered at the same moment.
  const { url, received } = await openReceiver(async () => {
    await until(() => received.length >= 5)
    return 410
  })
  const { id } = await client.Webhooks_create({ url })
  const ctx = memberContext(house, someone)
  for (let at = 0; at < 12; at++) await emit(ctx, 'connection.updated', randomUUIDv7(), null)
  await settle()
  const { enabled, disabledReason = '' } = await client.Webhooks_get({ id })
  assert.equal(enabled, false)
  assert.match(disabledReason, /410 Gone/)
  const states = (await client.Webhooks_deliveries({ id })).map(({ state }) => state)
  assert.deepEqual([states.length, new Set(states)], [12, new Set(['failed'])])
  await client.Connections_create({ displayName: 'Ben' })
  await settle()
  assert.equal(received.length, 5)
})

test('five days without a success turn a webhook off', async () => {
  for (const recovers of [true, false]) {
    const { client } = await newMember(house)
    let isUp = false
    const { url } = await openReceiver(() => (isUp ? 200 : 500))
    const { id } = await client.Webhooks_create({ url })
    for (let day = 0; day < 7; day++) {
      await client.Connections_create({ displayName: `Day ${day}` })
      isUp = recovers && day === 3
      for (let part = 0; part < 4; part++) {
        await settle()
        later({ hours: 6 })
      }
    }
    const { enabled, disabledReason } = await client.Webhooks_get({ id })
    assert.equal(enabled, recovers)
    if (!recovers) assert.match(disabledReason ?? '', /5 days/)
    clock.reset()
  }
})

test('deliveries go on after a wrong clock is corrected', async () => {
  const someone = await newMember(house)
  const { client } = someone
  let isUp = false
  const { url, received } = await openReceiver(() => (isUp ? 200 : { status: 503, headers: { 'retry-after': '60' } }))
  const { id } = await client.Webhooks_create({ url })
  const ctx = memberContext(house, someone)
  await emit(ctx, 'connection.updated', someone.memberId, null)
  later({ hours: 24 * 365 })
  // One has failed, and the process that holds the lease dies.
  await settle()
  later({ minutes: 2 })
  assert.equal((await acquireLeases(kith, { max: 20, busy: [] })).length, 1)
  clock.reset()
  isUp = true
  await settle()
  const [delivery] = await client.Webhooks_deliveries({ id })
  assert.deepEqual([received.length, delivery?.state], [2, 'delivered'])
})

test('a webhook that failed for an hour is not turned off by a machine that slept for a week', async () => {
  const { client } = await newMember(house)
  const { url, received } = await openReceiver(() => 500)
  const { id } = await client.Webhooks_create({ url })
  await client.Connections_create({ displayName: 'Ana' })
  for (const pause of [{ seconds: 7 }, { minutes: 7 }, { minutes: 40 }, { hours: 24 * 7 }, { hours: 24 * 7 }]) {
    await settle()
    later(pause)
  }
  await settle()
  clock.reset()
  assert.deepEqual([received.length, (await client.Webhooks_get({ id })).enabled], [6, true])
})

test('Retry-After is respected as seconds or a date, up to an hour', async () => {
  const date = new Date(clock.now().add({ minutes: 2 }).epochMilliseconds).toUTCString()
  for (const [wish, minutes] of [
    ['120', 2],
    [date, 2],
    ['99999999999', 60],
  ] as const) {
    const { client } = await newMember(house)
    const { url, received } = await openReceiver(() => ({ status: 429, headers: { 'retry-after': wish } }))
    await client.Webhooks_create({ url })
    await client.Connections_create({ displayName: 'Ana' })
    await settle()
    await client.Connections_create({ displayName: 'Ben' })
    later({ minutes: minutes - 1 })
    await settle()
    assert.equal(received.length, 1, wish)
    later({ minutes: 2 })
    await settle()
    assert.ok(received.length > 1, wish)
    clock.reset()
  }
})

test('an unavailable receiver is tried occasionally, not once per delivery', async () => {
  const someone = await newMember(house)
  const { url, received } = await openReceiver(() => 500)
  await someone.client.Webhooks_create({ url })
  const ctx = memberContext(house, someone)
  for (let at = 0; at < 100; at++) await emit(ctx, 'connection.updated', randomUUIDv7(), null)
  await settle()
  assert.ok(received.length <= 20, `${received.length}`)
  later({ minutes: 6 })
  await settle()
  assert.ok(received.length <= 21, `${received.length}`)
  clock.reset()
})

test('after a database error the other requests finish, and nothing is sent twice', async () => {
  const someone = await newMember(house)
  let isBroken = false
  const { url, received } = await openReceiver(async () => {
    if (received.length === 1) isBroken = true
    else await pause(200)
    return 200
  })
  await someone.client.Webhooks_create({ url })
  const ctx = memberContext(house, someone)
  for (let at = 0; at < 8; at++) await emit(ctx, 'connection.updated', randomUUIDv7(), null)
  const now = () => {
    if (!isBroken) return kith.now()
    isBroken = false
    throw new Error('as when the store is away for a moment')
  }
  await deliverDue({ ...kith, now })
  assert.equal(new Set(received.map(({ body }) => body)).size, 8)
  assert.ok(received.length <= 9, `${received.length}`)
})
