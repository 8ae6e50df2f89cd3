import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { makeResetLink, resetExpiry } from '#members/access/reset-link.ts'
import { hashToken } from '#members/access/token-secrets.ts'
import { authorizeAt, connectApp, doors, knownClient, place } from '../../../test/clients/oauth-app.ts'
import { webVisitor } from '../../../test/clients/web-visitor.ts'
import { ask, connect, newMember, openHouse, refused, useHouse } from '../../../test/harness/harness.ts'
import { outcomeOf } from '../../../test/harness/workplace.ts'
import { opened, openPostOffice } from '../../../test/servers/smtp-server.ts'
import { digest } from '../../../test/sweeps/world.ts'

const post = await openPostOffice()
const house = await useHouse({ KITH_SMTP_URL: post.url, BASE_URL: place })
after(() => post.close())
beforeEach(() => void post.arrived.splice(0))

type Headers = Record<string, string>

const visitor = connect(house)
const password = 'the harbour at dawn'
const linkIn = (text: string) => /https:\S+\/new-password\/kith_pwd_\w+(\?\S+)?/.exec(text)?.[0] ?? ''
const tokenIn = (link: string) => /kith_pwd_\w+/.exec(link)?.[0] ?? ''

/** The link in the e-mail that is sent. */
async function asked(email: string) {
  await visitor.Access_forgotPassword({ email })
  await house.work()
  return tokenIn(linkIn(opened(post.arrived.at(-1)?.message ?? '').text))
}

test('a reset link sets a new password, signs in, and ends all other sessions', async () => {
  const ana = await newMember(house)
  const { token: personal } = await ana.client.Tokens_create({ name: 'Script', access: 'read' })
  const app = await connectApp(house, ana.token)
  await ana.client.Calendar_create({})
  // The e-mails about the token and the app.
  await house.work()
  post.arrived.splice(0)
  const browser = webVisitor(house)
  assert.match((await browser.get('/sign-in')).text, /href="\/forgotten-password\?next=%2Ftoday">Forgot your pass/)
  assert.match((await browser.get('/forgotten-password')).text, /name="email" type="email"[^>]*autocomplete="username"/)
  // The link uses the configured host, whatever host the request names.
  const poisoned = { 'sec-fetch-site': 'same-origin', host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  const sent = await browser.post('/forgotten-password', { email: ` ${ana.email.toUpperCase()}`, next: '/' }, poisoned)
  assert.deepEqual([sent.status, post.arrived.length], [200, 0])
  await house.work()
  const [email] = post.arrived
  assert.deepEqual([email?.to, post.arrived.length], [[ana.email], 1])
  const { headers, text, html } = opened(email?.message ?? '')
  assert.deepEqual([headers.subject, headers['auto-submitted']], ['Reset your Kith password', 'auto-generated'])
  const link = linkIn(text)
  assert.equal(linkIn(html.replaceAll('"', ' ')), link)
  assert.ok(link.startsWith(`${place}/new-password/`))
  assert.doesNotMatch(`${text}${html}`, /evil|script/)

  const path = link.slice(place.length)
  const before = await digest(house)
  for (const _ of [1, 2]) {
    const page = await browser.get(path)
    assert.match(page.text, new RegExp(`value="${ana.email}" autocomplete="username" readonly`))
    assert.deepEqual(
      ['cache-control', 'x-frame-options', 'referrer-policy', 'x-robots-tag'].map((name) => page.headers[name]),
      ['no-store', 'DENY', 'same-origin', 'noindex'],
    )
  }
  const weak = await browser.post(path, { password: 'password123' })
  assert.deepEqual([weak.status, /id="password-error">This is too easy to guess/.test(weak.text)], [400, true])
  for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }] as Headers[])
    assert.equal((await browser.post(path, { password }, headers)).status, 403)
  assert.equal(await digest(house), before)

  const set = await browser.post(path, { password, next: '//evil.example' })
  assert.deepEqual([set.status, set.to], [303, '/settings/access?said=password'])
  assert.match((await browser.get(set.to ?? '')).text, /Password changed\./)
  for (const old of [ana.token, personal]) await refused(connect(house, old).Members_me(), 'unauthenticated')
  assert.deepEqual(await doors(house, app.access_token), [401, 401])
  assert.equal(await house.kith.db.selectFrom('calendarFeeds').select('hash').executeTakeFirst(), undefined)
  await refused(visitor.Access_signIn({ email: ana.email, password: ana.password }), 'unauthenticated')
  await visitor.Access_signIn({ email: ana.email, password })
  for (const again of [await browser.get(path), await browser.post(path, { password })])
    assert.deepEqual([again.status, /<h1>This link no longer works<\/h1>/.test(again.text)], [410, true])
  assert.ok(!house.logged.join('\n').includes(tokenIn(link)))
})

test('the response and the work are the same for an unknown e-mail address', async () => {
  const { email } = await newMember(house)
  const jobs = async () => (await house.kith.db.selectFrom('jobs').select('kind').execute()).length
  const answers = []
  for (const typed of [email, 'nobody@example.com']) {
    const before = await jobs()
    const { status, text, headers } = await webVisitor(house).post('/forgotten-password', { email: typed })
    const api = await ask(house, 'POST /api/public/password-resets', { body: { email: typed } })
    assert.equal(await jobs(), before + 2)
    answers.push({ status, api: api.status, names: Object.keys(headers), text: text.replaceAll(typed, '') })
  }
  assert.deepEqual(answers[0], answers[1])
  assert.match(answers[0]?.text ?? '', /<h1>Check your e-mail<\/h1>/)
  await house.work()
  assert.deepEqual(
    post.arrived.map(({ to }) => to),
    [[email], [email]],
  )
  const wrong = await webVisitor(house).post('/forgotten-password', { email: '"><b>' })
  assert.deepEqual([wrong.status, wrong.text.includes('value="&quot;&gt;&lt;b&gt;"')], [400, true])
})

