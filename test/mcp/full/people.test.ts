import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, useHouse } from '../../harness/harness.ts'
import { overHttp } from '../assistant.ts'

const house = await useHouse()

async function someone() {
  const member = await newMember(house)
  const { client } = member
  const { connectionId } = await client.Connections_create({
    displayName: 'Ana Ribeiro',
    company: 'Atlântico',
    title: 'Architect',
    emails: ['ana@x.pt', 'ana@old.pt'],
    phones: ['+351 912 345 678'],
    tags: ['design'],
    profiles: [{ service: 'linkedin', url: 'https://www.linkedin.com/in/ana' }],
  })
  const assistant = await overHttp(house, member.token, 'modern', '/mcp/full')
  return { ...member, connectionId, assistant }
}

test('single values of a person are changed and the rest stays', async () => {
  const { client, connectionId, assistant } = await someone()
  const changed = await assistant.use('update_connection', {
    connectionId,
    title: 'Partner',
    company: null,
    location: null,
    addEmails: ['ana@new.pt', 'ANA@x.pt'],
    removeEmails: ['Ana@Old.pt', 'nobody@x.pt'],
    addPhones: ['+351 (912) 345-678', '21 555 0100'],
    addTags: ['sailing'],
    rhythmDays: 30,
  })
  assert.deepEqual(changed.emails, ['ana@x.pt', 'ana@new.pt'])
  assert.equal('createdAt' in changed, false)
  const ana = await client.Connections_get({ connectionId })
  assert.deepEqual([ana.company, ana.title, ana.rhythmDays], ['Atlântico', 'Partner', 30])
  assert.deepEqual(ana.phones, ['+351 912 345 678', '21 555 0100'])
  assert.deepEqual([ana.tags, ana.profiles.length], [['design', 'sailing'], 1])
  const found = await client.Connections_search({ query: 'ana@new.pt' })
  assert.equal(found.connections[0]?.connectionId, connectionId)
  await assistant.use('update_connection', { connectionId, clear: ['company'] })
  const cleared = await client.Connections_get({ connectionId })
  assert.deepEqual([cleared.company, cleared.title], [undefined, 'Partner'])
  await assistant.client.close()
})

test('a tool never replaces a whole list, and lists stay within their bounds', async () => {
  const { client, connectionId, assistant } = await someone()
  assert.match(await assistant.fail('update_connection', { connectionId, emails: [] }), /^invalid: .*emails/)
  const addEmails = Array.from({ length: 19 }, (_, at) => `ana${at}@x.pt`)
  assert.match(await assistant.fail('update_connection', { connectionId, addEmails }), /^invalid: addEmails must leave/)
  assert.match(await assistant.fail('update_connection', { connectionId, clear: ['displayName'] }), /^invalid: clear/)
  const contradiction = { connectionId, company: 'Atlântico', clear: ['company'] }
  assert.match(await assistant.fail('update_connection', contradiction), /^invalid: clear names company, which is also/)
  assert.deepEqual((await client.Connections_get({ connectionId })).emails, ['ana@x.pt', 'ana@old.pt'])
  await assistant.client.close()
})

test('values added by two simultaneous requests are both kept', async () => {
  const { client, connectionId, assistant } = await someone()
  await Promise.all(
    ['one', 'two', 'three'].map((tag) => assistant.use('update_connection', { connectionId, addTags: [tag] })),
  )
  const { tags } = await client.Connections_get({ connectionId })
  assert.deepEqual(tags.toSorted(), ['design', 'one', 'three', 'two'])
  await assistant.client.close()
})

test('a brief is short and leaves out empty details', async () => {
  const { client, connectionId, assistant } = await someone()
  await client.Memory_addNote({ connectionId, text: 'Ana works at Farfetch. I’ll send her the map by Friday.' })
  const brief = await assistant.use('brief', { connectionId })
  const text = JSON.stringify(brief)
  assert.ok(Buffer.byteLength(text) <= 3_000, text)
  assert.equal(brief.displayName, 'Ana Ribeiro')
  assert.deepEqual(Object.keys(brief.promises[0] ?? {}).sort(), ['dueOn', 'promiseId', 'text'])
  assert.doesNotMatch(text, /createdAt|connectionName|foundIn/)
  await assistant.client.close()
})

test('under Read, the reading tools work and a person is not changed; another member’s id is unknown', async () => {
  const { client, connectionId } = await someone()
  const { token } = await client.Tokens_create({ name: 'Reader', access: 'read' })
  const assistant = await overHttp(house, token, 'modern', '/mcp/full')
  await assistant.use('brief', { connectionId })
  await assistant.use('list_timeline', { connectionId })
  assert.match(await assistant.fail('update_connection', { connectionId, title: 'X', nonsense: 1 }), /^read_only/)
  const stranger = await someone()
  for (const tool of ['brief', 'list_timeline', 'update_connection'])
    assert.match(await stranger.assistant.fail(tool, { connectionId }), /^not_found/, tool)
  await assistant.client.close()
  await stranger.assistant.client.close()
})
