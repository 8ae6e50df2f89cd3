import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect, refused, useHouse } from '../../../../test/harness/harness.ts'
import { newPromiser } from '../../../../test/harness/reminded.ts'
import { openPushService } from '../../../../test/servers/push-service.ts'
import { allowsReceivers } from '../../../../test/servers/webhook-receiver.ts'
import { leadsOn } from '../../../../test/sweeps/belongings.ts'
import { sweepReminders } from '../sweep.ts'

const house = await useHouse({ ...allowsReceivers, KITH_SESSION_IDLE_DAYS: '14' })
const gone = new Set<string>()
const service = await openPushService((path) => (gone.has(path) ? 410 : 201))

let devices = 0

async function newPerson() {
  const someone = await newPromiser(house, { timeZone: 'Europe/Lisbon' })
  devices += 1
  const path = `/device-${devices}`
  await someone.client.PushSubscriptions_create(service.subscription(path))
  const pushed = async () => {
    await sweepReminders(house.kith)
    await house.work()
    return service.received.filter((each) => each.path === path).map(({ payload }) => payload)
  }
  return { ...someone, path, pushed }
}

const at = (instant: string) => house.clock.set(instant)

test('a due promise is pushed once, as a kind and a count without names', async () => {
  at('2026-05-04T08:00:00Z')
  const rui = await newPerson()
  await rui.promise('Send the deck', '2026-05-04', '15:30')
  at('2026-05-04T14:29:00Z')
  assert.deepEqual(await rui.pushed(), [])
  at('2026-05-04T14:30:10Z')
  const due = { kind: 'promises', count: 1, badge: 1, title: 'A promise is due', url: `/people/${rui.connectionId}` }
  assert.deepEqual(await rui.pushed(), [due])
  const { headers } = service.received.at(-1) ?? {}
  assert.deepEqual([headers?.topic, headers?.ttl], ['promises', String(4 * 3600)])
  for (const minute of [31, 45, 59]) {
    at(`2026-05-04T14:${minute}:00Z`)
    assert.equal((await rui.pushed()).length, 1)
  }
})

test('promises without a time are pushed together in the morning, and with names only if the member said so', async () => {
  at('2026-05-05T20:00:00Z')
  const rui = await newPerson()
  await rui.client.Reminders_update({ pushNames: true, morningHour: 9 })
  await rui.promise('Call', '2026-05-06')
  await rui.promise('Write', '2026-05-06')
  at('2026-05-06T07:50:00Z')
  assert.deepEqual(await rui.pushed(), [])
  at('2026-05-06T08:00:30Z')
  const [both] = await rui.pushed()
  assert.deepEqual(both, { kind: 'promises', count: 2, badge: 2, title: '2 promises are due', url: '/promises' })
  await rui.promise('Send the deck', '2026-05-06', '17:00')
  at('2026-05-06T16:00:30Z')
  const [, one] = await rui.pushed()
  assert.equal(one?.body, 'Send the deck (Ana Ribeiro)')
})

test('promises that are complete, undated or turned off aren’t pushed', async () => {
  at('2026-05-04T08:00:00Z')
  const rui = await newPerson()
  const promiseId = await rui.promise('Send the deck', '2026-05-04', '15:30')
  await rui.client.Promises_create({ connectionId: rui.connectionId, text: 'Some time' })
  await rui.client.Promises_complete({ promiseId })
  at('2026-05-04T14:30:10Z')
  assert.deepEqual(await rui.pushed(), [])
  await rui.client.Reminders_update({ pushPromises: false })
  await rui.promise('Call', '2026-05-04', '16:00')
  at('2026-05-04T15:00:10Z')
  assert.deepEqual(await rui.pushed(), [])
})

test('a new lead is pushed right away', async () => {
  at('2026-05-04T08:00:00Z')
  const rui = await newPerson()
  await leadsOn(rui, await rui.client.Cards_create({ slug: 'rui' }))
  assert.deepEqual(await rui.pushed(), [{ kind: 'leads', count: 1, badge: 0, title: 'A new lead', url: '/leads' }])
})

