import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, suite, test } from 'node:test'
import pg from 'pg'
import { ask, type House, newMember, openHouse } from '../harness/harness.ts'
import { onlyAtNight } from '../harness/nightly.ts'
import { startPgbouncer } from '../harness/pgbouncer.ts'
import { startPostgres } from '../harness/postgres.ts'
import { routeTo } from '../harness/stores.ts'

const skip = process.env.TEST_DATABASE_URL ? onlyAtNight : 'runs on PostgreSQL only'

suite('PostgreSQL becomes read-only, as in a failover', { skip }, () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let house: House
  let token: string

  before(async () => {
    server = await startPostgres()
    const folder = await mkdtemp(join(tmpdir(), 'kith-read-only-'))
    const pooler = process.env.TEST_POOLER_URL ? await startPgbouncer(server.url) : null
    const remove = async () => {
      await pooler?.stop()
      await rm(folder, { recursive: true, force: true })
    }
    const env = { ...routeTo('postgres', server.url, pooler?.url), KITH_DATA: folder }
    house = await openHouse({}, Promise.resolve({ env, remove }))
    token = (await newMember(house)).token
  })

  after(async () => {
    await house.close()
    await server.stop()
  })

  test('changes get a 503, the service is not ready, and it recovers as soon as changes are possible', async (t) => {
    // All connections of the pool are open.
    await Promise.all(Array.from({ length: 20 }, addPerson))
    await setReadOnly(true)
    const refused = await addPerson()
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '2'])
    assert.match(refused.body.detail, /accepts no changes right now\. Nothing was changed/)
    assert.equal((await ask(house, 'GET /readyz')).status, 503)
    assert.equal((await ask(house, 'GET /healthz')).status, 200)
    await setReadOnly(false)
    const began = performance.now()
    assert.equal((await ask(house, 'GET /readyz')).status, 200)
    const statuses = (await Promise.all(Array.from({ length: 20 }, addPerson))).map(({ status }) => status)
    assert.deepEqual(new Set(statuses), new Set([201]))
    t.diagnostic(`recovered after ${Math.round(performance.now() - began)} ms`)
  })

  test('/readyz alone notices it, and gives up the connections', async () => {
    await setReadOnly(true)
    assert.equal((await ask(house, 'GET /readyz')).status, 503)
    await setReadOnly(false)
    assert.equal((await ask(house, 'GET /readyz')).status, 200)
  })

  const addPerson = () => ask(house, 'POST /api/connections', { token, body: { displayName: 'Ana Ribeiro' } })

  async function setReadOnly(isReadOnly: boolean) {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.query(`alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
    await client.query('select pg_reload_conf()')
    await client.end()
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
})
