import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { TOTP } from 'otpauth'
import { webVisitor } from '../../../test/clients/web-visitor.ts'
import { connect, newMember, openHouse, refused, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { softwareAuthenticator } from '../../../test/harness/software-authenticator.ts'
import { opened, openPostOffice } from '../../../test/servers/smtp-server.ts'
import { securityEmail } from './security-mail.ts'

const site = { origin: 'https://kith.example.com', rpId: 'kith.example.com' }
const post = await openPostOffice()
const house = await useHouse({ KITH_SMTP_URL: post.url, KITH_TRUST_PROXY: '1', BASE_URL: site.origin })
after(() => post.close())
beforeEach(() => void post.arrived.splice(0))

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
const from = (network: string) => ({ 'x-forwarded-for': network, 'user-agent': firefox })

/** The e-mails that a member has got since the last call. */
async function mailTo({ email }: Someone) {
  await house.work()
  const arrived = post.arrived.splice(0).filter(({ to }) => to.join() === email)
  return arrived.map(({ message }) => opened(message)).map(({ headers, text }) => ({ subject: headers.subject, text }))
}

const subjectsTo = async (someone: Someone) => (await mailTo(someone)).map(({ subject }) => subject)

test('a sign-in from a new place is mailed once, with when, where and what to do', async () => {
  const ana = await newMember(house, { timeZone: 'Europe/Lisbon' })
  const signIn = (network: string) =>
    connect(house, undefined, from(network)).Access_signIn({ email: ana.email, password: ana.password })
  house.clock.set('2026-07-01T09:30:00Z')
  await signIn('203.0.113.7')
  const [mail, ...more] = await mailTo(ana)
  assert.deepEqual([mail?.subject, more], ['New sign-in to your Kith account', []])
  assert.match(
    mail?.text ?? '',
    /When: 1 July 2026 at 10:30 \(Europe\/Lisbon\)\s+Device: Firefox on Windows\s+Network: 203\.0\.113\.7/,
  )
  assert.match(
    mail?.text ?? '',
    /If this was you, .*\s+If not, sign that device out .*:\s+https:\/\/kith\.example\.com\/settings\/sessions/,
  )
  await signIn('203.0.113.7')
  assert.deepEqual(await mailTo(ana), [], 'the place is known now')
  house.clock.reset()
})

test('a browser that has signed in before is no new place, wherever it is', async () => {
  const { email, password, ...ana } = await newMember(house)
  const browser = webVisitor(house)
  const signIn = (network: string) =>
    browser.post('/sign-in', { email, password }, { ...from(network), 'sec-fetch-site': 'same-origin' })
  await signIn('203.0.113.8')
  assert.equal((await subjectsTo({ ...ana, email, password })).length, 1)
  browser.drop()
  assert.equal((await signIn('203.0.113.9')).status, 303)
  assert.deepEqual(await subjectsTo({ ...ana, email, password }), [])
})

test('a new passkey, token, device password, and turning two-step sign-in off are mailed, without secrets', async () => {
  const ana = await newMember(house)
  const { options } = await ana.client.Passkeys_begin()
  await ana.client.Passkeys_create({ name: 'Phone', credential: softwareAuthenticator(site).create(options) })
  const { token } = await ana.client.Tokens_create({ name: 'Visit evil.example now', access: 'read' })
  const { password } = await ana.client.Devices_create({ name: 'Phone' })
  const { code } = await turnOnTwoStep(ana)
  await ana.client.TwoStep_remove()
  const mails = await mailTo(ana)
  assert.deepEqual(mails.map(({ subject }) => subject).toSorted(), [
    'A device password was created for your Kith account',
    'A passkey was added to your Kith account',
    'A token was created for your Kith account',
    'Two-step sign-in was turned off',
  ])
  const text = mails.map(({ text }) => text).join()
  for (const secret of [token, password, code()]) assert.ok(!text.includes(secret))
  assert.match(text, /Name: Visit evil\. example now/)
})

test('a wrong code after the right password is mailed once a day, however many there are', async () => {
  const ana = await newMember(house)
  await turnOnTwoStep(ana)
  const guess = async (network: string) => {
    const { email, password } = ana
    const client = connect(house, undefined, from(network))
    const { ticket = '' } = await refused(client.Access_signIn({ email, password }), 'code_needed')
    await refused(client.Access_enterCode({ ticket, code: 'wrong-recovery-code' }), 'code_needed')
  }
  for (let n = 0; n < 12; n++) await guess(`198.51.100.${n}`)
  const [mail, ...more] = await mailTo(ana)
  assert.deepEqual([mail?.subject, more], ['Somebody got past the first step of your Kith sign-in', []])
  assert.match(mail?.text ?? '', /They did not get in\..*Network: 198\.51\.100\.0.*\/settings\/password/s)
})

test('a member who mistypes a code on a known device gets no e-mail, but the third one is mailed', async () => {
  const ana = await newMember(house)
  const { recoveryCodes } = await turnOnTwoStep(ana)
  const browser = webVisitor(house)
  const headers = { ...from('203.0.113.20'), 'sec-fetch-site': 'same-origin' }
  const enter = async (typed: string) => {
    const { text } = await browser.post('/sign-in', { email: ana.email, password: ana.password }, headers)
    const ticket = /name="ticket" value="([^"]+)"/.exec(text)?.[1] ?? ''
    return (await browser.post('/sign-in/code', { ticket, code: typed }, headers)).status
  }
  assert.equal(await enter(recoveryCodes[0] ?? ''), 303)
  browser.drop()
  await mailTo(ana)
  for (const _ of [1, 2]) assert.equal(await enter('wrong'), 401)
  assert.deepEqual(await subjectsTo(ana), [])
  assert.equal(await enter('wrong'), 401)
  assert.equal((await subjectsTo(ana)).length, 1)
})

