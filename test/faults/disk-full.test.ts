import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, statfsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { createClient, type KithError } from '#contract/client.ts'
import { type RefusalCode, refusals } from '#contract/errors.ts'
import { readConfig } from '#platform/config/config.ts'
import { engineFor, openDatabase } from '#platform/db/open.ts'
import { onlyAtNight } from '../harness/nightly.ts'
import { killGroup, password, patiently, pause, readyAt, root, run, signUp, startService } from '../machine/running.ts'
import { recording } from '../samples/recordings.ts'
import { assertConsistent, assertStored } from './consistency.ts'
import { nothingYet } from './writer.ts'

const skip = process.env.TEST_DATABASE_URL ? 'for SQLite' : false

suite('a disk without room', { skip }, () => {
  test('on a full disk writes are refused and reads work, and writes work again once there is space', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'kith-full-'))
    t.after(async () => {
      spawnSync('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    })
    if (!mount('-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder)) return t.skip('only root may mount a small disk')
    const service = await startService({ KITH_DATA: folder })
    const client = createClient({ baseUrl: service.url, token: await signUp(service) })
    const yes = await fillUp(client)
    mount('-o', 'remount,size=64m', folder)
    await client.Connections_create({ displayName: 'There is room again' })
    await killGroup(service)
    await checkStore(folder, yes)
  })

  test('on a full disk members sign in, remove and stop, and the service starts again', {
    skip: onlyAtNight,
  }, async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'kith-full-'))
    t.after(async () => {
      spawnSync('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    })
    if (!mount('-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder)) return t.skip('only root may mount a small disk')
    const env = { KITH_DATA: folder, KITH_DISK_RESERVE_MB: '8' }
    const service = await startService(env)
    const token = await signUp(service)
    const client = createClient({ baseUrl: service.url, token })
    const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
    while (!existsSync(join(folder, 'kith.reserve'))) await pause(20)
    // Another program takes all the room there is.
    spawnSync('dd', ['if=/dev/zero', `of=${join(folder, 'other')}`, 'bs=64k'])
    await assert.rejects(
      untilRefused(() => client.Memory_addNote({ connectionId, text: longText() })),
      { status: 507 },
    )
    await exerciseFull(service)
    assert.equal((await killGroup(service, 'SIGTERM')).code, 0, service.output())

    const again = await startService(env)
    await exerciseFull(again)
    await rm(join(folder, 'other'))
    const returned = createClient({ baseUrl: again.url, token })
    await returned.Memory_addNote({ connectionId, text: 'There is room again' })
    await returned.Connections_remove({ connectionId })
    await killGroup(again)
  })

  test('on a small disk changes work again before the whole reserve of a large one would fit', {
    skip: onlyAtNight,
  }, async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'kith-full-'))
    t.after(async () => {
      spawnSync('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    })
    if (!mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder)) return t.skip('only root may mount a small disk')
    const service = await startService({ KITH_DATA: folder, KITH_DISK_RESERVE_MB: '32' })
    const client = createClient({ baseUrl: service.url, token: await signUp(service) })
    const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
    const addNote = () => client.Memory_addNote({ connectionId, text: longText() })
    while (!existsSync(join(folder, 'kith.reserve'))) await pause(20)
    spawnSync('dd', ['if=/dev/zero', `of=${join(folder, 'other')}`, 'bs=64k'])
    await assert.rejects(untilRefused(addNote), { status: 507 })
    await assert.rejects(addNote, { status: 507 })
    await rm(join(folder, 'other'))
    // 31 MB stay free, besides the database.
    const { bavail, bsize } = statfsSync(folder)
    const rest = Math.floor((bavail * bsize) / 1024 / 1024) - 31
    spawnSync('dd', ['if=/dev/zero', `of=${join(folder, 'other')}`, 'bs=1M', `count=${rest}`])
    await addNote()
    await killGroup(service)
  })

  test('on a read-only disk the first recording of a member is refused like any other', {
    skip: onlyAtNight,
  }, async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'kith-full-'))
    const blobs = join(folder, 'blobs')
    await mkdir(blobs)
    t.after(async () => {
      spawnSync('umount', ['-l', blobs])
      await rm(folder, { recursive: true, force: true })
    })
    if (!mount('-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', blobs)) return t.skip('only root may mount a small disk')
    const service = await startService({ KITH_DATA: folder })
    const client = createClient({ baseUrl: service.url, token: await signUp(service) })
    mount('-o', 'remount,ro', blobs)
    const addMemo = () => client.Captures_create({ audio: recording('memo.webm') })
    await assert.rejects(addMemo, { status: 503, code: 'storage_failing' })
    mount('-o', 'remount,rw', blobs)
    await addMemo()
    await killGroup(service)
  })

  test('when the database file cannot grow, writes are refused and reads work', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'kith-full-'))
    t.after(() => rm(folder, { recursive: true, force: true }))
    const limited = ['-c', 'ulimit -f 4096; exec "$0" "$@"', process.execPath, join(root, 'src/main.ts')]
    const running = run('sh', limited, { KITH_DATA: folder })
    const url = await readyAt(running)
    // To SQLite a file that may not grow looks like a failing disk.
    const yes = await fillUp(createClient({ baseUrl: url, token: await signUp({ url }) }), 'storage_failing')
    await killGroup(running)
    await checkStore(folder, yes)
  })
})

