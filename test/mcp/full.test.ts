import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fullToolList, instructionsFor, listTools, toolList } from '#door/mcp/tool-sets.ts'
import { ask, newMember, useHouse } from '../harness/harness.ts'
import { eras, overHttp, revisions } from './assistant.ts'
import { post, toolCall } from './post.ts'

const page = 'https://assistant.example.com'
const house = await useHouse({ KITH_ALLOWED_ORIGINS: page })
const path = '/mcp/full'

async function someone() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  return { ...member, connectionId }
}

for (const era of eras) {
  test(`in the ${era} era, /mcp/full lists all tools, and the standard ones as /mcp does, without bounds`, async () => {
    const { token } = await someone()
    const { client } = await overHttp(house, token, era, path)
    assert.equal(client.getNegotiatedProtocolVersion(), revisions[era])
    assert.doesNotMatch(client.getInstructions() ?? '', /cannot add people/)
    const { tools } = await client.listTools()
    assert.deepEqual(tools, fullToolList)
    const listed = new Map(tools.map((tool) => [tool.name, inShort(tool)]))
    for (const tool of toolList) assert.deepEqual(listed.get(tool.name), inShort(tool))
    await client.close()
  })

  test(`in the ${era} era, a tool of the full set is unknown at /mcp`, async () => {
    const { token, connectionId } = await someone()
    const full = await overHttp(house, token, era, path)
    assert.equal((await full.use('brief', { connectionId })).displayName, 'Ana Ribeiro')
    const { headers, body } = toolCall(era, 1, 'brief', { connectionId })
    const { message } = await post(house, body, { token, headers })
    assert.deepEqual([message.error?.code, message.result], [-32602, undefined])
    await full.client.close()
  })

  test(`in the ${era} era, a tool of the full set is answered exactly as the SDK does`, async () => {
    const { token, connectionId } = await someone()
    const { headers, body } = toolCall(era, 7, 'brief', { connectionId })
    const roundabout = { ...body, params: { ...body.params, _meta: { ...body.params._meta, progressToken: 1 } } }
    const direct = await post(house, body, { token, headers, path })
    assert.match(direct.headers.get('content-type') ?? '', /^application\/json\b/)
    assert.deepEqual(direct.message, (await post(house, roundabout, { token, headers, path })).message)
  })
}

test('with Read access, /mcp/full lists only the tools that read, and a change is answered as read-only', async () => {
  const { client, connectionId } = await someone()
  const { token } = await client.Tokens_create({ name: 'Reader', access: 'read' })
  const assistant = await overHttp(house, token, 'modern', path)
  const { tools } = await assistant.client.listTools()
  assert.deepEqual(
    tools,
    fullToolList.filter(({ annotations }) => annotations.readOnlyHint),
  )
  assert.ok(tools.length > 5)
  const before = await client.Connections_get({ connectionId })
  for (const { name } of fullToolList.filter(({ annotations }) => !annotations.readOnlyHint))
    assert.match(await assistant.fail(name, { connectionId }), /^read_only: /)
  assert.deepEqual(await client.Connections_get({ connectionId }), before)
  await assistant.client.close()
})

test('the instructions name only tools that the assistant has', () => {
  for (const [set, access] of [
    ['standard', 'write'],
    ['full', 'read'],
    ['full', 'write'],
  ] as const) {
    const names = listTools(set, access).map(({ name }) => name)
    const named = instructionsFor(set, access).match(/\b[a-z]+_[a-z_]+\b|\b(?:ask|brief|undo)\b/g) ?? []
    assert.ok(named.length >= 2)
    for (const name of named) assert.ok(names.includes(name), `${set} ${access}: ${name}`)
  }
})

test('no cache may share a list of tools between callers', async () => {
  const { token } = await someone()
  const { headers, body } = toolCall('modern', 1, '', {})
  const list = { ...body, method: 'tools/list', params: { _meta: body.params._meta } }
  const { 'mcp-name': _, ...others } = headers
  for (const each of ['/mcp', path]) {
    const { message } = await post(house, list, {
      token,
      headers: { ...others, 'mcp-method': 'tools/list' },
      path: each,
    })
    assert.equal(message.result?.cacheScope, 'private', each)
  }
})

test('/mcp/full has the same guards as /mcp', async () => {
  const { token } = await someone()
  const { headers, body } = toolCall('modern', 1, 'search_connections', {})
  const none = await post(house, body, { headers, path })
  assert.equal(none.status, 401)
  assert.match(
    none.headers.get('www-authenticate') ?? '',
    /^Bearer .*resource_metadata="[^"]+\/\.well-known\/oauth-protected-resource\/mcp\/full"/,
  )
  const evil = { ...headers, origin: 'https://evil.example.com' }
  assert.equal((await post(house, body, { token, headers: evil, path })).status, 403)
  const allowed = await post(house, body, { token, headers: { ...headers, origin: page }, path })
  assert.deepEqual([allowed.status, allowed.headers.get('access-control-allow-origin')], [200, page])
  assert.match(allowed.headers.get('ratelimit-policy') ?? '', /^"member"/)
  assert.equal((await ask(house, `OPTIONS ${path}`, { headers: { origin: page } })).status, 204)
  assert.equal((await ask(house, `GET ${path}`, { token })).status, 405)
  const batch = Array.from({ length: 21 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }))
  assert.equal((await post(house, batch, { token, path })).status, 413)
  assert.equal((await post(house, body, { token, headers, path: `${path}/` })).status, 200)
})

type Listed = { name: string; description?: string | undefined; inputSchema: object; annotations?: object | undefined }

/** A tool without what the full list leaves out. */
function inShort({ name, description, inputSchema, annotations }: Listed) {
  const { properties = {}, required } = inputSchema as { properties?: object; required?: string[] }
  return { name, description, annotations: { ...annotations, title: '' }, arguments: Object.keys(properties), required }
}
