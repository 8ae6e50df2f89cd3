import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { eventsOf, memberPassword, newMember, refused, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { purgeRemovals } from '../../../test/harness/purge-removals.ts'
import { blackPng, cutOff, noise, photoKeys, picture, withSegment } from '../../../test/samples/images.ts'
import { portraitKeys } from '../../../test/samples/portraits.ts'
import { incoming } from '../../../test/samples/recordings.ts'

const house = await useHouse()
const landscape = await picture(900, 600).jpeg().toBuffer()
const small = await picture(60, 80).png().toBuffer()

async function withPerson(someone?: Someone) {
  const member = someone ?? (await newMember(house))
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  return { ...member, connectionId }
}

const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])
const pathOf = (connectionId: string, size: number) => `/api/connections/${connectionId}/photo?size=${size}`

const read = (token: string, path: string, headers = {}) =>
  fetch(house.url + path, { headers: { authorization: `Bearer ${token}`, ...headers } })

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('a photo is stored as an upright square in two sizes', async () => {
  const { client, token, connectionId } = await withPerson()
  const { photo } = await client.Connections_photo({ connectionId, photo: blob(landscape) })
  assert.match(photo ?? '', /^[0-9a-f]{16}$/)
  for (const size of [96, 320]) {
    const answer = await read(token, pathOf(connectionId, size))
    const found = await sharp(await bytesOf(answer)).metadata()
    assert.deepEqual([answer.status, found.format, found.width, found.height], [200, 'webp', size, size])
  }
  const turned = await picture(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  await client.Connections_photo({ connectionId, photo: blob(turned) })
  const upright = sharp(await bytesOf(await read(token, pathOf(connectionId, 320))))
  const [red = 0, , blue = 255] = await upright.extract({ left: 150, top: 10, width: 1, height: 1 }).raw().toBuffer()
  assert.ok(red > 180 && blue < 90, 'the left half is above once it is upright')
})

test('a small photo is not enlarged', async () => {
  const { client, token, connectionId } = await withPerson()
  await client.Connections_photo({ connectionId, photo: blob(small) })
  for (const size of [96, 320]) {
    const found = await sharp(await bytesOf(await read(token, pathOf(connectionId, size)))).metadata()
    assert.deepEqual([found.width, found.height], [60, 60])
  }
})

test('a photo keeps no metadata', async () => {
  const { client, memberId, connectionId } = await withPerson()
  const marked = withSegment(landscape, 0xe1, 'Exif\0\0 secret place')
  await client.Connections_photo({ connectionId, photo: blob(marked) })
  for (const key of await portraitKeys(house, memberId))
    await house.kith.blobs.asFile(key, async (path) => {
      const { exif, xmp, iptc } = await sharp(path).metadata()
      assert.deepEqual([exif, xmp, iptc], [undefined, undefined, undefined])
    })
})

test('everything that shows a person says whether there is a photo', async () => {
  const { client, connectionId } = await withPerson()
  assert.equal((await client.Connections_get({ connectionId })).photo, undefined)
  const { photo } = await client.Connections_photo({ connectionId, photo: blob(landscape) })
  await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2020-05-01' })
  assert.equal((await client.Connections_get({ connectionId })).photo, photo)
  assert.equal((await client.Connections_list({}))[0]?.photo, photo)
  assert.equal((await client.Connections_search({})).connections[0]?.photo, photo)
  assert.equal((await client.Connections_search({ query: 'ribeiro' })).connections[0]?.photo, photo)
  for (const move of (await client.Moves_next({})).moves) assert.equal(move.photo, photo)
  assert.equal((await client.Connections_update({ connectionId, title: 'Designer' })).photo, photo)
})

test('the same photo has the same version, and another photo has another', async () => {
  const { client, connectionId } = await withPerson()
  const set = async (bytes: Buffer) => (await client.Connections_photo({ connectionId, photo: blob(bytes) })).photo
  const [first, same, other] = [await set(landscape), await set(landscape), await set(small)]
  assert.equal(first, same)
  assert.notEqual(first, other)
})

test('a photo is private, and is sent again only if it has changed', async () => {
  const { client, token, connectionId } = await withPerson()
  await client.Connections_photo({ connectionId, photo: blob(landscape) })
  const { headers } = await read(token, pathOf(connectionId, 96))
  assert.equal(headers.get('content-type'), 'image/webp')
  assert.equal(headers.get('cache-control'), 'private, no-cache')
  assert.equal(headers.get('content-security-policy'), "default-src 'none'; sandbox")
  const cached = { 'if-none-match': headers.get('etag') ?? '' }
  assert.equal((await read(token, pathOf(connectionId, 96), cached)).status, 304)
  assert.equal((await read(token, pathOf(connectionId, 320), cached)).status, 200)
  await client.Connections_photo({ connectionId, photo: blob(small) })
  assert.equal((await read(token, pathOf(connectionId, 96), cached)).status, 200)
})

test('nobody else can see, set or remove a photo', async () => {
  const { client, connectionId } = await withPerson()
  await client.Connections_photo({ connectionId, photo: blob(landscape) })
  const ben = await newMember(house)
  await refused(ben.client.Connections_getPhoto({ connectionId }), 'not_found')
  await refused(ben.client.Connections_photo({ connectionId, photo: blob(small) }), 'not_found')
  await refused(ben.client.Connections_removePhoto({ connectionId }), 'not_found')
  const { size } = await client.Connections_getPhoto({ connectionId })
  assert.ok(size > 0)
  assert.equal((await photoKeys(house)).length, 0)
})

test('a new photo replaces the previous one, whose files are removed', async () => {
  const { client, memberId, connectionId } = await withPerson()
  await client.Connections_photo({ connectionId, photo: blob(small) })
  const first = await portraitKeys(house, memberId)
  await client.Connections_photo({ connectionId, photo: blob(small) })
  await house.work()
  const second = await portraitKeys(house, memberId)
  assert.deepEqual([first.length, second.length], [3, 3])
  assert.equal(
    second.some((key) => first.includes(key)),
    false,
  )
})

test('a removed photo is gone with its files, and removing it twice is fine', async () => {
  const { client, memberId, connectionId } = await withPerson()
  await client.Connections_photo({ connectionId, photo: blob(small) })
  assert.equal((await client.Connections_removePhoto({ connectionId })).photo, undefined)
  const events = (await eventsOf(house, memberId)).length
  assert.equal((await client.Connections_removePhoto({ connectionId })).photo, undefined)
  assert.equal((await eventsOf(house, memberId)).length, events)
  assert.match((await refused(client.Connections_getPhoto({ connectionId }), 'not_found')).message, /no photo/)
  await house.work()
  assert.deepEqual(await portraitKeys(house, memberId), [])
})

test('photos are deleted for good with their person or member; others stay', async () => {
  const ana = await withPerson()
  const second = await withPerson(ana)
  const ben = await withPerson()
  for (const { client, connectionId } of [ana, second, ben])
    await client.Connections_photo({ connectionId, photo: blob(small) })
  await ana.client.Connections_remove({ connectionId: ana.connectionId })
  await purgeRemovals(ana.client)
  await house.work()
  assert.equal((await portraitKeys(house, ana.memberId)).length, 3)
  await ana.client.Members_remove({ password: memberPassword })
  await house.work()
  assert.equal((await portraitKeys(house, ana.memberId)).length, 0)
  assert.equal((await portraitKeys(house, ben.memberId)).length, 3)
})

test('of many photos sent simultaneously, one stays and the files of the others are removed', async () => {
  const { client, memberId, connectionId } = await withPerson()
  const photos = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      picture(20 + at, 20)
        .png()
        .toBuffer(),
    ),
  )
  const sent = await Promise.all(photos.map((photo) => client.Connections_photo({ connectionId, photo: blob(photo) })))
  await house.work()
  const { photo } = await client.Connections_get({ connectionId })
  assert.ok(sent.some((each) => each.photo === photo))
  assert.equal((await portraitKeys(house, memberId)).length, 3)
})

