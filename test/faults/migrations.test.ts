import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createClient } from '#contract/client.ts'
import { readConfig } from '#platform/config/config.ts'
import { migrationNames } from '#platform/db/migrations/migrations.ts'
import { engineFor, openDatabase, prepareDatabase } from '#platform/db/open.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import { isNight } from '../harness/nightly.ts'
import { openStore } from '../harness/stores.ts'
import { killGroup, patiently, pause, root, run, runToTheEnd, signUp, startService } from '../machine/running.ts'

const steps = migrationNames.size

test('three processes that start simultaneously on an empty database create the schema once', async (t) => {
  const { env, remove } = await openStore()
  t.after(remove)
  // A SQLite folder has one service, but programs beside it prepare the database too.
  await (env.DATABASE_URL ? startThreeServices(env) : prepareThreeTimes(env))
  const db = openDatabase(engineFor(readConfig(env)))
  assert.deepEqual(await count(db, 'kysely_migration', 'instance'), [steps, 1])
  await db.destroy()
})

async function startThreeServices(env: Record<string, string>) {
  const services = await Promise.all([1, 2, 3].map(() => startService(env)))
  const tokens = await Promise.all(services.map((service, at) => signUp(service, `rui${at}@example.com`)))
  for (const service of services) {
    const names = await Promise.all(
      tokens.map((token) => patiently(() => createClient({ baseUrl: service.url, token }).Members_me())),
    )
    assert.deepEqual(
      names.map(({ email }) => email),
      ['rui0@example.com', 'rui1@example.com', 'rui2@example.com'],
    )
  }
  await Promise.all(services.map((service) => killGroup(service)))
}

async function prepareThreeTimes(env: Record<string, string>) {
  const endings = await Promise.all([1, 2, 3].map(() => runToTheEnd(env, 'test/faults/prepare.ts')))
  assert.deepEqual(
    endings.map(({ code }) => code),
    [0, 0, 0],
  )
}

test('a process killed during a migration leaves a database that the next start opens', async (t) => {
  let killed = 0
  const waits = isNight ? [0, 15, 30, 60, 100, 150] : [0, 60]
  for (const wait of waits) {
    const { env, remove } = await openStore()
    t.after(remove)
    const preparing = run(process.execPath, [join(root, 'test/faults/prepare.ts')], env)
    while (!preparing.output().includes('begins')) await pause(1)
    await pause(wait)
    await killGroup(preparing)
    if (!preparing.output().includes('done')) killed += 1
    await prepareDatabase(readConfig(env), async (db) => {
      assert.deepEqual(await count(db, 'kysely_migration', 'instance', 'search_variants'), [steps, 1, 0])
    })
  }
  t.diagnostic(`${killed} of ${waits.length} were killed before they were done`)
  assert.ok(killed > 0)
})

test('a database of a newer version is refused with one sentence', async (t) => {
  const { env, remove } = await openStore()
  t.after(remove)
  await prepareDatabase(readConfig(env), async (db) => {
    await sql`insert into kysely_migration (name, timestamp) values ('999-the-future', '2030-01-01T00:00:00Z')`.execute(
      db,
    )
  })
  const { code, output } = await runToTheEnd(env)
  assert.equal(code, 1)
  assert.equal(
    output,
    'Kith cannot start. The database was created by a newer version of Kith. Update Kith, or use another database.\n',
  )
})

async function count(db: Db, ...tables: string[]) {
  const counts: number[] = []
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)
    counts.push(...rows.map(({ n }) => n))
  }
  return counts
}
