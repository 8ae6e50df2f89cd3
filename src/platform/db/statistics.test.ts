import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { refreshStatistics } from './batches.ts'
import { isPostgres } from './schema/schema.ts'

const house = await useHouse()
const { db } = house.kith

/** How many variants PostgreSQL believes there are: fewer than none before it has looked. */
async function countKnownVariants() {
  const { rows } = await sql<{ known: number }>`select reltuples as known from pg_class
    where oid = 'search_variants'::regclass`.execute(db)
  return rows[0]?.known ?? 0
}

const noStatistics = isPostgres(db) ? false : 'SQLite has no such statistics'

test('PostgreSQL looks again at a table that has grown, once a job has done enough', {
  skip: noStatistics,
}, async () => {
  const { memberId } = await newMember(house)
  const rows = Array.from({ length: 1_500 }, () => ({ memberId, variant: randomUUIDv7(), term: 'word' }))
  await db.insertInto('searchVariants').values(rows).execute()
  await refreshStatistics(db, 900, 999)
  assert.ok((await countKnownVariants()) < 1_500)
  await refreshStatistics(db, 999, 1_001)
  assert.ok((await countKnownVariants()) >= 1_500)
})
