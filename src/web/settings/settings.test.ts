import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectApp, place } from '../../../test/clients/oauth-app.ts'
import { signedIn, webVisitor } from '../../../test/clients/web-visitor.ts'
import { connect, newMember, refused, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { digest } from '../../../test/sweeps/world.ts'

const house = await useHouse({ BASE_URL: place })
const hostile = '"><script>alert(1)</script>'
const shownAs = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'

const browserOf = (someone: Someone) => signedIn(house, someone)
const keyIn = (text: string) => /name="key" value="([^"]+)"/.exec(text)?.[1] ?? ''
const tokenIn = (text: string) => /kith_pat_\w+/.exec(text)?.[0] ?? ''
const plain = (text: string) => text.replaceAll(/<\/?b>/g, '').replaceAll('&quot;', '"')

async function makeToken(visitor: ReturnType<typeof browserOf>, fields: Record<string, string> = {}) {
  const key = keyIn((await visitor.get('/settings/tokens/new')).text)
  const typed = { key, name: 'Laptop', access: 'write', days: '30', ...fields }
  return { typed, ...(await visitor.post('/settings/tokens', typed)) }
}

test('a new token is shown once and works; reloading the page creates no second token', async () => {
  const rui = await newMember(house)
  const visitor = browserOf(rui)
  const { typed, status, text } = await makeToken(visitor)
  assert.equal(status, 200)
  const token = tokenIn(text)
  assert.equal((await connect(house, token).Members_me()).email, rui.email)
  const again = await visitor.post('/settings/tokens', typed)
  assert.equal(tokenIn(again.text), token)
  const [made, ...others] = (await rui.client.Tokens_list()).tokens
  assert.deepEqual([made?.name, made?.access, others.length], ['Laptop', 'write', 0])
  for (const path of ['/settings', '/settings/tokens', `/settings/tokens/${made?.id}`, '/settings/tokens/new'])
    assert.doesNotMatch((await visitor.get(path)).text, /kith_pat_/)
  const changed = await visitor.post('/settings/tokens', { ...typed, name: 'Other' })
  assert.deepEqual([changed.status, /You already sent this form with other values/.test(changed.text)], [422, true])
  assert.notEqual(keyIn(changed.text), typed.key)
})

test('the setup of each assistant contains the token', async () => {
  const visitor = browserOf(await newMember(house))
  const { text } = await makeToken(visitor, { access: 'read', days: 'never' })
  const token = tokenIn(text)
  const blocks = [...text.matchAll(/<pre><code[^>]*>(.*?)<\/code><\/pre>/gs)].map((match) => plain(match[1] ?? ''))
  const [shown, terminal = '', desktop = '', code = '', cursor = '', codex, gemini, curl] = blocks
  assert.equal(shown, token)
  const add = `claude mcp add --transport http --scope user kith ${place}/mcp --header "Authorization: Bearer ${token}"`
  assert.equal(terminal, add)
  assert.deepEqual(JSON.parse(desktop).mcpServers.kith, {
    command: 'npx',
    args: ['-y', 'mcp-remote', `${place}/mcp`, '--header', `Authorization:$${'{KITH_AUTH}'}`],
    env: { KITH_AUTH: `Bearer ${token}` },
  })
  const { inputs, servers } = JSON.parse(code)
  assert.deepEqual([inputs[0].type, inputs[0].password], ['promptString', true])
  assert.deepEqual(servers.kith, {
    type: 'http',
    url: `${place}/mcp`,
    headers: { Authorization: `Bearer $${`{input:${inputs[0].id}}`}` },
  })
  const { kith } = JSON.parse(cursor).mcpServers
  assert.deepEqual(kith, { url: `${place}/mcp`, headers: { Authorization: `Bearer ${token}` } })
  const headers = `http_headers = { Authorization = "Bearer ${token}" }`
  assert.equal(codex, `[mcp_servers.kith]\nurl = "${place}/mcp"\n${headers}`)
  const header = `--header "Authorization: Bearer ${token}"`
  assert.equal(gemini, `gemini mcp add --transport http --scope user ${header} kith ${place}/mcp`)
  assert.equal(curl, `curl ${place}/api/me -H "Authorization: Bearer ${token}"`)
})

