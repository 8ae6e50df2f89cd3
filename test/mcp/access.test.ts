import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toolList } from '#door/mcp/tool-sets.ts'
import { newMember, useHouse } from '../harness/harness.ts'
import { overHttp } from './assistant.ts'
import { post, toolCall } from './post.ts'

const house = await useHouse()
const writers = toolList.filter(({ annotations }) => !annotations.readOnlyHint)

async function reader() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { promiseId } = await member.client.Promises_create({ connectionId, text: 'Send it', dueOn: '2026-05-01' })
  const { id, token } = await member.client.Tokens_create({ name: 'Reader', access: 'read' })
  const inputs: Record<string, Record<string, unknown>> = {
    add_note: { connectionId, text: 'A note' },
    complete_promise: { promiseId },
    draft_followup: { connectionId },
    get_connection: { connectionId },
  }
  return { ...member, connectionId, inputs, readId: id, readToken: token }
}

for (const { name, description } of writers) {
  test(`with Read access, ${name} answers that the connection is read-only and changes nothing`, async () => {
    const { client, connectionId, inputs, readToken } = await reader()
    assert.match(description, /Requires write scope\.$/)
    assert.ok(inputs[name], `no arguments to try ${name} with`)
    const before = await client.Connections_get({ connectionId })
    const assistant = await overHttp(house, readToken)
    assert.match(await assistant.fail(name, inputs[name]), /^read_only: This connection is read-only\. .* Read & write/)
    assert.deepEqual(await client.Connections_get({ connectionId }), before)
    await assistant.client.close()
  })
}

test('with Read access, all tools are listed and the reading ones work', async () => {
  const { inputs, readToken } = await reader()
  const assistant = await overHttp(house, readToken)
  assert.deepEqual((await assistant.client.listTools()).tools, toolList)
  for (const { name, annotations } of toolList) {
    if (annotations.readOnlyHint) await assistant.use(name, inputs[name])
  }
  await assistant.client.close()
})

test('with Read access, invalid arguments are still answered as read-only', async () => {
  const { readToken } = await reader()
  const assistant = await overHttp(house, readToken)
  assert.match(await assistant.fail('add_note', { nonsense: true }), /^read_only: /)
  await assistant.client.close()
})

test('without a valid token, the tool server answers 401 with a challenge', async () => {
  const { headers, body } = toolCall('modern', 1, 'search_connections', {})
  const none = await post(house, body, { headers })
  assert.equal(none.status, 401)
  assert.match(none.headers.get('www-authenticate') ?? '', /^Bearer /)
  assert.doesNotMatch(none.headers.get('www-authenticate') ?? '', /error=/)
  for (const authorization of ['Bearer nonsense', 'Bearer', 'Basic cnVpOnB3', 'Bearer kith_pat_']) {
    const wrong = await post(house, body, { headers: { ...headers, authorization } })
    assert.equal(wrong.status, 401)
    assert.match(wrong.headers.get('www-authenticate') ?? '', /^Bearer .*error="invalid_token"/)
  }
})

test('a revoked token is rejected on the next request', async () => {
  const { client, readId, readToken } = await reader()
  const { headers, body } = toolCall('modern', 1, 'search_connections', {})
  assert.equal((await post(house, body, { headers, token: readToken })).status, 200)
  await client.Tokens_revoke({ id: readId })
  assert.equal((await post(house, body, { headers, token: readToken })).status, 401)
})

test('a member cannot see the connections and promises of another', async () => {
  const { inputs } = await reader()
  const stranger = await overHttp(house, (await newMember(house)).token)
  assert.deepEqual((await stranger.use('search_connections')).connections, [])
  assert.deepEqual((await stranger.use('list_open_promises')).promises, [])
  for (const [name, input] of Object.entries(inputs)) assert.match(await stranger.fail(name, input), /^not_found: /)
  await stranger.client.close()
})
