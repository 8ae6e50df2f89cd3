import assert from 'node:assert/strict'
import { openAsBlob } from 'node:fs'
import { test } from 'node:test'
import { removeBlobs } from '#platform/blobs/cleanup/remove.ts'
import { sweepBlobs } from '#platform/blobs/cleanup/sweep.ts'
import { sweepRemovals } from '#platform/removals/purge.ts'
import { eventsOf, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { recordingKey } from './recordings.ts'

const house = await useHouse()

async function setUp() {
  const someone = await newMember(house)
  const { client, memberId } = someone
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const addNote = (text: string) => client.Memory_addNote({ connectionId, text })
  const read = () => client.Connections_get({ connectionId })
  return { client, memberId, connectionId, addNote, read }
}

test('a removed entry is restored with its id, times, words and promises', async () => {
  const { client, memberId, connectionId, addNote, read } = await setUp()
  const note = await addNote('Lunch at the lighthouse. I promised to send her the deck by Friday. I should call Bo.')
  const before = await read()
  const suggested = await client.Promises_suggested({})
  const ids = { id: connectionId, ixId: note.ixId }
  await client.Memory_removeInteraction(ids)
  assert.deepEqual([(await read()).timeline, (await read()).promises], [[], []])
  const restored = await client.Memory_restoreInteraction(ids)
  assert.deepEqual(restored, note)
  assert.deepEqual(await client.Memory_restoreInteraction(ids), note)
  assert.deepEqual(await read(), before)
  assert.deepEqual(await client.Promises_suggested({}), suggested)
  assert.equal((await client.Connections_search({ query: 'lighthouse' })).connections.length, 1)
  const kinds = (await eventsOf(house, memberId)).map(({ kind }) => kind)
  assert.deepEqual(kinds.slice(-4), [
    'promise.removed',
    'interaction.removed',
    'interaction.restored',
    'promise.restored',
  ])
})

test('a promise that the member changed stays, and is found in the entry again once that is restored', async () => {
  const { client, connectionId, addNote, read } = await setUp()
  const note = await addNote('I promised to send her the deck by Friday.')
  const promiseId = note.found[0]?.promiseId ?? ''
  await client.Promises_complete({ promiseId })
  const before = await read()
  const ids = { id: connectionId, ixId: note.ixId }
  await client.Memory_removeInteraction(ids)
  assert.equal((await client.Promises_get({ promiseId })).foundIn, undefined)
  await client.Promises_update({ promiseId, dueOn: '2027-05-01' })
  await client.Memory_restoreInteraction(ids)
  const { promises, ...rest } = await read()
  assert.deepEqual({ ...rest, promises: [{ ...promises[0], dueOn: before.promises[0]?.dueOn }] }, before)
  assert.equal(promises[0]?.dueOn, '2027-05-01')
})

test('an entry of a removed or unknown person is not restored', async () => {
  const { client, connectionId, addNote } = await setUp()
  const other = await setUp()
  const { ixId } = await addNote('Coffee.')
  const ids = { id: connectionId, ixId }
  await client.Memory_removeInteraction(ids)
  await refused(other.client.Memory_restoreInteraction(ids), 'not_found')
  const { connectionId: someoneElse } = await client.Connections_create({ displayName: 'Rui Costa' })
  await refused(client.Memory_restoreInteraction({ id: someoneElse, ixId }), 'not_found')
})

test('an entry of a person who was merged since is restored to the person they were merged into', async () => {
  const { client, connectionId, addNote } = await setUp()
  const { ixId } = await addNote('I promised to send her the deck by Friday.')
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  const { connectionId: keptId } = await client.Connections_create({ displayName: 'Ana R.' })
  await client.Connections_merge({ connectionId: keptId, otherId: connectionId })
  const restored = await client.Memory_restoreInteraction({ id: connectionId, ixId })
  assert.equal(restored.connectionId, keptId)
  assert.deepEqual(await client.Memory_restoreInteraction({ id: connectionId, ixId }), restored)
  const { timeline, promises } = await client.Connections_get({ connectionId: keptId })
  assert.deepEqual([timeline.length, promises.length], [1, 1])
  assert.equal((await client.Connections_search({ query: 'deck' })).connections[0]?.connectionId, keptId)
})

test('the recording of a removed memo is kept for 30 days, and is heard again once the memo is restored', async () => {
  const { client, connectionId, memberId } = await setUp()
  const audio = await openAsBlob('test/samples/audio/memo.webm')
  const { ixId } = await client.Memory_addInteraction({ connectionId, audio })
  const ids = { id: connectionId, ixId }
  const key = recordingKey({ member: { id: memberId } as never }, ixId)
  await client.Memory_removeInteraction(ids)
  await house.work()
  const tomorrow = { ...house.kith, now: () => house.kith.now().add({ hours: 48 }) }
  await sweepBlobs(tomorrow)
  await removeBlobs(house.kith, { keys: [key] })
  await client.Memory_restoreInteraction(ids)
  assert.equal((await client.Memory_getInteractionAudio(ids)).size, audio.size)
  await client.Memory_removeInteraction(ids)
  await sweepRemovals({ ...house.kith, now: () => house.kith.now().add({ hours: 24 * 31 }) })
  await house.work()
  assert.equal(await house.kith.blobs.madeAt(key), null)
})
