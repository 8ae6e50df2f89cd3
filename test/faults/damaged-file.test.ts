import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { copyFile, open, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, suite, test } from 'node:test'
import { createClient, type KithError } from '#contract/client.ts'
import type { Manifest } from '#transfer/archive/zip/manifest.ts'
import { until } from '../harness/patience.ts'
import { killGroup, root, run, runToTheEnd, signUp, startService } from '../machine/running.ts'
import { unzipped } from '../samples/archives.ts'

const skip = process.env.TEST_DATABASE_URL ? 'for SQLite' : false

suite('a damaged database file', { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'kith-damaged-'))
  after(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'kith.db')
  const sound = join(folder, 'sound.db')
  let token = ''

  test('a service with some people stops cleanly', async () => {
    const service = await startService({ KITH_DATA: folder })
    token = await signUp(service)
    const client = createClient({ baseUrl: service.url, token })
    for (let n = 0; n < 50; n += 1) await client.Connections_create({ displayName: `Ana Ribeiro the ${n}th` })
    assert.equal((await killGroup(service, 'SIGTERM')).code, 0)
    await copyFile(file, sound)
  })

  test('an empty file is damage, not a new instance for the first visitor to own', async () => {
    await truncate(file, 0)
    const { code, output } = await runToTheEnd({ KITH_DATA: folder })
    assert.equal(code, 1)
    assert.match(output, /kith\.db is empty, so something has damaged it\. Restore it from a backup/)
    assert.equal((await stat(file)).size, 0)
  })

  test('a file that isn’t a database is reported in one line with advice', async () => {
    await restore()
    await overwrite(0, 4096)
    const { code, output } = await runToTheEnd({ KITH_DATA: folder })
    assert.equal(code, 1)
    assert.match(
      output,
      /^Kith cannot start\. The database is damaged: .*Restore it from a backup: see docs\/running\.md\.$/m,
    )
  })

  test('with garbage in the middle, the service says so, is not ready and refuses changes', async () => {
    await restore()
    const database = new DatabaseSync(file)
    const page = Number(
      database.prepare("select rootpage from sqlite_schema where name = 'connections'").get()?.rootpage,
    )
    database.close()
    await overwrite((page - 1) * 4096, page * 4096)
    const service = await startDamaged()
    const client = createClient({ baseUrl: service.url, token })
    const refusal = await client.Connections_create({ displayName: 'Too late' }).catch((error: KithError) => error)
    assert.ok(refusal instanceof Error)
    assert.deepEqual([refusal.status, refusal.code], [503, 'unavailable'])
    assert.match(refusal.message, /damaged.*backup/)
    assert.equal((await fetch(`${service.url}/healthz`)).status, 200)
    const warnings = () => service.output().match(/The database file is damaged, so changes are refused/g)?.length
    // The log is written a moment later.
    await until(() => warnings() !== undefined)
    assert.equal(warnings(), 1)
    await killGroup(service)
  })

  test('with ten random pages damaged, an archive has the readable records and lists the others', async (t) => {
    await restore()
    const filled = await startService({ KITH_DATA: folder })
    const writer = createClient({ baseUrl: filled.url, token })
    const { connections } = await writer.Connections_search({ limit: 50 })
    for (const [at, { connectionId }] of connections.entries())
      for (let n = 0; n < 12; n += 1)
        await writer.Memory_addNote({
          connectionId,
          text: `Note ${n} about ${at}. `.padEnd(300, 'She likes the sea. '),
        })
    // What the service still derives would change the archive, and be derived from damaged pages.
    await until(isAllDone)
    const whole = await archiveFrom(filled.url)
    assert.equal((await killGroup(filled, 'SIGTERM')).code, 0)
    await copyFile(file, sound)
    for (const seed of [1, 2, 3, 4]) {
      await restore()
      const spoilt = await spoilPages(seed)
      const service = await startDamaged()
      const { manifest, records } = await archiveFrom(service.url)
      await killGroup(service)
      const listed = new Set(manifest.unreadable?.map(({ table }) => table))
      t.diagnostic(`seed ${seed}: ${spoilt.join(', ')}; unreadable: ${JSON.stringify(manifest.unreadable ?? [])}`)
      for (const [kind, table] of [
        ['people', 'connections'],
        ['interactions', 'interactions'],
      ] as const) {
        const before = new Set(whole.records(kind))
        // Notes of somebody whose own page is damaged stay with a stand-in.
        const after = records(kind).filter((line) => !isStandIn(line))
        assert.ok(
          after.every((line) => before.has(line)),
          'what is there is as it was',
        )
        if (after.length < before.size) assert.ok(listed.has(table) || listed.has('connections'), `${table} is listed`)
        assert.ok(after.length > before.size / 4, `${after.length} of ${before.size} ${kind}`)
      }
    }
  })

  test('notes of people who cannot be read are in the archive all the same', async () => {
    await restore()
    await overwritePage("name = 'connections' and pagetype = 'leaf'")
    const service = await startDamaged()
    const { manifest, records } = await archiveFrom(service.url)
    await killGroup(service)
    assert.deepEqual(
      manifest.unreadable?.map(({ table }) => table),
      ['connections'],
    )
    assert.equal(records('interactions').length, 600)
    const people = records('people')
    assert.equal(people.length, 50)
    assert.equal(people.filter(isStandIn).length, manifest.unreadable?.[0]?.rows)
  })

  test('a row whose JSON is damaged is listed, and the others are in the archive', async () => {
    await restore()
    const database = new DatabaseSync(file)
    database.exec(`update connections set tags = '["fri\u0001' where display_name = 'Ana Ribeiro the 7th'`)
    database.close()
    const service = await startService({ KITH_DATA: folder })
    const { manifest, records } = await archiveFrom(service.url)
    await killGroup(service)
    assert.deepEqual(manifest.unreadable, [{ table: 'connections', rows: 1 }])
    assert.deepEqual([records('people').length, records('interactions').length], [50, 600])
  })

  test('an archive is not cut off because many rows have to be saved', async () => {
    await restore()
    const database = new DatabaseSync(file)
    const columns = 'member_id, connection_id, kind, text, source, occurred_at, created_at'
    const twelve = `(select value from json_each('${JSON.stringify(Array.from({ length: 12 }))}'))`
    database.exec(`insert into interactions (id, ${columns}) select lower(hex(randomblob(4))) || substr(id, 9), ${columns}
      from interactions, ${twelve}`)
    database.close()
    await overwritePage("name = 'interactions' and pagetype = 'leaf'")
    const service = await startDamaged({ KITH_ANSWER_SECONDS: '8' })
    const { records } = await archiveFrom(service.url)
    await killGroup(service)
    assert.ok(records('interactions').length > 600 * 12)
  })

  test('a service starts although the jobs cannot be read', async () => {
    await restore()
    await overwritePage("name = 'jobs_by_time'")
    const service = await startDamaged()
    assert.equal((await archiveFrom(service.url)).records('people').length, 50)
    await killGroup(service)
  })

  /** Without the log of a service that was killed: it would mend pages. */
  async function restore() {
    await copyFile(sound, file)
    for (const other of ['-wal', '-shm']) await rm(`${file}${other}`, { force: true })
  }

  async function overwritePage(where: string) {
    const database = new DatabaseSync(file)
    const page = Number(database.prepare(`select pageno from dbstat where ${where} limit 1`).get()?.pageno)
    database.close()
    await overwrite((page - 1) * 4096, page * 4096)
  }

  async function archiveFrom(url: string) {
    const response = await fetch(`${url}/api/export`, { headers: { authorization: `Bearer ${token}` } })
    assert.equal(response.status, 200, await (response.ok ? '' : response.text()))
    const files = await unzipped(Buffer.from(await response.arrayBuffer()))
    const text = (name: string) => files.get(name)?.toString() ?? ''
    const records = (kind: string) => text(`data/${kind}.jsonl`).split('\n').filter(Boolean)
    return { manifest: JSON.parse(text('manifest.json')) as Manifest, records }
  }

  /** No job is due, and every entry is in the search index. */
  function isAllDone() {
    const database = new DatabaseSync(file, { readOnly: true })
    const { due, waiting } = database
      .prepare(
        'select (select count(*) from jobs where run_at <= ?) as due, (select unindexed_after from instance) as waiting',
      )
      .get(new Date().toISOString()) as { due: number; waiting: string | null }
    database.close()
    return due === 0 && waiting === null
  }

  /** Of what nobody needs to sign in. An inner page would take all pages below with it. Returns what the pages were of. */
  async function spoilPages(seed: number) {
    const database = new DatabaseSync(file)
    const pages = database.prepare("select pageno, name from dbstat where pagetype = 'leaf' order by pageno").all()
    const tables = database.prepare('select name, tbl_name as of from sqlite_schema').all()
    database.close()
    const tableOf = new Map(tables.map(({ name, of }) => [name, `${of}`]))
    const needed = new Set([
      'sqlite_schema',
      'kysely_migration',
      'kysely_migration_lock',
      'instance',
      'members',
      'tokens',
      'jobs',
      'rebuilds',
    ])
    const others = pages.filter(({ name }) => !needed.has(tableOf.get(name as string) ?? `${name}`))
    const random = randomNumbers(seed)
    const chosen = Array.from({ length: 10 }, () => others[Math.floor(random() * others.length)])
    for (const page of chosen) await overwrite((Number(page?.pageno) - 1) * 4096, Number(page?.pageno) * 4096)
    return chosen.map((page) => `${page?.name}`)
  }

  /** It answers, but says that it is not ready. */
  async function startDamaged(env: Record<string, string> = {}) {
    const running = run(process.execPath, [join(root, 'src/main.ts')], { KITH_DATA: folder, ...env })
    const findUrl = () => /Server listening at (http:[^"]+)/.exec(running.output())?.[1] ?? ''
    await until(async () => findUrl() && (await fetch(`${findUrl()}/readyz`)).status === 503)
    return { ...running, url: findUrl() }
  }

  async function overwrite(from: number, to: number) {
    const handle = await open(file, 'r+')
    await handle.write(Buffer.alloc(to - from, 0xa5), 0, to - from, from)
    await handle.close()
  }
})

/** The same numbers for the same seed (mulberry32). */
const isStandIn = (line: string) => JSON.parse(line).displayName === 'Unreadable person'

function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
