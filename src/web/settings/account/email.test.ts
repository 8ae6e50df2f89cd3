import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { webVisitor } from '../../../../test/clients/web-visitor.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { newWorkplace } from '../../../../test/harness/workplace.ts'
import { opened, openPostOffice } from '../../../../test/servers/smtp-server.ts'

const post = await openPostOffice()
const house = await useHouse({ KITH_SMTP_URL: post.url, KITH_SIGN_UP: 'open' })
after(() => post.close())
await newMember(house)
const password = 'the harbour at dawn'

async function linkTo(address: string) {
  await house.work()
  const { message = '' } = post.arrived.findLast(({ to }) => to.join() === address) ?? {}
  return /https?:\/\/[^/\s]+(\/\S+kith_\w+)/.exec(opened(message).text)?.[1] ?? ''
}

test('signing up starts with an e-mail address, and its link leads to the account', async () => {
  const visitor = webVisitor(house)
  const form = await visitor.get('/sign-up')
  assert.match(form.text, /Send link/)
  assert.doesNotMatch(form.text, /name="password"/)
  const email = 'ana@example.com'
  const sent = await visitor.post('/sign-up', { email, next: '/people' })
  assert.match(sent.text, /Check your e-mail/)
  const link = await linkTo(email)
  const { status, text } = await visitor.get(link)
  assert.deepEqual([status, /value="ana@example\.com"[^>]*readonly/.test(text)], [200, true])
  const key = /name="key" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const typed = { name: 'Ana', email, timeZone: 'UTC', next: '/today', key }
  assert.match((await visitor.post(link, { ...typed, password: 'short' })).text, /must be at least 8 characters/)
  // Pressed twice.
  for (const visit of [visitor, webVisitor(house)])
    assert.equal((await visit.post(link, { ...typed, password })).to, '/today')
  const again = await webVisitor(house).get(link)
  assert.deepEqual([again.status, /This link no longer works/.test(again.text)], [410, true])
})

test('a known and a new address get the same page when they sign up', async () => {
  const { email } = await newMember(house)
  const texts = []
  for (const address of [email, 'unknown@example.com']) {
    const { status, text } = await webVisitor(house).post('/sign-up', { email: address, next: '/today' })
    texts.push(`${status} ${text.replaceAll(address, '')}`)
  }
  assert.equal(texts[0], texts[1])
})

test('the invite link of the inviter asks visitors to sign in or to open the e-mail', async () => {
  const { id, owner } = await newWorkplace(house)
  const email = 'invited@example.com'
  const { token } = await owner.client.Invites_create({ id, email })
  const { text } = await webVisitor(house).get(`/invites/${token}`)
  assert.match(text, /open the link in the e-mail we sent to invited@example\.com/)
  assert.doesNotMatch(text, /name="password"/)
  const { text: mailed } = await webVisitor(house).get(await linkTo(email))
  assert.match(mailed, /name="password"/)
})

test('Settings show an unverified address, and the link of the e-mail verifies it', async () => {
  const ana = await newMember(house)
  const { db } = house.kith
  await db.updateTable('members').set({ emailVerifiedAt: null }).where('id', '=', ana.memberId).execute()
  const pages = pagesOf(house, ana)
  assert.doesNotMatch((await pages.get('/today')).text, /Please verify/)
  house.clock.set(house.clock.now().add({ hours: 73 }).toString())
  assert.match((await pages.get('/today')).text, /Please verify/)
  house.clock.reset()
  assert.match((await pages.get('/settings')).text, /Not verified/)
  assert.match((await pages.get('/settings/email')).text, /Send a new link/)
  assert.equal((await pages.post('/settings/email/verification')).location, '/settings/email?said=emailSent')
  const link = await linkTo(ana.email)
  assert.match((await webVisitor(house).get(link)).to ?? '', /^\/sign-in\?next=/)
  assert.match((await pages.get(link)).text, /Verify member/)
  assert.equal((await ana.client.Members_me()).emailVerifiedAt, undefined)
  assert.equal((await pages.post(link)).location, '/settings/email?said=emailVerified')
  assert.doesNotMatch((await pages.get('/settings')).text, /Not verified/)
})

test('a new address is entered with the password', async () => {
  const ana = await newMember(house)
  const pages = pagesOf(house, ana)
  const email = `other-${ana.email}`
  const wrong = await pages.post('/settings/email', { email, password: 'not the password' })
  assert.match(wrong.text, /is not your password/)
  assert.equal(
    (await pages.post('/settings/email', { email, password: ana.password })).location,
    '/settings/email?said=emailSent',
  )
  const link = await linkTo(email)
  assert.match((await pages.get(link)).text, /instead of/)
  await pages.post(link)
  assert.equal((await ana.client.Members_me()).email, email)
})
