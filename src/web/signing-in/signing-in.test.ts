import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mintToken } from '#members/access/token-secrets.ts'
import { authorizeAt, register } from '../../../test/clients/oauth-app.ts'
import { webVisitor } from '../../../test/clients/web-visitor.ts'
import { ask, newMember, openHouse, refused, useHouse } from '../../../test/harness/harness.ts'
import { digest } from '../../../test/sweeps/world.ts'

const house = await useHouse()
const secure = await useHouse({ BASE_URL: 'https://kith.example.com' })
const password = 'the harbour at dawn'

test('the first visitor signs up and owns the instance; later visitors are asked to sign in', async (t) => {
  const fresh = await openHouse({ KITH_SIGN_UP: 'first' })
  t.after(() => fresh.close())
  const visitor = webVisitor(fresh)
  const { text } = await visitor.get('/')
  assert.match(text, /<h1>Welcome to Kith<\/h1>.*name="password".*autocomplete="new-password"/s)
  assert.equal((await visitor.get('/sign-in?next=/settings/you')).to, '/sign-up?next=%2Fsettings%2Fyou')
  const key = /name="key" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const typed = { name: 'Rui', email: 'rui@example.com', password, timeZone: 'Europe/Lisbon', next: '/settings', key }
  // Pressed twice.
  for (const visit of [webVisitor(fresh), visitor]) {
    const made = await visit.post('/sign-up', typed)
    assert.deepEqual([made.status, made.to], [303, '/settings'])
  }
  const owner = await fresh.kith.db.selectFrom('instance').select('ownerId').executeTakeFirstOrThrow()
  assert.ok(owner.ownerId)
  const member = await fresh.kith.db.selectFrom('members').select(['id', 'timeZone']).executeTakeFirstOrThrow()
  assert.deepEqual({ ...member }, { id: owner.ownerId, timeZone: 'Europe/Lisbon' })
  assert.equal((await visitor.get('/')).to, '/today')
  const next = webVisitor(fresh)
  assert.match((await next.get('/')).text, /href="\/sign-in"/)
  for (const answer of [
    await next.get('/sign-up'),
    await next.post('/sign-up', { ...typed, key: 'another', email: 'b@example.com' }),
  ]) {
    assert.deepEqual([answer.status, /by invite only/.test(answer.text)], [403, true])
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8')
  }
  assert.doesNotMatch((await next.get('/sign-in')).text, /sign-up/)
})

test('closed sign-up is closed even to the first visitor', async (t) => {
  const closed = await openHouse({ KITH_SIGN_UP: 'closed' })
  t.after(() => closed.close())
  const visitor = webVisitor(closed)
  assert.doesNotMatch((await visitor.get('/')).text, /<form/)
  assert.equal((await visitor.get('/sign-up')).status, 403)
  assert.equal((await visitor.get('/sign-in')).status, 200)
})

test('open sign-up takes anybody, and shows errors beside the fields', async () => {
  await newMember(house)
  const visitor = webVisitor(house)
  await visitor.get('/sign-up')
  const before = await digest(house)
  const name = '"><script>alert(1)</script>'
  const wrong = await visitor.post('/sign-up', { name, email: 'no', password: 'password123', timeZone: 'Mars/Base' })
  assert.equal(wrong.status, 400)
  assert.ok(wrong.text.includes('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"'))
  assert.match(wrong.text, /id="email-error">This must be an e-mail address/)
  assert.match(wrong.text, /<select id="timeZone"[^>]*aria-describedby="timeZone-hint timeZone-error"/)
  assert.doesNotMatch(wrong.text, /password123|<script/)
  assert.equal(await digest(house), before)
  const typed = { name: 'Ana', email: 'ana@example.com', password }
  assert.equal((await visitor.post('/sign-up', typed)).status, 303)
  const taken = await webVisitor(house).post('/sign-up', typed)
  assert.deepEqual([taken.status, /already exists\. Sign in instead/.test(taken.text)], [409, true])
  assert.ok(taken.text.includes('value="ana@example.com"'))
})

