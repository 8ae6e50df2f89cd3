import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, connect, newMember, refused, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { maxDevices } from './api.ts'
import { authenticateDevice, mintDevicePassword, parseDevicePassword } from './devices.ts'

const house = await useHouse()

const basic = (password: string, user = 'rui@example.com') =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
const enter = (password: string, from: { ip?: string; protocol?: string } = {}) =>
  authenticateDevice(house.kith, {
    headers: { authorization: basic(password) },
    ...{ ip: '203.0.113.7', protocol: 'https', ...from },
  })

test('a device password is shown once, then listed without its letters and with its last use', async () => {
  const { client, memberId } = await newMember(house)
  const { password, ...device } = await client.Devices_create({ name: 'Rui’s phone' })
  assert.match(password, /^(?:[a-z]{4}-){4}[a-z]{4}$/)
  assert.deepEqual([device.name, device.access], ['Rui’s phone', 'write'])
  assert.deepEqual((await client.Devices_list()).devices, [device])
  const { member, kind, access, manages } = await enter(password)
  assert.deepEqual([member.id, kind, access, manages], [memberId, 'device', 'write', false])
  const [used] = (await client.Devices_list()).devices
  assert.ok(used?.lastUsedAt && used.lastUsedAt >= device.createdAt)
  const { tokens } = await client.Tokens_list()
  assert.deepEqual(tokens, [], 'it is not listed among the tokens')
})

test('a device password expires after a year and works again once it is renewed', async () => {
  const { client, email, password } = await newMember(house)
  const { password: letters, ...device } = await client.Devices_create({ name: 'Rui’s phone' })
  const lifetime = Date.parse(device.expiresAt ?? '') - Date.parse(device.createdAt)
  assert.equal(lifetime, 365 * 24 * 3600 * 1000)
  const lasting = await client.Devices_create({ name: 'Server', expiresInDays: null })
  assert.equal(lasting.expiresAt, undefined)
  house.clock.set(
    Temporal.Now.instant()
      .add({ hours: 24 * 366 })
      .toString(),
  )
  try {
    await enter(lasting.password)
    await assert.rejects(enter(letters), { code: 'unauthenticated', message: /expired.*Renew it/ })
    const later = connect(house, (await connect(house).Access_signIn({ email, password })).accessToken)
    const renewed = await later.Devices_renew({ id: device.id, expiresInDays: 30 })
    const moved = Date.parse(renewed.expiresAt ?? '') - Date.parse(device.expiresAt ?? '')
    assert.equal(Math.round(moved / (24 * 3600 * 1000)), 31)
    await enter(letters)
    await refused((await newMember(house)).client.Devices_renew({ id: device.id }), 'not_found')
  } finally {
    house.clock.reset()
  }
})

test('a device password works however it is typed, with any user name', async () => {
  const { client } = await newMember(house)
  const { password } = await client.Devices_create({ name: 'Phone', access: 'read' })
  for (const typed of [
    password.toUpperCase(),
    password.replaceAll('-', ' '),
    password.replaceAll('-', ''),
    `${password} `,
  ])
    assert.equal((await enter(typed)).access, 'read')
  for (const user of ['', 'rui', 'somebody@example.com']) {
    const request = { headers: { authorization: basic(password, user) }, ip: '203.0.113.7', protocol: 'https' }
    assert.equal((await authenticateDevice(house.kith, request)).access, 'read')
  }
})

test('a device password works neither for the API nor the tools, as Bearer or Basic', async () => {
  const { client } = await newMember(house)
  const { password } = await client.Devices_create({ name: 'Phone' })
  const letters = parseDevicePassword(password) ?? ''
  for (const route of ['GET /api/me', 'POST /mcp', 'POST /mcp/full']) {
    for (const authorization of [`Bearer ${password}`, `Bearer ${letters}`, basic(password)])
      assert.equal((await ask(house, route, { headers: { authorization } })).status, 401, `${route} ${authorization}`)
  }
})

