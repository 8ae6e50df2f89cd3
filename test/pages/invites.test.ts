import assert from 'node:assert/strict'
import { test } from 'node:test'
import { webVisitor } from '../clients/web-visitor.ts'
import { ask, newMember, openHouse, refused, useHouse } from '../harness/harness.ts'
import { newWorkplace } from '../harness/workplace.ts'
import { digest } from '../sweeps/world.ts'

const house = await useHouse({ BASE_URL: 'https://kith.example.com' })
const form = 'application/x-www-form-urlencoded'
const password = 'the harbour at dawn'
let people = 0

async function invited() {
  const { id, owner } = await newWorkplace(house)
  people += 1
  const email = `guest${people}@example.com`
  const { token } = await owner.client.Invites_create({ id, email })
  return { owner, email, id, token, path: `/invites/${token}` }
}

const ours = { 'sec-fetch-site': 'same-origin' }

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = ours) {
  const body = new URLSearchParams(fields).toString()
  return ask(house, `POST ${path}`, { body, headers: { 'content-type': form, ...headers } })
}

test('the invite page names the inviter and the workspace, and asks for a name and a password', async () => {
  const { owner, path, email, id } = await invited()
  const { name } = await owner.client.Members_me()
  const { text: first } = await ask(house, `GET ${path}`)
  assert.ok(first.includes(`<h1>Join ${name}’s workspace</h1>`))
  assert.ok(first.includes(`${name} invited you to join their workspace on Kith`))
  await owner.client.Workspaces_update({ id, name: 'Harbour & <b>Sons</b>' })
  const { status, text, headers } = await ask(house, `GET ${path}`)
  assert.equal(status, 200)
  assert.match(text, /<h1>Join Harbour &amp; &lt;b&gt;Sons&lt;\/b&gt;<\/h1>/)
  assert.ok(text.includes(`${name} invited you`))
  assert.ok(text.includes(`value="${email}"`))
  assert.match(text, /autocomplete="name"/)
  assert.match(text, /autocomplete="new-password"/)
  assert.match(text, /<html lang="en-GB" dir="ltr">/)
  assert.doesNotMatch(text, /<script(?! type="module" src="\/time-zone\.js)|<style|\sstyle=|\son\w+=/)
  assert.deepEqual(
    ['content-type', 'cache-control', 'referrer-policy', 'x-robots-tag'].map((each) => headers.get(each)),
    ['text/html; charset=utf-8', 'no-store', 'same-origin', 'noindex'],
  )
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*form-action 'self'/)
})

test('posting the form creates the account; the next visit says the invite was used', async () => {
  const { path, email, owner } = await invited()
  const name = 'Ana "Bee" <Ribeiro>'
  const { status, text } = await post(path, { name, password }, { ...ours, origin: 'null' })
  assert.equal(status, 200)
  assert.match(text, /<h1>Welcome, \u2068.*You joined \u2068/s)
  assert.ok(text.includes('Ana &quot;Bee&quot; &lt;Ribeiro&gt;'))
  assert.doesNotMatch(text, /kith_ses_/)
  assert.equal((await owner.client.Access_signIn({ email, password })).member.name, name)
  const again = await ask(house, `GET ${path}`)
  assert.deepEqual([again.status, /<h1>This invite no longer works<\/h1>/.test(again.text)], [410, true])
  assert.equal((await post(path, { name, password })).status, 410)
})

test('submitting twice or reloading shows the welcome page again and stays signed in', async () => {
  const { path } = await invited()
  const visitor = webVisitor(house)
  const key = /name="key" value="([^"]+)"/.exec((await visitor.get(path)).text)?.[1] ?? ''
  for (const _ of [1, 2]) assert.match((await visitor.post(path, { key, name: 'Ana', password })).text, /<h1>Welcome, /)
  assert.equal((await visitor.get('/settings')).status, 200)
})

