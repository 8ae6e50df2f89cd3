import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { nowText } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { ask, memberContext, memberPassword, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { allowsReceivers, openReceiver } from '../../../test/servers/webhook-receiver.ts'
import { replayDelivery, sweepDeliveries } from './deliveries.ts'
import { deliverDue } from './dispatcher.ts'
import { acquireLeases, releaseLease } from './leases.ts'
import { listDue, queueEvents } from './queue.ts'
import { changeWebhook } from './row.ts'

const house = await useHouse(allowsReceivers)
const { kith, clock } = house
const later = (duration: Temporal.DurationLike) => clock.set(clock.now().add(duration).toString())
const settle = () => deliverDue(kith)

test('a delivered or failed delivery can be replayed under the same id', async () => {
  const { client } = await newMember(house)
  const { url, received } = await openReceiver()
  const { id } = await client.Webhooks_create({ url })
  await client.Connections_create({ displayName: 'Ana' })
  await settle()
  const [delivery] = await client.Webhooks_deliveries({ id })
  const again = { id, deliveryId: delivery?.id ?? '' }
  assert.equal((await client.Webhooks_replay(again)).state, 'waiting')
  await settle()
  assert.deepEqual(new Set(received.map(({ headers }) => headers['webhook-id'])), new Set([delivery?.id]))
  assert.equal(received.length, 2)
  await client.Webhooks_update({ id, enabled: false })
  await refused(client.Webhooks_replay(again), 'conflict')
})

test('a delivery replayed at the moment a lease ends is sent', async () => {
  const someone = await newMember(house)
  const { url, received } = await openReceiver()
  const { id } = await someone.client.Webhooks_create({ url })
  const ctx = memberContext(house, someone)
  await emit(ctx, 'connection.updated', someone.memberId, null)
  await settle()
  const [delivery] = await someone.client.Webhooks_deliveries({ id })
  await changeWebhook(kith, { memberId: someone.memberId, id }).set({ dueAt: '2026-01-01T00:00:00.000Z' }).execute()
  const [turn] = await acquireLeases(kith, { max: 20, busy: [] })
  assert.ok(turn)
  await Promise.all([releaseLease(kith, turn), replayDelivery(ctx, { id, deliveryId: delivery?.id ?? '' })])
  await settle()
  assert.equal(received.length, 2)
})

test('a delivery replayed during its last attempt is sent again', async () => {
  const someone = await newMember(house)
  const ctx = memberContext(house, someone)
  const { url, received } = await openReceiver(async () => {
    if (received.length === 1) await replayDelivery(ctx, { id, deliveryId: (await only()).id })
    return received.length === 1 ? 500 : 200
  })
  const { id } = await someone.client.Webhooks_create({ url })
  const only = async () => (await someone.client.Webhooks_deliveries({ id }))[0] ?? assert.fail()
  await emit(ctx, 'connection.updated', someone.memberId, null)
  const webhook = { memberId: someone.memberId, id }
  await queueEvents(kith, webhook)
  await changeWebhook(kith, webhook)
    .set({ dueAt: nowText(kith) })
    .execute()
  await kith.db.updateTable('deliveries').set({ attempts: 9 }).where('memberId', '=', someone.memberId).execute()
  await settle()
  const { state, attempts } = await only()
  assert.deepEqual([received.length, state, attempts], [2, 'delivered', 1])
})

test('deliveries are paged and kept for 30 days', async () => {
  const { client, token } = await newMember(house)
  const { url } = await openReceiver()
  const { id } = await client.Webhooks_create({ url })
  for (const displayName of ['Ana', 'Ben', 'Eva']) await client.Connections_create({ displayName })
  await settle()
  const all = await client.Webhooks_deliveries({ id })
  assert.equal(all.length, 3)
  const path = `/api/webhooks/${id}/deliveries`
  const first = await ask(house, `GET ${path}?limit=1`, { token })
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1]
  assert.deepEqual((await ask(house, `GET ${next}`, { token })).body, all.slice(1, 2))
  // `before` may be an id or an instant.
  const [{ id: newest = '', createdAt = '' } = {}] = all
  assert.deepEqual(await client.Webhooks_deliveries({ id, before: newest }), all.slice(1))
  assert.ok((await client.Webhooks_deliveries({ id, before: createdAt })).every((each) => each.createdAt < createdAt))
  await refused(client.Webhooks_deliveries({ id, before: 'x' }), 'invalid')
  later({ hours: 24 * 31 })
  await sweepDeliveries(kith)
  clock.reset()
  assert.deepEqual(await client.Webhooks_deliveries({ id }), [])
})

test('due deliveries are found fast among thousands, also in a table that has just grown', async () => {
  const { client, memberId } = await newMember(house)
  const { id: webhookId } = await client.Webhooks_create({ url: (await openReceiver()).url })
  const objects = Array.from({ length: 3_000 }, () => randomUUIDv7())
  const at = nowText(kith)
  const waits = (subjectId: string, number: number) => ({
    ...{ memberId, webhookId, id: randomUUIDv7(), number, kind: 'connection.updated' as const, subjectId },
    ...{ connectionId: null, happenedAt: at, createdAt: at, attempts: 0, nextTryAt: at },
  })
  const rows = objects.flatMap((subject, n) => [waits(subject, 2 * n), waits(subject, 2 * n + 1)]).slice(0, 5_000)
  for (let done = 0; done < rows.length; done += 500)
    await kith.db
      .insertInto('deliveries')
      .values(rows.slice(done, done + 500))
      .execute()
  const due = await listDue(kith, { memberId, id: webhookId }, 5_000)
  assert.deepEqual(
    due.map(({ number }) => number),
    rows.map(({ number }) => number).filter((number) => number % 2 === 0),
  )
  await client.Webhooks_remove({ id: webhookId })
})

test('deliveries are removed with the account', async () => {
  const { client, memberId } = await newMember(house)
  const { url, received } = await openReceiver(() => 500)
  await client.Webhooks_create({ url })
  await client.Connections_create({ displayName: 'Ana' })
  await settle()
  assert.equal(received.length, 1)
  await client.Members_remove({ password: memberPassword })
  later({ hours: 1 })
  await settle()
  clock.reset()
  assert.equal(received.length, 1)
  const left = await kith.db.selectFrom('deliveries').select('id').where('memberId', '=', memberId).execute()
  assert.deepEqual(left, [])
})