test('an invalid new token shows the error beside the field and keeps what was typed', async () => {
  const rui = await newMember(house)
  const visitor = browserOf(rui)
  const empty = await makeToken(visitor, { name: ' ', access: 'everything', days: '0' })
  assert.equal(empty.status, 400)
  for (const id of ['name', 'access', 'days']) assert.match(empty.text, new RegExp(`id="${id}-error">This `), id)
  const long = await makeToken(visitor, { name: `${hostile}${'a'.repeat(80)}`, access: 'write', days: '90' })
  assert.ok(long.text.includes(`value="${shownAs}aaa`))
  assert.match(long.text, /id="access-write"[^>]*checked/)
  assert.match(long.text, /<option value="90" selected>/)
  assert.deepEqual((await rui.client.Tokens_list()).tokens, [])
})

test('tokens are listed with access and last use, in the member’s time zone', async () => {
  const rui = await newMember(house, { timeZone: 'Asia/Tokyo' })
  house.clock.set('2026-03-01T20:30:00Z')
  const { token } = await rui.client.Tokens_create({ name: hostile, access: 'read', expiresInDays: 1 })
  await connect(house, token).Members_me()
  const { text } = await browserOf(rui).get('/settings/tokens')
  assert.ok(text.includes(`<bdi>${shownAs}</bdi>`))
  assert.match(text, /<span>Read<\/span>\s*<span><time datetime="2026-03-01T20:30:00[^"]*">Created today at 05:30</)
  assert.match(text, />Last used today at 05:30/)
  assert.match(text, />Expires tomorrow at 05:30/)
  assert.doesNotMatch(text, /<script>/)
  house.clock.set('2026-03-03T20:30:00Z')
  const later = (await browserOf(rui).get('/settings/tokens')).text
  assert.match(later, />Created 2 March at 05:30.*<strong><time[^>]*>Expired yesterday at 05:30/s)
  house.clock.reset()
})

test('a token can be renamed and revoked, and a revoked token stops working immediately', async () => {
  const rui = await newMember(house)
  const visitor = browserOf(rui)
  const { id, token } = await rui.client.Tokens_create({ name: 'Laptop', access: 'read' })
  const page = `/settings/tokens/${id}`
  assert.match((await visitor.get(page)).text, /<title>Laptop · Kith<\/title>.*<h1><bdi>Laptop<\/bdi><\/h1>/s)
  const unnamed = await visitor.post(page, { name: '' })
  assert.equal(unnamed.status, 400)
  assert.match(unnamed.text, /<title>Error: Laptop.* autofocus aria-invalid.*id="name-error">This must not be empty/s)
  assert.equal((await visitor.post(page, { name: hostile })).to, '/settings/tokens?said=renamed')
  assert.ok((await visitor.get(page)).text.includes(`<h1><bdi>${shownAs}</bdi></h1>`))
  assert.equal((await visitor.post(`${page}/revocation`, {})).to, '/settings/tokens?said=revoked')
  assert.match((await visitor.get('/settings/tokens?said=revoked')).text, /role="status">Token revoked/)
  await refused(connect(house, token).Members_me(), 'unauthenticated')
  assert.equal((await visitor.get(page)).status, 404)
  // Pressed twice.
  assert.equal((await visitor.post(`${page}/revocation`, {})).to, '/settings/tokens?said=gone')
  assert.match((await visitor.get('/settings/tokens?said=gone')).text, /role="status">It was already removed/)
})

