import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TOTP } from 'otpauth'
import { rateLimits } from '#platform/limits/limit-table.ts'
import { webVisitor } from '../../../test/clients/web-visitor.ts'
import { ask, connect, newMember, refused, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { softwareAuthenticator } from '../../../test/harness/software-authenticator.ts'

const site = { origin: 'https://kith.example.com', rpId: 'kith.example.com' }
const house = await useHouse({ KITH_TRUST_PROXY: '1', BASE_URL: site.origin, KITH_RATE_LIMIT: '100000' })
const home = '203.0.113.1'

test('a stranger who guesses passwords does not keep the owner out of a new network', async () => {
  const ana = await newMember(house)
  for (let n = 0; n < 10; n++) assert.equal(await passwordFrom('198.51.100.1', ana, 'wrong wrong'), 401)
  assert.equal(await passwordFrom('198.51.100.1', ana, ana.password), 429, 'ten guesses from a network')
  assert.equal(await passwordFrom('192.0.2.1', ana, ana.password), 200)
})

test('strangers on many networks get a bounded number of guesses, while known places and passkeys keep working', async () => {
  const ana = await newMember(house)
  const device = await addPasskey(ana)
  const phone = webVisitor(house)
  const typed = { email: ana.email, password: ana.password }
  assert.equal((await phone.post('/sign-in', typed, from('192.0.2.2'))).status, 303)
  phone.drop()
  assert.equal(await passwordFrom(home, ana, ana.password), 200)
  for (let n = 0; n < 242; n++) await house.kith.limits.take('signInNewPlaces', ana.email)
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => passwordFrom(`198.51.${n}.7`, ana, 'wrong wrong')),
  )
  assert.equal(statuses.filter((status) => status === 401).length, 250 - 242)
  const elsewhere = await ask(house, 'POST /api/public/sign-in', {
    body: { email: ana.email, password: ana.password },
    headers: from('192.0.2.3'),
  })
  assert.equal(elsewhere.status, 429)
  assert.match(
    elsewhere.body.detail,
    /from new places\. Use a device .* a passkey, or a reset link\. Try again in 6 hours/,
  )
  assert.equal(await passwordFrom(home, ana, ana.password), 200)
  assert.equal((await phone.post('/sign-in', typed, from('192.0.2.4'))).status, 303)
  await signInWithPasskey(device, '192.0.2.5')
})

test('one network alone cannot use up the attempts of all new places', () => {
  const { signInAccount, signInNewPlaces } = rateLimits(house.kith.config)
  const windows = signInNewPlaces.seconds / signInAccount.seconds
  // A window that began before the long one ends in it.
  assert.ok((windows + 1) * signInAccount.points - 1 < signInNewPlaces.points)
})

test('all networks of an IPv6 /48 count as one new place', async () => {
  const ana = await newMember(house)
  const guess = (n: number) => passwordFrom(`2001:db8:7:${n.toString(16)}::1`, ana, 'wrong wrong')
  for (let n = 0; n < 10; n++) assert.equal(await guess(n), 401)
  assert.equal(await guess(10), 429)
  assert.equal(await passwordFrom('2001:db8:8::1', ana, ana.password), 200)
})

test('a crowd that knows the password and guesses codes keeps the owner out nowhere, and gets fifty guesses a day', async () => {
  const { ana, code, isNear, recoveryCodes } = await withTwoStep()
  const device = await addPasskey(ana)
  const phone = webVisitor(house)
  assert.equal((await enterOnPhone(phone, ana, code())).status, 303)
  phone.drop()
  nextStep()
  assert.equal(await codeFrom(home, ana, code()), 200)
  const guesses = Array.from({ length: 300 }, (_, n) => String(n).padStart(6, '0')).filter((guess) => !isNear(guess))
  const ticket = await ticketFor(ana)
  const attack = Array.from({ length: 12 }, async (_, network) => {
    const statuses = []
    for (const guess of guesses.slice(network * 12, network * 12 + 12))
      statuses.push(await enterFrom(`198.51.100.${network}`, ticket, guess))
    return statuses
  })
  // The owner signs in while it goes on, and after it.
  await enterRecoveryCodes(recoveryCodes.slice(0, 2), '192.0.2.10')
  const checked = (await Promise.all(attack)).map((statuses) => statuses.filter((status) => status === 401).length)
  assert.ok(Math.max(...checked) <= 10, 'ten from a network')
  assert.equal(
    checked.reduce((sum, count) => sum + count, 0),
    50,
  )
  nextStep()
  assert.equal(await codeFrom('192.0.2.11', ana, code()), 429, 'a code from a new place has to wait')
  await enterRecoveryCodes(recoveryCodes.slice(2, 4), '192.0.2.11')
  assert.equal((await enterOnPhone(phone, ana, code())).status, 303, 'a known device')
  nextStep()
  assert.equal(await codeFrom(home, ana, code()), 200, 'a known network')
  await signInWithPasskey(device, '192.0.2.12')
  house.clock.reset()

  async function enterRecoveryCodes(codes: string[], network: string) {
    for (const code of codes) assert.equal(await codeFrom(network, ana, code), 200)
  }
})

