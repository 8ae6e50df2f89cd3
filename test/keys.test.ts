import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { snakeCase } from '#platform/db/engine/snake-case.ts'
import { tableNamed, tableNames } from '#platform/db/schema/columns.ts'
import { useHouse } from './harness/harness.ts'

const house = await useHouse()

test('every key and index of a private table starts with the member id', async () => {
  const indexes = await allIndexes()
  const privateTables = tableNames.filter((name) => tableNamed(name).isPrivate).map(snakeCase)
  for (const { table, columns } of indexes.filter((index) => privateTables.includes(index.table))) {
    assert.equal(columns[0], 'member_id', `${table} (${columns})`)
  }
  for (const table of privateTables)
    assert.ok(
      indexes.some((index) => index.table === table),
      table,
    )
})

type Index = { table: string; columns: string[] }

async function allIndexes(): Promise<Index[]> {
  const rows = house.kith.config.databaseUrl ? await onPostgres() : await onSqlite()
  const grouped = Map.groupBy(rows, (row) => `${row.table} ${row.index}`)
  return [...grouped.values()].map((of) => ({ table: of[0]?.table ?? '', columns: of.map(({ column }) => column) }))
}

type Row = { table: string; index: string; column: string }

async function onSqlite() {
  const { rows } = await sql<Row>`
    select m.name as "table", l.name as "index", i.name as "column"
    from sqlite_master m, pragma_index_list(m.name) l, pragma_index_info(l.name) i
    where m.type = 'table' order by 1, 2, i.seqno`.execute(house.kith.db)
  return rows
}

async function onPostgres() {
  const { rows } = await sql<Row>`
    select t.relname as "table", i.relname as "index", a.attname as "column"
    from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
    cross join lateral unnest(x.indkey) with ordinality k (attnum, place)
    join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum order by 1, 2, k.place`.execute(house.kith.db)
  return rows
}