test('other members’ tokens and apps are not found, and neither are invalid ids', async () => {
  const rui = await newMember(house)
  const other = await newMember(house)
  const { id } = await other.client.Tokens_create({ name: 'Hers', access: 'read' })
  await connectApp(house, other.token)
  const app = (await other.client.Apps_list()).apps[0]?.id
  const visitor = browserOf(rui)
  const before = await digest(house)
  const texts = new Set<string>()
  for (const token of [id, '01a1dfd9-1bf5-7119-ab6f-59eed0cb88c1']) {
    const answers = [
      await visitor.get(`/settings/tokens/${token}`),
      await visitor.post(`/settings/tokens/${token}`, { name: 'Mine' }),
    ]
    for (const { status, text } of answers) {
      assert.equal(status, 404)
      texts.add(text)
    }
    assert.equal((await visitor.post(`/settings/tokens/${token}/revocation`, {})).to, '/settings/tokens?said=gone')
  }
  assert.equal(texts.size, 1)
  for (const path of [`/settings/apps/${app}`, '/settings/apps/x', '/settings/tokens/x', '/settings/noRouteRefusal']) {
    const { status, headers } = await visitor.get(path)
    assert.deepEqual([status, headers['content-type']], [404, 'text/html; charset=utf-8'], path)
  }
  assert.equal((await visitor.post(`/settings/apps/${app}`, { name: 'Mine' })).status, 404)
  assert.equal((await visitor.post(`/settings/apps/${app}/disconnection`, {})).to, '/settings/apps?said=gone')
  assert.equal(await digest(house), before)
})

test('a connected app can be renamed and disconnected, and loses access immediately', async () => {
  const rui = await newMember(house)
  const visitor = browserOf(rui)
  assert.match((await visitor.get('/settings/apps')).text, /No apps connected yet/)
  const { access_token } = await connectApp(house, rui.token, 'write', 'api')
  await connect(house, access_token).Members_me()
  const { text } = await visitor.get('/settings/apps')
  assert.match(
    text,
    /<bdi>Claude<\/bdi>.*Read &amp; write for the whole API, at claude\.ai.*>Connected today.*>Last used today/s,
  )
  const page = /href="(\/settings\/apps\/[^"]+)"/.exec(text)?.[1] ?? ''
  assert.match((await visitor.get(page)).text, /<h1><bdi>Claude<\/bdi><\/h1>/)
  assert.equal((await visitor.post(page, { name: ' ' })).status, 400)
  assert.equal((await visitor.post(page, { name: hostile })).status, 303)
  assert.ok((await visitor.get(page)).text.includes(shownAs))
  assert.equal((await visitor.post(`${page}/disconnection`, {})).to, '/settings/apps?said=disconnected')
  await refused(connect(house, access_token).Members_me(), 'unauthenticated')
})

test('a connected app can be allowed all tools, and limited to the eight again', async () => {
  const rui = await newMember(house)
  const visitor = browserOf(rui)
  await connectApp(house, rui.token)
  const { text } = await visitor.get('/settings/apps')
  assert.match(text, /Read &amp; write for the eight standard tools for assistants, at claude\.ai/)
  assert.ok(text.includes(`${place}/mcp<`) && text.includes(`${place}/mcp/full<`))
  const page = /href="(\/settings\/apps\/[^"]+)"/.exec(text)?.[1] ?? ''
  assert.match((await visitor.get(page)).text, /value="standard" required checked/)
  for (const [tools, shown] of [
    ['full', /access to all tools for assistants\..*value="full" required checked/s],
    ['standard', /access to the eight standard tools for assistants\..*value="standard" required checked/s],
  ] as const) {
    assert.equal((await visitor.post(`${page}/tools`, { tools })).to, `${page}?said=saved`)
    assert.match((await visitor.get(page)).text, shown)
    assert.equal((await rui.client.Apps_list()).apps[0]?.tools, tools)
  }
  assert.equal((await browserOf(await newMember(house)).post(`${page}/tools`, { tools: 'full' })).status, 404)
  assert.equal((await rui.client.Apps_list()).apps[0]?.tools, 'standard')
})

