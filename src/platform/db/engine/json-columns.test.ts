import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { useHouse } from '../../../../test/harness/harness.ts'
import { json } from '../schema/schema.ts'

const { kith } = await useHouse()
const about = { ixId: 'one', list: [1, 'two'] }

async function newJob() {
  const createdAt = kith.now().toString({ smallestUnit: 'millisecond' })
  const row = { id: randomUUIDv7(), kind: 'test', about: json(about), runAt: createdAt, attempts: 0, createdAt }
  return kith.db.insertInto('jobs').values(row).returning(['id', 'about']).executeTakeFirstOrThrow()
}

test('text is read as text, though a JSON column somewhere has the same name', async () => {
  const { rows } = await sql`select 'plain text' as about, '[not JSON' as "before", '1' as tags`.execute(kith.db)
  assert.deepEqual({ ...(rows[0] as object) }, { about: 'plain text', before: '[not JSON', tags: '1' })
})

test('a JSON column is read as a value: from returning, under another name, through a join and a subquery', async () => {
  const { id, about: returned } = await newJob()
  assert.deepEqual(returned, about)
  const { db } = kith
  const row = await db
    .selectFrom(db.selectFrom('jobs').select(['id', 'about as inner']).as('other'))
    .innerJoin('jobs', 'jobs.id', 'other.id')
    .select(['jobs.about', 'jobs.about as renamed', 'other.inner'])
    .where('jobs.id', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual({ ...row }, { about, renamed: about, inner: about })
  const all = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  assert.deepEqual(all.about, about)
  const removed = await db.deleteFrom('jobs').where('id', '=', id).returning('about as last').executeTakeFirstOrThrow()
  assert.deepEqual(removed.last, about)
})

test('a JSON column without a value is null', async () => {
  const rows = await kith.db.selectFrom('webhooks').select('kinds').execute()
  assert.deepEqual(rows, [])
  const { rows: none } = await sql`select about from jobs right join (select 1 as one) as x on false`.execute(kith.db)
  assert.deepEqual({ ...(none[0] as object) }, { about: null })
})