test('wrong recovery codes use up nothing, and a known place has a limit of its own', async () => {
  const { ana, code, isNear } = await withTwoStep()
  const ticket = await ticketFor(ana)
  for (let n = 0; n < 30; n++) assert.equal(await enterFrom('192.0.2.20', ticket, `wrong-recovery-code-${n}`), 401)
  assert.equal(await enterFrom(home, ticket, code()), 200)
  const guesses = Array.from({ length: 30 }, (_, n) => String(n).padStart(6, '0')).filter((guess) => !isNear(guess))
  for (const guess of guesses.slice(0, 10)) assert.equal(await enterFrom(home, ticket, guess), 401)
  nextStep()
  assert.equal(await enterFrom(home, ticket, code()), 429)
  assert.equal(await enterFrom('192.0.2.21', ticket, code()), 200)
  house.clock.reset()
})

const from = (network: string) => ({ 'x-forwarded-for': network, 'sec-fetch-site': 'same-origin' })

async function passwordFrom(network: string, { email }: Someone, password: string) {
  return (await ask(house, 'POST /api/public/sign-in', { body: { email, password }, headers: from(network) })).status
}

async function ticketFor({ email, password }: Someone) {
  return (await refused(connect(house).Access_signIn({ email, password }), 'code_needed')).ticket ?? ''
}

async function enterFrom(network: string, ticket: string, code: string) {
  const { status } = await ask(house, 'POST /api/public/sign-in/code', {
    body: { ticket, code },
    headers: from(network),
  })
  return status
}

const codeFrom = async (network: string, someone: Someone, code: string) =>
  enterFrom(network, await ticketFor(someone), code)

/** Every time from another network: the browser is known by its cookie alone. */
async function enterOnPhone(phone: ReturnType<typeof webVisitor>, { email, password }: Someone, code: string) {
  phoneNetwork += 1
  const headers = from(`192.0.2.${phoneNetwork}`)
  const { text } = await phone.post('/sign-in', { email, password }, headers)
  const ticket = /name="ticket" value="([^"]+)"/.exec(text)?.[1] ?? ''
  return phone.post('/sign-in/code', { ticket, code }, headers)
}

let phoneNetwork = 100

const nextStep = () => house.clock.set(house.clock.now().add({ seconds: 30 }).toString())

async function withTwoStep() {
  const ana = await newMember(house)
  const { secret } = await ana.client.TwoStep_begin()
  const codeAt = (steps: number) =>
    new TOTP({ secret }).generate({ timestamp: house.clock.now().epochMilliseconds + steps * 30_000 })
  const { recoveryCodes } = await ana.client.TwoStep_confirm({ code: codeAt(0) })
  nextStep()
  const near = new Set(Array.from({ length: 60 }, (_, n) => codeAt(n - 20)))
  return { ana, recoveryCodes, code: () => codeAt(0), isNear: (guess: string) => near.has(guess) }
}

async function addPasskey({ client }: Someone) {
  const device = softwareAuthenticator(site)
  const { options } = await client.Passkeys_begin()
  await client.Passkeys_create({ name: 'Phone', credential: device.create(options) })
  return device
}

async function signInWithPasskey(device: ReturnType<typeof softwareAuthenticator>, network: string) {
  const client = connect(house, undefined, from(network))
  const { options } = await client.Passkeys_beginSignIn()
  assert.ok((await client.Passkeys_signIn({ credential: device.get(options) })).accessToken)
}