test('of ten parallel uses of a reset link, one sets the password', async () => {
  const { email } = await newMember(house)
  const token = await asked(email)
  const use = (n: number) => visitor.Access_resetPassword({ token, password: `${password} ${n}` })
  const codes = await Promise.all(Array.from({ length: 10 }, (_, n) => outcomeOf(() => use(n))))
  assert.deepEqual(codes.sort(), [...Array(9).fill('gone'), 'ok'])
  const sessions = house.kith.db.selectFrom('tokens').innerJoin('members', 'members.id', 'tokens.memberId')
  assert.equal((await sessions.select('tokens.id').where('email', '=', email).execute()).length, 1)
})

test('a reset link ends after an hour, with a newer link, and when the password changes', async () => {
  const ana = await newMember(house)
  const [first, second] = [await asked(ana.email), await asked(ana.email)]
  await refused(visitor.Access_resetPassword({ token: first, password }), 'gone')
  assert.equal((await visitor.Access_getReset({ token: second })).email, ana.email)
  house.clock.set(house.clock.now().add({ minutes: 61 }).toString())
  await refused(visitor.Access_resetPassword({ token: second, password }), 'gone')
  house.clock.reset()
  await ana.client.Members_changePassword({ currentPassword: ana.password, newPassword: 'another long one' })
  await refused(visitor.Access_resetPassword({ token: second, password }), 'gone')
  for (const broken of ['x', second.slice(0, -1), '%00', ana.token])
    await refused(visitor.Access_getReset({ token: broken }), broken === ana.token ? 'gone' : 'not_found')
  await visitor.Access_signIn({ email: ana.email, password: 'another long one' })
  // An e-mail that could not be sent within the hour is dropped.
  await visitor.Access_forgotPassword({ email: ana.email })
  house.clock.set(house.clock.now().add({ minutes: 61 }).toString())
  post.arrived.splice(0)
  await house.work()
  house.clock.reset()
  assert.equal(post.arrived.length, 0)
})

test('only the hash of a reset link is stored', async () => {
  const { email } = await newMember(house)
  const token = await asked(email)
  const kept = []
  for (const { name } of await house.kith.db.introspection.getTables())
    kept.push(JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(house.kith.db)).rows))
  assert.ok(kept.join('').includes(hashToken(token)))
  assert.ok(!kept.join('').includes(token.slice(9)))
})

test('an app’s pending request survives a password reset', async () => {
  const { email } = await newMember(house)
  const browser = webVisitor(house)
  const { to: consent = '' } = await browser.get(authorizeAt(await knownClient(house)).address)
  const { to: signIn = '' } = await browser.get(consent)
  const forgotten = /href="(\/forgotten-password[^"]+)"/.exec((await browser.get(signIn)).text)?.[1] ?? ''
  const next = /name="next" value="([^"]+)"/.exec((await browser.get(forgotten)).text)?.[1] ?? ''
  await browser.post('/forgotten-password', { email, next })
  await house.work()
  const path = linkIn(opened(post.arrived[0]?.message ?? '').text).slice(place.length)
  const carried = /name="next" value="([^"]+)"/.exec((await browser.get(path)).text)?.[1] ?? ''
  assert.equal(carried, consent)
  const { to = '' } = await browser.post(path.split('?')[0] ?? '', { password, next: carried })
  assert.equal(to, consent)
  assert.match((await browser.get(to)).text, /<h1>Connect <bdi>Claude<\/bdi>\?<\/h1>/)
})

test('an address gets five reset e-mails an hour, and further requests are rate-limited', async () => {
  const { email } = await newMember(house)
  await house.kith.limits.forget('forgottenAddress', '127.0.0.1')
  const next = '/invites/kith_inv_x'
  // Requests for unknown addresses do not count against the member.
  for (let n = 0; n < 6; n++) await visitor.Access_forgotPassword({ email: email.replace('@', `+${n}@`) })
  await house.work()
  await house.kith.limits.forget('forgottenAddress', '127.0.0.1')
  const codes = []
  for (let n = 0; n < 21; n++) codes.push(await outcomeOf(() => visitor.Access_forgotPassword({ email, next })))
  assert.deepEqual(codes, [...Array(20).fill('ok'), 'rate_limited'])
  const jobs = await house.kith.db.selectFrom('jobs').select('about').where('kind', '=', 'mail.reset').execute()
  assert.equal(jobs.length, 5)
  // The address of an invite is a secret and must not be stored in a job.
  assert.doesNotMatch(JSON.stringify(jobs), /kith_inv/)
})

test('without a mail server no reset is stored, and the operator’s link keeps working', async (t) => {
  const alone = await openHouse()
  t.after(() => alone.close())
  const { email } = await newMember(alone)
  const { url = '' } =
    (await makeResetLink(alone.kith, { email, next: null, isMailed: false, until: resetExpiry(alone.kith) })) ?? {}
  await connect(alone).Access_forgotPassword({ email })
  await alone.work()
  assert.equal((await connect(alone).Access_getReset({ token: tokenIn(url) })).email, email)
})
