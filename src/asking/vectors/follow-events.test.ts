import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberContext, memberPassword, newMember, useHouse } from '../../../test/harness/harness.ts'
import { bagOfWords } from '../../../test/models/bag-of-words.ts'
import { followEvents } from './follow-events.ts'
import { alike } from './similar.ts'

const house = await useHouse()
const { kith } = house

async function someone() {
  kith.embedder = bagOfWords()
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro', company: 'Atlântico' })
  return { ...member, connectionId }
}

const vectors = (memberId: string) =>
  kith.db
    .selectFrom('vectors')
    .select(['sourceId', 'textHash', 'model'])
    .where('memberId', '=', memberId)
    .orderBy('sourceId')
    .execute()

const idsOf = async (memberId: string) => (await vectors(memberId)).map(({ sourceId }) => sourceId)

async function hashOf(memberId: string, id: string) {
  return (await vectors(memberId)).find(({ sourceId }) => sourceId === id)?.textHash
}

test('people, notes, promises and drafts get their vectors in the background', async () => {
  const { client, connectionId, memberId } = await someone()
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
  const { id } = await client.Followups_draft({ connectionId })
  assert.deepEqual(await vectors(memberId), [])
  await house.work()
  assert.deepEqual(await idsOf(memberId), [connectionId, ixId, promiseId, id].sort())
  assert.ok((await vectors(memberId)).every(({ model }) => model === 'words'))
})

test('a person with only a name has no vector', async () => {
  const { client, memberId, connectionId } = await someone()
  const { connectionId: bare } = await client.Connections_create({ displayName: 'Ben Okafor' })
  await house.work()
  assert.deepEqual(await idsOf(memberId), [connectionId])
  await client.Connections_update({ connectionId: bare, title: 'Captain' })
  await client.Connections_update({ connectionId, company: null })
  await house.work()
  assert.deepEqual(await idsOf(memberId), [bare])
})

test('a changed text gets a new vector, and an unchanged one is not read again', async () => {
  const { client, connectionId, memberId } = await someone()
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
  await house.work()
  const [note, promise] = [await hashOf(memberId, ixId), await hashOf(memberId, promiseId)]
  const embedder = bagOfWords()
  kith.embedder = embedder
  await client.Memory_updateInteraction({ id: connectionId, ixId, text: 'Tea at the harbour.' })
  await client.Promises_update({ promiseId, dueOn: '2026-06-01' })
  await house.work()
  assert.notEqual(await hashOf(memberId, ixId), note)
  assert.equal(await hashOf(memberId, promiseId), promise)
  assert.deepEqual(embedder.read, ['Tea at the harbour.'])
})

test('a removed note or promise loses its vector, even without the add-on', async () => {
  const { client, connectionId, memberId } = await someone()
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
  await house.work()
  kith.embedder = null
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  await client.Promises_remove({ promiseId })
  await house.work()
  assert.deepEqual(await idsOf(memberId), [connectionId])
})

test('removing a person or a member removes all their vectors', async () => {
  const { client, connectionId, memberId } = await someone()
  const { connectionId: other } = await client.Connections_create({ displayName: 'Ben', company: 'Boats' })
  await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
  await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
  await client.Followups_draft({ connectionId })
  await house.work()
  assert.equal((await idsOf(memberId)).length, 5)
  await client.Connections_remove({ connectionId })
  await house.work()
  assert.deepEqual(await idsOf(memberId), [other])
  await client.Members_remove({ password: memberPassword })
  assert.deepEqual(await idsOf(memberId), [])
})