test('the time zone of the visitor’s country is preselected, and the submitted one is saved', async () => {
  const { path, email, owner } = await invited()
  for (const [language, zone] of [
    ['pt-PT,pt;q=0.9,en-US;q=0.8', 'Europe/Lisbon'],
    ['de', 'Europe/Berlin'],
    ['fr-CA;q=1', 'America/Toronto'],
  ] as const)
    for (const page of [path, '/sign-up'])
      assert.match(
        (await ask(house, `GET ${page}`, { headers: { 'accept-language': language } })).text,
        new RegExp(`<option value="${zone}" selected>`),
      )
  for (const language of ['*', 'xx-ZZ', 'en-001', ','.repeat(500)])
    assert.match((await ask(house, `GET ${path}`, { headers: { 'accept-language': language } })).text, / selected>/)
  const wrong = await post(path, { name: 'Ana', password, timeZone: 'Mars/Base' })
  assert.match(wrong.text, /id="timeZone-error">This must be an IANA time zone/)
  await post(path, { name: 'Ana', password, timeZone: 'Asia/Kathmandu' })
  assert.equal((await owner.client.Access_signIn({ email, password })).member.timeZone, 'Asia/Kathmandu')
})

test('errors are shown beside the field, and everything typed is kept except the password', async () => {
  const { path } = await invited()
  const before = await digest(house)
  const name = '"><script>alert(1)</script>'
  const { status, text } = await post(path, { name, password: 'password123' })
  assert.equal(status, 400)
  assert.match(text, /value="&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;"/)
  assert.match(text, /<input id="password"[^>]*aria-invalid="true"[^>]*aria-describedby="password-hint password-error"/)
  assert.match(text, /id="password-error">This is too easy to guess/)
  assert.doesNotMatch(text, /password123|<script/)
  const empty = await post(path, { name: '', password: '' })
  assert.match(empty.text, /id="name-error">This must not be empty\./)
  assert.match(empty.text, /id="password-error">This must be at least 8 characters\./)
  assert.match((await post(path, {})).text, /id="name-error">This is required for a new account\./)
  assert.equal(await digest(house), before)
})

test('a visitor with an account signs in and returns to the invite', async () => {
  const { owner, id } = await invited()
  const ana = await newMember(house)
  const { token } = await owner.client.Invites_create({ id, email: ana.email })
  const before = await digest(house)
  const visitor = webVisitor(house)
  const page = await visitor.get(`/invites/${token}`)
  assert.doesNotMatch(page.text, /<form/)
  assert.ok(page.text.includes(`href="/sign-in?next=%2Finvites%2F${token}"`))
  const tried = await visitor.post(`/invites/${token}`, { name: 'Mallory', password })
  assert.equal(tried.status, 409)
  assert.ok(tried.text.includes('has an account here'))
  assert.equal(await digest(house), before)
  const { email, password: hers } = ana
  const signedIn = await visitor.post('/sign-in', { email, password: hers, next: `/invites/${token}` })
  assert.equal(signedIn.to, `/invites/${token}`)
  assert.match((await visitor.get(`/invites/${token}`)).text, /You’re signed in as Member/)
  const joined = await visitor.post(`/invites/${token}`, { as: 'me' })
  assert.deepEqual([joined.status, /<h1>Welcome, \u2068/.test(joined.text)], [200, true])
  assert.ok((await ana.client.Workspaces_list()).workspaces.some((each) => each.id === id))
})

test('a member signed in with another address can join with one button', async () => {
  const { owner, path, email, id } = await invited()
  const ana = await newMember(house)
  const visitor = webVisitor(house)
  visitor.hold(ana.token)
  const { text } = await visitor.get(path)
  assert.ok(text.includes(`The invite was sent to ${email}`))
  assert.doesNotMatch(text, /type="password"/)
  for (const headers of [{}, { origin: 'null' }, { 'sec-fetch-site': 'same-site' }] as Record<string, string>[])
    assert.equal((await visitor.post(path, { as: 'me' }, headers)).status, 403)
  assert.equal((await visitor.post(path, { as: 'me' })).status, 200)
  const { members } = await owner.client.Workspaces_members({ id })
  assert.ok(members.some((each) => each.id === ana.memberId))
  assert.equal(visitor.session(), ana.token)
})

