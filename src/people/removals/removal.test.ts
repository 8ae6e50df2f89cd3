import assert from 'node:assert/strict'
import { openAsBlob } from 'node:fs'
import { test } from 'node:test'
import { sweepBlobs } from '#platform/blobs/cleanup/sweep.ts'
import { sweepRemovals } from '#platform/removals/purge.ts'
import { ask, eventsOf, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { blackPng } from '../../../test/samples/images.ts'
import { importContacts } from '../../../test/samples/import-files.ts'
import { indexAllWaiting } from '../search/index/later.ts'

const house = await useHouse()

/** A person with everything that a person can have. */
async function setUp() {
  const someone = await newMember(house)
  const { client, memberId } = someone
  const file = 'name,email,Shoe\nAna Ribeiro,ana@example.com,42\n'
  const { id: importId } = await importContacts(house, { client }, file)
  const { connectionId = '' } = (await client.Imports_rows({ id: importId }))[0] ?? {}
  await client.Connections_update({ connectionId, tags: ['surf'], location: 'Porto, Portugal', rhythmDays: 30 })
  const note = await client.Memory_addNote({
    connectionId,
    text: 'She keeps a lighthouse. I promised to send her the deck by Friday. I should call Bo.',
  })
  const audio = await openAsBlob('test/samples/audio/memo.webm')
  const memo = await client.Memory_addInteraction({ connectionId, audio, text: 'A memo.' })
  await client.Promises_create({ connectionId, text: 'Water the windmill', dueOn: '2027-05-01' })
  await client.Followups_draft({ connectionId })
  await client.Moves_rest({ connectionId, until: '2027-01-01' })
  const photo = new Blob([blackPng(40, 40)])
  await client.Connections_photo({ connectionId, photo })
  const { connectionId: otherId } = await client.Connections_create({ displayName: 'Ana R.' })
  await client.Connections_photo({ connectionId: otherId, photo })
  await client.Memory_addNote({ connectionId: otherId, text: 'She plays the trombone.' })
  const { mergeId = '' } = await client.Connections_merge({ connectionId, otherId })
  return { someone, client, memberId, connectionId, otherId, mergeId, note, memo }
}

type World = Awaited<ReturnType<typeof setUp>>

/** Everything that can be read of the member's people. */
async function stateOf({ client, connectionId, memberId }: World) {
  const search = async (query: string) => (await client.Connections_search({ query })).connections
  const { db } = house.kith
  await indexAllWaiting(house.kith)
  const tables = ['connections', 'connectionLabels', 'interactions', 'promises', 'findings', 'followups'] as const
  const others = ['contactExtras', 'contactUids', 'merges', 'searchTerms', 'distinctPeople'] as const
  const rows = await Promise.all(
    [...tables, ...others].map((table) => db.selectFrom(table).selectAll().where('memberId', '=', memberId).execute()),
  )
  return {
    person: await client.Connections_get({ connectionId }),
    found: await Promise.all(['lighthouse', 'windmill', 'trombone', 'surf', 'ana@example.com'].map(search)),
    promises: await client.Promises_listOpen({}),
    suggestions: await client.Promises_suggested({}),
    followups: await client.Followups_list({}),
    moves: await client.Moves_next({}),
    rows: rows.map((each) => each.map((row) => JSON.stringify(row)).sort()),
  }
}

test('a removed person is restored with everything that was theirs, and restoring again changes nothing', async () => {
  const world = await setUp()
  const { client, connectionId, memberId } = world
  const before = await stateOf(world)
  await client.Connections_remove({ connectionId })
  await refused(client.Connections_get({ connectionId }), 'not_found')
  assert.deepEqual((await client.Connections_search({ query: 'lighthouse' })).connections, [])
  const [removal] = await client.Removals_list({})
  assert.deepEqual([removal?.kind, removal?.subjectId, removal?.label], ['connection', connectionId, 'Ana Ribeiro'])
  const restored = await client.Connections_restore({ connectionId })
  assert.deepEqual(await client.Connections_restore({ connectionId }), restored)
  assert.deepEqual(await stateOf(world), before)
  const kinds = (await eventsOf(house, memberId)).map(({ kind }) => kind)
  assert.deepEqual(kinds.slice(-2), ['connection.removed', 'connection.restored'])
})

test('a restored person has their recording and photo, and their merge can be undone', async () => {
  const { client, connectionId, otherId, mergeId, memo, someone } = await setUp()
  await client.Connections_remove({ connectionId })
  await house.work()
  await sweepBlobs({ ...house.kith, now: () => house.kith.now().add({ hours: 48 }) })
  await client.Connections_restore({ connectionId })
  assert.ok((await client.Memory_getInteractionAudio({ id: connectionId, ixId: memo.ixId })).size > 0)
  const photo = await ask(house, `GET /api/connections/${connectionId}/photo`, { token: someone.token })
  assert.equal(photo.status, 200)
  await client.Connections_undoMerge({ id: mergeId })
  const { timeline } = await client.Connections_get({ connectionId: otherId })
  assert.deepEqual(
    timeline.map(({ text }) => text),
    ['She plays the trombone.'],
  )
  assert.equal((await ask(house, `GET /api/connections/${otherId}/photo`, { token: someone.token })).status, 200)
})

test('an entry of a removed person is restored once the person is', async () => {
  const { client, connectionId, note } = await setUp()
  const ids = { id: connectionId, ixId: note.ixId }
  await client.Memory_removeInteraction(ids)
  await client.Connections_remove({ connectionId })
  const { message } = await refused(client.Memory_restoreInteraction(ids), 'conflict')
  assert.match(message, /Restore the person first/)
  await client.Connections_restore({ connectionId })
  assert.deepEqual(await client.Memory_restoreInteraction(ids), note)
})

test('a purged person is gone with their removed entries and all files', async () => {
  const { client, connectionId, note, memberId } = await setUp()
  const ids = { id: connectionId, ixId: note.ixId }
  await client.Memory_removeInteraction(ids)
  await client.Connections_remove({ connectionId })
  const [removal] = await client.Removals_list({})
  await client.Removals_purge({ id: removal?.id ?? '' })
  assert.deepEqual(await client.Removals_list({}), [])
  await refused(client.Connections_restore({ connectionId }), 'not_found')
  await refused(client.Memory_restoreInteraction(ids), 'not_found')
  await house.work()
  assert.deepEqual(await filesOf(memberId), [])
})

test('a person who was removed 30 days ago is deleted for good, with all files', async () => {
  const { client, connectionId, memberId } = await setUp()
  await client.Connections_remove({ connectionId })
  await sweepRemovals({ ...house.kith, now: () => house.kith.now().add({ hours: 24 * 30 + 1 }) })
  await house.work()
  assert.deepEqual(await filesOf(memberId), [])
  await refused(client.Connections_restore({ connectionId }), 'not_found')
  const left = await house.kith.db
    .selectFrom('removedRecords')
    .select('recordId')
    .where('memberId', '=', memberId)
    .execute()
  assert.deepEqual(left, [])
})

test('an entry removed before its person was merged goes back to that person when the merge is undone', async () => {
  for (const restoresFirst of [true, false]) {
    const { client, connectionId, note } = await setUp()
    const ids = { id: connectionId, ixId: note.ixId }
    await client.Memory_removeInteraction(ids)
    const { connectionId: keptId } = await client.Connections_create({ displayName: 'Ana' })
    const { mergeId = '' } = await client.Connections_merge({ connectionId: keptId, otherId: connectionId })
    if (restoresFirst) assert.equal((await client.Memory_restoreInteraction(ids)).connectionId, keptId)
    await client.Connections_undoMerge({ id: mergeId })
    assert.deepEqual(await client.Memory_restoreInteraction(ids), note)
  }
})

test('an entry removed from the person who stayed comes back to whom it was first', async () => {
  const { client, connectionId, note } = await setUp()
  const { connectionId: keptId } = await client.Connections_create({ displayName: 'Ana' })
  const { mergeId = '' } = await client.Connections_merge({ connectionId: keptId, otherId: connectionId })
  await client.Memory_removeInteraction({ id: keptId, ixId: note.ixId })
  await client.Connections_undoMerge({ id: mergeId })
  assert.deepEqual(await client.Memory_restoreInteraction({ id: connectionId, ixId: note.ixId }), note)
})

async function filesOf(memberId: string) {
  const keys: string[] = []
  for (const folder of ['audio', 'portraits'])
    for await (const page of house.kith.blobs.list(folder)) keys.push(...page.filter((key) => key.includes(memberId)))
  return keys
}
