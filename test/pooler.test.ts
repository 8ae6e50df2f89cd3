import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { checkDatabase, checkPooler } from '#boot/commands/doctor.ts'
import { registerService } from '#boot/leftovers.ts'
import { readConfig } from '#platform/config/config.ts'
import { poolerInTheWay } from '#platform/db/engine/route.ts'
import { faultOf } from '#platform/db/failures.ts'
import { engineFor, openDatabase } from '#platform/db/open.ts'
import { openLog } from '#platform/log/log.ts'
import { startPgbouncer } from './harness/pgbouncer.ts'
import { openPreparedStore, openStore } from './harness/stores.ts'

const skip = process.env.TEST_POOLER_URL ? false : 'runs behind PgBouncer only: npm run check:pgbouncer'

suite('PgBouncer in transaction mode', { skip }, () => {
  let store: Awaited<ReturnType<typeof openStore>>
  const limit = { KITH_DATABASE_TIMEOUT_MS: '300' }
  const settings = (more: Record<string, string> = {}) => readConfig({ ...store.env, ...more })
  const direct = () => store.env.KITH_DATABASE_DIRECT_URL ?? ''

  before(async () => {
    store = await openPreparedStore()
  })

  after(() => store.remove())

  test('the doctor finds both ways in order', async () => {
    const findings = await checkPooler(settings())
    assert.deepEqual(findings, [
      { state: 'fine', found: 'Both ways lead to the same database, and statements have a time limit.' },
    ])
  })

  test('the doctor notices two databases', async (t) => {
    const other = await openStore()
    t.after(other.remove)
    const [finding] = await checkPooler(
      settings({ KITH_DATABASE_DIRECT_URL: other.env.KITH_DATABASE_DIRECT_URL ?? '' }),
    )
    assert.deepEqual(
      [finding?.state, finding?.found],
      ['wrong', 'DATABASE_URL and KITH_DATABASE_DIRECT_URL lead to two databases.'],
    )
  })

  test('the doctor misses a time limit', async (t) => {
    const careless = await startPgbouncer(direct(), (file) => file.replace(/ connect_query=.*/, ''))
    t.after(careless.stop)
    const [finding] = await checkPooler(settings({ DATABASE_URL: careless.url }))
    assert.deepEqual([finding?.state, finding?.cure?.includes('connect_query')], ['warning', true])
  })

  test('a pooler without a direct address is refused, whether it refuses or ignores the settings of a session', async (t) => {
    const lax = await startPgbouncer(direct(), (file) =>
      file.replace(
        '[pgbouncer]',
        '[pgbouncer]\nignore_startup_parameters = options, statement_timeout, idle_in_transaction_session_timeout',
      ),
    )
    t.after(lax.stop)
    const log = openLog('silent')
    const strict = settings({ KITH_DATABASE_DIRECT_URL: '' })
    assert.match((await checkDatabase(strict)).found, /A connection pooler such as PgBouncer stands before/)
    await assert.rejects(registerService(strict, log), /unsupported startup parameter/)
    await assert.rejects(registerService({ ...strict, databaseUrl: lax.url }, log), { message: poolerInTheWay })
  })

  test('transactions and statements outside of them have a time limit', async () => {
    const db = openDatabase(engineFor(settings(limit)))
    const sleep = sql`select pg_sleep(5)`
    const ended = await db
      .transaction()
      .execute((trx) => sleep.execute(trx))
      .catch((error) => error)
    assert.deepEqual([ended.code, faultOf(ended)], ['57014', 'unreachable'])
    await assert.rejects(sleep.execute(db))
    await db.destroy()
  })

  test('an abandoned transaction ends, and a limit of one client does not reach another', async () => {
    const [one, other] = [openDatabase(engineFor(settings(limit))), openDatabase(engineFor(settings()))]
    const idle = one.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      await sql`select 1`.execute(trx)
    })
    await assert.rejects(idle)
    for (let turn = 0; turn < 8; turn += 1) await sql`select pg_sleep(0.4)`.execute(other)
    await Promise.all([one.destroy(), other.destroy()])
  })

  test('instants are in UTC, whatever the time zone of the server', async () => {
    const client = new pg.Client({ connectionString: direct() })
    await client.connect()
    await client.query(`alter database ${client.escapeIdentifier(client.database ?? '')} set timezone to 'Asia/Tokyo'`)
    await client.end()
    const fresh = await startPgbouncer(direct())
    const db = openDatabase(engineFor(settings({ DATABASE_URL: fresh.url })))
    const at = sql<{ at: string }>`select '2026-03-14T09:30:00.5Z'::timestamptz(3) as at`
    const answers = await Promise.all(Array.from({ length: 12 }, () => at.execute(db)))
    assert.deepEqual(new Set(answers.map(({ rows }) => rows[0]?.at)), new Set(['2026-03-14T09:30:00.500Z']))
    await db.destroy()
    await fresh.stop()
  })
})
