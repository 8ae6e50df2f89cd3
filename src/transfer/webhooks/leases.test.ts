import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { transaction } from '#platform/context/context.ts'
import { emit, emitAll } from '#platform/events/emit.ts'
import { readEvents } from '#platform/events/read.ts'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { allowsReceivers, openReceiver } from '../../../test/servers/webhook-receiver.ts'
import { deliverDue } from './dispatcher.ts'
import { acquireLeases, type Lease, releaseLease } from './leases.ts'
import { queueEvents } from './queue.ts'

const house = await useHouse(allowsReceivers)
const { kith, clock } = house
const later = (duration: Temporal.DurationLike) => clock.set(clock.now().add(duration).toString())

const settle = () => deliverDue(kith)

test('a member with many webhooks leaves room for others', async () => {
  const [many, other] = [await newMember(house), await newMember(house)]
  const { url } = await openReceiver()
  for (let count = 0; count < 8; count++) await many.client.Webhooks_create({ url })
  await many.client.Connections_create({ displayName: 'Ana' })
  const first = await acquireLeases(kith, { max: 20, busy: [] })
  assert.equal(first.filter(({ memberId }) => memberId === many.memberId).length, 5)
  assert.deepEqual(await acquireLeases(kith, { max: 20, busy: first.map(({ memberId }) => memberId) }), [])
  await other.client.Webhooks_create({ url })
  await other.client.Connections_create({ displayName: 'Rui' })
  for (const turn of first) {
    await queueEvents(kith, turn)
    await releaseLease(kith, turn)
  }
  const turns = await acquireLeases(kith, { max: 4, busy: [] })
  assert.ok(turns.some(({ memberId }) => memberId === other.memberId))
  for (const turn of turns) await releaseLease(kith, turn)
  await settle()
})

test('a process whose lease has expired sends nothing more', async () => {
  const someone = await newMember(house)
  const { url, received } = await openReceiver(async () => {
    later({ minutes: 1 })
    stolen.push(...(await acquireLeases(kith, { max: 20, busy: [] })))
    return 200
  })
  const stolen: Lease[] = []
  await someone.client.Webhooks_create({ url })
  const ctx = memberContext(house, someone)
  for (let at = 0; at < 20; at++) await emit(ctx, 'connection.updated', someone.memberId, null)
  await settle()
  assert.deepEqual([received.length, stolen.length], [1, 1])
  for (const turn of stolen) await releaseLease(kith, turn)
  clock.reset()
})

test('the queue of a webhook is limited, and further events stay in the outbox', async () => {
  const someone = await newMember(house)
  const ctx = memberContext(house, someone)
  const { id } = await someone.client.Webhooks_create({ url: 'http://127.0.0.1:1/' })
  for (let part = 0; part < 11; part++)
    await transaction(ctx, (ctx) => {
      const people = Array.from({ length: 500 }, () => randomUUIDv7())
      return emitAll(
        ctx,
        'connection.updated',
        people.map((each) => ({ subjectId: each, connectionId: each })),
      )
    })
  const all = { memberId: someone.memberId, after: 0, limit: 5_500 }
  while ((await readEvents(kith, all)).length < 5_500) await pause(50)
  // With a clock that is ahead, so that none is due yet.
  later({ minutes: 10 })
  for (let isMore = true; isMore; ) isMore = await queueEvents(kith, { memberId: someone.memberId, id })
  const waiting = await kith.db
    .selectFrom('deliveries')
    .select('id')
    .where('memberId', '=', someone.memberId)
    .where('nextTryAt', 'is not', null)
    .execute()
  assert.equal(waiting.length, 5_000)
  clock.reset()
  // While none is due, no more events are queued.
  const turnsOf = async () => (await acquireLeases(kith, { max: 20, busy: [] })).filter((turn) => turn.id === id)
  for (const turn of await turnsOf()) await releaseLease(kith, turn)
  assert.deepEqual(await turnsOf(), [])
  later({ minutes: 11 })
  assert.equal((await turnsOf()).length, 1)
  clock.reset()
  await someone.client.Webhooks_remove({ id })
})
