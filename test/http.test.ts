import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import fc from 'fast-check'
import { ask, newMember, openHouse, useHouse } from './harness/harness.ts'
import { callTool } from './sweeps/world.ts'

const house = await useHouse()
const { token } = await newMember(house)

test('every response has a request id, security headers and the remaining rate limit', async () => {
  const { headers } = await ask(house, 'GET /api/me', { token })
  assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/)
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*frame-ancestors 'none'/)
  assert.equal(headers.get('ratelimit-policy'), '"member";q=6000;w=60')
  assert.match(headers.get('ratelimit') ?? '', /^"member";r=\d+;t=\d+$/)
  assert.equal(headers.get('cache-control'), 'private, no-store')
})

test('a refused request is logged with its network and member, and others without', async () => {
  const { token, client, memberId } = await newMember(house)
  const { token: script } = await client.Tokens_create({ name: 'Script', access: 'read' })
  const lineOf = async (route: string, token?: string) => {
    const { headers } = await ask(house, route, { ...(token && { token }) })
    const id = headers.get('x-request-id') ?? ''
    const line = house.logged.find((each) => each.includes(id) && each.includes('"ms"')) ?? '{}'
    const { status, memberId, network } = JSON.parse(line)
    return [status, memberId, network]
  }
  assert.deepEqual(await lineOf('GET /api/me', token), [200, undefined, undefined])
  assert.deepEqual(await lineOf('GET /api/me'), [401, null, '127.0.0.1'])
  assert.deepEqual(await lineOf('GET /api/sessions', script), [403, memberId, '127.0.0.1'])
  const { connectionId } = await (await newMember(house)).client.Connections_create({ displayName: 'Ana' })
  assert.deepEqual(await lineOf(`GET /api/connections/${connectionId}`, token), [404, memberId, '127.0.0.1'])
  assert.deepEqual(await lineOf('GET /nowhere'), [404, undefined, undefined])
})

test('a refused tool is logged with its operation, network and member', async () => {
  const { client, memberId } = await newMember(house)
  const { token } = await client.Tokens_create({ name: 'Assistant', access: 'read' })
  await callTool(house, token, 'complete_promise', { promiseId: randomUUIDv7() })
  const line = house.logged.map((each) => JSON.parse(each)).find((each) => each.refused && each.memberId === memberId)
  assert.deepEqual([line?.operation, line?.refused, line?.network], ['Promises_complete', 'read_only', '127.0.0.1'])
})

test('a malformed URL is answered 404 with the usual headers', async () => {
  const { status, headers } = await ask(house, 'GET /sign-in/%ff')
  assert.equal(status, 404)
  for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options'])
    assert.ok(headers.get(name), name)
  assert.equal(headers.get('content-type'), 'application/problem+json; charset=utf-8')
  const person = await ask(house, 'GET /%', { headers: { accept: 'text/html,*/*;q=0.8' } })
  assert.deepEqual([person.status, person.headers.get('content-type')], [404, 'text/html; charset=utf-8'])
})

test('an unknown path points to the docs, and a wrong method gets the allowed ones', async () => {
  const nowhere = await ask(house, 'GET /api/nowhere')
  assert.deepEqual([nowhere.status, nowhere.body.code], [404, 'not_found'])
  const wrong = await ask(house, 'PUT /api/connections', { token, body: {} })
  assert.deepEqual(
    [wrong.status, wrong.body.code, wrong.headers.get('allow')],
    [405, 'method_not_allowed', 'POST, GET'],
  )
})

test('a body that is not a JSON object is rejected with a clear error', async () => {
  const bodies: [string, number][] = [
    ['{', 400],
    ['[1]', 400],
    ['"x"', 400],
    ['null', 400],
    ['{"displayName":"x","displayName":1}', 400],
  ]
  for (const [body, status] of bodies) {
    const answer = await ask(house, 'POST /api/connections', { token, body })
    assert.equal(answer.status, status, body)
    assert.equal(answer.body.code, 'invalid')
    assert.match(answer.body.detail, /\.$/)
  }
})

test('keys that would pollute a prototype are rejected', async () => {
  for (const body of ['{"__proto__":{"displayName":"x"}}', '{"constructor":{"prototype":{"displayName":"x"}}}']) {
    assert.equal((await ask(house, 'POST /api/connections', { token, body })).status, 400)
  }
})

test('a body over 64 KB is too large', async () => {
  const body = { displayName: 'x'.repeat(70_000) }
  const answer = await ask(house, 'POST /api/connections', { token, body })
  assert.deepEqual([answer.status, answer.body.code], [413, 'too_large'])
})

test('an empty body with a JSON content type counts as no body', async () => {
  const { connectionId } = (await ask(house, 'POST /api/connections', { token, body: { displayName: 'Ana' } })).body
  const made = await ask(house, `POST /api/connections/${connectionId}/promises`, {
    token,
    body: { text: 'x', dueOn: '2026-05-01' },
  })
  const done = await ask(house, `POST /api/promises/${made.body.promiseId}/completion`, { token, body: '' })
  assert.equal(done.body.status, 'complete')
})