test('a new account is signed in right away and replaces the previous session', async () => {
  const { path, email } = await invited()
  const ana = await newMember(house)
  const visitor = webVisitor(house)
  visitor.hold(ana.token)
  const joined = await visitor.post(path, { name: 'Ben', password })
  assert.equal(joined.status, 200)
  assert.match((await visitor.get('/settings')).text, new RegExp(email))
  await refused(ana.client.Members_me(), 'unauthenticated')
})

test('an ended session leads to sign-in and back to the invite', async () => {
  const { path } = await invited()
  const { status, to } = await webVisitor(house).post(path, { as: 'me' })
  assert.deepEqual([status, to], [303, `/sign-in?next=${encodeURIComponent(path)}`])
})

test('unknown, revoked and expired invites get an error page', async () => {
  const { owner, id, path } = await invited()
  for (const [address, status, heading] of [
    ['/invites/x', 404, 'Invite not found'],
    ['/invites/kith_inv_%F0%9F%8C%8A', 404, 'Invite not found'],
    [`${path}x`, 404, 'Invite not found'],
  ] as const) {
    const answer = await ask(house, `GET ${address}`)
    assert.deepEqual([answer.status, answer.text.includes(`<h1>${heading}</h1>`)], [status, true], address)
  }
  const listed = (await owner.client.Invites_list({ id })).invites[0]
  await owner.client.Invites_revoke({ id: listed?.id ?? '' })
  const revoked = await ask(house, `GET ${path}`)
  assert.deepEqual([revoked.status, /was revoked/.test(revoked.text)], [410, true])
})

test('forms from another site are refused, whichever header reveals it', async () => {
  const { path } = await invited()
  const before = await digest(house)
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://kith.example.com' },
    {},
    { origin: 'null' },
    { origin: 'http://kith.example.com' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'https://kith.example.com.evil.example' },
  ] as Record<string, string>[]) {
    const answer = await post(path, { name: 'Ana', password }, headers)
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [403, 'text/html; charset=utf-8'])
  }
  assert.equal(await digest(house), before)
  assert.equal((await post(path, { name: 'Ana', password }, { origin: 'https://kith.example.com' })).status, 200)
})

test('only form routes read forms, up to 32 KB', async () => {
  const { path, token } = await invited()
  const before = await digest(house)
  const long = await post(path, { name: 'a'.repeat(33_000), password })
  assert.equal(long.status, 413)
  const headers = { 'content-type': 'application/json' }
  assert.equal((await ask(house, `POST ${path}`, { body: { name: 'Ana', password }, headers })).status, 415)
  for (const address of [`/api/public/invites/${token}/accept`, '/api/public/sign-in', '/mcp'])
    assert.equal((await post(address, { name: 'Ana', password })).status, 415, address)
  const extra = await post(path, { name: 'Ana', password, role: 'owner', token: 'x', __proto__: 'x' })
  assert.equal(extra.status, 400)
  assert.equal(await digest(house), before)
})

test('the invite page uses only the browser session, no token', async () => {
  const { owner, path, email } = await invited()
  const { text } = await ask(house, `GET ${path}`, { token: owner.token })
  assert.ok(text.includes(`value="${email}"`))
  const { token } = await owner.client.Tokens_create({ name: 'Script', access: 'write' })
  const visitor = webVisitor(house)
  visitor.hold(token)
  assert.ok((await visitor.get(path)).text.includes(`value="${email}"`))
})

test('guessing invite addresses is rate-limited', async () => {
  const guessed = await openHouse()
  let answer = await ask(guessed, 'GET /invites/0')
  for (let n = 1; n < 101; n++) answer = await ask(guessed, `GET /invites/${n}`)
  assert.equal(answer.status, 429)
  assert.match(answer.text, /<h1>Too many requests<\/h1>/)
  assert.ok(Number(answer.headers.get('retry-after')) > 0)
  await guessed.close()
})

test('the token of an invite is never logged', async () => {
  const { path, token } = await invited()
  await ask(house, `GET ${path}`)
  await post(path, { name: '', password: 'CanaryZebra' })
  await post(path, { name: 'CanaryZebra', password })
  const log = house.logged.join('\n')
  for (const secret of [token.slice(9), 'CanaryZebra', password]) assert.equal(log.includes(secret), false)
})
