import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { downloadArchive, restoreArchive } from '../../../test/samples/archives.ts'

const house = await useHouse()

/** A member with a person, a note that states facts and makes a promise, and an archive of both. */
async function setUp() {
  const someone = await newMember(house)
  const { client } = someone
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const text = 'She works at Acme. I promised to send her the deck by Friday.'
  const { ixId } = await client.Memory_addNote({ connectionId, text })
  const { bytes } = await downloadArchive(house, someone)
  return { ...someone, connectionId, ixId, bringBack: () => restoreArchive(house, someone, bytes) }
}

/** The view of a person. */
async function seen({ client }: Someone, connectionId: string) {
  const [person, timeline, { facts }] = await Promise.all([
    client.Connections_get({ connectionId }),
    client.Memory_listInteractions({ id: connectionId }),
    client.Connections_brief({ connectionId }),
  ])
  return { promises: person.promises, timeline, facts }
}

test('an entry that an archive brought back can be restored, and stays as it is', async () => {
  const rui = await setUp()
  const { client, connectionId, ixId, bringBack } = rui
  const before = await seen(rui, connectionId)
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  await bringBack()
  const text = 'She works at Borealis. I promised to send her the deck by Friday.'
  await client.Memory_updateInteraction({ id: connectionId, ixId, text })
  await client.Memory_restoreInteraction({ id: connectionId, ixId })
  assert.deepEqual(await client.Removals_list({}), [])
  assert.deepEqual((await seen(rui, connectionId)).promises, before.promises)
  const { connections } = await client.Connections_search({ query: 'acme' })
  assert.deepEqual(connections, [], 'a word of the text that was removed finds nobody')
})

test('a person whom an archive brought back can be restored: what it lacked is added', async () => {
  const rui = await setUp()
  const { client, connectionId, bringBack } = rui
  await client.Memory_addNote({ connectionId, text: 'She plays the cello.' })
  const before = await seen(rui, connectionId)
  await client.Connections_remove({ connectionId })
  await bringBack()
  await client.Connections_restore({ connectionId })
  assert.deepEqual(await seen(rui, connectionId), before)
})

test('a person who came back from an archive and is removed again is restored with all they ever had', async () => {
  const rui = await setUp()
  const { client, connectionId, bringBack } = rui
  await client.Memory_addNote({ connectionId, text: 'She plays the cello.' })
  const before = await seen(rui, connectionId)
  await client.Connections_remove({ connectionId })
  await bringBack()
  await client.Connections_update({ connectionId, company: 'Borealis' })
  await client.Connections_remove({ connectionId })
  assert.equal((await client.Removals_list({})).length, 1)
  await client.Connections_restore({ connectionId })
  assert.deepEqual(await seen(rui, connectionId), before)
  assert.equal((await client.Connections_get({ connectionId })).company, 'Borealis', 'the latest version')
})
