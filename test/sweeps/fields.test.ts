import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { z } from 'zod'
import { operations } from '#contract/api.ts'
import { routeOf } from '#contract/operation.ts'
import { ask, useHouse } from '../harness/harness.ts'
import { callTool, digest, newWorld, propertiesOf, sample, send } from './world.ts'

const house = await useHouse()
const ana = await newWorld(house)
const start = await digest(house)

test('every operation rejects unknown fields and has a summary and a unique name', () => {
  for (const [name, { input, summary, http }] of operations) {
    assert.equal(
      input.safeParse({ nobodyAskedFor: 1 }).error?.issues.some(({ code }) => code === 'unrecognized_keys'),
      true,
      name,
    )
    assert.match(summary, /\.$/)
    assert.match(name, /^([A-Z][a-z]+)+_[a-z]+([A-Z][a-z]+)*$/)
    assert.match(http, /^(GET|POST|PUT|PATCH|DELETE) \/api\/[a-z]/)
  }
  assert.equal(new Set(operations.map(([, { http }]) => http.replaceAll(/\{\w+\}/g, '{}'))).size, operations.length)
})

const identities = ['memberId', 'userId', 'workspaceId', 'role', 'scope', 'source', '__typename']

for (const [name, operation] of operations) {
  test(`${name} rejects unknown fields and names them`, async () => {
    for (const field of identities.filter((each) => !Object.hasOwn(propertiesOf(operation), each))) {
      const input = { ...sample(name, operation, ana.ids), [field]: ana.memberId }
      const answer = await send(house, operation, input, ana.token)
      assert.equal(answer.status, 400)
      assert.ok(answer.body.errors.some((error: { field: string }) => error.field === field))
      if (!operation.tool) continue
      const result = await callTool(house, ana.writeToken, operation.tool.name, input)
      assert.match(result.content[0].text, new RegExp(`^invalid: .*${field} is not a known field`))
    }
    assert.equal(await digest(house), start)
  })
}

const plain = (schema: z.core.JSONSchema.BaseSchema) =>
  schema.type === 'string' && schema.maxLength !== undefined && schema.format === undefined

for (const [name, operation] of operations) {
  const bounded = Object.entries(propertiesOf(operation)).filter(([, schema]) => plain(schema))
  for (const [field, { maxLength = 0 }] of bounded) {
    test(`${name} accepts a ${field} of up to ${maxLength} code points`, () => {
      const given = (length: number) => operation.input.safeParse({ [field]: '🌊'.repeat(length) })
      assert.equal(hasErrorFor(given(maxLength), field), false)
      assert.equal(hasErrorFor(given(maxLength + 1), field), true)
      assert.equal(hasErrorFor(operation.input.safeParse({ [field]: 'bad \ud800 half' }), field), true)
      assert.equal(hasErrorFor(operation.input.safeParse({ [field]: 'nul \0' }), field), true)
    })
  }
  const numbers = Object.entries(propertiesOf(operation)).filter(([, schema]) => schema.type === 'integer')
  for (const [field, { minimum = 0, maximum = 0 }] of numbers) {
    test(`${name} accepts only a whole ${field} from ${minimum} to ${maximum}`, () => {
      const given = (value: unknown) => hasErrorFor(operation.input.safeParse({ [field]: value }), field)
      assert.deepEqual([minimum, maximum].map(given), [false, false])
      assert.deepEqual([minimum - 1, maximum + 1, minimum + 0.5, String(minimum), null].map(given), [
        true,
        true,
        true,
        true,
        true,
      ])
    })
  }
}

function hasErrorFor(result: z.ZodSafeParseResult<unknown>, field: string) {
  return result.error?.issues.some((issue) => issue.path[0] === field) ?? false
}