test('an attacker cannot fill the mailbox with sign-ins from ever new places', async () => {
  const ana = await newMember(house)
  for (let n = 0; n < 15; n++)
    await connect(house, undefined, from(`192.0.2.${n}`)).Access_signIn({ email: ana.email, password: ana.password })
  assert.equal((await mailTo(ana)).length, 10)
})

test('the e-mail is in the member’s language, and without a choice in the browser’s, but not in a guesser’s', async () => {
  const [ana, ben] = [await newMember(house), await newMember(house)]
  await ana.client.Members_update({ locale: 'fr-FR' })
  const inGerman = { ...from('203.0.113.30'), 'accept-language': 'de' }
  for (const { email, password } of [ana, ben])
    await connect(house, undefined, inGerman).Access_signIn({ email, password })
  await house.work()
  const subjectOf = ({ email }: Someone) =>
    opened(post.arrived.find(({ to }) => to.join() === email)?.message ?? '').headers.subject
  assert.deepEqual(
    [subjectOf(ana), subjectOf(ben)],
    ['Nouvelle connexion à votre compte Kith', 'Neue Anmeldung bei deinem Kith-Konto'],
  )
  post.arrived.splice(0)
  await turnOnTwoStep(ben)
  const client = connect(house, undefined, inGerman)
  const { email, password } = ben
  const { ticket = '' } = await refused(client.Access_signIn({ email, password }), 'code_needed')
  await refused(client.Access_enterCode({ ticket, code: '1' }), 'code_needed')
  await house.work()
  assert.match(subjectOf(ben) ?? '', /^Somebody got past/)
})

test('every event has its text in five languages', () => {
  const kinds = ['code.wrong', 'session.started', 'passkey.added', 'authenticator.removed', 'token.created'] as const
  for (const kind of [...kinds, 'device.created', 'app.connected'] as const) {
    const event = {
      kind,
      at: '2026-07-01T09:30:00.000Z',
      network: '203.0.113.7',
      device: 'Safari on iPhone',
      detail: 'X',
    }
    const mails = ['en-GB', 'de', 'fr', 'es', 'pt-PT'].map((locale) =>
      securityEmail(event, { email: 'ana@example.com', locale, timeZone: 'UTC', baseUrl: site.origin }),
    )
    assert.equal(new Set(mails.map(({ subject }) => subject)).size, 5)
    for (const { text, html } of mails) {
      assert.match(
        text,
        /2026.*\n.*Safari \p{L}+ iPhone\n.*203\.0\.113\.7\n\n.*\n\n.*:\nhttps:\/\/kith\.example\.com\/settings\/\S+\n$/u,
      )
      assert.equal(html, undefined)
    }
  }
})

test('without a mail server nothing is queued', async (t) => {
  const other = await openHouse()
  t.after(() => other.close())
  const { client, email, password } = await newMember(other)
  await connect(other).Access_signIn({ email, password })
  await client.Tokens_create({ name: 'Script', access: 'read' })
  const jobs = await other.kith.db.selectFrom('jobs').select('kind').where('kind', '=', 'mail.security').execute()
  assert.deepEqual(jobs, [])
})

async function turnOnTwoStep({ client }: Someone) {
  const { secret } = await client.TwoStep_begin()
  const code = () => new TOTP({ secret }).generate({ timestamp: house.clock.now().epochMilliseconds })
  return { code, recoveryCodes: (await client.TwoStep_confirm({ code: code() })).recoveryCodes }
}
