import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import pg from 'pg'
import { readConfig } from '#platform/config/config.ts'
import { engineFor, openDatabase } from '#platform/db/open.ts'
import { until } from '../harness/patience.ts'
import { openStore } from '../harness/stores.ts'
import { killGroup, pause, runToTheEnd, type Service, signUp, startService } from '../machine/running.ts'
import { assertConsistent, assertStored } from './consistency.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import { nothingYet } from './writer.ts'

const skip = process.env.TEST_DATABASE_URL ? false : 'runs on PostgreSQL only'

const impatient = { KITH_DATABASE_TIMEOUT_MS: '2500' }

suite('PostgreSQL becomes unavailable', { skip }, () => {
  let store: Awaited<ReturnType<typeof openStore>>
  let proxy: Awaited<ReturnType<typeof openDatabaseProxy>>
  /** Past PgBouncer, if the tests run through it. */
  let address: string
  let service: Service
  let token: string
  const yes = nothingYet()

  before(async () => {
    store = await openStore()
    const { DATABASE_URL = '', KITH_DATABASE_DIRECT_URL = DATABASE_URL } = store.env
    address = KITH_DATABASE_DIRECT_URL
    proxy = await openDatabaseProxy(DATABASE_URL)
    service = await startService({ ...store.env, ...impatient, DATABASE_URL: proxy.url })
    token = await signUp(service)
  })

  after(async () => {
    await killGroup(service)
    proxy.close()
    await store.remove()
  })

  test('connections that the server ends are replaced, under load and without a crash', async () => {
    const statuses = new Set<number>()
    let isOver = false
    const writers = [1, 2, 3, 4].map(async () => {
      while (!isOver) statuses.add((await addPerson()).status)
    })
    // A busy machine may need more rounds until a change gets through.
    for (let round = 0; round < 15 || (!statuses.has(201) && round < 300); round += 1) {
      await pause(20 + Math.random() * 80)
      if (round % 2) proxy.cut()
      else await endBackends()
    }
    isOver = true
    await Promise.all(writers)
    assert.deepEqual(
      [...statuses].filter((status) => status !== 201 && status !== 503),
      [],
    )
    assert.ok(statuses.has(201))
    await recovers()
  })

  test('while the database is unreachable every request gets a 503 in time, and the service recovers', async (t) => {
    proxy.setOpen(false)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? addPerson() : listPeople())))
    answers.push(await addPerson(), await listPeople())
    const form = new URLSearchParams({ client_id: 'x', grant_type: 'refresh_token', refresh_token: 'x' })
    const app = await fetch(`${service.url}/oauth/token`, { method: 'POST', body: form })
    assert.deepEqual([app.status, app.headers.get('retry-after')], [503, '2'])
    const health = await asked('/healthz')
    for (const { status, retryAfter, type, text } of answers) {
      assert.equal(status, 503, text)
      assert.equal(retryAfter, '2')
      assert.match(type, /^application\/problem\+json/)
      assert.doesNotMatch(text, /select|insert|127\.0\.0\.1|localhost|postgres|at \/|node:/i)
    }
    const slowest = Math.max(...answers.map(({ after }) => after))
    t.diagnostic(`503 after ${Math.round(slowest)} ms at most; /healthz meanwhile after ${Math.round(health.after)} ms`)
    assert.ok(slowest < 30_000, `${slowest} ms`)
    assert.equal(health.status, 200)
    proxy.setOpen(true)
    t.diagnostic(`recovered after ${await recovers()} ms`)
  })

  test('a service that cannot reach its database does not start, and prints one sentence', async () => {
    proxy.setOpen(false)
    const began = performance.now()
    const { code, output } = await runToTheEnd({ ...store.env, ...impatient, DATABASE_URL: proxy.url })
    proxy.setOpen(true)
    assert.equal(code, 1)
    assert.match(output, /^Kith cannot start\. The database cannot be reached: [^\n]+\.\n$/)
    assert.ok(performance.now() - began < 60_000)
  })

  test('a wrong password or a missing database stops the start, and the password is not printed', async () => {
    const wrong = { password: 'not-the-password', pathname: '/no_such_database' }
    for (const [part, value] of Object.entries(wrong)) {
      const { code, output } = await runToTheEnd({
        DATABASE_URL: Object.assign(new URL(address), { [part]: value }).href,
      })
      assert.equal(code, 1)
      assert.match(output, /^Kith cannot start\. The database cannot be opened: [^\n]+\.\n$/)
      assert.ok(!output.includes(new URL(address).password) && !output.includes(wrong.password))
    }
  })

  test('every acknowledged change is stored completely', async () => {
    const db = openDatabase(engineFor(readConfig(store.env)))
    assert.ok(yes.connections.size > 0)
    await assertStored(db, yes)
    await assertConsistent(db)
    await db.destroy()
  })

  async function recovers() {
    const began = performance.now()
    await until(async () => (await addPerson()).status === 201)
    return Math.round(performance.now() - began)
  }

  async function addPerson() {
    const answer = await asked('/api/connections', { displayName: 'Ana Ribeiro' })
    if (answer.status === 201) yes.connections.set(JSON.parse(answer.text).connectionId, 'Ana Ribeiro')
    return answer
  }

  const listPeople = () => asked('/api/connections')

  async function asked(path: string, body?: unknown) {
    const began = performance.now()
    const response = await fetch(service.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const { headers, status } = response
    const type = headers.get('content-type') ?? ''
    return { status, text, type, retryAfter: headers.get('retry-after'), after: performance.now() - began }
  }

  async function endBackends() {
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await client.end()
  }
})
