import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authenticateDevice } from '#members/devices/devices.ts'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { deviceWith } from '../../../../test/harness/dav-device.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { davx5Link } from './pages.ts'
import { appleProfile } from './routes.ts'

const house = await useHouse()
const plain = house.kith.config.baseUrl

async function connectAs(client: string) {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  const answer = await pages.post(`/settings/sync/${client}`, {
    name: 'Rui’s phone',
    access: 'write',
    key: crypto.randomUUID(),
  })
  const [password = ''] = /\b(?:[a-z]{4}-){4}[a-z]{4}\b/.exec(answer.text) ?? []
  return { ...member, pages, answer, password }
}

const enter = (password: string) =>
  authenticateDevice(house.kith, {
    headers: { authorization: `Basic ${Buffer.from(`rui:${password}`).toString('base64')}` },
    ...{ ip: '127.0.0.1', protocol: 'http' },
  })

test('each kind of device has a page that ends with the address, the user name and a password that works', async () => {
  for (const client of ['apple', 'android', 'thunderbird', 'other']) {
    const { pages, answer, password, memberId, email } = await connectAs(client)
    assert.equal((await pages.get(`/settings/sync/${client}`)).status, 200)
    assert.equal(answer.status, 200)
    for (const line of [`${plain}/dav/`, email, password]) assert.ok(answer.text.includes(line), `${client}: ${line}`)
    assert.equal((await enter(password)).member.id, memberId)
  }
})

test('a device is listed with its last use, and revoked on its own page', async () => {
  const { pages, password, client } = await connectAs('thunderbird')
  assert.match((await pages.get('/settings/sync')).text, /Rui’s phone.*Never used/s)
  await enter(password)
  assert.match((await pages.get('/settings/sync')).text, /Rui’s phone.*Last used/s)
  assert.match((await pages.get('/settings')).text, /1 device/)
  const [device] = (await client.Devices_list()).devices
  const path = `/settings/sync/${device?.id}`
  assert.match((await pages.get(path)).text, /Syncs with Read &amp; write access/)
  assert.match((await pages.get(path)).text, /Expires .*Renew for a year/s)
  assert.equal((await pages.post(`${path}/renewal`)).location, '/settings/sync?said=renewed')
  assert.equal((await pages.post(`${path}/revocation`)).location, '/settings/sync?said=revoked')
  await assert.rejects(enter(password), { code: 'unauthenticated' })
  assert.equal((await pages.post(`${path}/revocation`)).location, '/settings/sync?said=gone')
  assert.equal((await pages.get(path)).status, 404)
})

test('a form without a name is shown again with the error', async () => {
  const pages = pagesOf(house, await newMember(house))
  const answer = await pages.post('/settings/sync/apple', { name: ' ', access: 'read' })
  assert.equal(answer.status, 400)
  assert.match(answer.text, /aria-invalid="true"/)
})

test('the profile for Apple has the account and its password', () => {
  const account = { memberId: 'a1', user: 'rui&x@example.com', password: 'bcdf-ghjk' }
  const text = appleProfile({ baseUrl: 'https://kith.example.com', ...account })
  const values = [...text.matchAll(/<key>(CardDAV\w+)<\/key><(?:string|integer|(true))\/?>([^<]*)/g)]
  assert.deepEqual(Object.fromEntries(values.map(([, key, yes, value]) => [key, yes ?? value])), {
    CardDAVAccountDescription: 'Kith',
    CardDAVHostName: 'kith.example.com',
    CardDAVPort: '443',
    CardDAVUseSSL: 'true',
    CardDAVPrincipalURL: '/dav/a1/',
    CardDAVUsername: 'rui&amp;x@example.com',
    CardDAVPassword: 'bcdf-ghjk',
  })
  assert.match(text, /com\.apple\.caldav\.account.*<key>CalDAVPrincipalURL<\/key><string>\/dav\/a1\/<\/string>/s)
})

test('the profile is sent only to the signed-in member and isn’t stored', async () => {
  const { pages, password } = await connectAs('apple')
  const { status, headers, text } = await pages.post('/settings/sync/profile', { password })
  assert.equal(status, 200)
  assert.match(headers.get('content-type') ?? '', /^application\/x-apple-aspen-config/)
  assert.equal(headers.get('cache-control'), 'no-store')
  assert.ok(text.includes(password))
  assert.equal((await pages.post('/settings/sync/profile', { password: '<b>nonsense</b>' })).status, 400)
  const stranger = await pagesOf(house, { token: 'nobody' }).post('/settings/sync/profile', { password })
  assert.equal(stranger.status, 303)
})

test('the link for DAVx⁵ keeps an address with @ and a port apart from the host', () => {
  const link = davx5Link('https://kith.example.com:8443', { user: 'rui+x@example.com', password: 'bcdf-ghjk' })
  assert.equal(link, 'davx5://rui%2Bx%40example.com:bcdf-ghjk@kith.example.com:8443/dav/')
})

test('without HTTPS the pages warn, and offer no link to a phone', async () => {
  const { pages, answer } = await connectAs('android')
  assert.match((await pages.get('/settings/sync')).text, /This server has no HTTPS address/)
  assert.doesNotMatch(answer.text, /davx5:/)
})

test('a task without a person is assigned on its page', async () => {
  const { pages, client, memberId, password } = await connectAs('other')
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro', emails: ['ana@example.com'] })
  const device = deviceWith(house, memberId, password)
  const task = 'BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:m\r\nSUMMARY:Buy milk\r\nEND:VTODO\r\nEND:VCALENDAR\r\n'
  assert.equal((await device.send('PUT', `/dav/${memberId}/promises/m.ics`, { body: task })).status, 201)
  const overview = (await pages.get('/settings/sync')).text
  assert.match(overview, /1 task added on a device/)
  const [, id = ''] = /sync\/tasks\/([\da-f-]{36})\/promise/.exec((await pages.get('/settings/sync/tasks')).text) ?? []
  const assigned = await pages.post(`/settings/sync/tasks/${id}/promise`, { connectionId })
  assert.equal(assigned.location, '/settings/sync/tasks?said=assigned')
  assert.equal((await client.Promises_listOpen({})).promises[0]?.text, 'Buy milk')
})
