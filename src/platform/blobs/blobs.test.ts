import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, suite, test } from 'node:test'
import S3rver from 's3rver'
import { type House, memberPassword, newMember, openHouse, refused } from '../../../test/harness/harness.ts'
import { purgeRemovals } from '../../../test/harness/purge-removals.ts'
import { photoKeys, picture } from '../../../test/samples/images.ts'
import { blobKeys, incoming, recording } from '../../../test/samples/recordings.ts'
import { toWav } from '../../../test/samples/wav.ts'
import { openBadServer } from '../../../test/servers/smtp-server.ts'
import { queueJob } from '../jobs/queue-job.ts'
import { openBlobs } from './open.ts'

const folder = await mkdtemp(join(tmpdir(), 'kith-s3-'))
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'recordings', configs: [] }],
})
const address = (await bucket.run()) as AddressInfo
after(async () => {
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

const stores: Record<string, Record<string, string>> = {
  'on the disk': {},
  'in a bucket that speaks S3': {
    KITH_S3_BUCKET: 'recordings',
    KITH_S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
    KITH_S3_KEY: 'S3RVER',
    KITH_S3_SECRET: 'S3RVER',
  },
}

for (const [where, env] of Object.entries(stores)) {
  suite(`recordings ${where}`, () => {
    let house: House
    before(async () => {
      house = await openHouse(env)
    })
    after(() => house.close())

    test('are kept, played whole and in parts, and go with their entry', async () => {
      const { client, token } = await newMember(house)
      const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
      const original = await readFile('test/samples/audio/memo.m4a')
      const memo = await client.Memory_addInteraction({ connectionId, audio: recording('memo.m4a') })
      const get = async (range?: string) => {
        const headers = { authorization: `Bearer ${token}`, ...(range && { range }) }
        const response = await fetch(house.url + (memo.audio?.url ?? ''), { headers })
        return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
      }
      assert.ok((await get()).bytes.equals(original))
      for (const [range, part] of [
        ['bytes=1000-1999', original.subarray(1000, 2000)],
        ['bytes=-100', original.subarray(-100)],
        ['bytes=16000-', original.subarray(16_000)],
      ] as const) {
        const { status, bytes } = await get(range)
        assert.ok(status === 206 && bytes.equals(part), range)
      }
      assert.equal((await get('bytes=99999-')).status, 416)
      assert.equal((await blobKeys(house)).length, 1)
      await client.Memory_removeInteraction({ id: connectionId, ixId: memo.ixId })
      await purgeRemovals(client)
      await house.work()
      assert.deepEqual(await blobKeys(house), [])
    })

    test('go with their member, and those of others stay', async () => {
      const [ana, ben] = [await memo(house), await memo(house)]
      await ana.client.Members_remove({ password: memberPassword })
      await house.work()
      assert.deepEqual(await blobKeys(house), [ben.key])
    })

    test('and photos are shown to anyone, copied with their card, and go with it', async () => {
      const { client } = await newMember(house)
      const { id } = await client.Cards_create({ slug: 'ana' })
      const photo = new Blob([new Uint8Array(await picture(300, 200).jpeg().toBuffer())])
      const first = await client.Cards_photo({ id, photo })
      const copy = await client.Cards_create({ slug: 'copy', from: 'ana' })
      const at = (card: typeof copy) => house.url + new URL(card.photo?.sizes[0]?.webp ?? '').pathname
      const [shown, copied] = [await fetch(at(first)), await fetch(at(copy))]
      assert.equal(shown.headers.get('content-type'), 'image/webp')
      assert.deepEqual(await shown.bytes(), await copied.bytes())
      assert.equal((await photoKeys(house)).length, 12)
      await client.Cards_remove({ id })
      await house.work()
      assert.deepEqual([(await fetch(at(first))).status, (await fetch(at(copy))).status], [404, 200])
      await client.Cards_remove({ id: copy.id })
      await purgeRemovals(client)
      await house.work()
      assert.deepEqual(await photoKeys(house), [])
    })

    test('can be read as a file, which is gone afterwards', async () => {
      const { key } = await memo(house)
      const original = await readFile('test/samples/audio/memo.webm')
      const asFile = await house.kith.blobs.asFile(key, async (path) => (await readFile(path)).equals(original))
      assert.equal(asFile, true)
      assert.deepEqual(await incoming(house), [])
    })

    test('that are lost are not found, and the entry is still there', async () => {
      const { client, key, connectionId, ixId } = await memo(house)
      await house.kith.blobs.remove(key)
      await refused(client.Memory_getInteractionAudio({ id: connectionId, ixId }), 'not_found')
      assert.equal((await client.Memory_getInteraction({ id: connectionId, ixId })).kind, 'voice_memo')
      await house.kith.blobs.remove(key)
    })

    test('without a row are swept when they are a day old, and no others', async () => {
      const { memberId, key } = await memo(house)
      const orphan = `audio/${memberId}/0198c5a2-7b1e-7c3d-9a4f-000000000000`
      const file = join(folder, 'orphan')
      await writeFile(file, 'left by a crash')
      for (const lost of [orphan, 'audio/nobody/nothing']) await house.kith.blobs.put(lost, file, 'audio/webm')
      await house.kith.blobs
        .asFile(key, async () => writeFile(join(house.kith.blobs.incoming, 'left'), 'x'))
        .catch(() => {})
      const sweep = async () => {
        await queueJob(house.kith, 'blobs.sweep', {})
        await house.work()
        return (await blobKeys(house)).filter((each) => each.includes(memberId) || each.includes('nobody')).sort()
      }
      assert.equal((await sweep()).length, 3)
      house.clock.set(Temporal.Now.instant().add({ hours: 25 }).toString())
      assert.deepEqual(await sweep(), [key])
      assert.deepEqual(await incoming(house), [])
      house.clock.reset()
    })
  })
}

async function memo(house: House) {
  const someone = await newMember(house)
  const { connectionId } = await someone.client.Connections_create({ displayName: 'Ana' })
  const { ixId } = await someone.client.Memory_addInteraction({ connectionId, audio: recording('memo.webm') })
  return { ...someone, connectionId, ixId, key: `audio/${someone.memberId}/${ixId}` }
}

test('a bucket that cannot be reached refuses the memo with a sentence, and leaves no row', async () => {
  const away = { ...stores['in a bucket that speaks S3'], KITH_S3_ENDPOINT: 'http://127.0.0.1:1' }
  const house = await openHouse(away)
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  const sent = client.Memory_addInteraction({ connectionId, audio: recording('memo.webm') })
  assert.match((await refused(sent, 'unavailable')).message, /file storage does not respond/)
  assert.deepEqual(await client.Memory_listInteractions({ id: connectionId }), [])
  assert.deepEqual(await incoming(house), [])
  await house.close()
})

test('a store that accepts connections and never answers is reported within ten seconds, whatever is asked of it', async (t) => {
  const house = await openHouse()
  const sent: string[] = []
  const hole = await openBadServer((socket) => void socket.on('data', (data) => void sent.push(String(data))))
  t.after(() => Promise.all([house.close(), hole.close()]))
  const { client, token } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  const { audio } = await client.Memory_addInteraction({ connectionId, audio: recording('memo.m4a') })
  const photo = new Blob([new Uint8Array(await picture(900, 600).jpeg().toBuffer())])
  await client.Connections_photo({ connectionId, photo })
  const { id } = await client.Cards_create({ slug: 'ana' })
  await client.Cards_photo({ id, photo })
  house.kith.blobs = openBlobs({ ...house.kith.config, s3: storeAt(hole.url) })
  const began = performance.now()
  const headers = { authorization: `Bearer ${token}` }
  const statusOf = async (path: string) => (await fetch(house.url + path, { headers })).status
  const changes = [
    client.Memory_addInteraction({ connectionId, audio: recording('memo.webm') }),
    client.Connections_photo({ connectionId, photo }),
    client.Cards_photo({ id, photo }),
    client.Cards_create({ slug: 'copy', from: 'ana' }),
  ]
  const [playback, addressBook, ...refusals] = await Promise.all([
    statusOf(audio?.url ?? ''),
    statusOf('/api/address-book'),
    ...changes.map((change) => refused(change, 'unavailable')),
  ])
  // Nine, and what a busy machine adds. The next limit is a minute.
  assert.ok(performance.now() - began < 50_000)
  for (const { message } of refusals) assert.match(message, /The file storage does not respond right now/)
  assert.deepEqual([playback, addressBook], [503, 503])
  const { timeline } = await client.Connections_get({ connectionId })
  assert.deepEqual([timeline.length, await incoming(house)], [1, []])
  assert.ok(!sent.some((text) => text.startsWith('DELETE')), 'what another try stores is not removed')
})

test('a large file may take longer to be stored than a request may be silent', async (t) => {
  const house = await openHouse({ KITH_ANSWER_SECONDS: '1' })
  const slow = createServer((request, response) => {
    request.resume().on('end', () => setTimeout(() => response.end(), 3_000))
  }).listen(0, '127.0.0.1')
  await once(slow, 'listening')
  t.after(() => Promise.all([house.close(), slow.close()]))
  const { port } = slow.address() as AddressInfo
  house.kith.blobs = openBlobs({ ...house.kith.config, s3: storeAt(`http://127.0.0.1:${port}`) })
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  const minute = new Uint8Array(toWav(new Float32Array(60 * 16_000), 16_000))
  const { audio } = await client.Memory_addInteraction({ connectionId, audio: new Blob([minute]) })
  assert.equal(audio?.bytes, minute.length)
})

test('a store that stops in the middle of a file is reported too', async (t) => {
  const house = await openHouse()
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: image/webp\r\ncontent-length: 9999\r\n\r\nthe beginning'
  const stalling = await openBadServer((socket) => void socket.on('data', () => void socket.write(head)))
  t.after(() => Promise.all([house.close(), stalling.close()]))
  const blobs = openBlobs({ ...house.kith.config, s3: storeAt(stalling.url) })
  await assert.rejects(
    blobs.asFile('audio/one', async () => {}),
    { status: 503 },
  )
  assert.deepEqual(await incoming(house), [])
  await blobs.close()
})

function storeAt(url: string) {
  const credentials = { accessKeyId: 'none', secretAccessKey: 'none' }
  return { bucket: 'recordings', endpoint: url.replace('smtp:', 'http:'), region: 'eu-west-1', credentials }
}

test('a folder that cannot be written to is reported in a sentence, and nothing is kept', async (t) => {
  const house = await openHouse()
  t.after(() => house.close())
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  for (const folder of ['blobs', 'incoming']) {
    const path = join(house.kith.config.data, folder)
    await rm(path, { recursive: true, force: true })
    // Permissions do not stop an administrator, so a file is in the way.
    await writeFile(path, '')
    const { message, status } = await refused(
      client.Memory_addInteraction({ connectionId, audio: recording('memo.webm') }),
      'unavailable',
    )
    assert.deepEqual([status, /cannot write to its folder for files, so nothing was saved/.test(message)], [503, true])
    await rm(path)
  }
  assert.deepEqual((await client.Connections_get({ connectionId })).timeline, [])
  await client.Memory_addInteraction({ connectionId, audio: recording('memo.webm') })
})
