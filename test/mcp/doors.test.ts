import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { ask, newMember, useHouse } from '../harness/harness.ts'
import { post, toolCall } from './post.ts'

const page = 'https://assistant.example.com'
const house = await useHouse({ KITH_ALLOWED_ORIGINS: page, BASE_URL: 'https://kith.example.com' })
const { headers, body } = toolCall('modern', 1, 'search_connections', {})

test('a page of another site cannot use the tools', async () => {
  const { token } = await newMember(house)
  for (const origin of ['https://evil.example.com', 'null', `${page}.evil.com`, page.replace('https', 'http')]) {
    const refused = await post(house, body, { token, headers: { ...headers, origin } })
    assert.equal(refused.status, 403)
    assert.equal(refused.headers.get('access-control-allow-origin'), null)
  }
})

test('pages of our own and of allowed origins can use the tools', async () => {
  const { token } = await newMember(house)
  for (const origin of [page, 'https://kith.example.com']) {
    const asked = await ask(house, 'OPTIONS /mcp', {
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    })
    assert.equal(asked.status, 204)
    assert.match(asked.headers.get('access-control-allow-headers') ?? '', /Authorization/)
    const answered = await post(house, body, { token, headers: { ...headers, origin } })
    assert.equal(answered.status, 200)
    const challenged = await post(house, body, { headers: { ...headers, origin } })
    assert.equal(challenged.status, 401)
    for (const { headers } of [asked, answered, challenged]) {
      assert.equal(headers.get('access-control-allow-origin'), origin)
      assert.equal(headers.get('vary'), 'Origin')
    }
  }
})

test('a CORS preflight from another site is rejected', async () => {
  const asked = await ask(house, 'OPTIONS /mcp', { headers: { origin: 'https://evil.example.com' } })
  assert.equal(asked.status, 403)
})

test('a request with a foreign host name is rejected', async () => {
  const { token } = await newMember(house)
  for (const host of ['evil.example.com', 'localhost.evil.com', 'kith.example.com.evil.com:80']) {
    assert.equal(await statusFor(host, token), 421)
  }
  for (const host of ['kith.example.com', 'KITH.example.com:443', 'localhost:4600', '127.0.0.1', '[::1]:4600']) {
    assert.equal(await statusFor(host, token), 200)
  }
})

test('only POST is supported, since there are no sessions', async () => {
  const { token } = await newMember(house)
  for (const method of ['GET', 'DELETE', 'PUT', 'PATCH']) {
    const answer = await ask(house, `${method} /mcp`, { token })
    assert.deepEqual([method, answer.status, answer.headers.get('allow')], [method, 405, 'POST'])
    assert.equal((await ask(house, `${method} /mcp`)).status, 401)
  }
  const head = await fetch(`${house.url}/mcp`, { method: 'HEAD', headers: { authorization: `Bearer ${token}` } })
  assert.equal(head.status, 405)
})

test('clients with any or no Accept header are answered', async () => {
  const { token } = await newMember(house)
  for (const message of [
    { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    toolCall('legacy', 1, 'search_connections', {}).body,
  ]) {
    for (const accept of ['*/*', '', 'application/json, */*;q=0.5'])
      assert.equal((await post(house, message, { token, headers: { accept } })).status, 200, accept)
    assert.equal((await post(house, message, { token, headers: { accept: 'text/html' } })).status, 406)
  }
})

test('a message that is not MCP is rejected without being repeated', async () => {
  const { token } = await newMember(house)
  for (const nonsense of ['{', 'null', '[]', '5', '{}', '{"jsonrpc":"1.0","id":1,"method":"tools/list"}']) {
    assert.equal((await post(house, nonsense, { token })).status, 400, nonsense)
  }
  const batch = Array.from({ length: 21 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }))
  assert.equal((await post(house, batch, { token })).status, 413)
  assert.equal((await post(house, batch.slice(1), { token })).status, 200)
  const large = toolCall('modern', 1, 'search_connections', { query: 'x'.repeat(70_000) })
  assert.equal((await post(house, large.body, { token, headers: large.headers })).status, 413)
})

/** `fetch` cannot set the host header. */
function statusFor(host: string, token: string) {
  const accept = 'application/json, text/event-stream'
  const sent = { ...headers, host, accept, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${house.url}/mcp`, { method: 'POST', headers: sent }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('error', reject)
    asked.end(JSON.stringify(body))
  })
}
