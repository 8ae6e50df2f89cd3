import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { connect, newMember, openHouse, refused, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { softwareAuthenticator, userPresent, userVerified } from '../../../test/harness/software-authenticator.ts'
import { findPasskeySite, userHandle } from './site.ts'

const site = { origin: 'https://kith.example.com', rpId: 'kith.example.com' }
const house = await useHouse({ BASE_URL: site.origin })
const name = 'Phone'

test('a passkey is added once and signs in without an e-mail', async () => {
  const { member, device } = await withPasskey()
  const { options } = await connect(house).Passkeys_beginSignIn()
  assert.deepEqual([options.rpId, options.userVerification, options.allowCredentials], [site.rpId, 'required', []])
  const { accessToken } = await connect(house).Passkeys_signIn({ credential: device.get(options) })
  assert.equal((await connect(house, accessToken).Members_me()).id, member.memberId)
  const { passkeys, isAvailable } = await member.client.Passkeys_list()
  assert.equal(isAvailable, true)
  assert.deepEqual(
    passkeys.map(({ name, kind, lastUsedAt }) => [name, kind, lastUsedAt !== undefined]),
    [[name, 'device', true]],
  )
})

test('the options to create a passkey require a verified user, no attestation, and exclude existing ones', async () => {
  const { member, device } = await withPasskey()
  const { options } = await member.client.Passkeys_begin()
  assert.deepEqual(options.authenticatorSelection, {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  })
  assert.deepEqual([options.attestation, options.rp], ['none', { id: site.rpId, name: 'Kith' }])
  assert.deepEqual(options.excludeCredentials, [{ type: 'public-key', id: device.id, transports: [] }])
})

test('a challenge works once, for five minutes, for its purpose and its member', async () => {
  const { member, device } = await withPasskey()
  const other = await newMember(house)
  const create = async (someone: Someone, options: Record<string, unknown>) =>
    someone.client.Passkeys_create({ name, credential: softwareAuthenticator(site).create(options) })
  const begin = async () => (await member.client.Passkeys_begin()).options
  const beginSignIn = async () => (await connect(house).Passkeys_beginSignIn()).options
  const signIn = (options: Record<string, unknown>) =>
    connect(house).Passkeys_signIn({ credential: device.get(options) })

  const used = await begin()
  await create(member, used)
  await refused(create(member, used), 'unauthenticated')
  await refused(create(other, await begin()), 'unauthenticated')
  await refused(create(member, await beginSignIn()), 'unauthenticated')
  await refused(create(member, { challenge: randomBytes(32).toString('base64url') }), 'unauthenticated')
  const signedIn = await beginSignIn()
  await signIn(signedIn)
  await refused(signIn(signedIn), 'unauthenticated')
  await refused(signIn(await begin()), 'unauthenticated')

  const [late, lateToo] = [await begin(), await beginSignIn()]
  house.clock.set(house.clock.now().add({ minutes: 5, seconds: 1 }).toString())
  await refused(create(member, late), 'unauthenticated')
  await refused(signIn(lateToo), 'unauthenticated')
  house.clock.reset()
  const stored = await house.kith.db.selectFrom('passkeyChallenges').select('hash').execute()
  for (const { hash } of stored) assert.notEqual(hash, late.challenge)
})

test('fifty sign-ins with one answer of an authenticator give one session', async () => {
  const { device } = await withPasskey()
  const credential = device.get((await connect(house).Passkeys_beginSignIn()).options)
  const crowd = Array.from({ length: 50 }, () => connect(house).Passkeys_signIn({ credential }))
  const entered = (await Promise.allSettled(crowd)).filter(({ status }) => status === 'fulfilled')
  assert.equal(entered.length, 1)
})

test('another site, another origin, an absent or unverified user and a wrong type are refused', async () => {
  const { member, device } = await withPasskey()
  const lies = {
    origin: { origin: 'https://kith.example.com.evil.example' },
    port: { origin: 'https://kith.example.com:8443' },
    site: { rpId: 'example.com' },
    unverified: { flags: userPresent },
    absent: { flags: userVerified },
  }
  for (const [lie, told] of Object.entries({ ...lies, type: { type: 'webauthn.create' } })) {
    const { options } = await connect(house).Passkeys_beginSignIn()
    const entered = connect(house).Passkeys_signIn({ credential: device.get(options, told) })
    assert.equal((await refused(entered, 'unauthenticated')).status, 401, lie)
  }
  for (const told of Object.values(lies)) {
    const { options } = await member.client.Passkeys_begin()
    const credential = softwareAuthenticator(site).create(options, told)
    await refused(member.client.Passkeys_create({ name, credential }), 'invalid')
  }
})

test('a passkey of one member never signs in another', async () => {
  const [ana, ben] = [await withPasskey(), await withPasskey()]
  const signIn = async (lies: Parameters<typeof ana.device.get>[1]) => {
    const { options } = await connect(house).Passkeys_beginSignIn()
    return connect(house).Passkeys_signIn({ credential: ana.device.get(options, lies) })
  }
  // Ana's signature under the name of Ben's passkey, and with Ben as the user.
  await refused(signIn({ id: ben.device.id }), 'unauthenticated')
  await refused(signIn({ userHandle: userHandle(ben.member.memberId) }), 'unauthenticated')
  await refused(signIn({ id: 'bm9ib2R5' }), 'unauthenticated')
  const { member } = await signIn({ userHandle: userHandle(ana.member.memberId) })
  assert.equal(member.id, ana.member.memberId)
  // The id of a passkey is taken once, whoever asks.
  const { options } = await ben.member.client.Passkeys_begin()
  const taken = softwareAuthenticator(site).create(options, { id: ana.device.id })
  await refused(ben.member.client.Passkeys_create({ name, credential: taken }), 'conflict')
})

test('a decreasing counter is refused and logged for the operator', async () => {
  const { device } = await withPasskey()
  const signIn = async (counter: number) => {
    const { options } = await connect(house).Passkeys_beginSignIn()
    return connect(house).Passkeys_signIn({ credential: device.get(options, { counter }) })
  }
  await signIn(4_294_967_290)
  await signIn(4_294_967_295)
  for (const counter of [4_294_967_295, 7, 0]) await refused(signIn(counter), 'unauthenticated')
  assert.ok(house.logged.some((line) => /passkey not accepted/.test(line) && /counter/.test(line)))
})

test('a certificate of the device is refused before anything is looked up for it', async () => {
  const member = await newMember(house)
  const statement = { alg: -7, sig: Buffer.alloc(8), x5c: [Buffer.from('a certificate')] }
  const formats = ['packed', 'fido-u2f', 'tpm', 'apple', 'android-key', 'android-safetynet', 'none']
  const before = house.logged.length
  for (const fmt of formats) {
    const { options } = await member.client.Passkeys_begin()
    const credential = softwareAuthenticator(site).create(options, { fmt, statement })
    await refused(member.client.Passkeys_create({ name, credential }), 'invalid')
  }
  const reasons = house.logged.slice(before).filter((line) => line.includes('unrequested attestation'))
  assert.equal(reasons.length, formats.length)
})

test('a removed passkey no longer signs in, and a renamed one keeps working', async () => {
  const { member, device } = await withPasskey()
  const id = (await member.client.Passkeys_list()).passkeys[0]?.id ?? ''
  const renamed = await member.client.Passkeys_update({ id, name: 'Old phone' })
  assert.equal(renamed.name, 'Old phone')
  const signIn = async () => {
    const { options } = await connect(house).Passkeys_beginSignIn()
    return connect(house).Passkeys_signIn({ credential: device.get(options) })
  }
  await signIn()
  await member.client.Passkeys_remove({ id })
  await refused(signIn(), 'unauthenticated')
  await refused(member.client.Passkeys_remove({ id }), 'not_found')
})

test('after ten minutes, changes need the password or a passkey of the same member', async () => {
  const [{ member, device }, other] = [await withPasskey(), await withPasskey()]
  const id = (await member.client.Passkeys_list()).passkeys[0]?.id ?? ''
  const later = (minutes: number) => house.clock.set(house.clock.now().add({ minutes }).toString())
  const assertion = async (from: typeof device) => from.get((await connect(house).Passkeys_beginSignIn()).options)
  later(71)
  await refused(member.client.Passkeys_begin(), 'confirmation_needed')
  await refused(member.client.Passkeys_update({ id, name: 'Mine' }), 'confirmation_needed')
  await refused(member.client.Passkeys_remove({ id }), 'confirmation_needed')
  await refused(member.client.Access_confirm({ password: 'wrong' }), 'forbidden')
  await refused(member.client.Access_confirm({ credential: await assertion(other.device) }), 'forbidden')
  await refused(member.client.Access_confirm({}), 'invalid')
  await refused(member.client.Passkeys_begin(), 'confirmation_needed')
  await member.client.Access_confirm({ password: member.password })
  await member.client.Passkeys_update({ id, name: 'Mine' })
  later(11)
  await refused(member.client.Passkeys_begin(), 'confirmation_needed')
  await member.client.Access_confirm({ credential: await assertion(device) })
  await member.client.Passkeys_begin()
  house.clock.reset()
})

test('strangers who guess at sign-in do not keep a member from confirming, and confirming gives them no more guesses', async () => {
  const { client, email, password } = await newMember(house)
  const guess = () => connect(house).Access_signIn({ email, password: 'guessed' })
  for (let times = 0; times < 10; times++) await refused(guess(), 'unauthenticated')
  await refused(guess(), 'rate_limited')
  await client.Access_confirm({ password })
  await refused(guess(), 'rate_limited')
})

test('guesses at a confirmation are limited, logged, and leave the sign-in as it is', async () => {
  const { client, email, password } = await newMember(house)
  for (let times = 0; times < 10; times++) await refused(client.Access_confirm({ password: 'guessed' }), 'forbidden')
  await refused(client.Access_confirm({ password }), 'rate_limited')
  await connect(house).Access_signIn({ email, password })
  await house.work()
  const wrong = (await client.SecurityLog_list({})).find(({ kind }) => kind === 'password.wrong')
  assert.equal(wrong?.times, 10)
})

test('passkeys need HTTPS and a domain, or localhost', async () => {
  const sites = ['https://kith.example.com', 'http://localhost:4600', 'http://kith.localhost:4600']
  for (const baseUrl of sites) assert.equal(findPasskeySite({ baseUrl })?.origin, baseUrl)
  const others = ['http://kith.lan:4600', 'http://192.168.1.20', 'https://192.168.1.20', 'https://[2001:db8::1]']
  for (const baseUrl of others) assert.equal(findPasskeySite({ baseUrl }), null)
  const plain = await openHouse({ BASE_URL: 'http://kith.lan:4600' })
  const { client } = await newMember(plain)
  assert.deepEqual(await client.Passkeys_list(), { passkeys: [], isAvailable: false })
  await refused(client.Passkeys_begin(), 'forbidden')
  await refused(connect(plain).Passkeys_beginSignIn(), 'forbidden')
  await plain.close()
})

async function withPasskey() {
  const member = await newMember(house)
  const device = softwareAuthenticator(site)
  const { options } = await member.client.Passkeys_begin()
  await member.client.Passkeys_create({ name, credential: device.create(options) })
  return { member, device }
}
