import type pg from 'pg'
import { pool } from '../engine/postgres.ts'
import { directRoute } from '../engine/route.ts'
import { isJson } from '../engine/sqlite-statement.ts'
import {
  fromRow,
  inOrder,
  isOwnTable,
  keyOf,
  list,
  quote,
  type Row,
  rowsAtATime,
  sameJson,
  type Table,
  type WholeDatabase,
} from './tables.ts'

/** A PostgreSQL database. One that is only read is read as it is now, while others write. */
export async function openPostgres(url: string, { readOnly }: { readOnly: boolean }): Promise<WholeDatabase> {
  const connections = pool(directRoute(url), 1, Number.POSITIVE_INFINITY)
  const client = await connections.connect()
  if (readOnly) await client.query('begin transaction isolation level repeatable read read only')

  async function tables() {
    const { rows } = await client.query<{ name: string }>(
      'select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = \'BASE TABLE\' order by table_name collate "C"',
    )
    const described: Table[] = []
    for (const { name } of rows) if (isOwnTable(name)) described.push(await describe(client, name))
    const references = await client.query<{ from: string; to: string }>(
      "select f.relname as from, t.relname as to from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid where c.contype = 'f'",
    )
    return inOrder(described, references.rows)
  }

  async function* rows(table: Table, { after = null }: { after?: Row | null } = {}) {
    const names = list(table.columns.map(({ name }) => name))
    const where = after ? `where (${list(table.key)}) > (${marks(table.key.length)})` : ''
    const text = `select ${names} from ${quote(table.name)} ${where} order by ${list(table.key)}`
    if (!readOnly) await client.query('begin')
    await client.query(`declare whole_table cursor for ${text}`, after ? keyOf(table, after) : [])
    try {
      for (;;) {
        const page = await client.query<unknown[]>({ text: `fetch ${rowsAtATime} from whole_table`, rowMode: 'array' })
        if (page.rows.length > 0) yield page.rows.map((row) => toRow(table, row))
        if (page.rows.length < rowsAtATime) return
      }
    } finally {
      await client.query(readOnly ? 'close whole_table' : 'commit')
    }
  }

  return {
    description: `PostgreSQL at ${new URL(url).host}`,
    tables,
    migrations: async () => {
      const { rows } = await client.query<{ name: string }>(
        'select name from kysely_migration order by timestamp, name',
      )
      return rows.map(({ name }) => name)
    },
    rows,
    count: async ({ name }) => {
      const { rows } = await client.query<{ rows: number }>(`select count(*) as rows from ${quote(name)}`)
      return Number(rows[0]?.rows)
    },
    lastRow: async (table) => {
      const order = table.key.map((name) => `${quote(name)} desc`).join(', ')
      const names = list(table.columns.map(({ name }) => name))
      const text = `select ${names} from ${quote(table.name)} order by ${order} limit 1`
      const [row] = (await client.query<unknown[]>({ text, rowMode: 'array' })).rows
      return row ? toRow(table, row) : null
    },
    insert: (table, rows) => insert(client, table, rows),
    run: async (sql) => void (await client.query(sql)),
    close: async () => {
      client.release()
      await connections.end()
    },
  }
}

async function describe(client: pg.PoolClient, name: string): Promise<Table> {
  const columns = await client.query<{ name: string; type: string; identity: string }>(
    // PostgreSQL alone notes when and in which transaction an event was written: that means nothing in another database.
    "select column_name as name, data_type as type, is_identity as identity from information_schema.columns where table_schema = current_schema() and table_name = $1 and coalesce(column_default, '') !~ 'pg_current_xact_id|clock_timestamp' order by ordinal_position",
    [name],
  )
  const primary = await client.query<{ name: string }>(
    `select a.attname as name from pg_index i cross join lateral unnest(i.indkey) with ordinality as k(number, place)
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
     where i.indrelid = to_regclass($1) and i.indisprimary order by k.place`,
    [quote(name)],
  )
  const numbered = columns.rows.filter(({ identity }) => identity === 'YES')
  return {
    name,
    columns: columns.rows.map((column) => ({ name: column.name, kind: kindOf(name, column.name, column.type) })),
    key: (primary.rows.length > 0 ? primary.rows : numbered).map((column) => column.name),
  }
}

function kindOf(table: string, column: string, type: string) {
  if (isJson(table, column)) return 'json'
  if (type === 'bytea') return 'bytes'
  return type === 'integer' || type === 'bigint' ? 'integer' : 'text'
}

function toRow({ columns }: Table, values: unknown[]): Row {
  return values.map((value, at) => {
    if (value === null) return null
    if (Buffer.isBuffer(value)) return value.toString('base64')
    return columns[at]?.kind === 'json' ? sameJson(JSON.stringify(value)) : (value as string | number)
  })
}

/** More parameters than this do not fit into a statement. */
const maxParameters = 60_000

async function insert(client: pg.PoolClient, table: Table, rows: Row[]) {
  const { columns } = table
  const most = Math.floor(maxParameters / columns.length)
  for (let from = 0; from < rows.length; from += most) {
    const some = rows.slice(from, from + most)
    const tuples = some.map((_, at) => `(${marks(columns.length, at * columns.length)})`).join(', ')
    await client.query(
      `insert into ${quote(table.name)} (${list(columns.map(({ name }) => name))}) overriding system value values ${tuples}`,
      some.flatMap((row) => fromRow(table, row)),
    )
  }
  if (columns.some(({ name, kind }) => table.key.includes(name) && kind === 'integer'))
    await moveSequence(client, table)
}

/** Numbers that the database gives continue after the ones that were copied. */
async function moveSequence(client: pg.PoolClient, { name, key: [column = ''] }: Table) {
  const { rows } = await client.query<{ sequence: string | null }>(
    'select pg_get_serial_sequence($1, $2) as sequence',
    [quote(name), column],
  )
  const sequence = rows[0]?.sequence
  if (sequence) await client.query(`select setval($1, max(${quote(column)})) from ${quote(name)}`, [sequence])
}

/** $1, $2, $3 */
const marks = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `$${from + at + 1}`).join(', ')
