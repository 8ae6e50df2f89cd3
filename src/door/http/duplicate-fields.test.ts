import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { measureCpuTime } from '../../../test/harness/cpu-time.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { findDuplicateField } from './duplicate-fields.ts'

const house = await useHouse()

test('a JSON body with a field given twice is refused, at any depth, and nothing is stored', async () => {
  const { token, client } = await newMember(house)
  const post = async (path: string, body: string, headers = {}) => {
    const answer = await fetch(house.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body,
    })
    return { status: answer.status, body: (await answer.json()) as { code: string; errors: unknown } }
  }
  for (const [path, body, field] of [
    ['/api/connections', '{"displayName":"Ana","displayName":"Eva"}', 'displayName'],
    ['/api/connections', '{"displayName":"Ana","display\\u004eame":"Eva"}', 'displayName'],
    [
      '/api/connections',
      '{"displayName":"Ana","emails":[{"email":"a@example.com","email" : "b@example.com"}]}',
      'email',
    ],
    [
      '/mcp',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add_note","arguments":{"text":"a","text":"b"}}}',
      'text',
    ],
  ] as const) {
    const answer = await post(path, body, path === '/mcp' ? { accept: 'application/json, text/event-stream' } : {})
    assert.deepEqual(
      [answer.status, answer.body.code, answer.body.errors],
      [400, 'invalid', [{ field, message: 'is given twice' }]],
    )
  }
  assert.deepEqual(await client.Connections_list({}), [])
})

test('every other JSON text is taken, whatever its strings contain', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.string(), (text, typed) => {
      assert.equal(findDuplicateField(text, JSON.parse(text)), null)
      const tricky = JSON.stringify({ [typed]: `":${typed}\\"{`, list: [typed, { a: typed, b: '\\' }] }, null, 2)
      assert.equal(findDuplicateField(tricky, JSON.parse(tricky)), null)
      const twice = `{"other":${text},"list":[1,{"x":${text},"y":2,"x":null}]}`
      assert.equal(findDuplicateField(twice, JSON.parse(twice))?.message, 'x is given twice.')
    }),
    { numRuns: 500 },
  )
})

test('the deepest and the longest body are checked in a moment', async () => {
  const size = 64 * 1024
  const texts = [
    '['.repeat(size / 2) + ']'.repeat(size / 2),
    `"${'\\\\'.repeat(size / 2)}"`,
    `{"a":[${'{},'.repeat(size / 3)}1]}`,
  ]
  const took = await measureCpuTime(() => {
    for (const text of texts) assert.equal(findDuplicateField(text, JSON.parse(text)), null)
  })
  assert.ok(took < 1000, `${took} ms`)
})
