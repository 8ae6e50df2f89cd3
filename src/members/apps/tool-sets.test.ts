import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fullToolList, toolList } from '#door/mcp/tool-sets.ts'
import {
  authorizeAt,
  Browser,
  connectApp,
  consentFor,
  decide,
  doors,
  knownClient,
  place,
  redeem,
  refresh,
  tokenRequest,
} from '../../../test/clients/oauth-app.ts'
import { ask, connect, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { post } from '../../../test/mcp/post.ts'

const house = await useHouse({ BASE_URL: place })
const eight = toolList.map(({ name }) => name)
const all = fullToolList.map(({ name }) => name)
const reading = fullToolList.filter(({ annotations }) => annotations.readOnlyHint).map(({ name }) => name)

/** The names of the tools that a token lists, or the status of the refusal. */
async function listed(token: string, path: '/mcp' | '/mcp/full') {
  const { status, message } = await post(house, { jsonrpc: '2.0', id: 1, method: 'tools/list' }, { token, path })
  const tools = message.result?.tools as { name: string }[] | undefined
  return tools?.map(({ name }) => name) ?? status
}

async function isKnown(token: string, name: string) {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } }
  return (await post(house, call, { token })).message.error === undefined
}

test('an app that signs in at /mcp/full has all tools there and at /mcp, and nothing else', async () => {
  const rui = await newMember(house)
  const app = await connectApp(house, rui.token, 'write', 'mcp/full')
  assert.deepEqual(await listed(app.access_token, '/mcp/full'), all)
  assert.deepEqual(await listed(app.access_token, '/mcp'), all)
  assert.deepEqual(await doors(house, app.access_token), [401, 200])
  const [view] = (await rui.client.Apps_list()).apps
  assert.deepEqual([view?.resource, view?.tools], ['mcp', 'full'])
  const { body } = await refresh(house, app.clientId, app.refresh_token)
  assert.deepEqual(await listed(body.access_token, '/mcp/full'), all)
})

test('an app that signs in at /mcp has the eight tools, and is refused at /mcp/full with the way in', async () => {
  const rui = await newMember(house)
  const app = await connectApp(house, rui.token)
  assert.deepEqual(await listed(app.access_token, '/mcp'), eight)
  assert.equal(await isKnown(app.access_token, 'brief'), false)
  const refusal = await post(house, {}, { token: app.access_token, path: '/mcp/full' })
  assert.equal(refusal.status, 401)
  assert.match(refusal.text, /only for https:\/\/kith\.example\.com\/mcp\./)
  const metadata = `${place}/.well-known/oauth-protected-resource/mcp/full`
  assert.ok(refusal.headers.get('www-authenticate')?.includes(`resource_metadata="${metadata}"`))
  const fields = { grant_type: 'refresh_token', refresh_token: app.refresh_token, client_id: app.clientId }
  const { body } = await tokenRequest(house, { ...fields, resource: `${place}/mcp/full` })
  assert.equal(body.error, 'invalid_target')
})

test('the full set has its own resource metadata, with and without a slash', async () => {
  for (const path of ['mcp/full', 'mcp/full/']) {
    const { body } = await ask(house, `GET /.well-known/oauth-protected-resource/${path}`)
    assert.deepEqual([body.resource, body.authorization_servers], [`${place}/mcp/full`, [place]])
  }
  const { body } = await ask(house, 'GET /.well-known/oauth-authorization-server/mcp/full')
  assert.equal(body.issuer, place)
})

test('a member lets a connected app use all tools, and takes it back, without a new sign-in', async () => {
  const rui = await newMember(house)
  const { access_token: token } = await connectApp(house, rui.token)
  const [before] = (await rui.client.Apps_list()).apps
  const id = before?.id ?? ''
  assert.equal(before?.tools, 'standard')
  assert.equal((await rui.client.Apps_update({ id, tools: 'full' })).tools, 'full')
  assert.deepEqual(await listed(token, '/mcp'), all)
  assert.deepEqual(await listed(token, '/mcp/full'), all)
  assert.equal(await isKnown(token, 'brief'), true)
  assert.equal((await rui.client.Apps_update({ id, name: 'My Claude' })).tools, 'full')
  assert.equal((await rui.client.Apps_update({ id, tools: 'standard' })).name, 'My Claude')
  assert.deepEqual(await listed(token, '/mcp'), eight)
  assert.equal(await listed(token, '/mcp/full'), 401)
  assert.equal(await isKnown(token, 'brief'), false)
  const entries = await rui.client.SecurityLog_list()
  assert.deepEqual(
    entries.filter(({ kind }) => kind === 'app.changed').map(({ detail }) => detail),
    ['My Claude, eight tools', 'Claude, all tools'],
  )
})

