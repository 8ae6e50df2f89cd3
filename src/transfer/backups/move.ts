import { createHash } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Config } from '#platform/config/config.ts'
import { markFinished, markUnfinished, unfinishedTable } from '#platform/db/migrations/unfinished.ts'
import { createSchema } from '#platform/db/open.ts'
import { openForWriting, openSnapshot } from '#platform/db/whole/open.ts'
import { quote, type Table, type WholeDatabase } from '#platform/db/whole/tables.ts'
import type { Progress } from './manifest.ts'
import { clearTables } from './restore.ts'

type Ends = { from: Config; to: Config }

/**
 * Copies a whole database into an empty one of either kind, and compares both. An interrupted move continues where it
 * stopped. Files stay in place. No service may use either database meanwhile.
 */
export async function moveDatabase({ from, to }: Ends, progress: Progress) {
  const source = await openSnapshot(from)
  try {
    const target = await openTarget(source, to)
    try {
      const tables = await source.tables()
      for (const table of tables) await copyTable(table, source, target, progress)
      const rows = await compareTables(tables, source, target, progress)
      await target.run(markFinished)
      return { tables: tables.length, rows, target: target.description }
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** A database that is empty, or that an interrupted move has begun to fill. */
async function openTarget(source: WholeDatabase, to: Config) {
  const before = await openForWriting(to)
  const isBegun = (await before.tables()).length > 0
  await before.close()
  if (!isBegun) await createSchema(to, await source.migrations())
  const target = await openForWriting(to)
  if (isBegun) {
    await target.run(`select * from ${unfinishedTable}`).catch(async () => {
      await target.close()
      throw new Refusal('conflict', say('refusals.backups.targetNotEmpty'))
    })
    return target
  }
  await clearTables(target)
  await target.run(markUnfinished)
  return target
}

async function copyTable(table: Table, source: WholeDatabase, target: WholeDatabase, progress: Progress) {
  const total = await source.count(table)
  let done = await target.count(table)
  for await (const rows of source.rows(table, { after: await target.lastRow(table) })) {
    await target.insert(table, rows)
    done += rows.length
    progress(table.name, done, total)
  }
}

async function compareTables(tables: Table[], source: WholeDatabase, target: WholeDatabase, progress: Progress) {
  let all = 0
  for (const [at, table] of tables.entries()) {
    const [ours, theirs] = [await sumOf(table, source), await sumOf(table, target)]
    if (ours.sha256 !== theirs.sha256)
      throw new Error(
        `${quote(table.name)} differs: ${ours.rows} rows here, ${theirs.rows} there. Was it changed meanwhile?`,
      )
    all += ours.rows
    progress('compared', at + 1, tables.length)
  }
  return all
}

async function sumOf(table: Table, database: WholeDatabase) {
  const hash = createHash('sha256')
  let rows = 0
  for await (const some of database.rows(table)) {
    for (const row of some) hash.update(JSON.stringify(row))
    rows += some.length
  }
  return { rows, sha256: hash.digest('hex') }
}