test('a merge keeps the vectors of the notes, and its undo restores those of both people', async () => {
  const { client, connectionId, memberId } = await someone()
  const { connectionId: otherId } = await client.Connections_create({ displayName: 'Ana R.', location: 'Lisbon' })
  const { ixId } = await client.Memory_addNote({ connectionId: otherId, text: 'Coffee at the harbour.' })
  await house.work()
  const before = await vectors(memberId)
  const { mergeId = '' } = await client.Connections_merge({ connectionId, otherId })
  await house.work()
  assert.deepEqual(await idsOf(memberId), [connectionId, ixId].sort())
  assert.notEqual(
    await hashOf(memberId, connectionId),
    before.find(({ sourceId }) => sourceId === connectionId)?.textHash,
  )
  await client.Connections_undoMerge({ id: mergeId })
  await house.work()
  assert.deepEqual(await vectors(memberId), before)
})

test('a text that changes or is removed while the model reads it leaves no vector of the old text', async () => {
  const { client, connectionId, memberId } = await someone()
  const changed = await client.Memory_addNote({ connectionId, text: 'The first version.' })
  const gone = await client.Memory_addNote({ connectionId, text: 'The one that goes.' })
  const seen: (string | undefined)[] = []
  const embedder = bagOfWords({
    meanwhile: async (text) => {
      if (text === 'The first version.')
        await client.Memory_updateInteraction({ id: connectionId, ixId: changed.ixId, text: 'The second version.' })
      if (text === 'The second version.') seen.push(await hashOf(memberId, changed.ixId))
      if (text === 'The one that goes.') await client.Memory_removeInteraction({ id: connectionId, ixId: gone.ixId })
    },
  })
  kith.embedder = embedder
  await house.work()
  assert.ok(embedder.read.includes('The one that goes.'))
  assert.deepEqual(seen, [undefined])
  assert.deepEqual(await idsOf(memberId), [connectionId, changed.ixId].sort())
})

test('people and notes removed while vectors are being stored leave no vectors', async () => {
  const { client, connectionId: kept, memberId } = await someone()
  for (let round = 0; round < 6; round++) {
    const { connectionId } = await client.Connections_create({ displayName: `Person ${round}`, company: 'Boats' })
    const ixIds: string[] = []
    for (let n = 0; n < 4; n++) {
      await client.Memory_addNote({ connectionId, text: `Note ${n}` })
      ixIds.push((await client.Memory_addNote({ connectionId: kept, text: `Round ${round}, note ${n}` })).ixId)
    }
    const removals = ixIds.map((ixId) => client.Memory_removeInteraction({ id: kept, ixId }))
    await Promise.all([house.work(), house.work(), ...removals, client.Connections_remove({ connectionId })])
  }
  await house.work()
  assert.deepEqual(await idsOf(memberId), [kept])
})

test('without the add-on no vectors and no jobs are written', async () => {
  const { client, connectionId } = await someone()
  await house.work()
  kith.embedder = null
  await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
  await followEvents(kith)
  assert.deepEqual(await kith.db.selectFrom('jobs').select('kind').execute(), [])
})

test('events from while no process was running are handled, each once', async () => {
  const { client, connectionId, memberId } = await someone()
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
  await client.Memory_updateInteraction({ id: connectionId, ixId, text: 'Tea at the harbour.' })
  const counts = await Promise.all([followEvents(kith), followEvents(kith), followEvents(kith)])
  assert.equal(counts.filter((count) => count > 0).length, 1)
  const jobs = await kith.db.selectFrom('jobs').select('about').where('kind', '=', 'recall.embed').execute()
  assert.deepEqual(jobs.map(({ about }) => (about as { id: string }).id).sort(), [connectionId, ixId].sort())
  await house.work()
  assert.deepEqual(await idsOf(memberId), [connectionId, ixId].sort())
  assert.equal(await followEvents(kith), 0)
})

test('a removed note is not found, even before its vector is removed', async () => {
  const member = await someone()
  const { client, connectionId, memberId } = member
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
  await house.work()
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  const found = await alike(memberContext(house, member), 'coffee at the harbour', { connectionId: null })
  assert.ok((await idsOf(memberId)).includes(ixId))
  assert.deepEqual([...(found?.keys() ?? [])], [connectionId])
})
