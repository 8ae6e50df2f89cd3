import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useHouse } from '../harness/harness.ts'
import { rememberedPeople } from './remembered.ts'

const house = await useHouse()

test('list_leads returns what waits, marked as the words of a visitor', async () => {
  const { assistant, leadId } = await rememberedPeople(house)
  const { structuredContent } = await assistant.client.callTool({ name: 'list_leads', arguments: {} })
  const [lead] = (structuredContent as { items: Record<string, unknown>[] }).items
  assert.deepEqual(
    [lead?.id, lead?.source, lead?.displayName, lead?.note],
    [leadId, 'visitor', 'Inês Duarte', 'We met at the harbour.'],
  )
  await assistant.client.close()
})

test('connect_lead names the person with the same e-mail instead of making another', async () => {
  const { client, assistant, leadId } = await rememberedPeople(house)
  await client.Leads_update({ id: leadId, email: 'ines@example.com' })
  const { connectionId } = await client.Connections_create({ displayName: 'Inês D.', emails: ['ines@example.com'] })
  assert.match(await assistant.fail('connect_lead', { id: leadId }), new RegExp(`^conflict: .*${connectionId}`))
  assert.equal((await assistant.use('connect_lead', { id: leadId, connectionId })).connectionId, connectionId)
  await assistant.client.close()
})

test('of two assistants that connect a lead at once, one makes the person', async () => {
  const { client, assistant, leadId } = await rememberedPeople(house)
  const answers = await Promise.all([1, 2, 3].map(() => assistant.use('connect_lead', { id: leadId })))
  assert.equal(new Set(answers.map(({ connectionId }) => connectionId)).size, 1)
  await assistant.use('undo')
  assert.equal((await client.Leads_get({ id: leadId })).state, 'waiting')
  assert.match(await assistant.fail('undo'), /^not_found: /)
  await assistant.client.close()
})
