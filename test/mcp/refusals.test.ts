import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fullToolList } from '#door/mcp/tool-sets.ts'
import { newMember, useHouse } from '../harness/harness.ts'
import { eras, overHttp, refusalOf } from './assistant.ts'
import { post, toolCall } from './post.ts'

const house = await useHouse()
const nobody = '0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35'
const nil = '00000000-0000-0000-0000-000000000000'
const allF = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

async function someone() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Zebulon Quixote' })
  return { ...member, connectionId, assistant: await overHttp(house, member.token) }
}

test('the text of a note can have 1 to 2000 characters of any byte length', async () => {
  const { connectionId, assistant } = await someone()
  const add = { connectionId }
  for (const text of ['x', 'é'.repeat(2000), '🌊'.repeat(2000)]) await assistant.use('add_note', { ...add, text })
  for (const text of ['x'.repeat(2001), '🌊'.repeat(2001)]) {
    assert.match(
      await assistant.fail('add_note', { ...add, text }),
      /^invalid: text must be at most 2000 characters\.$/,
    )
  }
  for (const text of ['', ' \n '])
    assert.match(await assistant.fail('add_note', { ...add, text }), /text must not be empty/)
  for (const text of ['\0', '\ud800']) assert.match(await assistant.fail('add_note', { ...add, text }), /valid Unicode/)
  assert.match(await assistant.fail('add_note', { ...add, text: 5 }), /text must be a string/)
  assert.match(await assistant.fail('add_note', add), /text is required/)
})

test('a query can have up to 120 characters', async () => {
  const { assistant } = await someone()
  for (const query of ['', 'x'.repeat(120), '🌊'.repeat(120)]) await assistant.use('search_connections', { query })
  for (const query of ['x'.repeat(121), '🌊'.repeat(121)]) {
    assert.match(
      await assistant.fail('search_connections', { query }),
      /^invalid: query must be at most 120 characters/,
    )
  }
})

for (const name of ['search_connections', 'list_open_promises']) {
  test(`the limit of ${name} is a whole number from 1 to 50`, async () => {
    const { assistant } = await someone()
    for (const limit of [1, 50, null]) await assistant.use(name, { limit })
    assert.match(await assistant.fail(name, { limit: 0 }), /^invalid: limit must be at least 1\.$/)
    assert.match(await assistant.fail(name, { limit: 51 }), /^invalid: limit must be at most 50\.$/)
    for (const limit of [1.5, '10']) {
      assert.match(await assistant.fail(name, { limit }), /^invalid: limit must be a/)
    }
  })
}

for (const [name, field] of [
  ['get_connection', 'connectionId'],
  ['add_note', 'connectionId'],
  ['complete_promise', 'promiseId'],
] as const) {
  const rest = name === 'add_note' ? { text: 'A note' } : {}
  test(`${name} accepts any UUID as ${field} and says where to find existing ones`, async () => {
    const { assistant } = await someone()
    for (const id of [nil, allF, nobody, nobody.toUpperCase()]) {
      const cure = name === 'complete_promise' ? 'list_open_promises' : 'search_connections'
      const refusal = await assistant.fail(name, { ...rest, [field]: id })
      assert.match(refusal, new RegExp(`^not_found: No \\w+ has this id\\. Use ${cure} to find it\\.$`))
    }
    for (const id of ['', 'ana', `${nobody}0`, nobody.replace('-7c3d', '-9c3d'), nobody.replace('-9a4f', '-7a4f')]) {
      const cure = name === 'complete_promise' ? 'list_open_promises or get_connection' : 'search_connections'
      const refusal = await assistant.fail(name, { ...rest, [field]: id })
      assert.equal(refusal, `invalid: ${field} must be a UUID: use ${cure} to get it.`)
    }
    assert.match(await assistant.fail(name, rest), new RegExp(`^invalid: ${field} is required\\.$`))
  })
}

