import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ColumnMetadata } from 'kysely'
import { useHouse } from '../../../../test/harness/harness.ts'
import { snakeCase } from '../engine/snake-case.ts'
import { tableNamed, tableNames } from './columns.ts'
import type { Column, ColumnKind } from './table.ts'

const { kith } = await useHouse()
const tables = await kith.db.introspection.getTables()

/** The column types of PostgreSQL and SQLite. */
const types: Record<ColumnKind, string[]> = {
  id: ['uuid', 'TEXT'],
  text: ['text', 'TEXT'],
  instant: ['timestamptz', 'TEXT'],
  date: ['date', 'TEXT'],
  json: ['jsonb', 'TEXT'],
  integer: ['int4', 'int8', 'INTEGER'],
  bytes: ['bytea', 'BLOB'],
}

/** Only statements written by hand use these. */
const byHand = ['rate_limits', 'events.written_at']

/** Added to a row that exists, and filled in before it is read. */
const filledIn = ['instance.stamp_key', 'instance.push_public_key', 'instance.push_private_key']

test('the database has exactly the described tables', () => {
  const found = tables.map(({ name }) => name).filter((name) => !byHand.includes(name))
  assert.deepEqual(found.toSorted(), tableNames.map(snakeCase).toSorted())
})

test('every table has exactly the described columns', () => {
  for (const name of tableNames) {
    const found = tables.find((table) => table.name === snakeCase(name))?.columns ?? []
    const columns = Object.entries(tableNamed(name).columns)
    const names = found.map((each) => each.name).filter((column) => !byHand.includes(`${snakeCase(name)}.${column}`))
    assert.deepEqual(names.toSorted(), columns.map(([column]) => snakeCase(column)).toSorted())
    for (const [column, described] of columns)
      compare(
        `${snakeCase(name)}.${snakeCase(column)}`,
        described,
        found.find((each) => each.name === snakeCase(column)),
      )
  }
})

function compare(at: string, { kind, isNullable = false, hasDefault = false }: Column, found?: ColumnMetadata) {
  const { dataType = '', isAutoIncrementing = false, hasDefaultValue = false } = found ?? {}
  assert.ok(types[kind].includes(dataType), `${at} is ${dataType}`)
  const mayBeNull = found?.isNullable && !isAutoIncrementing && !filledIn.includes(at)
  assert.equal(isNullable, mayBeNull, `${at} may be null, or not`)
  // SQLite numbers every integer key.
  assert.equal(hasDefault, hasDefaultValue || (hasDefault && isAutoIncrementing), `${at} has a default, or not`)
}
