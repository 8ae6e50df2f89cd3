import assert from 'node:assert/strict'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { sql } from 'kysely'
import { readConfig } from '#platform/config/config.ts'
import { engineFor, openDatabase } from '#platform/db/open.ts'
import { isNight } from '../harness/nightly.ts'
import { until } from '../harness/patience.ts'
import { openPreparedSqlite } from '../harness/stores.ts'
import { killGroup, pause, type Service, signUp, startService } from '../machine/running.ts'
import { assertConsistent, assertStored } from './consistency.ts'
import { afterPowerCut, compileRecorder, type Files } from './recorded-writes.ts'
import { nothingYet, write } from './writer.ts'

const cuts = isNight ? 10 : 2
const callers = 16
const skip = process.env.TEST_DATABASE_URL ? 'for SQLite' : process.platform !== 'linux' ? 'for Linux' : false

// A power cut loses what was written and not synced. A library records the writes and syncs of the service; after a kill
// the files are made anew from what was synced, every other time with a random part of the rest.
suite('a power cut', { skip }, () => {
  test('no acknowledged change is lost, incomplete or duplicated', async (t) => {
    const { env, remove } = await openPreparedSqlite()
    t.after(remove)
    const library = compileRecorder(env.KITH_DATA)
    if (!library) return t.skip('needs a C compiler')
    const record = join(env.KITH_DATA, 'recorded-writes')
    const start = () => startService({ ...env, LD_PRELOAD: library, RECORDED_WRITES: record })
    const yes = nothingYet()
    const acknowledged = () => yes.connections.size + yes.interactions.size + yes.promises.size + yes.removed.size

    let files = await readFiles(env.KITH_DATA)
    let unsynced = 0
    const first = await start()
    const token = await signUp(first)
    files = await cutPower(first, () => false)
    for (let cut = 0; cut < cuts; cut += 1) {
      const service = await start()
      const before = acknowledged()
      const writers = Array.from({ length: callers }, () => write(service.url, token, yes))
      await until(() => acknowledged() > before || yes.refusals.length > 0)
      await pause(Math.random() * 1_000)
      files = await cutPower(service, () => cut % 2 === 1 && Math.random() < 0.5)
      await Promise.all(writers)
    }

    async function cutPower(service: Service, isKept: () => boolean): Promise<Files> {
      await killGroup(service)
      const left = afterPowerCut(files, await readFile(record), isKept)
      unsynced += left.unsynced
      await writeFiles(env.KITH_DATA, left.files)
      await rm(record)
      return left.files
    }

    const db = openDatabase(engineFor(readConfig(env)))
    await assertStored(db, yes)
    await assertConsistent(db)
    const { rows: doubled } = await sql`select text from interactions group by text having count(*) > 1`.execute(db)
    assert.deepEqual(doubled, [])
    const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db)
    assert.deepEqual(rows.map(Object.values), [['ok']])
    await db.destroy()
    assert.deepEqual(yes.refusals, [])
    t.diagnostic(
      `${cuts} power cuts, ${acknowledged()} acknowledged writes, 0 lost; ${unsynced} writes were not synced`,
    )
  })
})

async function readFiles(folder: string): Promise<Files> {
  const log = await readFile(join(folder, 'kith.db-wal')).catch(() => Buffer.alloc(0))
  return { database: await readFile(join(folder, 'kith.db')), log }
}

async function writeFiles(folder: string, { database, log }: Files) {
  await rm(join(folder, 'kith.db-shm'), { force: true })
  await writeFile(join(folder, 'kith.db'), database)
  await writeFile(join(folder, 'kith.db-wal'), log)
}
