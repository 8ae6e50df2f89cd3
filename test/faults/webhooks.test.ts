import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomUUIDv7 } from 'node:crypto'
import { once } from 'node:events'
import { test } from 'node:test'
import { emit } from '#platform/events/emit.ts'
import { eventIdsOf } from '#platform/events/event-ids.ts'
import { deliverDue } from '#transfer/webhooks/dispatcher.ts'
import { type House, memberContext, newMember, useHouse } from '../harness/harness.ts'
import { storeSettings } from '../harness/stores.ts'
import { allowsReceivers, openReceiver } from '../servers/webhook-receiver.ts'

const house = await useHouse(allowsReceivers)

test('after a sender is killed before it records a delivery, the next one sends it again with the same id', async (t) => {
  const someone = await newMember(house)
  const ctx = memberContext(house, someone)
  let kill: (() => void) | null = null
  const { url, received } = await openReceiver(({ body }) => {
    if (received.length % 7 === 0) kill?.()
    return body ? 200 : 400
  })
  const { id } = await someone.client.Webhooks_create({ url })
  for (let at = 0; at < 40; at++) await emit(ctx, 'connection.updated', someone.memberId, null)
  let kills = 0
  for (let run = 0; run < 12; run++) {
    const child = startSender(house, run)
    kill = () => child.kill('SIGKILL')
    const [code] = await once(child, 'exit')
    kills += code === null ? 1 : 0
    if (code === 0) break
  }
  const { numberOf } = await eventIdsOf(house.kith, someone.memberId)
  const numbers = await Promise.all(received.map(({ body }) => numberOf(JSON.parse(body).data.eventId)))
  const ids = new Set(received.map(({ headers }) => headers['webhook-id']))
  t.diagnostic(`killed ${kills} times, ${received.length} received, ${ids.size} different`)
  assert.ok(kills >= 3)
  assert.deepEqual([ids.size, new Set(numbers).size], [40, 40])
  assert.deepEqual(
    numbers,
    numbers.toSorted((a, b) => Number(a) - Number(b)),
  )
  assert.ok(received.length > 40 && received.length <= 40 + kills)
  const log = await someone.client.Webhooks_deliveries({ id, limit: 100 })
  assert.deepEqual(new Set(log.map(({ state }) => state)), new Set(['delivered']))
})

test('a webhook turned off and on again sends no earlier events, and running requests count as delivered', async () => {
  const someone = await newMember(house)
  const ctx = memberContext(house, someone)
  const changed = Promise.withResolvers<number>()
  // Five requests are running.
  const { url, received } = await openReceiver(async () => {
    if (received.length === 5)
      for (const enabled of [false, true]) await someone.client.Webhooks_update({ id, enabled })
    if (received.length === 5) changed.resolve(200)
    return changed.promise
  })
  const { id } = await someone.client.Webhooks_create({ url })
  for (let at = 0; at < 8; at++) await emit(ctx, 'connection.updated', randomUUIDv7(), null)
  await deliverDue(house.kith)
  const states = (await someone.client.Webhooks_deliveries({ id })).map(({ state }) => state)
  assert.deepEqual([received.length, states.sort()], [5, [...Array(5).fill('delivered'), 'failed', 'failed', 'failed']])
  await emit(ctx, 'connection.updated', randomUUIDv7(), null)
  await deliverDue(house.kith)
  assert.equal(received.length, 6)
})

/** Two minutes later each time, so that the lease of the killed process has ended. */
function startSender({ kith: { config } }: House, run: number) {
  const store = storeSettings(config)
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  return spawn(process.execPath, ['test/faults/webhook-sender.ts', String(2 * run)], {
    env: { PATH, NODE_COMPILE_CACHE, ...store, ...allowsReceivers },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
