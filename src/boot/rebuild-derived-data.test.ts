import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { indexAllWaiting } from '#people/search/index/later.ts'
import { useHouse } from '../../test/harness/harness.ts'
import { newWorld } from '../../test/sweeps/world.ts'
import { rebuildDerivedData } from './rebuild-derived-data.ts'

const house = await useHouse()
const { db } = house.kith

test('derived data of an older version is rebuilt, with the same result', async () => {
  const { client, ids } = await newWorld(house)
  await client.Rhythms_set({ tag: 'crew', days: 20 })
  for (let n = 0; n < 20; n++) {
    const birthday = n % 2 ? '1985-04-23' : '--02-29'
    await client.Connections_create({ displayName: `Person ${n}`, tags: ['crew'], birthday })
  }
  await client.Memory_addNote({ connectionId: ids.connectionId ?? '', text: 'Keeps the lighthouse. Ana is vegan.' })
  await indexAllWaiting(house.kith)
  const before = await everything()
  const variants = new Set(await rowsOf('search_variants'))
  await db.deleteFrom('searchTerms').execute()
  await db.deleteFrom('facts').execute()
  await db.deleteFrom('connectionLabels').execute()
  await db
    .updateTable('connections')
    .set({ nameKey: null, sortName: '', birthdayOn: null, tagRhythmDays: null, contactDueOn: null })
    .execute()
  await db.updateTable('instance').set({ searchVersion: 0 }).execute()
  await rebuildDerivedData(house.kith)
  assert.deepEqual(await everything(), before)
  // Variants of words that nobody uses any more may go.
  assert.ok((await rowsOf('search_variants')).every((row) => variants.has(row)))
})

function everything() {
  return Promise.all(['connections', 'connection_labels', 'search_terms', 'facts', 'instance'].map(rowsOf))
}

async function rowsOf(table: string) {
  const { rows } = await sql`select * from ${sql.table(table)}`.execute(db)
  return rows.map((row) => JSON.stringify(row)).sort()
}
