import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'

/**
 * What belongs to a person no longer goes with the person's row: with thousands of notes that took many seconds. A job
 * removes it in parts. It goes with the member instead.
 */
export async function removalInParts(db: Kysely<unknown>, { name }: Engine) {
  if (name === 'postgres') for (const [table, key] of Object.entries(keys)) await replaceKey(db, table, key)
  else await copyTables(db)
}

const keys = { interactions: 'interactions_of', promises: 'promises_of', followups: 'followups_to' }

async function replaceKey(db: Kysely<unknown>, table: string, key: string) {
  await db.schema.alterTable(table).dropConstraint(key).execute()
  await db.schema
    .alterTable(table)
    .addForeignKeyConstraint(key, ['member_id'], 'members', ['id'], (foreign) => foreign.onDelete('cascade'))
    .execute()
}

/** SQLite cannot change a key. Findings and facts come along: dropping the entries would delete them. */
async function copyTables(db: Kysely<unknown>) {
  const tables = ['interactions', 'findings', 'facts', 'promises', 'followups']
  const { rows: indexes } = await sql<{ sql: string }>`select sql from sqlite_master
    where type = 'index' and sql is not null and tbl_name in (${sql.join(tables)})`.execute(db)
  for (const table of tables) await copyTable(db, table)
  for (const table of tables.toReversed()) await db.schema.dropTable(table).execute()
  for (const table of tables) await db.schema.alterTable(`new_${table}`).renameTo(table).execute()
  for (const index of indexes) await sql.raw(index.sql).execute(db)
}

async function copyTable(db: Kysely<unknown>, table: string) {
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where name = ${table}`.execute(db)
  const before = rows[0]?.sql ?? ''
  const now = before.replace(ofPerson, ofMember).replace('references "interactions"', 'references "new_interactions"')
  if (now === before) throw new Error(`${table} does not have the expected key`)
  await sql.raw(now.replace(`"${table}"`, `"new_${table}"`)).execute(db)
  await sql`insert into ${sql.table(`new_${table}`)} select * from ${sql.table(table)}`.execute(db)
}

const ofPerson = 'foreign key ("member_id", "connection_id") references "connections" ("member_id", "id")'
const ofMember = 'foreign key ("member_id") references "members" ("id")'
