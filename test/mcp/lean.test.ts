import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toolList } from '#door/mcp/tool-sets.ts'
import { newMember, useHouse } from '../harness/harness.ts'
import { overHttp } from './assistant.ts'

const house = await useHouse()

async function someone() {
  const { client, token } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro', company: 'Atlântico' })
  return { client, connectionId, assistant: await overHttp(house, token) }
}

test('a person is returned without ids that repeat, empty lists, second timestamps and audio addresses', async () => {
  const { client, connectionId, assistant } = await someone()
  const occurredAt = '2026-03-01T10:00:00.000Z'
  const note = { connectionId, kind: 'call', text: 'She moves to Porto.', occurredAt } as const
  const { ixId } = await client.Memory_addInteraction(note)
  const due = { text: 'Send the deck', dueOn: '9999-05-01' }
  const open = await client.Promises_create({ connectionId, ...due })
  const kept = await client.Promises_create({ connectionId, ...due })
  const { completedAt } = await client.Promises_complete({ promiseId: kept.promiseId })

  const { lastContactAt, rhythm, contactDueOn, ...ana } = await assistant.use('get_connection', {
    connectionId,
  })
  assert.ok(lastContactAt && rhythm && contactDueOn)
  assert.deepEqual(ana, {
    displayName: 'Ana Ribeiro',
    company: 'Atlântico',
    timeline: [{ ixId, kind: 'call', text: 'She moves to Porto.', occurredAt }],
    promises: [
      { promiseId: open.promiseId, ...due },
      { promiseId: kept.promiseId, ...due, status: 'complete', completedAt },
    ],
  })
})

test('a list of open promises does not say that each is open', async () => {
  const { client, connectionId, assistant } = await someone()
  const due = { text: 'Send the deck', dueOn: '9999-05-01' }
  const late = { text: 'Send the contract', dueOn: '2026-01-02' }
  const [second, first] = [
    await client.Promises_create({ connectionId, ...due }),
    await client.Promises_create({ connectionId, ...late }),
  ]
  const to = { connectionId, connectionName: 'Ana Ribeiro' }
  assert.deepEqual((await assistant.use('list_open_promises')).promises, [
    { promiseId: first.promiseId, ...to, ...late, overdue: true },
    { promiseId: second.promiseId, ...to, ...due },
  ])
})

test('a suggestion comes back with a question for the member', async () => {
  const { connectionId, assistant } = await someone()
  const add = async (text: string) =>
    (await assistant.use('add_note', { connectionId, text })) as { found?: object[]; next?: string }
  const unclear = await add('I should send her flowers.')
  assert.equal(unclear.found?.length, 1)
  assert.match(unclear.next ?? '', /^Ask the member whether they promised .+ update_promise/)
  const clear = await add('I promised to send her the deck.')
  assert.deepEqual([clear.found?.length, clear.next], [1, undefined])
})

test('an answer does not repeat the arguments', async () => {
  const { connectionId, assistant } = await someone()
  const note = { connectionId, text: 'Coffee at the harbour.', kind: 'meeting', occurredAt: '2026-03-01T10:00:00.000Z' }
  assert.deepEqual(Object.keys(await assistant.use('add_note', note)), ['ixId'])
  const draft = await assistant.use('draft_followup', { connectionId })
  assert.deepEqual(Object.keys(draft).sort(), ['body', 'connectionName', 'drewOn', 'id', 'openers', 'subject'])
})

test('every argument has a description', () => {
  for (const { name, inputSchema } of toolList) {
    for (const [argument, schema] of Object.entries(inputSchema.properties as Record<string, { description?: string }>))
      assert.match(schema.description ?? '', /^[A-Z].*\.$/, `${name} ${argument}`)
  }
})

test('no text for an assistant speaks of HTTP', () => {
  assert.doesNotMatch(JSON.stringify(toolList), /\/api\b|\bHTTP|\bPOST\b|\bheader/i)
})

test('null for an optional argument is the same as leaving it out', async () => {
  const { connectionId, assistant } = await someone()
  const note = { connectionId, text: 'Likes figs.', kind: null, occurredAt: null, ixId: null }
  assert.equal((await assistant.use('add_note', note)).kind, 'note')
  const nothing = { query: null, limit: null, cursor: null }
  assert.equal((await assistant.use('search_connections', nothing)).connections.length, 1)
  assert.match(await assistant.fail('add_note', { ...note, text: null }), /text must be a string/)
})

test('ids may be written in capitals', async () => {
  const { client, connectionId, assistant } = await someone()
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
  const to = connectionId.toUpperCase()
  assert.equal((await assistant.use('get_connection', { connectionId: to })).displayName, 'Ana Ribeiro')
  assert.equal((await assistant.use('list_open_promises', { connectionId: to })).promises.length, 1)
  assert.equal((await assistant.use('complete_promise', { promiseId: promiseId.toUpperCase() })).status, 'complete')
})
