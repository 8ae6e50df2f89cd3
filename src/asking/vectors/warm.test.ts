import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { bagOfWords } from '../../../test/models/bag-of-words.ts'
import { alike, warmVectors } from './similar.ts'

const house = await useHouse()
const { kith } = house

test('after a start the vectors of a recent member are read before they ask', async () => {
  kith.embedder = bagOfWords()
  const ana = await newMember(house)
  const { connectionId } = await ana.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { ixId } = await ana.client.Memory_addNote({ connectionId, text: 'Sailing to the islands' })
  await house.work()

  const started = bagOfWords()
  kith.embedder = started
  await warmVectors(kith)
  // What is stored now says nothing, and is too old to be read again: only what was read ahead can answer.
  const madeAt = '2020-01-01T00:00:00.000Z'
  await kith.db
    .updateTable('vectors')
    .set({ madeAt, vector: new Uint8Array(started.size) })
    .execute()
  const found = await alike(memberContext(house, ana), 'sailing to the islands', { connectionId: null })
  assert.ok((found?.get(ixId) ?? 0) > 0.5)
  assert.deepEqual(started.read, ['sailing to the islands'], 'the model is not started for it')
})

test('without the add-on nothing is read', async () => {
  const db = new Proxy(kith.db, { get: () => assert.fail('the database is read') })
  await warmVectors({ ...kith, db, embedder: null })
})
