import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useHouse } from '../../test/harness.ts'
import { newWorld } from '../../test/sweeps/world.ts'
import { rebuildSearch } from './rebuild.ts'

const house = await useHouse()

test('an index that was built in an older way is built anew, and says the same as the one it replaces', async () => {
  const { client, ids } = await newWorld(house)
  for (let n = 0; n < 20; n++) await client.Connections_create({ displayName: `Person ${n}`, tags: ['crew'] })
  await client.Memory_addNote({ connectionId: ids.connectionId ?? '', text: 'Keeps the lighthouse.' })
  const { db } = house.kith
  const index = async () => [
    await db
      .selectFrom('searchTerms')
      .selectAll()
      .orderBy('memberId')
      .orderBy('place')
      .orderBy('term')
      .orderBy('connectionId')
      .orderBy('sourceId')
      .execute(),
    await db.selectFrom('searchVariants').selectAll().orderBy('memberId').orderBy('variant').orderBy('term').execute(),
  ]
  const before = await index()
  await db.deleteFrom('searchTerms').execute()
  await db.updateTable('instance').set({ searchVersion: 0 }).execute()
  await rebuildSearch(house.kith)
  assert.deepEqual(await index(), before)
})
