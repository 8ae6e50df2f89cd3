import assert from 'node:assert/strict'
import { test } from 'node:test'
import { json } from '#platform/db/schema/schema.ts'
import { newMember, refused, useHouse } from '../../../../test/harness/harness.ts'
import { downloadArchive, restoreArchive } from '../../../../test/samples/archives.ts'

const house = await useHouse()

/** Two people with a note each. The second was merged into the first and is back from an archive. */
async function thereAgain() {
  const someone = await newMember(house)
  const { client } = someone
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { connectionId: otherId } = await client.Connections_create({ displayName: 'Ana R.', emails: ['ana@x.pt'] })
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
  const { ixId: theirs } = await client.Memory_addNote({ connectionId: otherId, text: 'She keeps a lighthouse.' })
  const { bytes } = await downloadArchive(house, someone)
  const { mergeId = '' } = await client.Connections_merge({ connectionId, otherId })
  const { counts } = await restoreArchive(house, someone, bytes)
  assert.equal(counts.people?.added, 1)
  const entriesOf = async (id: string) =>
    (await client.Connections_get({ connectionId: id })).timeline.map((entry) => entry.ixId).sort()
  return { ...someone, connectionId, otherId, ixId, theirs, mergeId, entriesOf }
}

test('undoing the merge of a person who was imported again returns their records and leaves the person unchanged', async () => {
  const { client, connectionId, otherId, ixId, theirs, mergeId, entriesOf } = await thereAgain()
  await client.Connections_update({ connectionId: otherId, displayName: 'Ana of the lighthouse' })
  assert.deepEqual(await entriesOf(connectionId), [ixId, theirs].sort())
  await client.Connections_undoMerge({ id: mergeId })
  assert.deepEqual([await entriesOf(connectionId), await entriesOf(otherId)], [[ixId], [theirs]])
  const { displayName, emails } = await client.Connections_get({ connectionId: otherId })
  assert.deepEqual([displayName, emails], ['Ana of the lighthouse', ['ana@x.pt']])
  assert.deepEqual((await client.Connections_get({ connectionId })).emails, [])
  const { connections } = await client.Connections_search({ query: 'lighthouse' })
  assert.deepEqual(
    connections.map((found) => found.connectionId),
    [otherId],
  )
  await refused(client.Connections_undoMerge({ id: mergeId }), 'conflict')
})

test('two people can be merged one way, and after an archive the other way', async () => {
  const { client, connectionId, otherId, ixId, theirs, mergeId, entriesOf } = await thereAgain()
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  const { mergeId: later = '' } = await client.Connections_merge({ connectionId: otherId, otherId: connectionId })
  await client.Memory_restoreInteraction({ id: otherId, ixId })
  assert.deepEqual(await entriesOf(otherId), [ixId, theirs].sort())
  await client.Connections_remove({ connectionId: otherId })
  await client.Connections_restore({ connectionId: otherId })
  await client.Connections_undoMerge({ id: later })
  assert.deepEqual([await entriesOf(connectionId), await entriesOf(otherId)], [[ixId, theirs].sort(), []])
  const { message } = await refused(client.Connections_undoMerge({ id: mergeId }), 'conflict')
  assert.match(message, /already been undone/, 'removing the person ended the first merge')
})

test('the first of two such merges can be undone after the second', async () => {
  for (const isSameWay of [true, false]) {
    const { client, connectionId, otherId, ixId, theirs, mergeId, entriesOf } = await thereAgain()
    const pair = isSameWay ? { connectionId, otherId } : { connectionId: otherId, otherId: connectionId }
    const { mergeId: later = '' } = await client.Connections_merge(pair)
    await client.Connections_undoMerge({ id: later })
    await client.Connections_undoMerge({ id: mergeId })
    assert.deepEqual([await entriesOf(connectionId), await entriesOf(otherId)], [[ixId], [theirs]])
  }
})

test('a merge ends when the other person is imported again and merged into somebody else', async () => {
  const { client, connectionId, otherId, ixId, theirs, mergeId, entriesOf } = await thereAgain()
  const { connectionId: third } = await client.Connections_create({ displayName: 'A. Ribeiro' })
  const { ixId: added } = await client.Memory_addNote({ connectionId: otherId, text: 'Met again.' })
  await client.Memory_removeInteraction({ id: otherId, ixId: added })
  await client.Connections_merge({ connectionId: third, otherId })
  await refused(client.Connections_undoMerge({ id: mergeId }), 'conflict')
  assert.deepEqual(await entriesOf(connectionId), [ixId, theirs].sort())
  await client.Memory_restoreInteraction({ id: otherId, ixId: added })
  assert.deepEqual(await entriesOf(third), [added])
})

test('purging the first person keeps the other’s records after they were imported again', async () => {
  const { client, connectionId, otherId } = await thereAgain()
  const { connectionId: third } = await client.Connections_create({ displayName: 'A. Ribeiro' })
  const { mergeId = '' } = await client.Connections_merge({ connectionId: otherId, otherId: third })
  const { ixId } = await client.Memory_addNote({ connectionId: otherId, text: 'Met again.' })
  await client.Memory_removeInteraction({ id: otherId, ixId })
  await client.Connections_remove({ connectionId })
  const removals = await client.Removals_list({})
  await client.Removals_purge({ id: removals.find(({ kind }) => kind === 'connection')?.id ?? '' })
  await client.Memory_restoreInteraction({ id: otherId, ixId })
  await client.Connections_undoMerge({ id: mergeId })
  assert.equal((await client.Connections_get({ connectionId: third })).displayName, 'A. Ribeiro')
})

test('merges that are stored as a circle freeze nothing', { timeout: 60_000 }, async () => {
  const { client, memberId } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { connectionId: gone } = await client.Connections_create({ displayName: 'Ana R.' })
  const { ixId } = await client.Memory_addNote({ connectionId: gone, text: 'Coffee.' })
  await client.Memory_removeInteraction({ id: gone, ixId })
  await client.Connections_merge({ connectionId, otherId: gone })
  const circle = [
    [gone, gone],
    [gone, connectionId],
    [connectionId, connectionId],
  ] as const
  for (const [at, [into, otherId]] of circle.entries())
    await house.kith.db
      .insertInto('merges')
      .values({ memberId, id: `00000000-0000-7000-8000-00000000000${at}`, connectionId: into, otherId, ...emptyMerge })
      .execute()
  await client.Memory_restoreInteraction({ id: connectionId, ixId })
  await client.Connections_remove({ connectionId })
  await client.Connections_restore({ connectionId })
  assert.equal((await client.Connections_get({ connectionId })).timeline.length, 1)
  await client.Connections_remove({ connectionId })
  const [removal] = await client.Removals_list({})
  await client.Removals_purge({ id: removal?.id ?? '' })
  assert.deepEqual(await client.Removals_list({}), [])
})

const emptyMerge = {
  before: json({}),
  moved: json({ interactions: [], promises: [], followups: [] }),
  createdAt: '2026-03-14T09:30:00.000Z',
}
