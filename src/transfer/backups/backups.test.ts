import assert from 'node:assert/strict'
import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openBlobs } from '#platform/blobs/open.ts'
import { readConfig } from '#platform/config/config.ts'
import { instanceKey } from '#platform/db/instance-key.ts'
import { prepareDatabase } from '#platform/db/open.ts'
import { openSnapshot } from '#platform/db/whole/open.ts'
import { deviceWith, newDevice, readChanges, syncBody } from '../../../test/harness/dav-device.ts'
import { connect, newMember, openHouse, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { openStore } from '../../../test/harness/stores.ts'
import { picture, sendPhoto } from '../../../test/samples/images.ts'
import { encrypted } from './encryption.ts'
import { silent } from './manifest.ts'
import { checkBackup, withBackup } from './open-backup.ts'
import { requireEmpty, restoreBackup } from './restore.ts'
import { writeBackup } from './write-backup.ts'

const house = await useHouse()
const folder = await mkdtemp(join(tmpdir(), 'kith-backups-'))
after(() => rm(folder, { recursive: true, force: true }))

const opening = (passphrase = '') => ({ askPassphrase: async () => passphrase, folder })

async function backUp(name: string, { kith } = house) {
  const file = join(folder, name)
  const database = await openSnapshot(kith.config)
  const openAgain = () => openSnapshot(kith.config)
  const source = { database, openAgain, blobs: kith.blobs, madeAt: '2026-11-16T09:00:00.000Z' }
  await writeBackup(source, { file, passphrase: null, progress: silent })
  await database.close()
  return file
}

async function restored(t: TestContext, file: string) {
  const store = await openStore()
  t.after(store.remove)
  const config = readConfig(store.env)
  const blobs = openBlobs(config)
  await withBackup(file, opening(), (backup) => restoreBackup(backup, { config, blobs }, silent))
  await blobs.close()
  return store
}

async function openRestored(t: TestContext, file: string) {
  const store = await restored(t, file)
  const house = await openHouse({}, Promise.resolve({ ...store, remove: async () => {} }))
  t.after(house.close)
  return house
}

async function everyRow(config: Parameters<typeof openSnapshot>[0]) {
  const database = await openSnapshot(config)
  const rows: Record<string, unknown[]> = {}
  for (const table of await database.tables()) rows[table.name] = (await Array.fromAsync(database.rows(table))).flat()
  await database.close()
  return rows
}

async function keepWriting({ client }: Someone, acknowledged: string[], signal: AbortSignal) {
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  while (!signal.aborted) {
    const { ixId } = await client.Memory_addNote({ connectionId, text: `Note ${acknowledged.length}` })
    acknowledged.push(ixId)
  }
}

test('a backup made while eight callers write has everything acknowledged before, and the restored service runs', async (t) => {
  const ana = await newMember(house)
  const { id } = await ana.client.Cards_create({ slug: 'ana' })
  await sendPhoto(house, id, ana.token, await picture(300, 300).jpeg().toBuffer())
  const [acknowledged, stop] = [[] as string[], new AbortController()]
  const writers = Array.from({ length: 8 }, () => keepWriting(ana, acknowledged, stop.signal))
  while (acknowledged.length < 40) await new Promise((resolve) => setTimeout(resolve, 5))
  const before = [...acknowledged]
  const file = await backUp('busy.zip')
  stop.abort()
  await Promise.all(writers)
  assert.ok(acknowledged.length > before.length)

  const again = await openRestored(t, file)
  const kept = await again.kith.db.selectFrom('interactions').select('id').execute()
  assert.deepEqual(new Set(before).difference(new Set(kept.map((row) => row.id))), new Set())
  const card = await fetch(`${again.url}/api/cards/${id}`, { headers: { authorization: `Bearer ${ana.token}` } })
  const { photo } = (await card.json()) as { photo: { sizes: { webp: string }[] } }
  const address = new URL(photo.sizes[0]?.webp ?? '').pathname
  const [ours, theirs] = await Promise.all([house.url, again.url].map((url) => fetch(url + address)))
  assert.deepEqual([theirs?.status, await theirs?.text()], [200, await ours?.text()])
})

test('every row of every table comes back as it was', async (t) => {
  const ana = await newMember(house)
  const { connectionId } = await ana.client.Connections_create({ displayName: 'Zoë “Z” O’Neil', tags: ['ナ', 'b'] })
  await ana.client.Memory_addNote({ connectionId, text: 'Line one\nline two: I will send the deck by Friday. 🙂' })
  await house.work()
  const file = await backUp('whole.zip')
  const expected = await everyRow(house.kith.config)
  assert.ok(Object.keys(expected).length > 40)
  const store = await restored(t, file)
  assert.deepEqual(await everyRow(readConfig(store.env)), expected)
})

test('a device that is ahead of a restored backup starts over', async (t) => {
  const ana = await newMember(house)
  const add = (displayName: string) => ana.client.Connections_create({ displayName, emails: ['someone@example.com'] })
  const { connectionId } = await add('Ben')
  const device = await newDevice(house, ana)
  const { token: known } = readChanges((await device.sync()).text)
  const file = await backUp('devices.zip')
  await ana.client.Connections_update({ connectionId, title: 'Lost by the restoration' })
  const { token: lost } = readChanges((await device.sync(known)).text)
  assert.notEqual(lost, known)

  const again = await openRestored(t, file)
  const same = deviceWith(again, ana.memberId, device.password)
  const client = connect(again, ana.token)
  await client.Connections_create({ displayName: 'Cleo', emails: ['cleo@example.com'] })
  for (const token of [known, lost]) assert.equal((await same.sync(token)).status, 403)
  const { names, token } = readChanges((await same.sync()).text)
  assert.equal(names.length, 2)
  assert.deepEqual(readChanges((await same.sync(token)).text), { names: [], gone: [], token })
})

test('event readers learn of the gap that a restored backup leaves', async (t) => {
  const ana = await newMember(house)
  const { connectionId } = await ana.client.Connections_create({ displayName: 'Ben' })
  const file = await backUp('events.zip')
  await ana.client.Connections_update({ connectionId, title: 'Lost by the restoration' })
  const { next: lost } = await ana.client.Events_list({})

  const again = await openRestored(t, file)
  // The harness gives each house a key of its own; a restored service has the key of the backup.
  await again.kith.db
    .updateTable('instance')
    .set({ stampKey: await instanceKey(house.kith) })
    .execute()
  const client = connect(again, ana.token)
  for (const displayName of ['Cleo', 'Dora']) await client.Connections_create({ displayName })
  assert.equal((await client.Events_list({ after: lost })).gap, true)
  const { events, next } = await client.Events_list({})
  assert.deepEqual([events.length, next], [3, events[2]?.id])
})

test('after a restoration, a device that asks for a part at a time gets them all', async (t) => {
  const ana = await newMember(house)
  for (const displayName of ['Ben', 'Cleo', 'Dora'])
    await ana.client.Connections_create({ displayName, emails: ['someone@example.com'] })
  const device = await newDevice(house, ana)
  await device.sync()
  const again = await openRestored(t, await backUp('parts.zip'))
  const same = deviceWith(again, ana.memberId, device.password)
  const names: string[] = []
  for (let [token, at] = ['', 0]; at < 3; at++) {
    const body = syncBody(token).replace('<prop>', '<limit><nresults>1</nresults></limit><prop>')
    const answer = await same.send('REPORT', same.book, { body })
    assert.equal(answer.status, 207, answer.text)
    const part = readChanges(answer.text)
    names.push(...part.names)
    token = part.token
  }
  assert.equal(new Set(names).size, 3)
})

test('a backup that is restored twice begins a new count each time', async (t) => {
  const ana = await newMember(house)
  const { connectionId } = await ana.client.Connections_create({ displayName: 'Ben', emails: ['ben@example.com'] })
  const device = await newDevice(house, ana)
  const file = await backUp('twice.zip')
  const openAgain = async () => {
    const again = await openRestored(t, file)
    await again.kith.db
      .updateTable('instance')
      .set({ stampKey: await instanceKey(house.kith) })
      .execute()
    const client = connect(again, ana.token)
    await client.Connections_update({ connectionId, title: 'Baker' })
    await client.Connections_update({ connectionId, title: 'Cook' })
    return { client, device: deviceWith(again, ana.memberId, device.password) }
  }
  const first = await openAgain()
  const seen = readChanges((await first.device.sync()).text)
  const { next } = await first.client.Events_list({})
  // Each count begins with the second in which the backup was restored.
  await pause(1_100)

  const second = await openAgain()
  await second.client.Connections_update({ connectionId, title: 'Waiter' })
  assert.equal((await second.device.sync(seen.token)).status, 403)
  assert.equal((await second.client.Events_list({ after: next })).gap, true)
})

test('after a backup without events, the next event has a number of a new count, too', async (t) => {
  const empty = await openHouse()
  const ana = await newMember(empty)
  await ana.client.Connections_create({ displayName: 'Ben' })
  await empty.kith.db.deleteFrom('events').execute()
  const file = await backUp('empty.zip', empty)
  await empty.close()

  const again = await openRestored(t, file)
  await connect(again, ana.token).Connections_create({ displayName: 'Cleo' })
  const [event] = await again.kith.db.selectFrom('events').select('number').execute()
  assert.ok((event?.number ?? 0) > 1_000_000)
})

test('no service starts on a restoration that was interrupted', async (t) => {
  const store = await openStore()
  t.after(store.remove)
  const config = readConfig(store.env)
  const stopping = (what: string) => assert.notEqual(what, 'members', 'The power is out.')
  const restoring = withBackup(await backUp('cut-off.zip'), opening(), (backup) =>
    restoreBackup(backup, { config, blobs: house.kith.blobs }, stopping),
  )
  await assert.rejects(restoring, /power/)
  // With SQLite there is no file yet, as before.
  const starting = config.databaseUrl ? prepareDatabase(config, async () => {}) : requireEmpty(config)
  await (config.databaseUrl ? assert.rejects(starting, /interrupted/) : starting)
})

test('an encrypted backup opens only with its passphrase', async () => {
  const plain = Readable.toWeb(createReadStream(await backUp('plain.zip')))
  const file = join(folder, 'secret.zip.age')
  await writeFile(file, Readable.fromWeb(await encrypted(plain, 'correct horse', 4)))
  assert.ok(!(await readFile(file)).includes('interactions'))
  const count = (passphrase: string) =>
    withBackup(file, opening(passphrase), async (backup) => {
      await checkBackup(backup, silent)
      return backup.manifest.tables.length
    })
  assert.ok((await count('correct horse')) > 40)
  await assert.rejects(count('wrong horse'), /passphrase does not open/)
})

test('a backup that was cut, changed or made by something else is refused', async () => {
  const file = await backUp('plain.zip')
  const check = (file: string) => withBackup(file, opening(), (backup) => checkBackup(backup, silent))
  await check(file)
  const bytes = await readFile(file)
  const damaged = join(folder, 'damaged.zip')
  await writeFile(damaged, bytes)
  await truncate(damaged, bytes.length - 100)
  await assert.rejects(check(damaged), /damaged or incomplete/)
  await writeFile(damaged, 'This is not a backup.')
  await assert.rejects(check(damaged), /damaged or incomplete/)
  await assert.rejects(check(join(folder, 'nowhere.zip')), /cannot be read/)
  const changed = await withBackup(file, opening(), async (backup) => {
    const read = async (name: string) => {
      const stream = await backup.read(name)
      return name === 'tables/members.jsonl' ? (new Blob([await buffer(stream), ' ']).stream() as never) : stream
    }
    return checkBackup({ ...backup, read }, silent).catch((error) => error.message)
  })
  assert.match(changed, /tables\/members.jsonl was changed/)
})

test('nothing is restored over a database that is there', async () => {
  const file = await backUp('again.zip')
  const { config, blobs } = house.kith
  const restore = withBackup(file, opening(), (backup) => restoreBackup(backup, { config, blobs }, silent))
  await assert.rejects(restore, /There is a database already/)
})
