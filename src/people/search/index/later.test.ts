import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { occurring, sourcesOf } from '#asking/recall/occurrences.ts'
import { planRebuild } from '#boot/rebuild-derived-data.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { engineFor, openDatabase } from '#platform/db/open.ts'
import { isPostgres } from '#platform/db/schema/schema.ts'
import { memberContext, newMember, useHouse } from '../../../../test/harness/harness.ts'
import { addNote } from '../../interactions/interactions.ts'
import { indexWaiting, openIndexer } from './later.ts'
import { findByPrefix, findExact, findExactAmong, findVariants } from './lookups.ts'

const house = await useHouse()
const { db } = house.kith
const someone = await newMember(house)
const ctx = memberContext(house, someone)
const { connectionId } = await someone.client.Connections_create({ displayName: 'Ana Ribeiro' })

const termsOf = async (sourceId: string) =>
  (await db.selectFrom('searchTerms').select('term').where('sourceId', '=', sourceId).execute()).map(({ term }) => term)

/** Adds a note with this word, and says whether it waits. */
async function addWaiting(word: string) {
  const { ixId } = await addNote(ctx, { connectionId, text: `She spoke of a ${word}.` })
  const isWaiting = (await termsOf(ixId)).length === 0
  assert.equal(isWaiting, !isPostgres(db), 'on SQLite new entries wait')
  return ixId
}

const readers: Record<string, (ctx: MemberContext, word: string) => Promise<unknown[]>> = {
  findExact: (ctx, word) => findExact(ctx, 'said', [word]),
  findExactAmong: (ctx, word) => findExactAmong(ctx, 'said', [word], [connectionId]),
  findByPrefix: (ctx, word) => findByPrefix(ctx, 'said', word),
  findVariants: (ctx, word) => findVariants(ctx, [`~${word.slice(1)}`]),
  occurring: (ctx, word) => occurring(ctx, [{ stem: word, forms: [word] } as never], null),
  sourcesOf: (ctx, word) => sourcesOf(ctx, [{ place: 'said', term: word, connectionId: null }], 10),
}

for (const [at, [name, read]] of Object.entries(readers).entries()) {
  test(`${name} finds the words of a note that was just added, also in a transaction`, async () => {
    const [outside, inside] = [`lighthouse${'abcdef'[at]}`, `windmill${'abcdef'[at]}`]
    await addWaiting(outside)
    assert.equal((await read(ctx, outside)).length, 1)
    await addWaiting(inside)
    assert.equal((await transaction(ctx, (ctx) => read(ctx, inside))).length, 1)
  })
}

test('whatever reads words of entries indexes those that wait first', () => {
  const files = globSync('src/**/*.ts').filter((file) => !file.endsWith('.test.ts') && !file.includes('/migrations/'))
  const forgetful = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    const isReader = /selectFrom\('searchTerms'\)|from search_terms/.test(text)
    return isReader && !text.includes('indexWaiting(ctx)') && !/'(searchTerms\.)?place', '=', 'own'\)/.test(text)
  })
  // They remove terms; those of an entry that waits are never written once it is removed, and it learns its words again.
  assert.deepEqual(forgetful.toSorted(), [
    'src/people/search/index/forget-words.ts',
    'src/people/search/index/later.ts',
    'src/people/search/index/terms.ts',
  ])
})

test('another process finds what waits in a service', async () => {
  const word = 'catamaran'
  await addWaiting(word)
  const other = openDatabase(engineFor(house.kith.config))
  assert.equal((await findExact({ ...ctx, db: other }, 'said', [word])).length, 1)
  await other.destroy()
  await addWaiting(`${word}s`)
  assert.equal((await findExact(ctx, 'said', [`${word}s`])).length, 1)
})

test('a start indexes entries that were waiting when the service was killed', async () => {
  const ixId = await addWaiting('periscope')
  await planRebuild(house.kith)
  assert.deepEqual((await termsOf(ixId)).sort(), ['periscope', 'spoke'])
})

test('a note that was changed, moved or removed while it waited is indexed as it is', async () => {
  const { connectionId: otherId } = await someone.client.Connections_create({ displayName: 'Ana M. Ribeiro' })
  const changed = await addWaiting('kayak')
  await someone.client.Memory_updateInteraction({ id: connectionId, ixId: changed, text: 'A trombone.' })
  const moved = await someone.client.Memory_addNote({ connectionId: otherId, text: 'A xylophone.' })
  await someone.client.Connections_merge({ connectionId, otherId })
  const removed = await addWaiting('gondola')
  await someone.client.Memory_removeInteraction({ id: connectionId, ixId: removed })
  await indexWaiting(ctx)
  assert.deepEqual(await Promise.all([changed, moved.ixId, removed].map(termsOf)), [['trombone'], ['xylophone'], []])
  const [row] = await findExact(ctx, 'said', ['xylophone'])
  assert.equal(row?.connectionId, connectionId)
})

test('what waits is indexed in a quiet moment, when much waits, and at the end', async () => {
  const indexer = openIndexer(house.kith)
  const quiet = await addNote(ctx, { connectionId, text: 'A quiet harbour.' })
  await indexed(quiet.ixId)
  const long = await addNote(ctx, { connectionId, text: 'A loud harbour. '.repeat(1_000) })
  const other = await addNote(ctx, { connectionId, text: 'A noisy harbour. '.repeat(1_000) })
  await indexed(long.ixId)
  await indexed(other.ixId)
  const last = await addNote(ctx, { connectionId, text: 'A last harbour.' })
  await indexer.close()
  assert.ok((await termsOf(last.ixId)).includes('harbour'))
})

async function indexed(ixId: string) {
  while ((await termsOf(ixId)).length === 0) await pause(10)
}
