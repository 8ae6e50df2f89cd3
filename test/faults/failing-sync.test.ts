import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite, type TestContext, test } from 'node:test'
import { createClient, type KithError } from '#contract/client.ts'
import { compileLibrary } from '../harness/compile-library.ts'
import { killGroup, root, signUp, startService } from '../machine/running.ts'
import { recording } from '../samples/recordings.ts'

const skip = process.env.TEST_DATABASE_URL ? 'for SQLite' : process.platform !== 'linux' ? 'for Linux' : false

suite('a disk that cannot sync', { skip }, () => {
  test('a failed disk sync is refused without promising that nothing was changed', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'kith-sync-'))
    t.after(() => rm(folder, { recursive: true, force: true }))
    const library = compile(t, folder)
    if (!library) return
    const failing = join(folder, 'failing')
    const env = { KITH_DATA: join(folder, 'data'), LD_PRELOAD: library, FAILING_SYNC: failing }
    const service = await startService(env)
    const token = await signUp(service)
    const client = createClient({ baseUrl: service.url, token })
    const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
    const audio = recording('memo.wav', 'audio/wav')

    await writeFile(failing, '')
    for (const change of [
      () => client.Memory_addNote({ connectionId, text: 'Was it kept?' }),
      () => client.Memory_addInteraction({ connectionId, audio }),
    ]) {
      const refusal = await change().catch((error: KithError) => error)
      assert.ok(refusal instanceof Error)
      assert.deepEqual([refusal.status, refusal.code], [503, 'storage_failing'])
      assert.match(refusal.message, /disk is failing. Before you repeat a change, check whether it was made/)
    }
    await killGroup(service)
    await rm(failing)

    const again = await startService(env)
    const returned = createClient({ baseUrl: again.url, token })
    const notes = await returned.Memory_listInteractions({ id: connectionId })
    t.diagnostic(`after the restart, ${notes.length} of the refused entries are there`)
    await returned.Memory_addInteraction({ connectionId, audio })
    await killGroup(again)
  })

  for (const kind of ['FAILING_SYNC', 'FAILING_WRITE'])
    test(`a service is not ready while its changes fail, and ready again when they work (${kind})`, async (t) => {
      const folder = await mkdtemp(join(tmpdir(), 'kith-sync-'))
      t.after(() => rm(folder, { recursive: true, force: true }))
      const library = compile(t, folder)
      if (!library) return
      const failing = join(folder, 'failing')
      const service = await startService({ KITH_DATA: join(folder, 'data'), LD_PRELOAD: library, [kind]: failing })
      const client = createClient({ baseUrl: service.url, token: await signUp(service) })
      const readiness = async () => {
        const answer = await fetch(`${service.url}/readyz`)
        return [answer.status, ((await answer.json()) as { code?: string }).code]
      }
      await writeFile(failing, '')
      await assert.rejects(client.Connections_create({ displayName: 'Ana' }), { status: 503, code: 'storage_failing' })
      for (let times = 0; times < 3; times++) assert.deepEqual(await readiness(), [503, 'storage_failing'])
      assert.deepEqual(await client.Connections_list({}), [])
      await rm(failing)
      assert.deepEqual(await readiness(), [200, undefined])
      await client.Connections_create({ displayName: 'Bea' })
      await killGroup(service)
    })
})

/** The library that makes syncing fail; null where it cannot be built. */
function compile(t: TestContext, folder: string) {
  const library = compileLibrary(join(root, 'test/faults/failing-sync.c'), folder)
  if (!library) t.skip('needs a C compiler')
  return library
}
