import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { useHouse } from '../../../../test/harness/harness.ts'

const { kith } = await useHouse()

test('a limit on SQLite is not a bare parameter, for which every run would be planned again', (t) => {
  if (kith.config.databaseUrl) return t.skip('PostgreSQL plans once')
  const { sql } = kith.db.selectFrom('members').select('id').limit(3).compile()
  assert.match(sql, /limit \+\?$/)
  const rows = new DatabaseSync(':memory:').prepare('select * from (values (1), (2), (3)) limit +?').all(2)
  assert.equal(rows.length, 2)
})
