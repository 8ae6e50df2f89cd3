import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  authorizeAt,
  Browser,
  connectApp,
  consentFor,
  decide,
  knownClient,
  ours,
  place,
  redeem,
  register,
} from '../../../test/clients/oauth-app.ts'
import { newMember, openHouse, useHouse } from '../../../test/harness/harness.ts'
import { sessionCookie } from '../access/cookie.ts'

const house = await useHouse({ BASE_URL: place, KITH_RATE_LIMIT: '100000' })
const rui = await newMember(house)

test('the member is asked each time, whatever was allowed before', async () => {
  const clientId = await knownClient(house)
  const browser = new Browser(house, rui.token)
  await decide(browser, authorizeAt(clientId))
  for (const prompt of [null, 'login', 'consent']) {
    const { to } = await browser.open(authorizeAt(clientId, { prompt }).address)
    assert.match(to, /^\/oauth\/consent\//)
  }
})

test('errors are shown on our page, and members aren’t redirected to an app before they have answered', async () => {
  const clientId = await knownClient(house)
  for (const browser of [new Browser(house), new Browser(house, rui.token)]) {
    const { status, to, text } = await browser.open(authorizeAt(clientId, { prompt: 'none' }).address)
    assert.deepEqual([status, to], [400, ''])
    assert.match(text, /login_required/)
  }
})

test('without an answer the consent page is shown again', async () => {
  const browser = new Browser(house, rui.token)
  const { at } = await consentFor(browser, authorizeAt(await knownClient(house)))
  const answer = await browser.open(at.replace('/consent/', '/authorize/'))
  assert.match(answer.to, /^\/oauth\/consent\//)
})

test('a request belongs to the browser that made it', async () => {
  const { at, member } = await consentFor(new Browser(house, rui.token), authorizeAt(await knownClient(house)))
  const other = new Browser(house, rui.token)
  assert.equal((await other.open(at)).status, 410)
  assert.equal((await other.submit(at, { member, decision: 'allow', access: 'write' })).status, 410)
  assert.equal((await other.open(at.replace('/consent/', '/authorize/'))).status, 400)
})

test('a browser cannot use the consent given in another, even if it planted its request there', async () => {
  const thief = new Browser(house, (await newMember(house)).token)
  const { to: at } = await thief.open(authorizeAt(await knownClient(house)).address)
  const planted = thief.cookies.filter(({ name }) => /consent/.test(name)).map(({ name, value }) => `${name}=${value}`)
  const cookie = [...planted, sessionCookie(rui.token, house.kith.config).split(';')[0]].join('; ')
  const answered = await new Browser(house).submit(at, { member: rui.memberId, decision: 'allow' }, { ...ours, cookie })
  assert.equal(answered.status, 303)
  for (const browser of [thief, new Browser(house)]) {
    const { to } = await browser.open(answered.to, { 'x-kith-goes-on': rui.memberId })
    assert.doesNotMatch(to, /code=/)
  }
})

test('the consent page cannot be framed, runs no script, and can only submit to the app', async () => {
  const { page } = await consentFor(new Browser(house, rui.token), authorizeAt(await knownClient(house)))
  const policy = page.headers.get('content-security-policy') ?? ''
  assert.match(policy, /default-src 'none'/)
  assert.match(policy, /frame-ancestors 'none'/)
  assert.match(policy, /form-action 'self' https:\/\/claude\.ai;/)
  assert.deepEqual([page.headers.get('x-frame-options'), page.headers.get('cache-control')], ['DENY', 'no-store'])
  assert.equal(page.headers.get('referrer-policy'), 'same-origin')
  assert.doesNotMatch(page.text, /<script|<style| on\w+=/)
})

test('a page of another site cannot answer for the member', async () => {
  const foreign: Record<string, string>[] = [
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: place, 'sec-fetch-site': 'cross-site' },
    { origin: place, 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ]
  const browser = new Browser(house, rui.token)
  const { at, member } = await consentFor(browser, authorizeAt(await knownClient(house)))
  const before = await countOf('apps')
  for (const headers of foreign) {
    const answer = await browser.submit(at, { member, decision: 'allow', access: 'write' }, headers)
    assert.deepEqual([answer.status, answer.to], [403, ''], JSON.stringify(headers))
  }
  assert.equal(await countOf('apps'), before)
  assert.equal((await browser.submit(at, { member, decision: 'allow' }, { origin: place })).status, 303)
})

test('if another member signs in meanwhile, that member is asked', async () => {
  const ana = await newMember(house)
  const browser = new Browser(house, rui.token)
  const { at, member } = await consentFor(browser, authorizeAt(await knownClient(house)))
  browser.signIn(ana.token)
  const before = await countOf('apps')
  const answer = await browser.submit(at, { member, decision: 'allow', access: 'write' })
  assert.equal(answer.status, 200)
  assert.match(answer.text, new RegExp(ana.email))
  browser.signOut()
  assert.match((await browser.submit(at, { member, decision: 'allow' })).to, /^\/sign-in/)
  assert.equal(await countOf('apps'), before)
})

test('neither a personal token nor an app can connect an app', async () => {
  const { token } = await rui.client.Tokens_create({ name: 'Script', access: 'write' })
  const app = await connectApp(house, rui.token)
  for (const each of [token, app.access_token]) {
    const { page } = await consentFor(new Browser(house, each), authorizeAt(await knownClient(house)))
    assert.match(page.to, /^\/sign-in/)
  }
})

test('a misleading app name does not hide the host', async () => {
  const names = [
    'Kith',
    'Claude (claude.ai)',
    '<script>alert(1)</script>',
    '\u202eedualC',
    'x'.repeat(5000),
    'é\u0301'.repeat(400),
    '\n\n\n',
    '👩‍👩‍👧‍👦 family',
    '"><input name=decision>',
    '👨‍👩‍👧‍👦'.repeat(60),
  ]
  for (const client_name of names) {
    const { body: client } = await register(house, { client_name, redirect_uris: ['https://evil.example/cb'] })
    const request = authorizeAt(client.client_id, { redirect_uri: 'https://evil.example/cb' })
    const { page } = await consentFor(new Browser(house, rui.token), request)
    assert.match(page.text, /<strong class="host">evil\.example<\/strong>/)
    assert.doesNotMatch(page.text, /<script|\u202e|<input name=decision/)
    assert.ok(page.text.length < 6000, `${page.text.length}`)
    const [, name = ''] = /<h1>Connect <bdi>(.*)<\/bdi>\?<\/h1>/.exec(page.text) ?? []
    assert.ok(name !== '' && [...name.replaceAll(/&#?\w+;/g, '.')].length <= 80, name)
  }
})

test('an invisible app name is replaced by the host', async () => {
  for (const client_name of ['\u200d', '\u200d\ufe0f\u200d', '\u2800 \u2800', '\u3164', '\u0301']) {
    const { body: client } = await register(house, { client_name, redirect_uris: ['https://evil.example/cb'] })
    const request = authorizeAt(client.client_id, { redirect_uri: 'https://evil.example/cb' })
    const { page } = await consentFor(new Browser(house, rui.token), request)
    assert.match(page.text, /<h1>Connect <bdi>evil\.example<\/bdi>\?<\/h1>/)
  }
})

test('a very long app name is cut between characters', async () => {
  const redirect_uri = 'https://app.example/cb'
  const names = { ['Ana'.repeat(100)]: 60, ['👩‍👩‍👧‍👦'.repeat(60)]: 56 }
  for (const [client_name, signs] of Object.entries(names)) {
    const named = { client_name, redirect_uris: [redirect_uri], token_endpoint_auth_method: 'none' }
    const request = authorizeAt((await register(house, named)).body.client_id, { redirect_uri })
    const { token, client } = await newMember(house)
    await redeem(house, request, (await decide(new Browser(house, token), request)).searchParams.get('code') ?? '')
    const [app] = (await client.Apps_list()).apps
    assert.equal([...(app?.name ?? '')].length, signs + 1)
    assert.ok(app?.name.endsWith('…'))
  }
})

test('cookies are for this host over TLS, and the library has no sessions', async () => {
  const browser = new Browser(house, rui.token)
  const started = await browser.open(authorizeAt(await knownClient(house)).address)
  for (const cookie of started.headers.getSetCookie()) {
    assert.match(cookie, /^__Secure-kith_(consent|resume)(\.sig)?=/)
    assert.match(cookie, /; secure; httponly/i)
    assert.match(cookie, /samesite=lax/i)
  }
  await decide(browser, authorizeAt(await knownClient(house)))
  assert.ok(!browser.cookies.some(({ name }) => name.includes('kith_oauth')))
})

test('an app whose document has disappeared meanwhile is not connected', async () => {
  const browser = new Browser(house, rui.token)
  const clientId = await knownClient(house)
  const { at, member } = await consentFor(browser, authorizeAt(clientId))
  const kept = house.kith.db.updateTable('appRequests').where('id', '=', at.split('/').at(-1) ?? '')
  await kept
    .set(({ fn, ref, val }) => ({ payload: fn('replace', [ref('payload'), val(clientId), val(gone)]) }))
    .execute()
  const answers = [await browser.open(at), await browser.submit(at, { member, decision: 'allow', access: 'write' })]
  for (const { status, text } of answers) {
    assert.equal(status, 410)
    assert.match(text, /Go back to the app and connect again/)
  }
})

const gone = 'https://localhost/app.json'

test('authorization requests per network are limited', async () => {
  const apart = await openHouse({ BASE_URL: place })
  const { address } = authorizeAt(await knownClient(apart))
  const eleven = () => Promise.all(Array.from({ length: 11 }, () => new Browser(apart).open(address)))
  const answers = (await Array.fromAsync({ length: 11 }, eleven)).flat()
  assert.equal(answers.filter(({ to }) => to.startsWith('/oauth/consent/')).length, 120)
  const refused = answers.find(({ status }) => status === 429)
  assert.match(refused?.text ?? '', /<h1>Too many requests<\/h1>/)
  assert.ok(Number(refused?.headers.get('retry-after')) > 0)
  await apart.close()
})

async function countOf(table: string) {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    house.kith.db,
  )
  return Number(rows[0]?.count)
}