test('an app that lost the full set keeps working at its address, with the eight tools', async () => {
  const rui = await newMember(house)
  const app = await connectApp(house, rui.token, 'write', 'mcp/full')
  const [view] = (await rui.client.Apps_list()).apps
  await rui.client.Apps_update({ id: view?.id ?? '', tools: 'standard' })
  const { body } = await refresh(house, app.clientId, app.refresh_token)
  for (const token of [app.access_token, body.access_token]) {
    assert.deepEqual(await listed(token, '/mcp/full'), eight)
    assert.deepEqual(await listed(token, '/mcp'), eight)
  }
})

test('the consent page says which tools the app asks for, and the member can allow only the eight', async () => {
  const rui = await newMember(house)
  const browser = new Browser(house, rui.token)
  const clientId = await knownClient(house)
  const { page: usual } = await consentFor(browser, authorizeAt(clientId))
  assert.match(usual.text, /<dt>Can use<\/dt><dd>the eight standard tools for assistants/)
  assert.doesNotMatch(usual.text, /name="tools"/)
  const request = authorizeAt(clientId, { resource: `${place}/mcp/full` })
  const { page } = await consentFor(browser, request)
  assert.match(page.text, /<dt>Asks for<\/dt><dd>all tools for assistants/)
  assert.match(page.text, /name="tools" value="full" required checked/)
  assert.match(page.text, /name="access" value="read" required checked/)
  const back = await decide(browser, request, { tools: 'standard' })
  const { body } = await redeem(house, request, back.searchParams.get('code') ?? '')
  assert.deepEqual(await listed(body.access_token, '/mcp/full'), eight)
})

test('an app that asks for /mcp gets the eight tools, whatever the form sends', async () => {
  const rui = await newMember(house)
  const request = authorizeAt(await knownClient(house))
  const back = await decide(new Browser(house, rui.token), request, { tools: 'full' })
  const { body } = await redeem(house, request, back.searchParams.get('code') ?? '')
  assert.deepEqual(await listed(body.access_token, '/mcp'), eight)
})

test('with Read access, an app lists only the tools of the full set that read', async () => {
  const rui = await newMember(house)
  const { access_token: token } = await connectApp(house, rui.token, 'read', 'mcp/full')
  assert.deepEqual(await listed(token, '/mcp/full'), reading)
  const params = { name: 'add_note', arguments: {} }
  const { message } = await post(
    house,
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    { token, path: '/mcp/full' },
  )
  assert.match(JSON.stringify(message.result), /read_only: /)
})

test('the full resource may end with a slash, or be left out of the second step', async () => {
  const rui = await newMember(house)
  for (const resource of [`${place}/mcp/full`, `${place}/mcp/full/`]) {
    const request = authorizeAt(await knownClient(house), { resource })
    const back = await decide(new Browser(house, rui.token), request)
    const { body } = await redeem(house, request, back.searchParams.get('code') ?? '')
    assert.deepEqual(await listed(body.access_token, '/mcp/full'), all)
  }
})

test('an app with the whole API has all tools, and keeps them', async () => {
  const rui = await newMember(house)
  const app = await connectApp(house, rui.token, 'write', 'api')
  const [view] = (await rui.client.Apps_list()).apps
  assert.equal(view?.tools, 'full')
  await refused(rui.client.Apps_update({ id: view?.id ?? '', tools: 'standard' }), 'conflict')
  assert.equal(await listed(app.access_token, '/mcp/full'), 401)
  const fields = { grant_type: 'refresh_token', refresh_token: app.refresh_token, client_id: app.clientId }
  const { body } = await tokenRequest(house, { ...fields, resource: `${place}/mcp/full` })
  assert.deepEqual(await listed(body.access_token, '/mcp/full'), all)
})

test('only the member who connected an app can change its tools, and only in a session', async () => {
  const [rui, ana] = [await newMember(house), await newMember(house)]
  const app = await connectApp(house, rui.token, 'write', 'api')
  const id = (await rui.client.Apps_list()).apps[0]?.id ?? ''
  const { token } = await rui.client.Tokens_create({ name: 'Script', access: 'write' })
  await refused(ana.client.Apps_update({ id, tools: 'full' }), 'not_found')
  await refused(connect(house, token).Apps_update({ id, tools: 'full' }), 'forbidden')
  await refused(connect(house, app.access_token).Apps_update({ id, tools: 'full' }), 'forbidden')
})

test('a disconnected app has no tools at either address', async () => {
  const rui = await newMember(house)
  const { access_token: token } = await connectApp(house, rui.token, 'write', 'mcp/full')
  await rui.client.Apps_disconnect({ id: (await rui.client.Apps_list()).apps[0]?.id ?? '' })
  assert.deepEqual([await listed(token, '/mcp'), await listed(token, '/mcp/full')], [401, 401])
})
