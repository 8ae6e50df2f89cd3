import assert from 'node:assert/strict'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { suite, type TestContext, test } from 'node:test'
import { createClient } from '#contract/client.ts'
import { someByDay } from '../harness/nightly.ts'
import { halfRequest } from './half-request.ts'
import {
  killGroup,
  ownPath,
  password,
  patiently,
  pause,
  readyAt,
  root,
  run,
  type Service,
  signUp,
  startService,
} from './running.ts'

suite('stopping the service', () => {
  for (const signal of someByDay(['SIGTERM', 'SIGINT'] as const)) {
    test(`${signal} under load: open requests are answered, the store is clean, and the service starts again`, async (t) => {
      const folder = await dataFolder(t)
      const service = await startService({ KITH_DATA: folder })
      const token = await signUp(service)
      const half = await halfRequest(service.url, token)
      const inFlight = await slowRequests(service)
      const began = performance.now()
      service.child.kill(signal)
      await pause(300)
      const late = await half.finish()
      assert.match(late, /^HTTP\/1\.1 201 /)
      assert.deepEqual(new Set(await inFlight()), new Set(['HTTP/1.1 200']))
      assert.deepEqual(await service.ended, { code: 0, signal: null }, service.output())
      t.diagnostic(`stopped after ${Math.round(performance.now() - began)} ms`)
      assertClean(folder)
      const again = await startService({ KITH_DATA: folder })
      const { connections } = await patiently(() => createClient({ baseUrl: again.url, token }).Connections_search())
      assert.equal(connections.length, 1)
    })
  }

  test('a Ctrl-C that arrives twice counts once; a later second one stops immediately', async (t) => {
    const service = await startService({ KITH_DATA: await dataFolder(t) })
    await halfRequest(service.url, await signUp(service))
    service.child.kill('SIGINT')
    await pause(200)
    service.child.kill('SIGINT')
    await pause(1_000)
    assert.equal(service.child.exitCode, null)
    // On a busy machine the service may notice the first one only now.
    const again = setInterval(() => service.child.kill('SIGINT'), 1_500)
    t.after(() => clearInterval(again))
    service.child.kill('SIGINT')
    assert.deepEqual(await service.ended, { code: 1, signal: null })
  })

  test('an endless request does not prevent a clean stop in time', async (t) => {
    const folder = await dataFolder(t)
    const service = await startService({ KITH_DATA: folder })
    await halfRequest(service.url, await signUp(service))
    const began = performance.now()
    service.child.kill('SIGTERM')
    assert.deepEqual(await service.ended, { code: 0, signal: null }, service.output())
    assert.ok(performance.now() - began < 60_000)
    assertClean(folder)
  })

  test('if localhost has two addresses, both answer', async (t) => {
    const folder = await dataFolder(t)
    const service = await startService({ KITH_DATA: folder, HOST: 'localhost' }, ['--import', twoAddresses])
    const second = service.url.replace('127.0.0.1', '[::1]')
    const half = await halfRequest(second, await signUp(service))
    service.child.kill('SIGTERM')
    await pause(300)
    assert.match(await half.finish(), /^HTTP\/1\.1 201 /)
    assert.deepEqual(await service.ended, { code: 0, signal: null }, service.output())
    assertClean(folder)
  })
})

suite('stopping npm start', () => {
  const npm = ['npm', 'start']
  // The first start of a clone: the system's Node begins, because the pinned one is not installed yet.
  const firstStart = ['node', 'scripts/run.cjs', 'src/main.ts']
  const ways = [
    ['Ctrl-C', npm, 'SIGINT', 'group'],
    ['SIGTERM to npm alone', npm, 'SIGTERM', 'parent'],
    ['Ctrl-C at the first start', firstStart, 'SIGINT', 'group'],
    ['SIGTERM to the first start', firstStart, 'SIGTERM', 'parent'],
  ] as const
  for (const [how, [command = '', ...args], signal, whom] of someByDay(ways, 2)) {
    test(`${how}: open requests are answered, no process stays behind, and the store is clean`, async (t) => {
      const folder = await dataFolder(t)
      const running = run(command, args, { KITH_DATA: folder, PATH: ownPath() }, root)
      const url = await readyAt(running)
      const half = await halfRequest(url, await signUp({ url }))
      if (whom === 'group') void killGroup(running, signal)
      else running.child.kill(signal)
      await pause(700)
      assert.match(await half.finish(), /^HTTP\/1\.1 201 /)
      // The output ends when the last process closes it.
      await running.ended
      await assert.rejects(fetch(`${url}/healthz`))
      assertClean(folder)
    })
  }
})

async function dataFolder(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'kith-stop-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Sign-ins are slow on purpose: the service has begun all of them when this returns. */
async function slowRequests({ url }: Service) {
  const signIn = { path: '/api/public/sign-in', body: { email: 'rui@example.com', password } }
  const halves = await Promise.all(Array.from({ length: 9 }, () => halfRequest(url, '', signIn)))
  const answers = halves.map(({ finish }) => finish())
  return async () => (await Promise.all(answers)).map((answer) => answer.slice(0, 'HTTP/1.1 200'.length))
}

function assertClean(folder: string) {
  const file = join(folder, 'kith.db')
  assert.ok(existsSync(file) && !existsSync(`${file}-wal`), 'the write-ahead log was left behind')
  const database = new DatabaseSync(file)
  assert.deepEqual(database.prepare('pragma integrity_check').all().map(Object.values), [['ok']])
  database.close()
  for (const name of readdirSync(folder)) assert.equal(statSync(join(folder, name)).mode & 0o077, 0, name)
}

const twoAddresses = `data:text/javascript,${encodeURIComponent(`
  import dns from 'node:dns'
  const { lookup } = dns
  dns.lookup = (name, options, done) =>
    name === 'localhost' && options.all
      ? done(null, [{ address: '127.0.0.1', family: 4 }, { address: '::1', family: 6 }])
      : lookup(name, options, done)`)}`
