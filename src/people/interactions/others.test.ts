import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { downloadArchive, restoreArchive } from '../../../test/samples/archives.ts'
import { recording } from '../../../test/samples/recordings.ts'

const house = await useHouse()

async function setUp() {
  const member = await newMember(house)
  const { client } = member
  const add = async (displayName: string) => (await client.Connections_create({ displayName })).connectionId
  const [ana, luis, mia] = [await add('Ana Ribeiro'), await add('Luis Mora'), await add('Mia Berg')]
  const timeline = async (id: string) => (await client.Memory_listInteractions({ id })).map(({ ixId }) => ixId)
  const lastContact = async (connectionId: string) =>
    (await client.Connections_get({ connectionId })).lastContactAt ?? null
  return { ...member, ana, luis, mia, timeline, lastContact }
}

const lunch = 'Lunch with @Ana and @Luis. I’ll send Ana the deck; Luis and I meet again on Friday.'
const day = '2026-03-11T12:00:00.000Z'

test('an entry about two people is on both timelines, and counts as contact with both', async () => {
  const { client, ana, luis, mia, timeline, lastContact } = await setUp()
  const entry = { connectionId: ana, connectionIds: [luis, ana, luis], text: lunch, occurredAt: day }
  const { ixId, ...added } = await client.Memory_addNote(entry)
  assert.deepEqual(added.connectionIds, [luis])
  assert.deepEqual(added.with, [{ connectionId: luis, displayName: 'Luis Mora' }])
  assert.deepEqual([await timeline(ana), await timeline(luis), await timeline(mia)], [[ixId], [ixId], []])
  assert.deepEqual([await lastContact(ana), await lastContact(luis), await lastContact(mia)], [day, day, null])
  const seen = await client.Memory_getInteraction({ id: luis, ixId })
  assert.deepEqual([seen.connectionId, seen.connectionIds, seen.text], [luis, [ana], lunch])
  await refused(client.Memory_getInteraction({ id: mia, ixId }), 'not_found')
})

test('it is contact only with those with whom its words say so', async () => {
  const { client, ana, luis, lastContact } = await setUp()
  await client.Memory_addNote({ connectionId: luis, connectionIds: [ana], text: 'Called Ana.', occurredAt: day })
  assert.deepEqual([await lastContact(ana), await lastContact(luis)], [day, null])
})

test('each promise belongs to the person it names, and otherwise to the first', async () => {
  const { client, ana, luis } = await setUp()
  const text = `${lunch} I will book a table.`
  await client.Memory_addNote({ connectionId: ana, connectionIds: [luis], text, occurredAt: day })
  const promises = async (connectionId: string) =>
    (await client.Connections_get({ connectionId })).promises.map(({ text }) => text).sort()
  assert.deepEqual(await promises(ana), ['Book a table', 'Send Ana the deck'])
  assert.deepEqual(await promises(luis), ['Meet'])
})

test('a changed text moves a promise to the person it names now', async () => {
  const { client, ana, luis } = await setUp()
  const note = { connectionId: ana, connectionIds: [luis], text: 'I promised Ana to send the deck.' }
  const { ixId } = await client.Memory_addNote(note)
  await client.Memory_updateInteraction({ id: luis, ixId, text: 'I promised Luis to send the deck.' })
  assert.deepEqual((await client.Connections_get({ connectionId: ana })).promises, [])
  const [promise] = (await client.Connections_get({ connectionId: luis })).promises
  assert.equal(promise?.text, 'Send the deck')
})

test('the others are replaced, from whichever timeline, and an empty list removes them', async () => {
  const { client, ana, luis, mia, timeline, lastContact } = await setUp()
  const { ixId } = await client.Memory_addInteraction({
    ...{ connectionId: ana, connectionIds: [luis], kind: 'meeting', text: 'Budget', occurredAt: day },
  })
  const replaced = await client.Memory_updateInteraction({ id: luis, ixId, connectionIds: [mia] })
  assert.deepEqual([replaced.connectionId, replaced.connectionIds], [luis, [mia]])
  assert.deepEqual([await timeline(ana), await timeline(luis), await timeline(mia)], [[], [ixId], [ixId]])
  assert.deepEqual([await lastContact(ana), await lastContact(mia)], [null, day])
  const alone = await client.Memory_updateInteraction({ id: mia, ixId, connectionIds: [] })
  assert.equal(alone.connectionIds, undefined)
  assert.deepEqual([await timeline(luis), await timeline(mia)], [[], [ixId]])
  const later = '2026-03-12T12:00:00.000Z'
  await client.Memory_updateInteraction({ id: mia, ixId, connectionIds: [ana], occurredAt: later })
  assert.deepEqual([await lastContact(ana), await lastContact(mia)], [later, later])
})

test('its words find each of its people', async () => {
  const { client, ana, luis } = await setUp()
  const { ixId } = await client.Memory_addNote({
    connectionId: ana,
    connectionIds: [luis],
    text: 'Talked about zebras.',
  })
  const found = async (query: string) =>
    (await client.Connections_search({ query })).connections.map(({ connectionId }) => connectionId).sort()
  assert.deepEqual(await found('zebras'), [ana, luis].sort())
  await client.Memory_updateInteraction({ id: ana, ixId, text: 'Talked about giraffes.' })
  assert.deepEqual([await found('zebras'), await found('giraffes')], [[], [ana, luis].sort()])
  await client.Memory_removeInteraction({ id: luis, ixId })
  assert.deepEqual(await found('giraffes'), [])
})

