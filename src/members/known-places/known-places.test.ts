import assert from 'node:assert/strict'
import { test } from 'node:test'
import { webVisitor } from '../../../test/clients/web-visitor.ts'
import { ask, connect, newMember, refused, type Someone, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse({ KITH_TRUST_PROXY: '1' })
const wrong = 'wrong wrong wrong'

test('strangers who use up all guesses do not lock out a network that has signed in before', async () => {
  const ana = await newMember(house)
  await signInFrom('203.0.113.1', ana)
  await useUp('signInNewPlaces', ana.email)
  assert.equal((await trySigningIn('198.51.100.2', ana)).status, 429)
  assert.equal((await trySigningIn('203.0.113.1', ana)).status, 200)
  assert.equal((await trySigningIn('198.51.100.2', ana)).status, 429, 'the guesses of strangers still count')
})

test('a known network has ten attempts of its own', async () => {
  const ana = await newMember(house)
  await signInFrom('203.0.113.2', ana)
  await guess('203.0.113.2', ana, 10)
  assert.equal((await trySigningIn('203.0.113.2', ana)).status, 429)
  assert.equal((await trySigningIn('198.51.100.3', ana)).status, 200)
})

test('a browser that has signed in before can sign in, whatever others on its network have tried', async () => {
  const ana = await newMember(house)
  const browser = webVisitor(house)
  assert.equal((await browserSignsIn(browser, ana)).status, 303)
  const [cookie] = browser.cookies().filter(({ name }) => name.endsWith('-device'))
  assert.match(cookie?.value ?? '', /^[\w-]{43}$/)
  await useUp('signInAddress', '127.0.0.1')
  assert.equal((await trySigningIn('127.0.0.1', ana)).status, 429, 'the network has no attempts left')
  browser.drop()
  assert.equal((await browserSignsIn(browser, ana)).status, 303)
  assert.equal((await browserSignsIn(webVisitor(house), ana)).status, 429, 'another browser there is not known')
  await house.kith.limits.forget('signInAddress', '127.0.0.1')
})

test('the places of a member are forgotten with their old password', async () => {
  const ana = await newMember(house)
  await signInFrom('203.0.113.4', ana)
  const changed = await ana.client.Members_changePassword({
    currentPassword: ana.password,
    newPassword: 'the harbour at dawn',
  })
  assert.ok(changed.accessToken)
  await useUp('signInNewPlaces', ana.email)
  assert.equal((await trySigningIn('203.0.113.4', ana)).status, 429)
})

test('a place is known for ninety days', async () => {
  const ana = await newMember(house)
  await signInFrom('203.0.113.5', ana)
  house.clock.set(
    house.clock
      .now()
      .add({ hours: 24 * 91 })
      .toString(),
  )
  await useUp('signInNewPlaces', ana.email)
  assert.equal((await trySigningIn('203.0.113.5', ana)).status, 429)
  house.clock.reset()
})

test('guesses at the current password do not keep anybody from signing in', async () => {
  const ana = await newMember(house)
  const change = { currentPassword: wrong, newPassword: 'a harbour at dawn' }
  for (let n = 0; n < 10; n++) await refused(ana.client.Members_changePassword(change), 'forbidden')
  await refused(ana.client.Members_changePassword(change), 'rate_limited')
  assert.equal((await trySigningIn('198.51.100.7', ana)).status, 200)
})

test('refused attempts do not use up the allowance of their network', async () => {
  const [ana, ben] = [await newMember(house), await newMember(house)]
  await useUp('signInNewPlaces', ana.email)
  for (let n = 0; n < 40; n++) assert.equal((await trySigningIn('198.51.100.8', ana)).status, 429)
  assert.equal((await trySigningIn('198.51.100.8', ben)).status, 200)
})

const signInFrom = (network: string, { email, password }: Someone) =>
  connect(house, undefined, { 'x-forwarded-for': network }).Access_signIn({ email, password })

const trySigningIn = (network: string, { email, password }: Someone) =>
  ask(house, 'POST /api/public/sign-in', { body: { email, password }, headers: { 'x-forwarded-for': network } })

/** As many attempts as the limit allows, without hashing. */
async function useUp(name: 'signInNewPlaces' | 'signInAddress', key: string) {
  while (await house.kith.limits.isWithin(name, key));
}

async function guess(network: string, { email }: Someone, count: number) {
  for (let n = 0; n < count; n++)
    await refused(
      connect(house, undefined, { 'x-forwarded-for': network }).Access_signIn({ email, password: wrong }),
      'unauthenticated',
    )
}

const browserSignsIn = (browser: ReturnType<typeof webVisitor>, { email, password }: Someone) =>
  browser.post('/sign-in', { email, password })