test('every tool says where to get an id if the given one is malformed or unknown', async () => {
  const { token } = await someone()
  const assistant = await overHttp(house, token, 'modern', '/mcp/full')
  const rest: Record<string, object> = {
    ...{ add_note: { text: 'A note' }, add_promise: { text: 'Call' }, ask: { question: 'Who?' } },
    ...{ update_promise: { status: 'complete' }, update_followup: { action: 'send' } },
    add_detail: { is: 'gift_idea', text: 'A map' },
  }
  for (const { name, inputSchema } of fullToolList) {
    const fields = Object.entries(inputSchema.properties as Record<string, { format?: string }>)
    // The id of a new note is the caller's own, and a lead is looked for before the person it is added to.
    const ids = fields.filter(([field, { format }]) => format === 'uuid' && field !== 'ixId')
    for (const [field] of ids.slice(0, 1)) {
      const named = async (id: string) => await assistant.fail(name, { ...rest[name], [field]: id })
      const sources = [await named('ana'), await named(nobody)].map((text) => /[Uu]se ([a-z_]+)/.exec(text)?.[1])
      for (const source of sources) assert.ok(toolNames.has(source ?? ''), `${name} ${field}: ${sources}`)
    }
  }
})

const toolNames = new Set(fullToolList.map(({ name }) => name))

test('an invalid cursor is refused with advice that fits a tool', async () => {
  const { token, connectionId } = await someone()
  const assistant = await overHttp(house, token, 'modern', '/mcp/full')
  for (const [name, input] of [
    ['get_connection', { connectionId, before: 'last week' }],
    ['list_timeline', { connectionId, before: 'last week' }],
    ['list_leads', { before: 'last week' }],
    ['list_open_promises', { cursor: 'two' }],
    ['search_connections', { cursor: 'two' }],
    ['list_next_moves', { cursor: 'two' }],
  ] as const) {
    assert.match(await assistant.fail(name, input), /the `next` of the previous page\.$/, name)
  }
})

test('unknown fields are rejected by name, with a list of the known ones', async () => {
  const { assistant } = await someone()
  const refusal = await assistant.fail('search_connections', { name: 'Ana', limit: 5 })
  assert.equal(refusal, 'invalid: name is not a known field. Known fields: query, limit, cursor.')
})

test('the error for very many unknown fields is short', async () => {
  const { token } = await someone()
  const flood = Object.fromEntries(Array.from({ length: 500 }, (_, at) => ['f'.repeat(60) + at, 1]))
  const { headers, body } = toolCall('modern', 1, 'search_connections', flood)
  const { message } = await post(house, body, { headers, token })
  assert.ok(message.result?.isError)
  assert.ok(JSON.stringify(message).length < 1_500)
})

for (const era of eras) {
  test(`in the ${era} era, an unknown tool is a protocol error`, async () => {
    const { token } = await someone()
    const { headers, body } = toolCall(era, 7, 'drop_everything', {})
    const { message } = await post(house, body, { headers, token })
    assert.deepEqual([message.id, message.error?.code], [7, -32602])
    assert.match(message.error?.message ?? '', /tools\/list/)
  })
}

test('an error repeats no stored text and no text of the request', async () => {
  const { client, token, connectionId, assistant } = await someone()
  const secret = 'Zebulon'
  await client.Memory_addNote({ connectionId, text: `${secret} said so` })
  for (const [name, input] of [
    ['add_note', { connectionId, text: secret.repeat(500) }],
    ['search_connections', { query: secret.repeat(50) }],
    ['get_connection', { connectionId: secret }],
    ['complete_promise', { promiseId: connectionId }],
    ['search_connections', { limit: secret }],
  ] as const) {
    assert.doesNotMatch(await assistant.fail(name, input), new RegExp(secret))
  }
  const { headers, body } = toolCall('modern', 1, secret, {})
  assert.doesNotMatch((await post(house, body, { headers, token })).text, new RegExp(secret))
})

test('when the database fails, the error is general and the log has the details', async () => {
  const { token } = await someone()
  await house.kith.db.schema.alterTable('promises').renameTo('promises_elsewhere').execute()
  const { headers, body } = toolCall('modern', 1, 'list_open_promises', {})
  const { message } = await post(house, body, { headers, token })
  await house.kith.db.schema.alterTable('promises_elsewhere').renameTo('promises').execute()
  assert.ok(message.result)
  const refusal = refusalOf(message.result)
  assert.match(
    refusal,
    /^internal: Something went wrong on the server\. Mention request [0-9a-f-]{36} when you report it\.$/,
  )
  const id = refusal.match(/[0-9a-f-]{36}/)?.[0] ?? ''
  assert.ok(house.logged.some((line) => line.includes(id) && line.includes('tool call failed')))
})
