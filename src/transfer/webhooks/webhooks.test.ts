import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { connect, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { until } from '../../../test/harness/patience.ts'
import { allowsReceivers, openReceiver, type Received } from '../../../test/servers/webhook-receiver.ts'
import { apiAppToken } from '../../../test/sweeps/belongings.ts'
import { deliverDue, openDispatcher } from './dispatcher.ts'

const house = await useHouse(allowsReceivers)
const { kith } = house

/** Verifies a request with the library of Standard Webhooks. */
function verified(secret: string, { headers, body }: Received) {
  return new Webhook(secret).verify(body, headers as Record<string, string>) as { type: string; data: object }
}

test('events are sent signed, with ids but no text', async () => {
  const { client } = await newMember(house)
  await client.Connections_create({ displayName: 'Before' })
  const { url, received } = await openReceiver()
  const { secret, id } = await client.Webhooks_create({ url, kinds: ['connection.created', 'promise.made'] })
  assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2030-01-01' })
  await settle()
  assert.equal(received.length, 2)
  // Deliveries of different objects may come in any order.
  received.sort((a, b) => a.body.localeCompare(b.body))
  const [first, second] = received.map((each) => verified(secret, each))
  assert.equal(first?.type, 'connection.created')
  assert.deepEqual(Object.keys(first ?? {}), ['type', 'timestamp', 'data'])
  const { events } = await client.Events_list({})
  const made = events.find(({ kind }) => kind === 'promise.made')
  assert.deepEqual(second?.data, {
    eventId: made?.id,
    connectionId,
    promiseId,
    path: `/api/promises/${promiseId}`,
  })
  assert.doesNotMatch(JSON.stringify(received), /Ana|deck|harbour/)
  const log = await client.Webhooks_deliveries({ id })
  assert.deepEqual(
    log.map(({ id, state, attempts, status }) => [id, state, attempts, status]).sort(),
    received.map(({ headers }) => [headers['webhook-id'], 'delivered', 1, 204]).sort(),
  )
})

const settle = () => deliverDue(kith)

test('a test delivery returns its result in a sentence', async () => {
  const { client } = await newMember(house)
  let status = 500
  const { url } = await openReceiver(() => status)
  const { id } = await client.Webhooks_create({ url })
  const tested = await client.Webhooks_test({ id })
  assert.deepEqual(
    [tested.kind, tested.state, tested.status, tested.failure],
    ['webhook.test', 'failed', 500, 'The receiver answered 500.'],
  )
  status = 301
  assert.match((await client.Webhooks_test({ id })).failure ?? '', /301, a redirect, which is not followed/)
  await client.Webhooks_update({ id, url: 'http://127.0.0.1:1/' })
  const missed = await client.Webhooks_test({ id })
  assert.deepEqual([missed.status, missed.failure], [undefined, 'The host could not be reached.'])
  assert.doesNotMatch(JSON.stringify(await client.Webhooks_deliveries({ id })), /a secret of the other side/)
})

test('private addresses, unknown kinds and a 21st webhook are refused', async () => {
  const { client } = await newMember(house)
  for (const url of ['https://10.0.0.1/', 'https://[::1]/', 'https://localhost/', 'https://a:b@example.com/', 'x'])
    assert.match((await refused(client.Webhooks_create({ url }), 'invalid')).message, /^url must /)
  await refused(
    client.Webhooks_create({ url: 'https://hooks.example.com', kinds: ['nonsense' as 'lead.received'] }),
    'invalid',
  )
  const { id } = await client.Webhooks_create({ url: 'https://hooks.example.com' })
  await refused(client.Webhooks_update({ id, url: 'https://192.168.0.1' }), 'invalid')
  for (let more = 1; more < 20; more++) await client.Webhooks_create({ url: 'https://hooks.example.com' })
  await refused(client.Webhooks_create({ url: 'https://hooks.example.com' }), 'conflict')
})

test('a webhook can be changed, turned off and on, and removed, but only by its owner', async () => {
  const { client } = await newMember(house)
  const other = await newMember(house)
  const { url, received } = await openReceiver()
  const { id } = await client.Webhooks_create({ url, kinds: ['lead.received'], description: 'Kitchen' })
  await refused(other.client.Webhooks_get({ id }), 'not_found')
  await refused(other.client.Webhooks_test({ id }), 'not_found')
  const changed = await client.Webhooks_update({ id, kinds: null, description: null, enabled: false })
  assert.deepEqual([changed.kinds, changed.description, changed.enabled], [undefined, undefined, false])
  assert.equal(changed.disabledReason, 'You turned it off.')
  await client.Connections_create({ displayName: 'Missed' })
  await settle()
  assert.equal((await client.Webhooks_update({ id, enabled: true })).disabledReason, undefined)
  const { connectionId } = await client.Connections_create({ displayName: 'Heard' })
  await settle()
  assert.deepEqual(
    received.map(({ body }) => JSON.parse(body).data.connectionId),
    [connectionId],
  )
  await client.Connections_remove({ connectionId })
  await client.Webhooks_remove({ id })
  await settle()
  assert.equal(received.length, 1)
  assert.deepEqual((await client.Webhooks_list()).webhooks, [])
})

test('a removed webhook is restored with its secret, and sends only what happens from then on', async () => {
  const { client } = await newMember(house)
  const { url, received } = await openReceiver()
  const { id, secret: _, ...made } = await client.Webhooks_create({ url, description: 'CRM' })
  await client.Webhooks_remove({ id })
  const [removal] = await client.Removals_list({})
  assert.deepEqual([removal?.kind, removal?.subjectId, removal?.label], ['webhook', id, 'CRM'])
  await client.Connections_create({ displayName: 'Missed' })
  const restored = await client.Webhooks_restore({ id })
  assert.deepEqual({ ...restored, updatedAt: made.updatedAt }, { id, ...made })
  const { connectionId } = await client.Connections_create({ displayName: 'Heard' })
  await settle()
  assert.deepEqual(
    received.map(({ body }) => JSON.parse(body).data.connectionId),
    [connectionId],
  )
})

test('a token that may not manage webhooks sees their host, but not secrets in their address', async () => {
  const { client, memberId } = await newMember(house)
  const url = 'https://hooks.example.com:8443/services/T0/secret?key=secret'
  const { id } = await client.Webhooks_create({ url })
  const { token } = await client.Tokens_create({ name: 'Reader', access: 'write' })
  for (const each of [token, await apiAppToken(house, memberId)]) {
    const reader = connect(house, each)
    const seen = [...(await reader.Webhooks_list()).webhooks, await reader.Webhooks_get({ id })]
    assert.deepEqual(
      seen.map((webhook) => webhook.url),
      ['https://hooks.example.com:8443/', 'https://hooks.example.com:8443/'],
    )
  }
  const manager = await client.Tokens_create({ name: 'Manager', access: 'write', manages: true })
  for (const each of [client, connect(house, manager.token)]) assert.equal((await each.Webhooks_get({ id })).url, url)
})

test('a read-only token sees webhooks but cannot create one', async () => {
  const { client } = await newMember(house)
  const { token } = await client.Tokens_create({ name: 'Reader', access: 'read' })
  const { webhooks } = await connect(house, token).Webhooks_list()
  assert.deepEqual(webhooks, [])
  await refused(connect(house, token).Webhooks_create({ url: 'https://hooks.example.com' }), 'read_only')
})

test('a delivery starts by itself, and a hanging receiver holds up no other', async () => {
  const slow = await newMember(house)
  const quick = await newMember(house)
  const hanging = await openReceiver(() => new Promise(() => {}))
  const { url, received } = await openReceiver()
  const { id } = await slow.client.Webhooks_create({ url: hanging.url })
  await quick.client.Webhooks_create({ url })
  const dispatcher = openDispatcher(kith)
  for (let at = 0; at < 10; at++) await slow.client.Connections_create({ displayName: `Slow ${at}` })
  while (hanging.received.length < 5) await pause(20)
  await quick.client.Connections_create({ displayName: 'Quick' })
  // Nothing is given up by then, so no sixth request has come.
  while (received.length < 1) await pause(10)
  assert.deepEqual([hanging.received.length, received.length], [5, 1])
  await dispatcher.close()
  // The next test would wait for it.
  await slow.client.Webhooks_remove({ id })
})

test('the service waits for running requests when it stops, and does not repeat them', async () => {
  const { client } = await newMember(house)
  const { url, received } = await openReceiver(() => pause(400, 200))
  await client.Webhooks_create({ url })
  await client.Connections_create({ displayName: 'Ana' })
  const dispatcher = openDispatcher(kith)
  await until(() => received.length > 0)
  await dispatcher.close()
  await settle()
  assert.equal(received.length, 1)
})