test('pages of a timeline mix own and shared entries in order', async () => {
  const { client, ana, luis, token } = await setUp()
  const ids: string[] = []
  for (let at = 0; at < 7; at++) {
    const [connectionId, other] = at % 2 ? [ana, luis] : [luis, ana]
    const occurredAt = at < 4 ? day : `2026-04-0${at}T10:00:00Z`
    const entry = { connectionId, connectionIds: [other], text: `Entry ${at}`, occurredAt }
    ids.unshift((await client.Memory_addInteraction(entry)).ixId)
  }
  const seen: string[] = []
  let path = `/api/connections/${ana}/interactions?limit=2`
  while (path) {
    const { body, headers } = await ask(house, `GET ${path}`, { token })
    seen.push(...body.map(({ ixId }: { ixId: string }) => ixId))
    path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? ''
  }
  assert.deepEqual(seen, ids)
})

test('a voice memo sent as a form names the others with commas', async () => {
  const { client, ana, luis, mia, timeline } = await setUp()
  const audio = recording('memo.webm')
  const connectionIds = [luis, mia].join(',') as unknown as string[]
  const { ixId } = await client.Memory_addInteraction({ connectionId: ana, audio, connectionIds })
  assert.deepEqual([await timeline(luis), await timeline(mia)], [[ixId], [ixId]])
})

test('a repeated note is one entry, unless it is about other people', async () => {
  const { client, ana, luis, mia } = await setUp()
  const add = async (connectionIds: string[]) =>
    (await client.Memory_addNote({ connectionId: ana, connectionIds, text: 'Met.' })).ixId
  const first = await add([luis, mia])
  assert.equal(await add([mia, luis]), first)
  assert.notEqual(await add([luis]), first)
})

test('people who are unknown, removed or somebody else’s are not found, and nothing is stored', async () => {
  const { client, ana, luis, timeline } = await setUp()
  const stranger = await setUp()
  await client.Connections_remove({ connectionId: luis })
  const unknown = [stranger.ana, luis, '0198f000-0000-7000-8000-000000000000']
  for (const id of unknown) {
    const note = { connectionId: ana, connectionIds: [id], text: 'Met.' }
    await refused(client.Memory_addNote(note), 'not_found')
    await refused(client.Memory_addInteraction(note), 'not_found')
  }
  assert.deepEqual(await timeline(ana), [])
  const { ixId } = await client.Memory_addNote({ connectionId: ana, text: 'Met.' })
  for (const id of unknown)
    await refused(client.Memory_updateInteraction({ id: ana, ixId, text: 'No.', connectionIds: [id] }), 'not_found')
  assert.equal((await client.Memory_getInteraction({ id: ana, ixId })).text, 'Met.')
  const many = Array.from({ length: 50 }, () => ana)
  await refused(client.Memory_addNote({ connectionId: ana, connectionIds: many, text: 'All.' }), 'invalid')
})

test('an archive brings the others of an entry along', async () => {
  const { ana, luis, ...someone } = await setUp()
  const { ixId } = await someone.client.Memory_addNote({
    connectionId: ana,
    connectionIds: [luis],
    text: 'Met zebras.',
  })
  const { bytes } = await downloadArchive(house, someone)
  const other = await newMember(house)
  await restoreArchive(house, other, bytes)
  const seen = await other.client.Memory_getInteraction({ id: luis, ixId })
  assert.deepEqual(seen.with, [{ connectionId: ana, displayName: 'Ana Ribeiro' }])
  const { connections } = await other.client.Connections_search({ query: 'zebras' })
  assert.deepEqual(connections.map(({ connectionId }) => connectionId).sort(), [ana, luis].sort())
  const contact = async (connectionId: string) => (await other.client.Connections_get({ connectionId })).lastContactAt
  assert.equal(await contact(luis), seen.occurredAt)
})

test('an entry is deleted for good with its removal, and stays with the others when a person is', async () => {
  const { client, memberId, ana, luis, mia, timeline } = await setUp()
  const { ixId } = await client.Memory_addNote({ connectionId: ana, connectionIds: [luis, mia], text: 'Met.' })
  const purge = async () => {
    for (const { id } of await client.Removals_list({})) await client.Removals_purge({ id })
  }
  await client.Connections_remove({ connectionId: ana })
  await purge()
  assert.deepEqual([await timeline(luis), await timeline(mia)], [[ixId], [ixId]])
  await client.Memory_removeInteraction({ id: mia, ixId })
  await purge()
  const rows = house.kith.db.selectFrom('entryPeople').select('connectionId').where('memberId', '=', memberId)
  assert.deepEqual(await rows.execute(), [])
})

test('an entry that was removed before its first person comes back to the others', async () => {
  const { client, ana, luis, timeline } = await setUp()
  const { ixId } = await client.Memory_addNote({ connectionId: ana, connectionIds: [luis], text: 'Met.' })
  await client.Memory_removeInteraction({ id: luis, ixId })
  await client.Connections_remove({ connectionId: ana })
  await client.Memory_restoreInteraction({ id: luis, ixId })
  assert.deepEqual(await timeline(luis), [ixId])
  await client.Connections_restore({ connectionId: ana })
  assert.deepEqual([await timeline(ana), await timeline(luis)], [[ixId], [ixId]])
})