test('an invalid body is rejected however its content type is spelled', async () => {
  const piece = fc.constantFrom(
    'application/json',
    'text/plain',
    'APPLICATION/JSON',
    ';',
    ' ',
    '\t',
    'charset=utf-8',
    'multipart/form-data',
    'a',
    '/',
    ',',
    '+json',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 4 }), async (pieces) => {
      const type = pieces.join('').trim() || 'x'
      const answer = await ask(house, 'POST /api/connections', {
        token,
        body: '{"displayName":"","x":1}',
        headers: { 'content-type': type },
      })
      assert.ok([400, 415].includes(answer.status), `${type}: ${answer.status}`)
    }),
    { numRuns: 100 },
  )
})

test('a field in the wrong place is rejected, not ignored', async () => {
  const misplaced: [string, object | undefined][] = [
    ['POST /api/connections?company=x', { displayName: 'Ana' }],
    ['PATCH /api/me?name=Ana', undefined],
    ['DELETE /api/connections/0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35', { force: true }],
    ['GET /api/connections?limit=5&limit=6', undefined],
  ]
  for (const [line, body] of misplaced) {
    const answer = await ask(house, line, { token, ...(body && { body }) })
    assert.deepEqual([answer.status, answer.body.code, answer.body.errors.length], [400, 'invalid', 1], line)
  }
})

test('a token in the query string is ignored', async () => {
  assert.equal((await ask(house, `GET /api/me?access_token=${token}`)).status, 401)
})

test('health and readiness are public, and metrics are off by default', async () => {
  assert.equal((await ask(house, 'GET /healthz')).body.status, 'ok')
  assert.equal((await ask(house, 'GET /readyz')).body.status, 'ready')
  assert.equal((await ask(house, 'GET /metrics')).status, 404)
})

test('metrics require their token', async () => {
  const measured = await openHouse({ KITH_METRICS_TOKEN: 'a long metrics token' })
  await ask(measured, 'GET /api/me')
  assert.equal((await ask(measured, 'GET /metrics')).status, 401)
  const { text } = await ask(measured, 'GET /metrics', { token: 'a long metrics token' })
  assert.match(text, /kith_http_answer_seconds_count\{operation="Members_me",status="401"\} 1/)
  await measured.close()
})

test('rate-limited requests learn when to try again', async () => {
  const strict = await openHouse({ KITH_RATE_LIMIT: '30' })
  const member = await newMember(strict)
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => ask(strict, 'GET /api/me', { token: member.token })),
  )
  const limited = answers.filter(({ status }) => status === 429)
  assert.equal(limited.length, 10)
  assert.equal(limited[0]?.body.code, 'rate_limited')
  assert.match(limited[0]?.headers.get('retry-after') ?? '', /^\d+$/)
  const person = await ask(strict, 'GET /', { headers: { cookie: `kith=${member.token}` } })
  assert.deepEqual([person.status, /<h1>Too many requests<\/h1>/.test(person.text)], [429, true])
  await strict.close()
})

test('all tokens of a member share one allowance', async () => {
  const strict = await openHouse({ KITH_RATE_LIMIT: '30' })
  const member = await newMember(strict)
  const tokens = [member.token]
  for (const name of ['One', 'Two']) tokens.push((await member.client.Tokens_create({ name, access: 'read' })).token)
  const answers = await Promise.all(
    Array.from({ length: 39 }, (_, n) => ask(strict, 'GET /api/me', { token: tokens[n % 3] ?? '' })),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 28, 'two requests made the tokens')
  await strict.close()
})

test('a request with two Host headers is rejected', async () => {
  const { port } = new URL(house.url)
  for (const [hosts, status] of [
    [['Host: localhost'], 200],
    [['Host: localhost', 'HOST: evil.example'], 400],
    [['Host: localhost', 'Host: localhost'], 400],
  ] as const) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.end(`${['GET /healthz HTTP/1.1', ...hosts, 'Connection: close'].join('\r\n')}\r\n\r\n`)
    assert.match(await text(socket), new RegExp(`^HTTP/1.1 ${status} `), hosts.join())
  }
})

test('an overloaded service refuses requests that have waited too long, but never /healthz', async (t) => {
  const busy = await openHouse({ KITH_BUSY_MS: '10' })
  t.after(busy.close)
  const { token } = await newMember(busy)
  const headers = { authorization: `Bearer ${token}` }
  const send = (at: number) => busy.server.inject({ url: at % 10 ? '/api/connections' : '/healthz', headers })
  const answers = await Promise.all(Array.from({ length: 300 }, (_, at) => send(at)))
  const [probes, others] = [answers.filter((_, at) => at % 10 === 0), answers.filter((_, at) => at % 10)]
  assert.deepEqual(new Set(probes.map(({ statusCode: status }) => status)), new Set([200]))
  assert.deepEqual(new Set(others.map(({ statusCode: status }) => status)), new Set([200, 503]))
  const refused = others.find(({ statusCode: status }) => status === 503)
  assert.deepEqual([refused?.json().code, refused?.headers['retry-after']], ['unavailable', '2'])
})

test('a lone caller of a slow machine is never refused', async (t) => {
  const house = await openHouse({ KITH_BUSY_MS: '10' })
  t.after(house.close)
  const { token } = await newMember(house)
  const slow = setInterval(() => {
    const end = performance.now() + 100
    while (performance.now() < end);
  }, 1)
  t.after(() => clearInterval(slow))
  for (let round = 0; round < 3; round++) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(house, 'GET /api/me', { token })))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  }
})
