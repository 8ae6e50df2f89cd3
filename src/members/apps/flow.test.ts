import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  authorizeAt,
  Browser,
  claude,
  connectApp,
  consentFor,
  decide,
  doors,
  knownClient,
  place,
  redeem,
  refresh,
  register,
  tokenRequest,
} from '../../../test/clients/oauth-app.ts'
import { ask, connect, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { callTool } from '../../../test/sweeps/world.ts'

const house = await useHouse({ BASE_URL: place })

test('an app connected for the tools can use only them', async () => {
  const rui = await newMember(house)
  const app = await connectApp(house, rui.token)
  assert.match(app.access_token, /^kith_app_/)
  assert.match(app.refresh_token, /^kith_ref_/)
  assert.deepEqual([app.scope, app.expires_in], ['read write', 3600])
  assert.deepEqual(await doors(house, app.access_token), [401, 200])
  const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const result = await callTool(house, app.access_token, 'add_note', { connectionId, text: 'Hello.' })
  assert.equal(result.isError, undefined)
  const error = await refused(connect(house, app.access_token).Members_me(), 'unauthenticated')
  assert.match(error.message, /only for https:\/\/kith\.example\.com\/mcp/)
  const fields = { grant_type: 'refresh_token', refresh_token: app.refresh_token, client_id: app.clientId }
  for (const resource of [`${place}/api`, `${place}/api/`])
    assert.equal((await tokenRequest(house, { ...fields, resource })).body.error, 'invalid_target')
  const { body } = await refresh(house, app.clientId, app.refresh_token)
  assert.deepEqual(await doors(house, body.access_token), [401, 200])
})

test('an app connected for the whole API can use it, and the tools with a token of their own', async () => {
  const rui = await newMember(house)
  const browser = new Browser(house, rui.token)
  const request = authorizeAt(await knownClient(house), { resource: `${place}/api` })
  assert.match((await consentFor(browser, request)).page.text, /the whole API/)
  const app = await connectApp(house, rui.token, 'write', 'api')
  assert.deepEqual(await doors(house, app.access_token), [200, 401])
  await connect(house, app.access_token).Connections_create({ displayName: 'Ana Ribeiro' })
  assert.deepEqual(
    (await rui.client.Apps_list()).apps.map(({ resource }) => resource),
    ['api'],
  )
  const fields = { grant_type: 'refresh_token', refresh_token: app.refresh_token, client_id: app.clientId }
  const { body } = await tokenRequest(house, { ...fields, resource: `${place}/mcp` })
  assert.deepEqual(await doors(house, body.access_token), [401, 200])
})

test('each resource says where to get a token for it', async () => {
  for (const resource of ['mcp', 'api']) {
    const path = `/.well-known/oauth-protected-resource/${resource}`
    const { body } = await ask(house, `GET ${path}`)
    assert.deepEqual([body.resource, body.authorization_servers], [`${place}/${resource}`, [place]])
    const refusal = resource === 'mcp' ? await ask(house, 'POST /mcp', { body: {} }) : await ask(house, 'GET /api/me')
    assert.ok(refusal.headers.get('www-authenticate')?.includes(`resource_metadata="${place}${path}"`))
  }
})

test('the consent page chooses Read, even if the app asks for Read & write', async () => {
  const rui = await newMember(house)
  const { page } = await consentFor(new Browser(house, rui.token), authorizeAt(await knownClient(house)))
  assert.match(page.text, /value="read" required checked/)
  assert.doesNotMatch(page.text, /value="write" required checked/)
})

test('the member can reduce Read & write to Read', async () => {
  const rui = await newMember(house)
  const app = await connectApp(house, rui.token, 'read')
  assert.equal(app.scope, 'read')
  const api = await connectApp(house, rui.token, 'read', 'api')
  const client = connect(house, api.access_token)
  await client.Members_me()
  await refused(client.Connections_create({ displayName: 'Ana' }), 'read_only')
  const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana' })
  const result = await callTool(house, app.access_token, 'add_note', { connectionId, text: 'Hello.' })
  assert.match(result.content[0].text, /^read_only/)
  const { body } = await refresh(house, api.clientId, api.refresh_token)
  await refused(connect(house, body.access_token).Connections_create({ displayName: 'Ana' }), 'read_only')
})

test('an app that asks for Read gets only Read, whatever the form sends', async () => {
  const rui = await newMember(house)
  const browser = new Browser(house, rui.token)
  const request = authorizeAt(await knownClient(house), { scope: 'read' })
  const { page } = await consentFor(browser, request)
  assert.match(page.text, /value="read" required checked/)
  assert.doesNotMatch(page.text, /value="write"/)
  const back = await decide(browser, request, { access: 'write' })
  const { body } = await redeem(house, request, back.searchParams.get('code') ?? '')
  assert.equal(body.scope, 'read')
})

test('an app can ask for a token with less access than granted', async () => {
  const rui = await newMember(house)
  const app = await connectApp(house, rui.token, 'write', 'api')
  const fields = { grant_type: 'refresh_token', refresh_token: app.refresh_token, client_id: app.clientId }
  const { body } = await tokenRequest(house, { ...fields, scope: 'read' })
  await refused(connect(house, body.access_token).Connections_create({ displayName: 'Ana' }), 'read_only')
})

test('an app that requests more at a refresh gets what it was granted', async () => {
  const rui = await newMember(house)
  for (const access of ['write', 'read'] as const) {
    const app = await connectApp(house, rui.token, access)
    const fields = { grant_type: 'refresh_token', refresh_token: app.refresh_token, client_id: app.clientId }
    for (const scope of ['read write offline_access', 'profile']) {
      const { body } = await tokenRequest(house, { ...fields, scope, resource: `${place}/mcp` })
      assert.equal(body.scope, access === 'write' ? 'read write' : 'read', scope)
    }
  }
})

test('if the member refuses, the app gets access_denied', async () => {
  const rui = await newMember(house)
  const back = await decide(new Browser(house, rui.token), authorizeAt(await knownClient(house)), {
    decision: 'refuse',
  })
  assert.equal(back.searchParams.get('error'), 'access_denied')
  assert.deepEqual([back.searchParams.get('state'), back.searchParams.get('iss')], ['a state', place])
  assert.deepEqual(await rui.client.Apps_list(), { apps: [] })
})

test('the answer to the app contains its state and our issuer', async () => {
  const rui = await newMember(house)
  const back = await decide(new Browser(house, rui.token), authorizeAt(await knownClient(house)))
  assert.equal(back.origin + back.pathname, claude.redirect_uris[0])
  assert.deepEqual([back.searchParams.get('state'), back.searchParams.get('iss')], ['a state', place])
})

test('without a scope, or with those of other services, an app asks for Read & write', async () => {
  const rui = await newMember(house)
  for (const scope of [null, '', 'profile email', 'write', 'openid offline_access']) {
    const request = authorizeAt(await knownClient(house), { scope, nonce: 'n', prompt: 'select_account' })
    const back = await decide(new Browser(house, rui.token), request)
    const { body, text } = await redeem(house, request, back.searchParams.get('code') ?? '')
    assert.equal(body.scope, 'read write', text)
  }
})

test("an id token contains only the member's id", async () => {
  const { token, memberId } = await newMember(house)
  const request = authorizeAt(await knownClient(house), { scope: 'openid read', nonce: 'n' })
  const back = await decide(new Browser(house, token), request, { access: 'read' })
  const { body } = await redeem(house, request, back.searchParams.get('code') ?? '')
  const [head = '', claims = ''] = String(body.id_token).split('.')
  const { sub, iss, aud, nonce, ...more } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  assert.deepEqual([sub, iss, aud, nonce], [memberId, place, request.clientId, 'n'])
  assert.deepEqual(Object.keys(more).sort(), ['exp', 'iat'])
  const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString())
  const { body: keys } = await ask(house, 'GET /oauth/jwks')
  assert.ok(keys.keys.some((key: { kid: string; d?: string }) => key.kid === kid && key.d === undefined))
})

