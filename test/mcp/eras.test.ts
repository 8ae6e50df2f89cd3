import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toolList } from '#door/mcp/tool-sets.ts'
import { newMember, useHouse } from '../harness/harness.ts'
import { eras, overHttp, revisions } from './assistant.ts'
import { post } from './post.ts'

const house = await useHouse()

async function someone(era: (typeof eras)[number]) {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro', company: 'Atlântico' })
  return { ...member, connectionId, assistant: await overHttp(house, member.token, era) }
}

for (const era of eras) {
  test(`in the ${era} era, an assistant gets the server info and the tool list`, async () => {
    const { client } = (await someone(era)).assistant
    assert.equal(client.getNegotiatedProtocolVersion(), revisions[era])
    assert.equal(client.getServerVersion()?.name, 'kith')
    assert.match(client.getInstructions() ?? '', /search_connections.*Tools cannot add people/)
    assert.deepEqual((await client.listTools()).tools, toolList)
    await client.close()
  })

  test(`in the ${era} era, an assistant finds a person, adds a note and completes a promise`, async () => {
    const { client, connectionId, assistant } = await someone(era)
    const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })

    const found = await assistant.use('search_connections', { query: 'ribeiro' })
    assert.equal(found.connections[0]?.connectionId, connectionId)
    const note = await assistant.use('add_note', { connectionId, text: 'Moves to Porto in May.' })
    const open = await assistant.use('list_open_promises', {})
    assert.deepEqual([open.promises[0]?.promiseId, open.promises[0]?.connectionName], [promiseId, 'Ana Ribeiro'])
    const kept = await assistant.use('complete_promise', { promiseId })
    assert.equal(kept.status, 'complete')
    const ana = await assistant.use('get_connection', { connectionId })
    assert.deepEqual([ana.timeline[0]?.ixId, ana.timeline[0]?.source], [note.ixId, 'assistant'])
    assert.equal(ana.promises[0]?.status, 'complete')
    assert.deepEqual((await assistant.use('list_open_promises', {})).promises, [])
    await assistant.client.close()
  })

  test(`in the ${era} era, a repeated call changes things only once`, async () => {
    const { client, connectionId, assistant } = await someone(era)
    const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
    const first = await assistant.use('complete_promise', { promiseId })
    assert.deepEqual(await assistant.use('complete_promise', { promiseId }), first)
    const note = await assistant.use('add_note', { connectionId, text: 'Likes figs.' })
    assert.equal((await assistant.use('add_note', { connectionId, text: 'Likes figs.' })).ixId, note.ixId)
    assert.equal((await client.Memory_listInteractions({ id: connectionId })).length, 1)
    await assistant.client.close()
  })
}

test('an assistant that finds nobody is told what to do next', async () => {
  const { assistant } = await someone('modern')
  const { connections, nobody } = await assistant.use('search_connections', { query: 'Zebedee' })
  assert.deepEqual(connections, [])
  assert.match(String(nobody), /^Nobody matches\. .* use add_connection\. .* the member can add people in Kith.*\.$/)
  assert.equal((await assistant.use('search_connections', { query: 'ana' })).nobody, undefined)
  const { token } = await newMember(house)
  assert.match(
    String((await (await overHttp(house, token)).use('search_connections')).nobody),
    /^There are no people yet\. To add somebody, use add_connection\./,
  )
})

test('ten simultaneous identical notes become one note', async () => {
  const { connectionId, assistant } = await someone('modern')
  const same = { connectionId, text: 'Likes figs.' }
  const all = await Promise.all(Array.from({ length: 10 }, () => assistant.use('add_note', same)))
  assert.equal(new Set(all.map(({ ixId }) => ixId)).size, 1)
  await assistant.client.close()
})

test('the same note after a minute is a new note', async (t) => {
  t.after(() => house.clock.reset())
  const { connectionId, assistant } = await someone('modern')
  const first = await assistant.use('add_note', { connectionId, text: 'Likes figs.' })
  house.clock.set(Temporal.Instant.from(String(first.occurredAt)).add({ seconds: 61 }).toString())
  assert.notEqual((await assistant.use('add_note', { connectionId, text: 'Likes figs.' })).ixId, first.ixId)
  await assistant.client.close()
})

for (const revision of ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']) {
  test(`a client that asks for revision ${revision} gets it`, async () => {
    const { token } = await newMember(house)
    const hello = { protocolVersion: revision, capabilities: {}, clientInfo: { name: 'old', version: '1.0.0' } }
    const begun = await post(house, { jsonrpc: '2.0', id: 0, method: 'initialize', params: hello }, { token })
    assert.equal(begun.message.result?.protocolVersion, revision)
    const params = { name: 'search_connections', arguments: {} }
    const body = { jsonrpc: '2.0', id: 'a', method: 'tools/call', params }
    const { message } = await post(house, body, { token, headers: { 'mcp-protocol-version': revision } })
    assert.match(JSON.stringify(message.result?.structuredContent), /^{"connections":\[],"nobody":/)
    assert.equal(message.id, 'a')
  })
}

test('a client that asks for an unknown revision gets the supported ones', async () => {
  const { token } = await newMember(house)
  const headers = { 'mcp-protocol-version': '1999-01-01' }
  const { status, text } = await post(house, { jsonrpc: '2.0', id: 1, method: 'tools/list' }, { token, headers })
  assert.equal(status, 400)
  assert.match(text, /2025-11-25/)
})
