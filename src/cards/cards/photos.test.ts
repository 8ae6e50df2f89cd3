import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { ask, type House, memberPassword, newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { purgeRemovals } from '../../../test/harness/purge-removals.ts'
import { photoKeys, picture, sendPhoto } from '../../../test/samples/images.ts'
import { incoming, sendForm } from '../../../test/samples/recordings.ts'

const house = await useHouse()
const landscape = await picture(3000, 2000).jpeg().toBuffer()
const small = await picture(300, 200).png().toBuffer()

const bytesAt = async (url = '') => Buffer.from(await (await fetch(local(url))).arrayBuffer())
const local = (url: string) => house.url + new URL(url).pathname
const keysOf = async (cardId: string) => (await photoKeys(house)).filter((key) => key.includes(cardId))

async function withCard(someone?: Someone) {
  const member = someone ?? (await newMember(house))
  const card = await member.client.Cards_create({ slug: `card-${Math.random().toString(36).slice(2)}` })
  return { ...member, id: card.id, line: `POST /api/cards/${card.id}/photo` }
}

test('a photo can be sent in a form or as the body, and is stored in a few sizes', async () => {
  const { client, token, id, line } = await withCard()
  const card = await client.Cards_photo({ id, photo: new Blob([landscape]) })
  assert.deepEqual([card.photo?.width, card.photo?.height], [1024, 683])
  assert.deepEqual(
    card.photo?.sizes.map(({ width }) => width),
    [128, 256, 512, 1024],
  )
  for (const { width, webp, jpeg } of card.photo?.sizes ?? []) {
    for (const [url, format] of [
      [webp, 'webp'],
      [jpeg, 'jpeg'],
    ] as const) {
      const found = await sharp(await bytesAt(url)).metadata()
      assert.deepEqual([found.format, found.width, found.height], [format, width, Math.round((width * 683) / 1024)])
    }
  }
  const named = await sendForm(house, line, token, [['whatever it is called', new File([small], 'me.png')]])
  assert.deepEqual([named.status, named.body.photo.sizes.length], [200, 3])
  const raw = await sendPhoto(house, id, token, landscape)
  assert.deepEqual([raw.status, raw.body.photo.width], [200, 1024])
  const public_ = await client.CardsPublic_get({
    workspace: new URL(card.url).pathname.split('/')[2] ?? '',
    card: card.slug,
  })
  assert.deepEqual(public_.photo, raw.body.photo)
  assert.deepEqual((await client.Cards_get({ id })).photo, raw.body.photo)
})

test('a photo is never enlarged, and even a tiny one has a size', async () => {
  const { client, id } = await withCard()
  const widths = async (width: number, height: number) => {
    const photo = new Blob([await picture(width, height).png().toBuffer()])
    return (await client.Cards_photo({ id, photo })).photo?.sizes.map((size) => size.width)
  }
  assert.deepEqual(await widths(300, 400), [128, 256, 300])
  assert.deepEqual(await widths(128, 90), [128])
  assert.deepEqual(await widths(2, 1), [2])
})

test('colours stay the same; transparency is kept in WebP and white in JPEG', async () => {
  const { client, id } = await withCard()
  const photo = new Blob([await picture(64, 64, { alpha: 0 }).png().toBuffer()])
  const [size] = (await client.Cards_photo({ id, photo })).photo?.sizes ?? []
  const pixel = async (url: string | undefined, left: number) => {
    const at = sharp(await bytesAt(url)).extract({ left, top: 30, width: 1, height: 1 })
    return [...(await at.raw().toBuffer())]
  }
  const near = (found: number[], wanted: number[]) =>
    assert.ok(
      wanted.every((value, at) => Math.abs(value - (found[at] ?? -99)) < 12),
      `${found}`,
    )
  near(await pixel(size?.webp, 10), [0xdd, 0x33, 0x33, 255])
  near(await pixel(size?.jpeg, 10), [0xdd, 0x33, 0x33])
  assert.equal((await pixel(size?.webp, 50))[3], 0)
  near(await pixel(size?.jpeg, 50), [255, 255, 255])
})

test('photos are public, revalidated each time, and served with their own media type', async () => {
  const { client, id } = await withCard()
  const [size] = (await client.Cards_photo({ id, photo: new Blob([small]) })).photo?.sizes ?? []
  for (const [url = '', type] of [
    [size?.webp, 'image/webp'],
    [size?.jpeg, 'image/jpeg'],
  ] as const) {
    const { headers, status } = await fetch(local(url))
    const head = await fetch(local(url), { method: 'HEAD' })
    assert.deepEqual([status, head.status, headers.get('content-type')], [200, 200, type])
    assert.equal(head.headers.get('content-length'), String((await bytesAt(url)).length))
    assert.equal(headers.get('cache-control'), 'public, no-cache')
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('content-security-policy'), "default-src 'none'; sandbox")
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
    const again = await fetch(local(url), { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    assert.deepEqual([again.status, await again.text()], [304, ''])
  }
})

test('the photo of a hidden or removed card disappears immediately and returns with the card', async () => {
  const { client, token, id } = await withCard()
  const [size] = (await client.Cards_photo({ id, photo: new Blob([small]) })).photo?.sizes ?? []
  const url = local(size?.webp ?? '')
  const etag = (await fetch(url)).headers.get('etag') ?? ''
  const seen = async (headers: Record<string, string> = {}) =>
    (await fetch(url, { headers: { 'if-none-match': etag, ...headers } })).status
  assert.equal(await seen(), 304)
  await client.Cards_update({ id, published: false })
  assert.equal(await seen(), 404)
  const { client: _, token: other } = await newMember(house)
  assert.equal(await seen({ cookie: `kith=${other}` }), 404)
  const mine = await fetch(url, { headers: { cookie: `kith=${token}` } })
  assert.deepEqual([mine.status, mine.headers.get('cache-control')], [200, 'private, no-store'])
  await client.Cards_update({ id, published: true })
  assert.equal(await seen(), 304)
  await client.Cards_remove({ id })
  assert.equal(await seen({ cookie: `kith=${token}` }), 404)
  await client.Cards_restore({ id })
  assert.equal(await seen(), 304)
})

test('no other URL serves a file', async () => {
  const { client, id } = await withCard()
  const [size] = (await client.Cards_photo({ id, photo: new Blob([small]) })).photo?.sizes ?? []
  const path = new URL(size?.webp ?? '').pathname
  const others = [
    path.replace('-128.', '-129.'),
    path.replace('-128.', '-0128.'),
    path.replace('.webp', '.png'),
    path.replace('.webp', '.webp.webp'),
    path.replace('.webp', '.webp%00'),
    path.toUpperCase().replace('/PHOTOS/', '/photos/'),
    path.replace('/photos/', '/photos/../photos/x/'),
    `/photos/${id}/`,
    `/photos/${id}/..%2f..%2fkith.db`,
    `/photos/..%2faudio/${path.split('/')[3]}`,
    '/photos/x/y',
  ]
  for (const other of others) {
    const { status, body, headers } = await ask(house, `GET ${other}`)
    assert.deepEqual([status, body?.code], [404, 'not_found'], other)
    assert.equal(headers.get('cache-control'), 'no-store')
  }
})

test('a new photo replaces the old one, whose files are removed', async () => {
  const { client, id } = await withCard()
  const first = await client.Cards_photo({ id, photo: new Blob([small]) })
  const second = await client.Cards_photo({ id, photo: new Blob([small]) })
  assert.notDeepEqual(first.photo, second.photo)
  assert.equal((await keysOf(id)).length, 12)
  await house.work()
  assert.equal((await keysOf(id)).length, 6)
  assert.equal((await fetch(local(first.photo?.sizes[0]?.webp ?? ''))).status, 404)
  assert.equal((await fetch(local(second.photo?.sizes[0]?.webp ?? ''))).status, 200)
})

test('removing a photo also removes its files', async () => {
  const { client, id } = await withCard()
  await client.Cards_photo({ id, photo: new Blob([small]) })
  assert.equal((await client.Cards_removePhoto({ id })).photo, undefined)
  assert.equal((await client.Cards_removePhoto({ id })).photo, undefined)
  await house.work()
  assert.deepEqual(await keysOf(id), [])
})

test('photos are removed with their card or member; others stay', async () => {
  const ana = await withCard()
  const second = await withCard(ana)
  const ben = await withCard()
  for (const { client, id } of [ana, second, ben]) await client.Cards_photo({ id, photo: new Blob([small]) })
  await ana.client.Cards_remove({ id: ana.id })
  await purgeRemovals(ana.client)
  await house.work()
  assert.deepEqual([(await keysOf(ana.id)).length, (await keysOf(second.id)).length], [0, 6])
  await ana.client.Members_remove({ password: memberPassword })
  await house.work()
  assert.deepEqual([(await keysOf(second.id)).length, (await keysOf(ben.id)).length], [0, 6])
})

test('a photo with an Idempotency-Key is stored once', async () => {
  const { token, id, line } = await withCard()
  const send = (photo: Buffer) =>
    sendForm(house, line, token, [['photo', new Blob([new Uint8Array(photo)])]], { 'idempotency-key': 'once' })
  const [first, second] = [await send(small), await send(small)]
  assert.deepEqual(second.body, first.body)
  assert.equal(second.headers.get('idempotency-replayed'), 'true')
  assert.equal((await send(landscape)).body.code, 'idempotency_mismatch')
  assert.equal((await keysOf(id)).length, 6)
})

test('of many photos sent simultaneously, one stays and the files of the others are removed', async () => {
  const { client, id } = await withCard()
  const sent = await Promise.all(Array.from({ length: 12 }, () => client.Cards_photo({ id, photo: new Blob([small]) })))
  await house.work()
  const { photo } = await client.Cards_get({ id })
  assert.ok(sent.some((card) => JSON.stringify(card.photo) === JSON.stringify(photo)))
  const kept = (await keysOf(id)).map((key) => `/${key}`).sort()
  const shown = photo?.sizes.flatMap(({ webp, jpeg }) => [webp, jpeg].map((url) => new URL(url).pathname)).sort()
  assert.deepEqual(kept, shown)
})

test('a photo for a card that is deleted meanwhile is refused and leaves no files', async () => {
  const { client, id } = await withCard()
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 5 }, () => client.Cards_photo({ id, photo: new Blob([landscape]) })),
    setTimeout(150).then(() => client.Cards_remove({ id })),
  ])
  assert.ok(outcomes.some(({ status }) => status === 'rejected'))
  await purgeRemovals(client)
  await house.work()
  assert.deepEqual(await keysOf(id), [])
  assert.deepEqual(await incoming(house), [])
})