test('a file that is no photo, is damaged or has too many pixels is refused and leaves nothing', async () => {
  const { client, memberId, connectionId } = await withPerson()
  const send = (bytes: Buffer) => client.Connections_photo({ connectionId, photo: blob(bytes) })
  await refused(send(Buffer.from('GIF89a not really')), 'unsupported_media_type')
  await refused(send(cutOff(await noise(300, 300).jpeg().toBuffer(), 0.5)), 'invalid')
  await refused(send(blackPng(10_000, 10_000)), 'too_large')
  assert.deepEqual(await portraitKeys(house, memberId), [])
  assert.deepEqual(await incoming(house), [])
})

test('files without a person are removed after a day, and no others', async () => {
  const { client, memberId, connectionId } = await withPerson()
  await client.Connections_photo({ connectionId, photo: blob(small) })
  const kept = await portraitKeys(house, memberId)
  const [key = ''] = kept
  const orphans = [
    `portraits/${memberId}/0198c5a2-7b1e-7c3d-9a4f-000000000000-0123456789abcdef-96.webp`,
    `portraits/${memberId}/nothing`,
    'portraits/nobody/nothing',
  ]
  for (const orphan of orphans)
    await house.kith.blobs.asFile(key, (path) => house.kith.blobs.put(orphan, path, 'image/webp'))
  const sweep = async () => {
    await queueJob(house.kith, 'blobs.sweep', {})
    await house.work()
    return (await Array.fromAsync(house.kith.blobs.list('portraits'))).flat()
  }
  assert.deepEqual((await sweep()).filter((each) => orphans.includes(each)).length, 3)
  house.clock.set(Temporal.Now.instant().add({ hours: 25 }).toString())
  const left = await sweep()
  house.clock.reset()
  assert.equal(left.filter((each) => orphans.includes(each)).length, 0)
  for (const each of kept) assert.ok(left.includes(each))
})