test('without e-mail, the forgotten-password page says how the operator can help', async () => {
  const { text } = await webVisitor(house).get('/forgotten-password')
  assert.match(text, /npm run reset-password -- you@example\.com/)
  assert.doesNotMatch(text, /<form/)
})

test('signing in opens the settings, and signing out ends the session', async () => {
  const { email, password } = await newMember(house)
  const visitor = webVisitor(house)
  const page = await visitor.get('/sign-in')
  assert.match(page.text, /name="email" type="email"[^>]*autocomplete="username webauthn"/)
  assert.match(page.text, /name="password" type="password" autocomplete="current-password"/)
  const signedIn = await visitor.post('/sign-in', { email: ` ${email.toUpperCase()} `, password, next: '/' })
  assert.deepEqual([signedIn.status, signedIn.to], [303, '/'])
  const session = visitor.session() ?? ''
  assert.equal((await visitor.get('/sign-in?next=/api/docs')).to, '/api/docs')
  const out = await visitor.post('/sign-out', {})
  assert.deepEqual([out.status, out.to, visitor.session()], [303, '/signed-out', undefined])
  assert.match((await visitor.get('/signed-out')).text, /<h1>Signed out<\/h1>/)
  visitor.hold(session)
  assert.equal((await visitor.get('/settings')).to, '/sign-in?next=%2Fsettings')
  assert.equal((await webVisitor(house).post('/sign-out', {})).to, '/signed-out')
})

test('a wrong password and an unknown e-mail give the same error, and only the e-mail is filled in again', async () => {
  const { email } = await newMember(house)
  // A job notes wrong passwords in the security log.
  const digestWithoutJobs = () => digest(house, undefined, ['jobs'])
  const before = await digestWithoutJobs()
  const texts = []
  for (const typed of [email, 'nobody@example.com']) {
    const { status, text } = await webVisitor(house).post('/sign-in', { email: typed, password: 'CanaryZebra' })
    assert.equal(status, 401)
    assert.match(text, /role="alert">Wrong e-mail or password\./)
    assert.ok(text.includes(`value="${typed}"`))
    texts.push(text.replaceAll(typed, ''))
  }
  assert.equal(texts[0], texts[1])
  assert.ok(!texts[0]?.includes('CanaryZebra'))
  const empty = await webVisitor(house).post('/sign-in', { email: '"><b>', password: '' })
  assert.deepEqual([empty.status, empty.text.includes('value="&quot;&gt;&lt;b&gt;"')], [400, true])
  assert.equal(await digestWithoutJobs(), before)
  assert.ok(!house.logged.join('\n').includes('CanaryZebra'))
})

test('too many failed sign-ins are rate-limited, together with those of the API', async () => {
  const { email, client } = await newMember(house)
  await refused(client.Access_signIn({ email, password: 'wrong' }), 'unauthenticated')
  await webVisitor(house).post('/sign-in', { email, password: 'wrong' })
  for (let n = 2; n < 10; n++) await house.kith.limits.take('signInAccount', `${email} 127.0.0.1`)
  const { status, text, headers } = await webVisitor(house).post('/sign-in', { email, password: 'wrong' })
  assert.equal(status, 429)
  assert.ok(Number(headers['retry-after']) > 0)
  assert.match(text, /role="alert">Too many failed sign-ins for this account\. Try again in \d+ minutes\./)
  assert.ok(text.includes(`value="${email}"`))
})

test('each sign-in starts a new session and ends the browser’s old one', async () => {
  const ana = await newMember(house)
  const mallory = await newMember(house)
  const visitor = webVisitor(house)
  visitor.hold(mallory.token)
  await visitor.post('/sign-in', { email: ana.email, password: ana.password })
  assert.notEqual(visitor.session(), mallory.token)
  await refused(mallory.client.Members_me(), 'unauthenticated')
  const first = visitor.session()
  await visitor.post('/sign-in', { email: ana.email, password: ana.password })
  assert.notEqual(visitor.session(), first)
  visitor.hold(first ?? '')
  assert.equal((await visitor.get('/settings')).status, 303)
  const made = mintToken('session')
  visitor.hold(made)
  await visitor.post('/sign-in', { email: ana.email, password: ana.password })
  assert.notEqual(visitor.session(), made)
  await ana.client.Members_me()
})

