import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallToolResult } from '@modelcontextprotocol/client'
import { connect, refused, useHouse } from '../../../test/harness/harness.ts'
import { overHttp, refusalOf } from '../../../test/mcp/assistant.ts'
import { rememberedPeople, snapshot } from '../../../test/mcp/remembered.ts'
import { sweepToolChanges } from './sweep.ts'

const house = await useHouse()

test('repeated undo goes one change further back each time', async () => {
  const member = await rememberedPeople(house)
  const { assistant, connectionId } = member
  const before = await snapshot(member)
  const { promiseId } = await assistant.use('add_promise', { connectionId, text: 'Call' })
  await assistant.use('update_promise', { promiseId, text: 'Call twice' })
  await assistant.use('complete_promise', { promiseId })
  const tools = []
  for (let left = 3; left > 0; left -= 1) {
    const answer = await assistant.use('undo')
    tools.push(answer.tool)
    assert.equal(answer.left, left - 1)
    assert.equal(answer.connectionId, connectionId)
  }
  assert.deepEqual(tools, ['complete_promise', 'update_promise', 'add_promise'])
  assert.deepEqual(await snapshot(member), before)
  await assistant.client.close()
})

test('all that was done about a new person can be undone, up to the person', async () => {
  const member = await rememberedPeople(house)
  const { assistant } = member
  const before = await snapshot(member)
  const note = 'Lunch with Zoe. I promised to send her the deck by Friday. I should invite her.'
  const { connectionId, found = [] } = (await assistant.use('add_connection', { displayName: 'Zoe Quick', note })) as {
    connectionId?: string
    found?: { id: string; promiseId?: string }[]
  }
  // Both are found in the same millisecond, and their order by id is then chance.
  const promised = found.find(({ promiseId }) => promiseId)
  const suggested = found.find(({ promiseId }) => !promiseId)
  await assistant.use('update_connection', { connectionId, company: 'Acme', addTags: ['fair'] })
  await assistant.use('complete_promise', { promiseId: promised?.promiseId })
  await assistant.use('update_promise', { promiseId: suggested?.id, status: 'open' })
  await assistant.use('add_promise', { connectionId, text: 'Call' })
  const { id } = await assistant.use('draft_followup', { connectionId })
  await assistant.use('update_followup', { id, action: 'edit', body: 'Dear Zoe' })
  await assistant.use('update_followup', { id, action: 'send' })
  await assistant.use('draft_followup', { connectionId })
  await assistant.use('rest_nudge', { connectionId })
  for (let left = 9; left >= 0; left -= 1) assert.equal((await assistant.use('undo')).left, left)
  assert.deepEqual(await snapshot(member), before)
  await assistant.client.close()
})

test('undo leaves changes by other apps, the member and other members alone', async () => {
  const member = await rememberedPeople(house)
  const { client, assistant, connectionId } = member
  const { token } = await client.Tokens_create({ name: 'Other', access: 'write' })
  const other = await overHttp(house, token, 'modern', '/mcp/full')
  await assistant.use('add_note', { connectionId, text: 'By the first app.' })
  await other.use('add_note', { connectionId, text: 'By the other app.' })
  await client.Memory_addNote({ connectionId, text: 'By the member.' })
  const stranger = await rememberedPeople(house)
  assert.match(await stranger.assistant.fail('undo'), /^not_found: /)
  assert.match((await assistant.use('undo')).undone ?? '', /By the first app/)
  assert.match(await assistant.fail('undo'), /^not_found: /)
  const { timeline } = await client.Connections_get({ connectionId })
  const texts = timeline.map(({ text }) => text)
  assert.ok(texts.includes('By the other app.') && texts.includes('By the member.'))
  assert.ok(!texts.includes('By the first app.'))
  for (const each of [assistant, other, stranger.assistant]) await each.client.close()
})

test('a record changed since then stays as it is, and undo moves on to the next change', async () => {
  const { client, assistant, connectionId, promiseId } = await rememberedPeople(house)
  const note = await assistant.use('add_note', { connectionId, text: 'The first note.' })
  await assistant.use('update_promise', { promiseId, text: 'By the app' })
  await client.Promises_update({ promiseId, text: 'By the member' })
  assert.match(await assistant.fail('undo'), /^conflict: The last change was made with update_promise.* stays as it is/)
  assert.equal((await client.Promises_get({ promiseId })).text, 'By the member')
  await client.Memory_updateInteraction({ id: connectionId, ixId: note.ixId ?? '', text: 'Another text.' })
  assert.match(await assistant.fail('undo'), /^conflict: The last change was made with add_note/)
  assert.match(await assistant.fail('undo'), /^not_found: /)
  await assistant.client.close()
})