test('the resource may end with a slash or be left out, in both steps', async () => {
  const rui = await newMember(house)
  const ways = [null, `${place}/mcp`, `${place}/mcp/`, place, `${place}/`]
  for (const [at, resource] of ways.entries()) {
    const request = authorizeAt(await knownClient(house), { resource })
    const code = (await decide(new Browser(house, rui.token), request)).searchParams.get('code') ?? ''
    const other = ways[(at + 1) % ways.length]
    const fields = { grant_type: 'authorization_code', code, code_verifier: request.verifier }
    const more = { redirect_uri: request.redirectUri, client_id: request.clientId, ...(other && { resource: other }) }
    const { body, text } = await tokenRequest(house, { ...fields, ...more })
    assert.ok(body.access_token, text)
    assert.deepEqual(await doors(house, body.access_token), [401, 200])
  }
})

test('a loopback redirect may use another port, but nothing else may differ', async () => {
  const rui = await newMember(house)
  const { body: client } = await register(house, {
    redirect_uris: ['http://127.0.0.1:33418/cb', 'http://localhost/cb'],
  })
  for (const redirect_uri of ['http://127.0.0.1:50123/cb', 'http://localhost:8123/cb', 'http://127.0.0.1/cb']) {
    const back = await decide(new Browser(house, rui.token), authorizeAt(client.client_id, { redirect_uri }))
    assert.equal(back.href.split('?')[0], redirect_uri)
  }
  for (const redirect_uri of [
    'http://127.0.0.1:33418/other',
    'http://127.0.0.2:33418/cb',
    'https://127.0.0.1:33418/cb',
  ]) {
    const answer = await new Browser(house, rui.token).open(authorizeAt(client.client_id, { redirect_uri }).address)
    assert.deepEqual([answer.status, answer.to], [400, ''], redirect_uri)
  }
})

