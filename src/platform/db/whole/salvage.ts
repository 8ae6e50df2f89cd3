import { mkdir, rm } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Config } from '../../config/config.ts'
import { runTransaction } from '../direct.ts'
import { snakeCase } from '../engine/snake-case.ts'
import { faultOf } from '../failures.ts'
import { migrationNames } from '../migrations/migrations.ts'
import { createSchema, engineFor, openDatabase } from '../open.ts'
import type { Db, Schema } from '../schema/schema.ts'

type Wanted = { config: Config; folder: string; tables: (keyof Schema)[]; memberId: string }

/** Unreadable rows of a table, an upper bound over all members. Null if unknown. */
export type UnreadableRows = { table: string; rows: number | null }

/**
 * Copies what can be read of a member from a damaged SQLite file into a new one. Through the open database: it knows the
 * schema, which may be damaged too.
 */
export async function salvage(db: Db, { config, folder, tables, memberId }: Wanted) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const copyConfig = { ...config, data: folder }
  await createSchema(copyConfig, [...migrationNames])
  const copy = openDatabase(engineFor(copyConfig))
  // The copy is thrown away afterwards.
  for (const name of ['foreign_keys', 'synchronous']) await sql.raw(`pragma ${name} = off`).execute(copy)
  const unreadable: UnreadableRows[] = []
  for (const name of tables) {
    const table = snakeCase(name)
    const rows = await copyTable({ db, copy, table, memberId })
    if (rows !== 0) unreadable.push({ table, rows })
  }
  if (unreadable.some(({ table }) => table === 'connections')) await addUnreadablePeople(copy, memberId)
  const close = async () => {
    await copy.destroy()
    await rm(folder, { recursive: true, force: true })
  }
  return { db: copy, unreadable, close }
}

type Copying = { db: Db; copy: Db; table: string; memberId: string }

/** Returns how many rows could not be read. */
async function copyTable({ db, copy, table, memberId }: Copying) {
  let lost: number | null = 0
  for await (const part of readableRows(db, table)) {
    const more: number | null = 'lost' in part ? part.lost : await insertRows(copy, table, theirs(part.rows, memberId))
    lost = more === null || lost === null ? null : lost + more
  }
  return lost
}

const theirs = (rows: FoundRow[], memberId: string) =>
  rows.filter((row) => !('member_id' in row) || row.member_id === memberId)

type FoundRow = Record<string, unknown> & { salvaged_row: number }
type Part = { rows: FoundRow[] } | { lost: number | null }

const batchSize = 200
/** Beyond this no row is looked for. */
const lastNumber = 2 ** 40

/** In the order of the file. Where it cannot be read, the next row that can be is looked for. */
async function* readableRows(db: Db, table: string): AsyncGenerator<Part> {
  let after = 0
  for (let size = batchSize; ; await nextTurn()) {
    const rows = await tryReading(db, table, after, size)
    if (rows) {
      if (rows.length === 0) return
      yield { rows }
      after = rows.at(-1)?.salvaged_row ?? after
      continue
    }
    if (size > 1) {
      size = 1
      continue
    }
    const next = await findReadable(db, table, after)
    yield { lost: next === null ? null : next - after }
    if (next === null) return
    after = next
    size = batchSize
  }
}

/** The first number after which a row can be read again: in steps that double, then by halves. Null at the end. */
async function findReadable(db: Db, table: string, after: number) {
  let [bad, good] = [after, after + 1]
  while (!(await tryReading(db, table, good, 1))) {
    if (good > lastNumber) return null
    ;[bad, good] = [good, good + 2 * (good - after)]
  }
  while (good - bad > 1) {
    const middle = Math.floor((bad + good) / 2)
    if (await tryReading(db, table, middle, 1)) good = middle
    else bad = middle
  }
  const isEnd = (await tryReading(db, table, good, 1))?.length === 0
  return isEnd ? null : good
}

/** Null if it is damaged there. Not by an index, which may be damaged as well. */
async function tryReading(db: Db, table: string, after: number, limit: number) {
  try {
    const { rows } = await sql<FoundRow>`select rowid as salvaged_row, * from ${sql.table(table)} not indexed
      where rowid > ${after} order by rowid limit ${sql.lit(limit)}`.execute(db)
    return rows
  } catch (error) {
    if (faultOf(error) === 'damaged' || faultOf(error) === 'failing' || error instanceof SyntaxError) return null
    throw error
  }
}

/** Together: if each row were synced to the disk by itself, the download would end before it begins. Returns how many are lost. */
async function insertRows(copy: Db, table: string, rows: FoundRow[]) {
  return runTransaction(copy, async (copy) => {
    let lost = 0
    // A damaged page may still look like one, with values that no column takes.
    for (const { salvaged_row: _, ...row } of rows) if (!(await insertRow(copy, table, row))) lost += 1
    return lost
  })
}

async function insertRow(copy: Db, table: string, row: Record<string, unknown>) {
  const names = Object.keys(row)
  const values = names.map((name) => toStored(row[name]))
  try {
    await sql`insert or replace into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      values (${sql.join(values)})`.execute(copy)
    return true
  } catch {
    return false
  }
}

/** For the notes that can still be read of people who cannot. */
async function addUnreadablePeople(copy: Db, memberId: string) {
  for (const table of ['interactions', 'promises', 'followups'])
    await sql`insert into connections (member_id, id, display_name, emails, phones, tags, profiles, created_at, updated_at, recent_at)
      select member_id, connection_id, 'Unreadable person', '[]', '[]', '[]', '[]', min(created_at), min(created_at), min(created_at)
      from ${sql.table(table)} as record where member_id = ${memberId} and not exists
      (select 1 from connections where member_id = record.member_id and id = record.connection_id)
      group by member_id, connection_id`.execute(copy)
}

/** JSON columns may come parsed. */
const toStored = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array) ? JSON.stringify(value) : value