test('changing a setting doesn’t hold back waiting notifications', async () => {
  at('2026-05-04T08:00:00Z')
  const rui = await newPerson()
  const card = await rui.client.Cards_create({ slug: 'rui' })
  await leadsOn(rui, card)
  assert.equal((await rui.pushed()).length, 1)
  await rui.promise('Call', '2026-05-04', '09:05')
  at('2026-05-04T08:05:20Z')
  await leadsOn(rui, card)
  at('2026-05-04T08:06:00Z')
  await rui.client.Reminders_update({ digest: true })
  at('2026-05-04T08:16:00Z')
  const [, ...pushed] = await rui.pushed()
  assert.deepEqual(pushed.map(({ kind, count }) => `${count} ${kind}`).sort(), ['1 leads', '1 promises'])
})

test('a browser that no longer exists or whose session ended is forgotten', async () => {
  at('2026-05-04T08:00:00Z')
  const rui = await newPerson()
  gone.add(rui.path)
  await rui.promise('Call', '2026-05-04', '10:00')
  at('2026-05-04T09:00:10Z')
  await rui.pushed()
  assert.deepEqual((await rui.client.PushSubscriptions_list()).subscriptions, [])
  const { email, password } = rui
  const { accessToken = '' } = await connect(house).Access_signIn({ email, password })
  const elsewhere = connect(house, accessToken)
  await elsewhere.PushSubscriptions_create(service.subscription('/elsewhere'))
  assert.equal((await rui.client.PushSubscriptions_list()).subscriptions.length, 1)
  await elsewhere.Access_signOut()
  assert.deepEqual((await rui.client.PushSubscriptions_list()).subscriptions, [])
})

test('a browser with an expired session gets no notifications', async () => {
  for (const [day, pushes] of [
    ['2026-05-17', 1],
    ['2026-05-19', 0],
  ] as const) {
    at('2026-05-04T08:00:00Z')
    const rui = await newPerson()
    await rui.promise('Call', day, '10:00')
    at(`${day}T09:00:10Z`)
    assert.equal((await rui.pushed()).length, pushes, day)
  }
})

test('a device is listed by its name, replaced when it subscribes again, and can be removed', async () => {
  const rui = await newPerson()
  const browser =
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36'
  const phone = connect(house, rui.token, { 'user-agent': browser })
  const { id } = await phone.PushSubscriptions_create(service.subscription(rui.path))
  const { publicKey, subscriptions } = await rui.client.PushSubscriptions_list()
  assert.equal(Buffer.from(publicKey, 'base64url').length, 65)
  assert.deepEqual([subscriptions.length, subscriptions[0]?.device], [1, 'Chrome on Android'])
  await rui.client.PushSubscriptions_remove({ id })
  await refused(rui.client.PushSubscriptions_remove({ id }), 'not_found')
})

test('the newest 20 devices are kept, and local addresses are refused', async () => {
  const rui = await newPerson()
  for (let count = 0; count < 21; count += 1)
    await rui.client.PushSubscriptions_create(service.subscription(`/many-${count}`))
  assert.equal((await rui.client.PushSubscriptions_list()).subscriptions.length, 20)
  const { p256dh, auth } = service.subscription('')
  for (const endpoint of ['https://localhost/a', 'https://10.0.0.1/a', 'ftp://x.example', 'x'])
    await refused(rui.client.PushSubscriptions_create({ endpoint, p256dh, auth }), 'invalid')
  const endpoint = 'https://push.example.com/a'
  const offCurve = `B${'A'.repeat(86)}`
  await refused(rui.client.PushSubscriptions_create({ endpoint, p256dh: offCurve, auth }), 'invalid')
  const { token } = await rui.client.Tokens_create({ name: 'Program', access: 'write' })
  await refused(connect(house, token).PushSubscriptions_create({ endpoint, p256dh, auth }), 'forbidden')
})