const id = '01a1dfd9-1bf5-7119-ab6f-59eed0cb88c1'
const forms = [
  ['/settings/tokens', '/settings/tokens/new'],
  [`/settings/tokens/${id}`, `/settings/tokens/${id}`],
  [`/settings/tokens/${id}/revocation`, `/settings/tokens/${id}`],
  [`/settings/apps/${id}`, `/settings/apps/${id}`],
  [`/settings/apps/${id}/tools`, `/settings/apps/${id}`],
  [`/settings/apps/${id}/disconnection`, `/settings/apps/${id}`],
  ['/settings/webhooks', '/settings/webhooks/new'],
  [`/settings/webhooks/${id}`, `/settings/webhooks/${id}`],
  [`/settings/webhooks/${id}/removal`, `/settings/webhooks/${id}`],
  ['/settings/calendar', '/settings/calendar'],
  ['/settings/calendar/removal', '/settings/calendar'],
  ['/settings/you', '/settings/you'],
  ['/settings/password', '/settings/password'],
  ['/settings/removal', '/settings/removal'],
  ['/settings/look', '/settings/look'],
  [`/settings/removed/${id}/restoration`, '/settings/removed'],
  [`/settings/removed/${id}/deletion`, `/settings/removed/${id}`],
] as const

test('a visitor who is not signed in is sent to the sign-in page and back', async () => {
  const visitor = webVisitor(house)
  visitor.hold((await newMember(house)).token)
  await visitor.post('/sign-out', {})
  for (const [path, page] of forms) {
    const wanted = `/sign-in?next=${encodeURIComponent(page)}`
    assert.deepEqual([(await visitor.get(page)).to, (await visitor.post(path, {})).to], [wanted, wanted])
  }
  assert.equal((await visitor.get('/settings')).to, '/sign-in?next=%2Fsettings')
  const rui = await newMember(house)
  const { token } = await rui.client.Tokens_create({ name: 'Laptop', access: 'write' })
  visitor.hold(token)
  assert.equal((await visitor.get('/settings')).status, 303)
})

test('settings forms from other sites are refused', async () => {
  const rui = await newMember(house)
  const visitor = browserOf(rui)
  const fields = { name: 'x', access: 'write', password: rui.password, currentPassword: rui.password }
  const before = await digest(house)
  for (const [path] of forms) {
    for (const headers of [
      {},
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site', origin: place },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[])
      assert.equal((await visitor.post(path, { ...fields, newPassword: 'abcdefgh1x' }, headers)).status, 403, path)
  }
  assert.equal(await digest(house), before)
})

test('settings pages are in the frame of the app, and not cached or framed', async () => {
  const rui = await newMember(house)
  const visitor = browserOf(rui)
  const made = await rui.client.Tokens_create({ name: 'Laptop', access: 'write' })
  const paths = ['', '/tokens', `/tokens/${made.id}`, '/apps', '/calendar', '/you', '/password', '/removal', '/look']
  for (const path of [...paths, '/removed', '/webhooks', '/webhooks/new', '/sessions', '/noRouteRefusal']) {
    const { headers, text } = await visitor.get(`/settings${path}`)
    assert.deepEqual(
      ['cache-control', 'x-frame-options', 'referrer-policy'].map((name) => headers[name]),
      ['no-store', 'DENY', 'same-origin'],
    )
    if (path !== '/noRouteRefusal') {
      assert.match(text, /<nav id="tabs".*<main id="main" class="settings"/s, path)
      assert.match(String(headers['content-security-policy']), /script-src 'self'; .*require-trusted-types-for/)
    }
    const scripts = [...text.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? '')
    for (const attributes of scripts) assert.match(attributes, /^ type="module" src="\/web\/[^"]+"$/, path)
    assert.doesNotMatch(text, /<style|\sstyle=|\son\w+=/)
    const levels = [...text.replace(/<dialog.*<\/dialog>/s, '').matchAll(/<h(\d)/g)].map((match) => Number(match[1]))
    assert.equal(levels.filter((level) => level === 1).length, 1)
    for (const [at, level] of levels.entries()) assert.ok(level - (levels[at - 1] ?? 0) <= 1, path)
  }
})