test('files without a row are removed after a day, and no others', async () => {
  const { client, id } = await withCard()
  const kept = await client.Cards_photo({ id, photo: new Blob([small]) })
  const [key = ''] = await keysOf(id)
  const orphans = [
    `photos/${id}/0198c5a2-7b1e-7c3d-9a4f-000000000000-128.webp`,
    'photos/0198c5a2-7b1e-7c3d-9a4f-000000000000/x',
    'photos/nobody/nothing',
  ]
  for (const orphan of orphans)
    await house.kith.blobs.asFile(key, (path) => house.kith.blobs.put(orphan, path, 'image/webp'))
  const sweep = async () => {
    await queueJob(house.kith, 'blobs.sweep', {})
    await house.work()
    return (await photoKeys(house)).filter((each) => orphans.includes(each)).length
  }
  assert.equal(await sweep(), 3)
  house.clock.set(Temporal.Now.instant().add({ hours: 25 }).toString())
  assert.equal(await sweep(), 0)
  house.clock.reset()
  assert.equal((await keysOf(id)).length, 6)
  assert.equal((await bytesAt(kept.photo?.sizes[0]?.jpeg)).subarray(0, 2).toString('hex'), 'ffd8')
})

test('a photo is refused before it is read if the caller may not send it', async () => {
  const { client, token, id } = await withCard()
  const read = await client.Tokens_create({ name: 'Reader', access: 'read' })
  const ben = await newMember(house)
  const asked: [string, string | undefined, number][] = [
    [id, undefined, 401],
    [id, 'nonsense', 401],
    [id, read.token, 403],
    [id, ben.token, 404],
    ['x', token, 404],
  ]
  for (const [card, bearer, status] of asked)
    for (const type of ['image/jpeg', 'multipart/form-data; boundary=x', 'application/json'])
      assert.match(await onlyTheHead(house, card, type, bearer), new RegExp(`^HTTP/1.1 ${status} `))
  assert.deepEqual(await incoming(house), [])
})

/** The response to a request that announces a photo and sends nothing. */
async function onlyTheHead(house: House, card: string, type: string, bearer: string | undefined) {
  const socket = connect(Number(new URL(house.url).port), '127.0.0.1')
  const head = [
    `POST /api/cards/${card}/photo HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${type}`,
    'Content-Length: 1000000',
    ...(bearer ? [`Authorization: Bearer ${bearer}`] : []),
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer)
}

test('an aborted upload leaves nothing', async () => {
  const { token, id } = await withCard()
  const head = [`POST /api/cards/${id}/photo HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${token}`]
  const rest = ['Content-Type: image/png', 'Content-Length: 1000000', '', '']
  const socket = connect(Number(new URL(house.url).port), '127.0.0.1')
  socket.write(Buffer.concat([Buffer.from([...head, ...rest].join('\r\n')), small]))
  while ((await incoming(house)).length === 0) await setTimeout(5)
  socket.destroy()
  while ((await incoming(house)).length > 0) await setTimeout(5)
  assert.deepEqual(await keysOf(id), [])
})
