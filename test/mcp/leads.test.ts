import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useHouse } from '../harness/harness.ts'
import { rememberedPeople } from './remembered.ts'

const house = await useHouse()

test('list_leads returns open leads, marked as a visitor’s words', async () => {
  const { assistant, leadId } = await rememberedPeople(house)
  const { structuredContent } = await assistant.client.callTool({ name: 'list_leads', arguments: {} })
  const [lead] = (structuredContent as { leads: Record<string, unknown>[] }).leads
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
  await assistant.use('connect_lead', { id: leadId, connectionId })
  assert.equal((await client.Leads_get({ id: leadId })).connectionId, connectionId)
  await assistant.client.close()
})

test('of two assistants that connect a lead simultaneously, one creates the person', async () => {
  const { client, assistant, leadId } = await rememberedPeople(house)
  const answers = await Promise.all([1, 2, 3].map(() => assistant.use('connect_lead', { id: leadId })))
  assert.equal(new Set(answers.map(({ connectionId }) => connectionId)).size, 1)
  await assistant.use('undo')
  assert.equal((await client.Leads_get({ id: leadId })).state, 'waiting')
  assert.match(await assistant.fail('undo'), /^not_found: /)
  await assistant.client.close()
})

test('leads that do not fit into an answer can be read on', async () => {
  const { client, assistant } = await rememberedPeople(house)
  const { cards } = await client.Cards_list({})
  const [, , workspace = '', slug = ''] = new URL(cards[0]?.url ?? '').pathname.split('/')
  for (let at = 0; at < 12; at += 1)
    await client.Exchange_submitToCard({
      workspace,
      card: slug,
      displayName: `Visitor ${at}`,
      note: 'Hello. '.repeat(200),
    })
  const waiting = (await client.Leads_list({ limit: 100 })).map(({ id }) => id)
  const seen = new Set<string>()
  for (let before: unknown, pages = 0; pages < 20; pages += 1) {
    const { structuredContent } = await assistant.client.callTool({ name: 'list_leads', arguments: { before } })
    const answer = JSON.stringify(structuredContent)
    for (const id of waiting.filter((each) => answer.includes(each))) seen.add(id)
    before = (structuredContent as { next?: string }).next
    if (before === undefined) break
  }
  assert.deepEqual([...seen].sort(), waiting.toSorted())
  await assistant.client.close()
})