test('the limits of the specification apply exactly, over HTTP and for tools', async () => {
  const { connectionId } = ana.ids
  const edges: [string, string, Record<string, unknown>, boolean][] = [
    ['Memory_addNote', 'add_note', { connectionId, text: '🌊'.repeat(2000) }, true],
    ['Memory_addNote', 'add_note', { connectionId, text: '🌊'.repeat(2001) }, false],
    ['Memory_addNote', 'add_note', { connectionId, text: 'x' }, true],
    ['Memory_addNote', 'add_note', { connectionId, text: '' }, false],
    ['Memory_addNote', 'add_note', { connectionId, text: ' \n\t ' }, false],
    ['Connections_search', 'search_connections', { query: 'é'.repeat(120) }, true],
    ['Connections_search', 'search_connections', { query: 'é'.repeat(121) }, false],
    ['Connections_search', 'search_connections', { query: '' }, true],
    ['Connections_search', 'search_connections', { limit: 50 }, true],
    ['Connections_search', 'search_connections', { limit: 51 }, false],
    ['Connections_search', 'search_connections', { limit: 0 }, false],
    ['Promises_listOpen', 'list_open_promises', { limit: 50 }, true],
    ['Promises_listOpen', 'list_open_promises', { limit: 51 }, false],
    ['Promises_listOpen', 'list_open_promises', { limit: 1 }, true],
    ['Promises_listOpen', 'list_open_promises', { limit: 0 }, false],
    ['Promises_listOpen', 'list_open_promises', { limit: 1.5 }, false],
    ['Moves_next', 'list_next_moves', {}, true],
    ['Moves_next', 'list_next_moves', { limit: 20 }, true],
    ['Moves_next', 'list_next_moves', { limit: 21 }, false],
    ['Moves_next', 'list_next_moves', { limit: 0 }, false],
    ['Moves_nudges', 'list_reconnect_nudges', {}, true],
    ['Moves_nudges', 'list_reconnect_nudges', { limit: 5 }, false],
  ]
  for (const [name, tool, input, taken] of edges) {
    const operation = operations.find(([each]) => each === name)?.[1]
    assert.ok(operation)
    const answer = await send(house, operation, input, ana.writeToken)
    assert.equal(
      answer.status < 300,
      taken,
      `${name} ${JSON.stringify(input).slice(0, 60)} ${answer.text.slice(0, 200)}`,
    )
    const result = await callTool(house, ana.writeToken, tool, input)
    assert.equal(result.isError !== true, taken, tool)
    if (!taken) assert.equal(result.content[0].text, `invalid: ${answer.body.detail}`)
  }
})

test('a blank optional text is left out, and a blank required one is refused', () => {
  const fieldsOf: Record<string, [leftOut: string[], refused: string[]]> = {
    Exchange_submitToCard: [['email', 'phone', 'company', 'title', 'note'], ['displayName']],
    Threads_ask: [['timeZone'], ['content']],
    Threads_retry: [['timeZone'], []],
    Threads_feedback: [['note'], []],
    Memory_addNote: [[], ['text']],
  }
  for (const [name, [leftOut, refused]] of Object.entries(fieldsOf)) {
    const [each, operation] = operations.find(([each]) => each === name) ?? []
    assert.ok(each && operation)
    const valid = sample(each, operation, ana.ids)
    for (const blank of ['', ' \n']) {
      const parsed = operation.input.parse({ ...valid, ...Object.fromEntries(leftOut.map((field) => [field, blank])) })
      assert.deepEqual(JSON.parse(JSON.stringify(parsed)), operation.input.parse(valid), name)
      for (const field of refused)
        assert.equal(hasErrorFor(operation.input.safeParse({ ...valid, [field]: blank }), field), true, field)
    }
  }
})

test('UUIDs of versions 1 to 8, nil and max are valid', async () => {
  const taken = [
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '0198C5A2-7B1E-8C3D-BA4F-2D6E8B1C0F35',
  ]
  const refused = [
    '0198c5a2-7b1e-9c3d-9a4f-2d6e8b1c0f35',
    '0198c5a2-7b1e-7c3d-ca4f-2d6e8b1c0f35',
    '0198c5a27b1e7c3d9a4f2d6e8b1c0f35',
    'x',
    '',
  ]
  for (const [ids, code] of [
    [taken, 'not_found'],
    [refused, 'invalid'],
  ] as const) {
    for (const connectionId of ids) {
      const { content } = await callTool(house, ana.readToken, 'get_connection', { connectionId })
      assert.match(content[0].text, new RegExp(`^${code}: `), connectionId)
    }
  }
  assert.equal(
    (await callTool(house, ana.readToken, 'get_connection', { connectionId: ana.ids.connectionId?.toUpperCase() }))
      .isError,
    undefined,
  )
})

test('an unknown id in a query or body is answered with an error that the reference lists', async () => {
  const unknown = '0198c5a2-7b1e-7c3d-9a4f-000000000000'
  const answers: Record<string, number> = {}
  for (const [name, operation] of operations) {
    const { locationOf } = routeOf(operation)
    const references = Object.entries(propertiesOf(operation)).filter(
      ([field, schema]) => locationOf(field) !== 'path' && (schema.format === 'uuid' || isIdOrSlug(schema)),
    )
    for (const [field] of references) {
      const input = { ...sample(name, operation, ana.ids), [field]: unknown }
      answers[`${name} ${field}`] = (await send(house, operation, input, ana.token)).status
    }
  }
  assert.equal(answers['Followups_list connectionId'], 404)
  assert.equal(answers['Cards_create workspaceId'], 404)
})

const isIdOrSlug = ({ description = '' }: z.core.JSONSchema.BaseSchema) => description.startsWith('Id or slug')

test('any text in place of an id in a path is answered 404', async () => {
  for (const id of [
    'x',
    '%00',
    '..%2f',
    '%F0%9F%8C%8A',
    "';--",
    '00000000-0000-0000-0000-000000000000',
    'a'.repeat(500),
  ]) {
    const answer = await ask(house, `GET /api/connections/${id}`, { token: ana.readToken })
    assert.deepEqual([answer.status, answer.body?.code], [404, 'not_found'], id)
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  }
})
