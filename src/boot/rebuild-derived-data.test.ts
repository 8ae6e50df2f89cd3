import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { indexAllWaiting } from '#people/search/index/later.ts'
import { knownWordsIn } from '#people/search/index/vocabulary.ts'
import { newMember, useHouse } from '../../test/harness/harness.ts'
import { newWorld } from '../../test/sweeps/world.ts'
import { openRebuilder, planRebuild, rebuildAll, rebuildPart } from './rebuild-derived-data.ts'

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
  await becomeOlder()
  await planRebuild(house.kith)
  await rebuildAll(house.kith)
  assert.deepEqual(await everything(), before)
  // Variants of words that nobody uses any more may go.
  assert.ok((await rowsOf('search_variants')).every((row) => variants.has(row)))
})

test('vectors of an older version are used until they are replaced, then deleted', async () => {
  const { client, memberId } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ottilie Quist', company: 'Vorpaltech' })
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'She keeps a windmill.' })
  await indexAllWaiting(house.kith)
  const of = { memberId, connectionId, version: 0 }
  await db
    .insertInto('searchTerms')
    .values({ ...of, place: 'said', term: 'windmolen', sourceId: ixId })
    .execute()
  await db.insertInto('searchVariants').values({ memberId, variant: '~windmole', term: '~windmolen' }).execute()
  await becomeOlder()
  await planRebuild(house.kith)
  const names = async (query: string) =>
    (await client.Connections_search({ query })).connections.map((c) => c.displayName)
  for (const query of ['Quist', 'Vorpaltehc', 'windmill', 'windmolen'])
    assert.deepEqual(await names(query), ['Ottilie Quist'])
  // Somebody works meanwhile.
  await rebuildPart(house.kith)
  await client.Memory_updateInteraction({ id: connectionId, ixId, text: 'She keeps a lighthouse.' })
  await client.Memory_addNote({ connectionId, text: 'Her brother has a windmill.' })
  await rebuildAll(house.kith)
  for (const query of ['Quist', 'Vorpaltehc', 'windmlil', 'lighthosue'])
    assert.deepEqual(await names(query), ['Ottilie Quist'])
  assert.deepEqual(await names('windmolen'), [])
  const leftovers = await db.selectFrom('searchVariants').select('term').where('memberId', '=', memberId).execute()
  assert.ok(leftovers.every(({ term }) => term !== '~windmolen'))
})

test('rebuilding deletes words left behind by an older version', async () => {
  const { client, memberId } = await newMember(house)
  await client.Connections_create({ displayName: 'Ottilie Quist' })
  await db.insertInto('searchVariants').values({ memberId, variant: '=zebuloni', term: '=zebulonia' }).execute()
  await becomeOlder()
  await planRebuild(house.kith)
  await rebuildAll(house.kith)
  const terms = await db
    .selectFrom('searchVariants')
    .select('term')
    .distinct()
    .where('memberId', '=', memberId)
    .execute()
  assert.deepEqual(terms.map(({ term }) => term).sort(), ['=ottilie', '=quist'])
})

test('after a kill, rebuilding continues where it stopped, and a newer version starts over', async () => {
  const members = [await newMember(house), await newMember(house)]
  for (const { client } of members) await client.Connections_create({ displayName: 'Ottilie Quist' })
  await becomeOlder()
  await planRebuild(house.kith)
  const reached = () => db.selectFrom('rebuilds').select(['memberId', 'stage', 'after']).orderBy('memberId').execute()
  const all = (await reached()).length
  while ((await reached()).length === all) await rebuildPart(house.kith)
  await rebuildPart(house.kith)
  const before = await reached()
  assert.equal(before[0]?.stage, 'people')
  // The next start.
  await planRebuild(house.kith)
  assert.deepEqual(await reached(), before)
  await becomeOlder()
  await planRebuild(house.kith)
  assert.deepEqual(new Set((await reached()).map(({ stage, after }) => stage + after)), new Set(['kept lines']))
  assert.equal((await reached()).length, all)
  await rebuildAll(house.kith)
})

test('a service rebuilds in the background and can be closed meanwhile', async () => {
  await becomeOlder()
  await planRebuild(house.kith)
  await openRebuilder(house.kith).close()
  const rebuilder = openRebuilder(house.kith)
  while (!house.logged.some((line) => line.includes('derived data is up to date'))) await pause(20)
  await rebuilder.close()
  assert.equal(await db.selectFrom('rebuilds').select('memberId').executeTakeFirst(), undefined)
})

async function becomeOlder() {
  await db.updateTable('instance').set({ searchVersion: 0 }).execute()
  await db.updateTable('searchTerms').set({ version: 0 }).execute()
  await db.updateTable('searchVariants').set({ version: 0 }).execute()
  knownWordsIn(db)?.clear()
}

function everything() {
  return Promise.all(['connections', 'connection_labels', 'search_terms', 'facts', 'instance'].map(rowsOf))
}

async function rowsOf(table: string) {
  const { rows } = await sql`select * from ${sql.table(table)}`.execute(db)
  return rows.map((row) => JSON.stringify(row)).sort()
}