test('a failed sign-in keeps the current session', async () => {
  const ana = await newMember(house)
  const visitor = webVisitor(house)
  visitor.hold(ana.token)
  const { headers } = await visitor.post('/sign-in', { email: ana.email, password: 'wrong' })
  assert.equal(headers['set-cookie'], undefined)
  await ana.client.Members_me()
})

test('the session cookie is host-only, HttpOnly and SameSite', async () => {
  for (const [at, wanted] of [
    [house, /^kith=kith_ses_\w+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/],
    [secure, /^__Host-kith=kith_ses_\w+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/],
  ] as const) {
    const { email, password } = await newMember(at)
    const visitor = webVisitor(at)
    const { headers } = await visitor.post('/sign-in', { email, password })
    const [session = '', device = ''] = [headers['set-cookie'] ?? []].flat()
    assert.match(session, wanted)
    assert.match(
      device,
      /^(__Host-)?kith-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax(; Secure)?$/,
    )
    const out = await visitor.post('/sign-out', {})
    assert.match(String(out.headers['set-cookie']), /=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax/)
  }
  const { token } = await newMember(secure)
  assert.equal((await webVisitor(secure).get('/settings', { cookie: `kith=${token}` })).status, 303)
})

test('the session cookie works for pages, but not for the API or the tools', async () => {
  const { token } = await newMember(house)
  const headers = { cookie: `kith=${token}` }
  assert.equal((await ask(house, 'GET /settings', { headers })).status, 200)
  for (const line of ['GET /api/me', 'GET /api/tokens', 'DELETE /api/session', 'DELETE /api/me', 'POST /mcp'])
    assert.equal((await ask(house, line, { headers, ...(line === 'POST /mcp' && { body: {} }) })).status, 401, line)
  const visitor = webVisitor(house)
  visitor.hold(token)
  assert.equal((await visitor.get('/settings')).status, 200)
})

