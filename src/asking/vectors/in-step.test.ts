import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bagOfWords } from '../../../test/bag-of-words.ts'
import { newMember, useHouse } from '../../../test/harness.ts'

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

test('what is known, said, promised and drafted gets its vector later', async () => {
  const { client, connectionId, memberId } = await someone()
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
  const { id } = await client.Followups_draft({ connectionId })
  assert.deepEqual(await vectors(memberId), [])
  await house.work()
  assert.deepEqual(await idsOf(memberId), [connectionId, ixId, promiseId, id].sort())
  assert.ok((await vectors(memberId)).every(({ model }) => model === 'words'))
})

test('a person of whom only the name is known has none', async () => {
  const { client, memberId, connectionId } = await someone()
  const { connectionId: bare } = await client.Connections_create({ displayName: 'Ben Okafor' })
  await house.work()
  assert.deepEqual(await idsOf(memberId), [connectionId])
  await client.Connections_update({ connectionId: bare, title: 'Captain' })
  await client.Connections_update({ connectionId, company: null })
  await house.work()
  assert.deepEqual(await idsOf(memberId), [bare])
})

test('what is changed gets another, and what says the same keeps its own unread', async () => {
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

test('what is removed takes its vector along, in the same step', async () => {
  const { client, connectionId, memberId } = await someone()
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
  await house.work()
  // Without the add-on too: it may have been taken away since.
  kith.embedder = null
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  await client.Promises_remove({ promiseId })
  assert.deepEqual(await idsOf(memberId), [connectionId])
})

test('a person who is removed takes all of theirs along; a member too', async () => {
  const { client, connectionId, memberId } = await someone()
  const { connectionId: other } = await client.Connections_create({ displayName: 'Ben', company: 'Boats' })
  await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
  await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
  await client.Followups_draft({ connectionId })
  await house.work()
  assert.equal((await idsOf(memberId)).length, 5)
  await client.Connections_remove({ connectionId })
  assert.deepEqual(await idsOf(memberId), [other])
  await client.Members_remove()
  assert.deepEqual(await idsOf(memberId), [])
})

test('of two people made one, what they said stays; each has their own again when they part', async () => {
  const { client, connectionId, memberId } = await someone()
  const { connectionId: otherId } = await client.Connections_create({ displayName: 'Ana R.', location: 'Lisbon' })
  const { ixId } = await client.Memory_addNote({ connectionId: otherId, text: 'Coffee at the harbour.' })
  await house.work()
  const before = await vectors(memberId)
  const { mergeId = '' } = await client.Connections_merge({ connectionId, otherId })
  assert.deepEqual(await idsOf(memberId), [connectionId, ixId].sort())
  await house.work()
  assert.notEqual(
    await hashOf(memberId, connectionId),
    before.find(({ sourceId }) => sourceId === connectionId)?.textHash,
  )
  await client.Connections_undoMerge({ id: mergeId })
  await house.work()
  assert.deepEqual(await vectors(memberId), before)
})

test('what changes, or goes, while the model reads it leaves nothing of what it said', async () => {
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

test('people and notes removed at the moment their vectors are kept leave none', async () => {
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

test('without the add-on nothing is written down, neither vectors nor jobs', async () => {
  const { client, connectionId } = await someone()
  await house.work()
  kith.embedder = null
  await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
  assert.deepEqual(await kith.db.selectFrom('jobs').select('kind').execute(), [])
})
