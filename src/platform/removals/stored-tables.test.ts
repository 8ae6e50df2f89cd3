import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { useHouse } from '../../../test/harness/harness.ts'
import { tableNamed, tableNames } from '../db/schema/columns.ts'

const house = await useHouse()

test('every table whose rows go with a person, an entry or a card is stored with a removal', async () => {
  const tables = await tablesUnder(['connections', 'interactions', 'promises', 'followups', 'cards'])
  assert.ok(tables.length >= 8, `${tables}`)
  const known: string[] = tableNames.filter((name) => {
    const { storedBy, onRemoval } = tableNamed(name).options
    return storedBy || onRemoval
  })
  const missing = tables.filter((table) => !known.includes(table))
  assert.deepEqual(missing, [], 'say in the schema what happens to it on a removal, and store and restore it')
})

/** The tables with a foreign key to one of these, and so on. */
async function tablesUnder(parents: string[]): Promise<string[]> {
  const keys = house.kith.config.databaseUrl ? await onPostgres() : await onSqlite()
  const named = keys.map(({ child, parent }) => ({ child: camelCase(child), parent: camelCase(parent) }))
  const children = named.filter(({ parent }) => parents.includes(parent)).map(({ child }) => child)
  const added = [...new Set(children)].filter((child) => !parents.includes(child))
  return added.length > 0 ? tablesUnder([...parents, ...added]) : parents
}

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase())

type Key = { child: string; parent: string }

async function onSqlite() {
  const { rows } = await sql<Key>`
    select m.name as child, f."table" as parent from sqlite_master m, pragma_foreign_key_list(m.name) f
    where m.type = 'table'`.execute(house.kith.db)
  return rows
}

async function onPostgres() {
  const { rows } = await sql<Key>`
    select c.relname as child, p.relname as parent from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f'`.execute(house.kith.db)
  return rows
}