test('forms from other origins, or without an origin, are refused', async () => {
  const { email, password, token } = await newMember(secure)
  const visitor = webVisitor(secure)
  visitor.hold(token)
  const before = await digest(secure)
  for (const headers of [
    {},
    { origin: 'null' },
    { origin: '' },
    { origin: 'https://evil.example' },
    { origin: 'http://kith.example.com', host: 'kith.example.com', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://kith.example.com.evil.example' },
    { origin: 'https://kith.example.com:8443' },
    { origin: 'https://evil.example', host: 'kith.example.com' },
    { referer: 'https://kith.example.com/sign-in' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-site', origin: 'https://kith.example.com' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://kith.example.com' },
  ] as Record<string, string>[]) {
    for (const [path, fields] of [
      ['/sign-in', { email, password }],
      ['/sign-up', { name: 'Ana', email: 'new@example.com', password }],
      ['/sign-out', {}],
      ['/forgotten-password', { email }],
    ] as const) {
      const answer = await visitor.post(path, fields, headers)
      assert.deepEqual([answer.status, answer.headers['set-cookie']], [403, undefined], JSON.stringify(headers))
      assert.match(answer.text, /sent from another website/)
    }
  }
  assert.equal(await digest(secure), before)
  for (const headers of [
    { origin: 'https://kith.example.com' },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: 'https://other.example', host: 'other.example' },
  ] as Record<string, string>[])
    assert.equal((await visitor.post('/sign-in', { email, password }, headers)).status, 303)
})

test('over plain HTTP, a matching Origin header is enough', async () => {
  const { email, password } = await newMember(house)
  const headers = { origin: 'http://192.168.1.20:4600', host: '192.168.1.20:4600' }
  assert.equal((await webVisitor(house).post('/sign-in', { email, password }, headers)).status, 303)
})

test('a browser without TLS or cookies gets an explanation instead of a redirect loop', async () => {
  const { email, password } = await newMember(secure)
  const page = await webVisitor(secure).get('/sign-in')
  assert.match(String(page.headers['set-cookie']), /^__Host-kith-trial=1; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  const form = { email, password, trial: /name="trial" value="(\w+)"/.exec(page.text)?.[1] ?? '' }
  const plain = { host: 'kith.example.com', origin: 'http://kith.example.com' }
  const before = await digest(secure)
  const there = await webVisitor(secure).post('/sign-in', form, plain)
  assert.deepEqual([there.status, there.headers['set-cookie']], [421, undefined])
  assert.match(there.text, /over plain HTTP.*<a class="button" href="https:\/\/kith\.example\.com\/sign-in">/s)
  const lost = await webVisitor(secure).post('/sign-in', form)
  assert.deepEqual([lost.status, lost.headers['set-cookie']], [400, undefined])
  assert.match(lost.text, /Cookies are blocked.*<a class="button" href="https:\/\/kith\.example\.com\/sign-in">/s)
  assert.equal(await digest(secure), before)
  const visitor = webVisitor(secure)
  await visitor.get('/sign-in')
  assert.equal((await visitor.post('/sign-in', form)).status, 303)
})

test('sign-in never redirects to another host', async () => {
  const { email, password, token } = await newMember(house)
  const page = await webVisitor(house).get(`/sign-in?next=${encodeURIComponent('//evil.example')}`)
  assert.match(page.text, /name="next" value="\/today"/)
  assert.match((await webVisitor(house).get('/sign-in?next=/a&next=/b')).text, /value="\/today"/)
  const typed = { email, password, next: '//evil.example' }
  assert.equal((await webVisitor(house).post('/sign-in', typed)).to, '/today')
  const visitor = webVisitor(house)
  visitor.hold(token)
  assert.equal((await visitor.get('/sign-in?next=/%09/evil.example')).to, '/today')
  assert.equal((await visitor.get('/sign-up?next=/%5cevil.example')).to, '/today')
})

test('an app’s request leads through sign-in to the consent page', async () => {
  const { email, password } = await newMember(secure)
  const { body } = await register(secure)
  const visitor = webVisitor(secure)
  const { to: consent = '' } = await visitor.get(authorizeAt(body.client_id).address)
  const { to: signIn = '' } = await visitor.get(consent)
  assert.equal(signIn, `/sign-in?next=${encodeURIComponent(consent)}`)
  const { text } = await visitor.get(signIn)
  assert.match(text, /An app wants to access your Kith account/)
  const next = /name="next" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const { to = '' } = await visitor.post('/sign-in', { email, password, next })
  assert.equal(to, consent)
  assert.match((await visitor.get(to)).text, /<h1>Connect <bdi>Claude<\/bdi>\?<\/h1>/)
})

test('sign-in pages aren’t cached or framed and load only our scripts', async () => {
  const visitor = webVisitor(house)
  for (const path of ['/sign-in', '/sign-up', '/signed-out', '/sign-in?next=%F0%9F', '/forgotten-password']) {
    const { headers, text } = await visitor.get(path)
    assert.deepEqual(
      ['cache-control', 'x-frame-options', 'referrer-policy', 'x-robots-tag'].map((name) => headers[name]),
      ['no-store', 'DENY', 'same-origin', 'noindex'],
    )
    assert.match(String(headers['content-security-policy']), /default-src 'none'.*frame-ancestors 'none'/)
    assert.doesNotMatch(text, /<script(?! type="module" src="\/(time-zone|passkeys)\.js)|<style|\sstyle=|\son\w+=/)
  }
  assert.equal((await visitor.get('/settings')).headers['cache-control'], 'no-store')
  const form = new URLSearchParams({ email: 'a'.repeat(40_000), password })
  const long = await fetch(`${house.url}/sign-in`, { method: 'POST', body: form })
  assert.deepEqual([long.status, long.headers.get('content-type')], [413, 'text/html; charset=utf-8'])
})