test('a visitor who is not signed in signs in and returns to the same request', async () => {
  const rui = await newMember(house)
  const browser = new Browser(house)
  const { at, page } = await consentFor(browser, authorizeAt(await knownClient(house)))
  assert.deepEqual([page.status, page.to], [303, `/sign-in?next=${encodeURIComponent(at)}`])
  browser.signIn(rui.token)
  assert.match((await browser.open(at)).text, new RegExp(rui.email))
  const away = await browser.submit(at, { decision: 'switch' })
  assert.equal(away.to, `/sign-in?next=${encodeURIComponent(at)}`)
  assert.equal((await ask(house, 'GET /api/me', { token: rui.token })).status, 401)
})

test('a refused request says where to get a token', async () => {
  const metadata = `${place}/.well-known/oauth-protected-resource/mcp`
  const challenge = `Bearer realm="kith", resource_metadata="${metadata}", scope="read write"`
  assert.equal((await ask(house, 'POST /mcp', { body: {} })).headers.get('www-authenticate'), challenge)
  const wrong = await ask(house, 'POST /mcp', { body: {}, token: 'kith_app_wrong' })
  assert.deepEqual(
    [wrong.status, /error="invalid_token"/.test(wrong.headers.get('www-authenticate') ?? '')],
    [401, true],
  )
  for (const path of ['', '/mcp']) {
    const { body, headers } = await ask(house, `GET /.well-known/oauth-protected-resource${path}`)
    assert.deepEqual([body.resource, body.authorization_servers], [`${place}/mcp`, [place]])
    assert.equal(headers.get('access-control-allow-origin'), '*')
  }
})

test('the metadata lists what is supported, at our own address only', async () => {
  for (const name of ['oauth-authorization-server', 'openid-configuration']) {
    for (const path of [`/.well-known/${name}`, `/.well-known/${name}/mcp`]) {
      const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', origin: 'https://app.example' }
      const answer = await ask(house, `GET ${path}`, { headers })
      assert.equal(answer.headers.get('access-control-allow-origin'), '*')
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
      const { issuer, token_endpoint, code_challenge_methods_supported, response_types_supported } = answer.body
      assert.deepEqual([issuer, token_endpoint], [place, `${place}/oauth/token`])
      assert.deepEqual([code_challenge_methods_supported, response_types_supported], [['S256'], ['code']])
      assert.ok(['read', 'write'].every((scope) => answer.body.scopes_supported.includes(scope)))
      assert.ok(answer.body.token_endpoint_auth_methods_supported.includes('none'))
      assert.doesNotMatch(answer.text, /evil|userinfo|introspection|device|pushed|dpop|end_session/)
    }
  }
  for (const path of ['/oauth/token', '/oauth/register', '/oauth/revoke']) {
    const preflight = await fetch(house.url + path, { method: 'OPTIONS', headers: { origin: 'https://app.example' } })
    assert.deepEqual([preflight.status, preflight.headers.get('access-control-allow-origin')], [204, '*'])
  }
})
