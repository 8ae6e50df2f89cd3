import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { allowsReceivers, openReceiver, type Received } from '../../../test/servers/webhook-receiver.ts'

const house = await useHouse(allowsReceivers)
const { clock } = house
const later = (duration: Temporal.DurationLike) => clock.set(clock.now().add(duration).toString())

/** Verifies a request with the library of Standard Webhooks. */
function verified(secret: string, { headers, body }: Received) {
  return new Webhook(secret).verify(body, headers as Record<string, string>)
}

test('a signature is valid for one body, one secret and five minutes', async () => {
  const { client } = await newMember(house)
  const { url, received } = await openReceiver()
  const { secret, id } = await client.Webhooks_create({ url })
  await client.Webhooks_test({ id })
  const [one] = received
  assert.ok(one)
  verified(secret, one)
  assert.throws(() => verified(secret, { ...one, body: `${one.body} ` }))
  assert.throws(() => verified(`whsec_${Buffer.alloc(32).toString('base64')}`, one))
  later({ minutes: -6 })
  await client.Webhooks_test({ id })
  clock.reset()
  assert.throws(() => verified(secret, received[1] ?? one))
})

test('requests are also signed with the old secret for a day after rotation', async () => {
  const { client } = await newMember(house)
  const { url, received } = await openReceiver()
  const { secret: old, id } = await client.Webhooks_create({ url })
  const { secret } = await client.Webhooks_rotateSecret({ id })
  await client.Webhooks_test({ id })
  const [one] = received
  assert.ok(one)
  for (const each of [secret, old]) verified(each, one)
  later({ hours: 25 })
  await client.Webhooks_test({ id })
  clock.reset()
  assert.equal(String(received[1]?.headers['webhook-signature']).split(' ').length, 1)
})