test('a thing that was removed since stays removed', async () => {
  const { client, assistant, connectionId, promiseId } = await rememberedPeople(house)
  await assistant.use('complete_promise', { promiseId })
  await client.Promises_remove({ promiseId })
  assert.match(await assistant.fail('undo'), /^conflict: /)
  const { ixId } = await assistant.use('add_note', { connectionId, text: 'Gone soon.' })
  await client.Memory_removeInteraction({ id: connectionId, ixId: ixId ?? '' })
  assert.match(await assistant.fail('undo'), /^conflict: /)
  await assistant.client.close()
})

test('a dropped promise that was deleted for good cannot come back', async () => {
  const { client, assistant, promiseId, memberId } = await rememberedPeople(house)
  await assistant.use('update_promise', { promiseId, text: 'A secret' })
  await assistant.use('update_promise', { promiseId, status: 'removed' })
  const [removal] = await client.Removals_list({})
  await client.Removals_purge({ id: removal?.id ?? '' })
  assert.match(await assistant.fail('undo'), /^not_found: /)
  assert.deepEqual(await changesOf(memberId), [])
  await assistant.client.close()
})

test('only the values that the tool changed come back', async () => {
  const { client, assistant, promiseId } = await rememberedPeople(house)
  await assistant.use('update_promise', { promiseId, text: 'By the app' })
  await client.Promises_update({ promiseId, dueOn: '2031-01-01' })
  await assistant.use('undo')
  const { text, dueOn } = await client.Promises_get({ promiseId })
  assert.deepEqual([text, dueOn], ['Send the deck', '2031-01-01'])
  await assistant.client.close()
})

test('a person from a lead stays once the member has noted something about them', async () => {
  const { client, assistant, leadId } = await rememberedPeople(house)
  const { connectionId = '' } = await assistant.use('connect_lead', { id: leadId })
  await client.Memory_addNote({ connectionId, text: 'By the member.' })
  assert.match(await assistant.fail('undo'), /^conflict: /)
  assert.equal((await client.Leads_get({ id: leadId })).state, 'connected')
  await assistant.client.close()
})

test('a call that changed nothing leaves nothing to undo', async () => {
  const { client, assistant, connectionId, keptId } = await rememberedPeople(house)
  await client.Memory_addNote({ connectionId, text: 'Written by the member.' })
  await assistant.use('add_note', { connectionId, text: 'Written by the member.' })
  await assistant.use('complete_promise', { promiseId: keptId })
  await assistant.use('update_promise', { promiseId: keptId, status: 'complete', text: 'Call her' })
  assert.match(await assistant.fail('undo'), /^not_found: /)
  await assistant.client.close()
})

test('simultaneous undos each undo a different change', async () => {
  const member = await rememberedPeople(house)
  const { assistant, connectionId, promiseId } = member
  const before = await snapshot(member)
  await assistant.use('complete_promise', { promiseId })
  await Promise.all(['One.', 'Two.', 'Three.'].map((text) => assistant.use('add_note', { connectionId, text })))
  const answers = await Promise.all(Array.from({ length: 4 }, () => assistant.use('undo')))
  assert.equal(new Set(answers.map(({ undone }) => undone)).size, 4)
  assert.deepEqual(await snapshot(member), before)
  await assistant.client.close()
})

test('undo and a change by the member at the same time: one of them wins', async () => {
  const { client, assistant, promiseId } = await rememberedPeople(house)
  await assistant.use('update_promise', { promiseId, text: 'By the app' })
  const call = assistant.client.callTool({ name: 'undo', arguments: {} })
  const [undone] = await Promise.all([call, client.Promises_update({ promiseId, text: 'By the member' })])
  assert.equal((await client.Promises_get({ promiseId })).text, 'By the member')
  if (undone.isError) assert.match(refusalOf(undone as CallToolResult), /^conflict: /)
  await assistant.client.close()
})

test('a change can be undone for a day, and its values are then deleted', async () => {
  const { assistant, connectionId, memberId } = await rememberedPeople(house)
  await assistant.use('add_note', { connectionId, text: 'A note.' })
  try {
    house.clock.set(house.clock.now().add({ hours: 25 }).toString())
    assert.match(await assistant.fail('undo'), /^not_found: /)
    assert.equal((await changesOf(memberId)).length, 1)
    await sweepToolChanges(house.kith)
    assert.deepEqual(await changesOf(memberId), [])
  } finally {
    house.clock.reset()
  }
  await assistant.client.close()
})

test('over HTTP, undo covers only the same token’s tool changes', async () => {
  const { client, assistant, connectionId, token } = await rememberedPeople(house)
  await assistant.use('add_note', { connectionId, text: 'By the app.' })
  await refused(client.ToolChanges_undo({}), 'not_found')
  const own = connect(house, token)
  await own.Memory_addNote({ connectionId, text: 'Over HTTP.' })
  assert.match((await own.ToolChanges_undo({})).undone, /“By the app\.”/)
  await refused(own.ToolChanges_undo({}), 'not_found')
  await assistant.client.close()
})

function changesOf(memberId: string) {
  return house.kith.db.selectFrom('toolChanges').select('number').where('memberId', '=', memberId).execute()
}