/** Signs in and out, reads and removes, while nothing can be added. */
async function exerciseFull({ url }: { url: string }) {
  const { accessToken } = await createClient({ baseUrl: url }).Access_signIn({ email: 'rui@example.com', password })
  const client = createClient({ baseUrl: url, token: accessToken })
  await assert.rejects(client.Connections_create({ displayName: 'No room' }), { status: 507, code: 'storage_full' })
  assert.equal((await client.Connections_list({})).length, 1)
  await client.Access_signOut({})
}

async function untilRefused(change: () => Promise<unknown>) {
  for (;;) await change()
}

type Client = ReturnType<typeof createClient>

/**
 * Writes until the disk is full, then checks that reads still work. After one refusal a smaller write may still fit, so it
 * takes six in a row.
 */
async function fillUp(client: Client, wanted: RefusalCode = 'storage_full') {
  const yes = nothingYet()
  const { connectionId } = await patiently(() => client.Connections_create({ displayName: 'Ana Ribeiro' }))
  yes.connections.set(connectionId, 'Ana Ribeiro')
  let refusedSince = 0
  for (let refused = 0; refused < 6; ) {
    const note = await patiently(() => client.Memory_addNote({ connectionId, text: longText() })).catch(
      readRefusal(wanted),
    )
    if (note) yes.interactions.set(note.ixId, note.text ?? '')
    if (!note && refused === 0) refusedSince = performance.now()
    refused = note ? 0 : refused + 1
  }
  assert.ok(performance.now() - refusedSince < 60_000)
  assert.ok(yes.interactions.size > 5)
  const timeline = await patiently(() => client.Memory_listInteractions({ id: connectionId, limit: 5 }))
  assert.equal(timeline.length, 5)
  return yes
}

const readRefusal = (wanted: RefusalCode) => (refusal: KithError) => {
  const { status, code } = refusal
  assert.deepEqual({ status, code }, { status: refusals[wanted][0], code: wanted }, `${refusal}`)
  return null
}

async function checkStore(folder: string, yes: ReturnType<typeof nothingYet>) {
  const db = openDatabase(engineFor(readConfig({ KITH_DATA: folder })))
  await assertStored(db, yes)
  await assertConsistent(db)
  await db.destroy()
}

const longText = () => Array.from({ length: 50 }, () => randomUUID()).join(' ')
const mount = (...args: string[]) => spawnSync('mount', args).status === 0
