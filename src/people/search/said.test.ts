import assert from 'node:assert/strict'
import { test } from 'node:test'
import { transaction } from '#platform/context/context.ts'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { createConnection } from '../connections/connections.ts'
import { addInteraction } from '../interactions/interactions.ts'
import { indexAllWaiting } from './index/later.ts'

const house = await useHouse()
const member = await newMember(house)
const { client } = member
const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro', company: 'Revue' })
await client.Connections_create({ displayName: 'Ahmed Said' })

const first = async (query: string) => (await client.Connections_search({ query })).connections[0]

test('a promise is found by its current words', async () => {
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send her the deck', dueOn: '2027-01-01' })
  assert.deepEqual((await first('deck'))?.matched, { field: 'promise', text: 'Send her the deck', promiseId })
  await client.Promises_update({ promiseId, text: 'Send her the prototype' })
  assert.equal(await first('deck'), undefined)
  assert.equal((await first('prototype'))?.displayName, 'Ana Ribeiro')
  await client.Promises_remove({ promiseId })
  assert.equal(await first('prototype'), undefined)
})

test('a match in a transcript says so', async () => {
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'A memo' })
  await house.kith.db
    .updateTable('interactions')
    .set({ transcript: 'We met at the lighthouse.' })
    .where('id', '=', ixId)
    .execute()
  await client.Memory_updateInteraction({ id: connectionId, ixId, text: 'A memo of Tuesday' })
  await client.Memory_updateInteraction({ id: connectionId, ixId, kind: 'meeting' })
  await house.kith.db
    .insertInto('searchTerms')
    .values({ memberId: member.memberId, place: 'said', term: 'lighthouse', connectionId, sourceId: ixId })
    .execute()
  assert.deepEqual((await first('lighthouse'))?.matched, {
    field: 'transcript',
    text: 'We met at the lighthouse.',
    source: 'member',
  })
  await client.Memory_removeInteraction({ id: connectionId, ixId })
})

test('a typo in a word of a note is corrected if nobody has the word as typed', async () => {
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'She keeps bees on the rooftop.' })
  assert.equal((await first('roftop'))?.matched?.field, 'note')
  assert.equal((await first('ana rooftpo'))?.matched?.text, 'She keeps bees on the rooftop.')
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  assert.equal(await first('roftop'), undefined)
})

test('if a part of the query is in the name, the match explains the rest', async () => {
  assert.deepEqual((await first('ana revue'))?.matched, { field: 'company', text: 'Revue' })
  await client.Memory_addNote({ connectionId, text: 'Moving to Porto in May.' })
  assert.deepEqual((await first('ribeiro porto'))?.matched, {
    field: 'note',
    text: 'Moving to Porto in May.',
    source: 'member',
  })
  assert.equal((await first('ana ribeiro'))?.matched, undefined)
})

test('removing a person removes all their search terms, however long the timeline', async () => {
  const other = await newMember(house)
  const ctx = memberContext(house, other)
  const gone = await transaction(ctx, async (ctx) => {
    const { connectionId } = await createConnection(ctx, { displayName: 'Rosa Luz', tags: ['crew'] })
    for (let n = 0; n < 300; n++) {
      await addInteraction(ctx, { connectionId, kind: 'note', text: `Talked about topic${n} and sailing` })
    }
    return connectionId
  })
  await indexAllWaiting(house.kith)
  await other.client.Promises_create({ connectionId: gone, text: 'Send the map', dueOn: '2027-01-01' })
  await other.client.Connections_remove({ connectionId: gone })
  await house.work()
  const left = await house.kith.db
    .selectFrom('searchTerms')
    .select('term')
    .where('memberId', '=', other.memberId)
    .execute()
  assert.deepEqual(left, [])
})