test('a token or the password of the account is no device password', async () => {
  const { client, password, token } = await newMember(house)
  const personal = await client.Tokens_create({ name: 'Script', access: 'write' })
  for (const secret of [password, token, personal.token]) await isRefused(enter(secret), 'unauthenticated')
})

test('a revoked device is refused on the next request, and members can’t revoke each other’s devices', async () => {
  const [ana, ben] = [await newMember(house), await newMember(house)]
  const { password, id } = await ana.client.Devices_create({ name: 'Phone' })
  await refused(ben.client.Devices_revoke({ id }), 'not_found')
  await refused(ana.client.Tokens_revoke({ id }), 'not_found')
  await enter(password)
  await ana.client.Devices_revoke({ id })
  await isRefused(enter(password), 'unauthenticated')
  assert.deepEqual(await securityLog(ana), [
    ['device.revoked', 'Phone'],
    ['device.created', 'Phone'],
  ])
})

test('a new password ends all devices, and signing out elsewhere ends none', async () => {
  const { client, password: current } = await newMember(house)
  const { password } = await client.Devices_create({ name: 'Phone' })
  await client.Sessions_endOthers()
  await enter(password)
  const newPassword = 'another long enough password'
  const { ended } = await client.Members_changePassword({ currentPassword: current, newPassword })
  assert.equal(ended.devices, 1)
  await isRefused(enter(password), 'unauthenticated')
})

test('a removed member has no devices', async () => {
  const { client, password: own } = await newMember(house)
  const { password } = await client.Devices_create({ name: 'Phone' })
  await client.Members_remove({ password: own })
  await isRefused(enter(password), 'unauthenticated')
})

test('only a signed-in member creates and revokes devices', async () => {
  const { client } = await newMember(house)
  const { id } = await client.Devices_create({ name: 'Phone' })
  const script = connect(house, (await client.Tokens_create({ name: 'Script', access: 'write' })).token)
  await refused(script.Devices_create({ name: 'Phone' }), 'forbidden')
  await refused(script.Devices_revoke({ id }), 'forbidden')
})

test('without HTTPS it works only on this machine', async () => {
  const { client } = await newMember(house)
  const { password } = await client.Devices_create({ name: 'Phone' })
  for (const ip of ['203.0.113.7', '192.168.1.4', '::ffff:10.0.0.1', '2001:db8::127'])
    await isRefused(enter(password, { ip, protocol: 'http' }), 'forbidden')
  for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) await enter(password, { ip, protocol: 'http' })
})

test('wrong passwords are limited by network, and a right one works all the same', async () => {
  const { client } = await newMember(house)
  const { password } = await client.Devices_create({ name: 'Phone' })
  const guess = () => enter(mintDevicePassword(), { ip: '198.51.100.9' })
  for (let tries = 0; tries < 60; tries++) await isRefused(guess(), 'unauthenticated')
  await isRefused(guess(), 'rate_limited')
  await enter(password, { ip: '198.51.100.9' })
  await isRefused(enter(mintDevicePassword(), { ip: '198.51.100.10' }), 'unauthenticated')
})

test('a header that is not Basic is refused without being counted', async () => {
  for (const authorization of [undefined, '', 'Basic', 'Basic !', basic('x').replace('Basic', 'Bearer')]) {
    const request = { headers: { authorization }, ip: '198.51.100.20', protocol: 'https' }
    await isRefused(authenticateDevice(house.kith, request), 'unauthenticated')
  }
})

test('a member has as many devices as a list shows', async () => {
  const { client } = await newMember(house)
  for (let made = 0; made < maxDevices; made++) await client.Devices_create({ name: `Phone ${made}` })
  await refused(client.Devices_create({ name: 'One more' }), 'conflict')
})

async function securityLog({ client }: Someone) {
  return (await client.SecurityLog_list({ limit: 2 })).map(({ kind, detail }) => [kind, detail])
}

const isRefused = (attempt: Promise<unknown>, code: string) => assert.rejects(attempt, { code })
