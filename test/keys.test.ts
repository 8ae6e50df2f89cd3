import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { directory } from './harness/directory-tables.ts'
import { useHouse } from './harness/harness.ts'

const house = await useHouse()

const privateTables = [
  'address_books',
  'address_card_versions',
  'address_cards',
  'archive_imports',
  'authenticator_apps',
  'captures',
  'card_days',
  'cards',
  'chosen_ids',
  'connection_labels',
  'connections',
  'contact_extras',
  'contact_uids',
  'deliveries',
  'dismissed_attendees',
  'distinct_people',
  'events',
  'facts',
  'findings',
  'followups',
  'import_rows',
  'imports',
  'interactions',
  'leads',
  'meeting_entries',
  'meetings',
  'merges',
  'messages',
  'promises',
  'push_subscriptions',
  'rebuilds',
  'recovery_codes',
  'removals',
  'removed_records',
  'search_leftovers',
  'search_terms',
  'search_variants',
  'security_log',
  'tag_rhythms',
  'task_lists',
  'tasks',
  'threads',
  'tool_changes',
  'vectors',
]
const bookkeeping = /^kysely_/

test('every key and index of a private table starts with the member id', async () => {
  const indexes = await allIndexes()
  const tables = (await house.kith.db.introspection.getTables()).map(({ name }) => name)
  const kept = tables.filter((name) => !directory.includes(name) && !bookkeeping.test(name))
  assert.deepEqual(kept.sort(), privateTables)
  for (const { table, columns } of indexes.filter((index) => kept.includes(index.table))) {
    assert.equal(columns[0], 'member_id', `${table} (${columns})`)
  }
  for (const table of kept)
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
