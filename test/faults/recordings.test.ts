import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openKith } from '#boot/open.ts'
import { type Client, createClient, KithError } from '#contract/client.ts'
import { sweepBlobs } from '#platform/blobs/cleanup/sweep.ts'
import { readConfig } from '#platform/config/config.ts'
import { openLog } from '#platform/log/log.ts'
import { isNight, onlyAtNight } from '../harness/nightly.ts'
import { openStore } from '../harness/stores.ts'
import { killGroup, patiently, pause, signUp, startService } from '../machine/running.ts'

const kills = isNight ? 5 : 1

test('killing the service during uploads loses no acknowledged recording, and leftover files are removed', async (t) => {
  const store = await openStore()
  t.after(store.remove)
  const sent = new Map<string, Buffer>()
  let token = ''
  for (let kill = 0; kill < kills; kill += 1) {
    const service = await startService(store.env)
    token ||= await signUp(service)
    const writers = [1, 2, 3].map(() => addUntilKilled(createClient({ baseUrl: service.url, token }), sent))
    await pause(500 + Math.random() * 1_000)
    while (sent.size === 0) await pause(50)
    await killGroup(service)
    await Promise.all(writers)
  }
  const tomorrow = () => Temporal.Now.instant().add({ hours: 25 })
  const { kith, close } = await openKith(readConfig(store.env), openLog('silent'), tomorrow)
  t.after(close)
  const rows = await kith.db.selectFrom('interactions').select(['id', 'audio']).execute()
  const keys = async () => (await Array.fromAsync(kith.blobs.list('audio'))).flat().sort()
  const before = await keys()
  for (const { id, audio } of rows) {
    const bytes = await kith.blobs.asFile(audio?.key ?? '', (path) => readFile(path))
    assert.equal(bytes.length, audio?.bytes)
    if (sent.has(id)) assert.ok(sent.get(id)?.equals(bytes), 'other bytes than were sent')
  }
  const lost = [...sent.keys()].filter((id) => !rows.some((row) => row.id === id))
  assert.deepEqual(lost, [])
  await sweepBlobs(kith)
  assert.deepEqual(await keys(), rows.map(({ audio }) => audio?.key).sort())
  assert.deepEqual(await readdir(kith.blobs.incoming), [])
  t.diagnostic(`${kills} kills, ${sent.size} acknowledged, ${before.length - rows.length} files without a row swept`)
  assert.ok(sent.size > 0, 'hardly anything was sent')
})

/** Sends memos one after another until the service is gone. */
async function addUntilKilled(client: Client, sent: Map<string, Buffer>) {
  try {
    const { connectionId } = await patiently(() => client.Connections_create({ displayName: 'Ana' }))
    while (true) {
      const bytes = wav(200_000)
      const { ixId } = await patiently(() => client.Memory_addInteraction({ connectionId, audio: new Blob([bytes]) }))
      sent.set(ixId, bytes)
    }
  } catch (error) {
    if (error instanceof KithError) throw error
  }
}

function wav(length: number) {
  const head =
    'RIFF\xff\xff\xff\xffWAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\xff\xff\xff\xff'
  return Buffer.concat([Buffer.from(head, 'latin1'), randomBytes(length)])
}

test('on a full disk recordings are refused without leftovers, and accepted again once there is space', {
  skip: onlyAtNight,
}, async (t) => {
  if (process.env.TEST_DATABASE_URL) return t.skip('for SQLite')
  const folder = await mkdtemp(join(tmpdir(), 'kith-full-'))
  t.after(async () => {
    spawnSync('umount', ['-l', folder])
    await rm(folder, { recursive: true, force: true })
  })
  const mount = (...args: string[]) => spawnSync('mount', args).status === 0
  if (!mount('-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder)) return t.skip('only root may mount a small disk')
  const service = await startService({ KITH_DATA: folder })
  const client = createClient({ baseUrl: service.url, token: await signUp(service) })
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  const add = () => patiently(() => client.Memory_addInteraction({ connectionId, audio: new Blob([wav(1_500_000)]) }))
  const kept = [await add()]
  for (const _ of [1, 2, 3, 4, 5, 6]) await add().then((memo) => kept.push(memo), full)
  assert.ok(kept.length < 6, 'the disk was not full')
  const files = async () =>
    (await readdir(join(folder, 'blobs'), { recursive: true })).filter((name) => /\/.+\//.test(name))
  assert.equal((await files()).length, kept.length)
  assert.deepEqual(await readdir(join(folder, 'incoming')), [])
  for (const { ixId } of kept)
    assert.equal((await client.Memory_getInteractionAudio({ id: connectionId, ixId })).size, 1_500_044)
  mount('-o', 'remount,size=64m', folder)
  await add()
  await killGroup(service)
})

function full(error: KithError) {
  assert.deepEqual([error.status, error.code], [507, 'storage_full'], error.message)
}
