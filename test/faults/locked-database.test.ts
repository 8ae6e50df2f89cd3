import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite, type TestContext, test } from 'node:test'
import { type OperationName, operations } from '#contract/api.ts'
import { createClient, type KithError } from '#contract/client.ts'
import { openHouse } from '../harness/harness.ts'
import { onlyAtNight } from '../harness/nightly.ts'
import { patienceMs } from '../harness/patience.ts'
import { killGroup, pause, runToTheEnd, signUp, startService } from '../machine/running.ts'
import { newWorld, sample, send } from '../sweeps/world.ts'

const skip = process.env.TEST_DATABASE_URL ? 'for SQLite' : false

/** Holds the write lock of the database in its first argument until its input ends. */
const holder = `
  const { DatabaseSync } = require('node:sqlite')
  const database = new DatabaseSync(process.argv[1], { timeout: 60_000 })
  database.exec('begin immediate')
  process.stdout.write('locked')
  process.stdin.on('end', () => database.exec('rollback')).resume()`

/** Another program that writes to the database. */
async function lock(t: TestContext, folder: string) {
  const child = spawn(process.execPath, ['-e', holder, join(folder, 'kith.db')], { stdio: ['pipe', 'pipe', 'inherit'] })
  t.after(() => child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return {
    release: async () => {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}

async function newFolder(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'kith-locked-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Every download of an archive is recorded in the security log. */
const isRecorded = new Set<OperationName>(['Archive_export'])

suite('another program holds the lock of the database', { skip }, () => {
  test('reading and health checks go on, and changes are made once the lock is released', async (t) => {
    const folder = await newFolder(t)
    const service = await startService({ KITH_DATA: folder, KITH_DATABASE_TIMEOUT_MS: '60000' })
    const client = createClient({ baseUrl: service.url, token: await signUp(service) })
    const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
    const { release } = await lock(t, folder)
    let made = 0
    const texts = Array.from({ length: 20 }, (_, n) => `Note ${n} about the harbor`)
    const changes = texts.map((text) => client.Memory_addNote({ connectionId, text }).then(() => (made += 1)))
    for (let round = 0; round < 20; round++) {
      for (const path of ['/healthz', '/readyz']) assert.equal((await fetch(service.url + path)).status, 200)
      assert.equal((await client.Connections_list({})).length, 1)
    }
    assert.equal(made, 0)
    await release()
    await Promise.all(changes)
    const stored = await client.Memory_listInteractions({ id: connectionId, limit: 50 })
    assert.deepEqual(stored.map(({ text }) => text).sort(), texts.sort())
    await killGroup(service)
  })

  test('changes that wait too long are refused with 503, and nothing of them is stored', async (t) => {
    const folder = await newFolder(t)
    const service = await startService({ KITH_DATA: folder, KITH_DATABASE_TIMEOUT_MS: '100' })
    const client = createClient({ baseUrl: service.url, token: await signUp(service) })
    const { release } = await lock(t, folder)
    const names = Array.from({ length: 5 }, (_, n) => `Person ${n}`)
    const refused = await Promise.all(
      names.map((displayName) => client.Connections_create({ displayName }).catch((error: KithError) => error)),
    )
    for (const error of refused) {
      assert.ok(error instanceof Error)
      assert.deepEqual([error.status, error.code], [503, 'unavailable'])
      assert.match(error.message, /Another program is writing to the database\. Nothing was changed\./)
    }
    await release()
    assert.deepEqual(await client.Connections_list({}), [])
    await client.Connections_create({ displayName: 'Ana Ribeiro' })
    await killGroup(service)
  })

  test('a service starts and reads meanwhile, and a command beside it waits', { skip: onlyAtNight }, async (t) => {
    const folder = await newFolder(t)
    const first = await startService({ KITH_DATA: folder })
    const token = await signUp(first)
    await killGroup(first, 'SIGTERM')
    const { release } = await lock(t, folder)
    const service = await startService({ KITH_DATA: folder, KITH_DATABASE_TIMEOUT_MS: '1500' })
    const client = createClient({ baseUrl: service.url, token })
    assert.deepEqual(await client.Connections_list({}), [])
    const env = { KITH_DATA: folder, KITH_DATABASE_TIMEOUT_MS: '60000' }
    const command = runToTheEnd(env, 'scripts/kith.ts', ['reset-password', 'rui@example.com'])
    await release()
    const { code, output } = await command
    assert.equal(code, 0, output)
    assert.match(output, /Rui can set a new password here/)
    await client.Connections_create({ displayName: 'Ana Ribeiro' })
    await killGroup(service)
  })

  test('every operation that reads answers', async (t) => {
    const house = await openHouse({ KITH_DATABASE_TIMEOUT_MS: '60000' })
    const { ids, client, token } = await newWorld(house)
    await client.Memory_addNote({ connectionId: ids.connectionId ?? '', text: 'Not in the index yet.' })
    // So that its use is noted with the next request.
    await house.kith.db.updateTable('tokens').set({ lastUsedAt: null }).execute()
    const { release } = await lock(t, house.kith.config.data)
    const late: string[] = []
    for (const [name, operation] of operations) {
      if (!operation.http.startsWith('GET ') || operation.resumes || isRecorded.has(name)) continue
      const answer = send(house, operation, sample(name, operation, ids), token)
      const { status } = await Promise.race([answer, pause(patienceMs).then(() => ({ status: 504 }))])
      if (status >= 500) late.push(`${name} answered ${status}`)
    }
    assert.deepEqual(late, [])
    await release()
    await house.close()
  })
})
