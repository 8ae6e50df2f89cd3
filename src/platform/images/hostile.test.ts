import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import sharp from 'sharp'
import { ask, newMember, useHouse } from '../../../test/harness/harness.ts'
import { oddImages, refusedImages, soundImages } from '../../../test/samples/hostile-images.ts'
import { noise, photoKeys, picture, sendPhoto, withSegment } from '../../../test/samples/images.ts'
import { incoming, sendForm } from '../../../test/samples/recordings.ts'

const house = await useHouse()
const { client, token } = await newMember(house)
const { id } = await client.Cards_create({ slug: 'ana' })
const line = `POST /api/cards/${id}/photo`
const send = (photo: Buffer | ReadableStream, type?: string) => sendPhoto(house, id, token, photo, type)
const form = (parts: Parameters<typeof sendForm>[3]) => sendForm(house, line, token, parts)
const file = (bytes: Buffer, name = 'me.jpg', type = 'image/jpeg') => new File([new Uint8Array(bytes)], name, { type })

/** All rows and files, which must not change. */
async function everything() {
  return { card: await client.Cards_get({ id }), kept: (await photoKeys(house)).sort(), waiting: await incoming(house) }
}

async function storedBytes() {
  await house.work()
  const keys = await photoKeys(house)
  return Promise.all(keys.map((key) => house.kith.blobs.asFile(key, (path) => sharp(path).metadata())))
}

async function rawBytes() {
  const { photo } = await client.Cards_get({ id })
  const urls = photo?.sizes.flatMap(({ webp, jpeg }) => [webp, jpeg]) ?? []
  const answers = urls.map((url) => fetch(house.url + new URL(url).pathname).then((answer) => answer.arrayBuffer()))
  return Buffer.concat((await Promise.all(answers)).map((bytes) => Buffer.from(bytes))).toString('latin1')
}

for (const [name, [bytes, wanted]] of Object.entries(refusedImages)) {
  test(`${name} is rejected, whatever its media type`, async () => {
    const before = await everything()
    const answers = [
      await send(bytes, 'image/jpeg'),
      await send(bytes, 'image/svg+xml'),
      await form([['photo', file(bytes)]]),
      await form([['photo', file(bytes, '../../me.html', 'text/html')]]),
    ]
    for (const { status, body } of answers) {
      assert.equal(status, wanted, JSON.stringify(body))
      if (wanted === 415) assert.match(body.detail, /Send JPEG, PNG, WebP or AVIF/)
      if (wanted === 413) assert.match(body.detail, /more than (40 megapixels|16,384 pixels)|more than 50 times/)
      if (wanted === 400) assert.match(body.detail, /damaged or incomplete/)
    }
    assert.deepEqual(await everything(), before)
  })
}

for (const [name, [bytes, width, height]] of Object.entries(oddImages)) {
  test(`${name} is stored as a photo and nothing else`, async () => {
    const { status, body } = await send(bytes)
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual([body.photo.width, body.photo.height], [width, height])
    const stored = await storedBytes()
    assert.equal(stored.length, body.photo.sizes.length * 2)
    for (const { pages, space, depth, exif, icc, xmp } of stored)
      assert.deepEqual(
        [pages ?? 1, space, depth, exif, icc, xmp],
        [1, 'srgb', 'uchar', undefined, undefined, undefined],
      )
    assert.doesNotMatch(await rawBytes(), /<script|<!doctype|alert\(/i)
    assert.ok(!(await rawBytes()).includes('PK\x03\x04'))
  })
}

/** Red and green at the top, blue and white at the bottom. */
async function corners() {
  const half = (background: string) => ({ create: { width: 40, height: 30, channels: 3, background } }) as const
  const parts = Object.entries({ northwest: '#f00', northeast: '#0f0', southwest: '#00f', southeast: '#fff' })
  return sharp({ create: { width: 80, height: 60, channels: 3, background: '#000' } })
    .composite(parts.map(([gravity, colour]) => ({ input: half(colour), gravity })))
    .png()
    .toBuffer()
}

/** The pixels as a camera with this orientation stores them. */
const held: Record<number, (upright: Buffer) => Promise<Buffer>> = {
  1: async (upright) => upright,
  2: (upright) => sharp(upright).flop().toBuffer(),
  3: (upright) => sharp(upright).rotate(180).toBuffer(),
  4: (upright) => sharp(upright).flip().toBuffer(),
  5: async (upright) =>
    sharp(await sharp(upright).rotate(90).toBuffer())
      .flop()
      .toBuffer(),
  6: (upright) => sharp(upright).rotate(270).toBuffer(),
  7: async (upright) =>
    sharp(await sharp(upright).rotate(270).toBuffer())
      .flop()
      .toBuffer(),
  8: (upright) => sharp(upright).rotate(90).toBuffer(),
}

test('a photo is turned upright from every orientation', async () => {
  const upright = await corners()
  const wanted = await sharp(upright).removeAlpha().raw().toBuffer()
  for (const [orientation, lie] of Object.entries(held)) {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const turned = sharp(await lie(upright)).withMetadata({ orientation: Number(orientation) })
      const { body } = await send(await turned.toFormat(format, { quality: 100 }).toBuffer())
      assert.deepEqual([body.photo.width, body.photo.height], [80, 60], `${orientation} ${format}`)
      const shown = await fetch(house.url + new URL(body.photo.sizes.at(-1)?.webp ?? '').pathname)
      const found = await sharp(await shown.arrayBuffer())
        .removeAlpha()
        .raw()
        .toBuffer()
      const away = found.reduce((sum, value, at) => sum + Math.abs(value - (wanted[at] ?? 0)), 0) / found.length
      assert.ok(away < 8, `${orientation} ${format}: ${away} a pixel away`)
    }
  }
})

test('location, author and all other metadata of a photo are removed', async () => {
  const secret = 'S3CR3T'
  const taken = noise(300, 200)
    .withExif({
      IFD0: { Copyright: secret, Artist: secret, ImageDescription: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 42/1 0/1', GPSProcessingMethod: secret },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>${secret}</rdf></x:xmpmeta>`)
    .withIccProfile('p3')
  const jpeg = withSegment(await taken.clone().jpeg().toBuffer(), 0xfe, secret)
  const iptc = withSegment(jpeg, 0xed, `Photoshop 3.0\x008BIM\x04\x04${secret}`)
  for (const bytes of [iptc, await taken.clone().png().toBuffer(), await taken.clone().webp().toBuffer()]) {
    assert.ok(bytes.includes(secret))
    assert.equal((await send(bytes)).status, 200)
    assert.doesNotMatch(await rawBytes(), /S3CR3T|Exif\0\0|EXIF|XMP |xmpmeta|ICC_PROFILE|ICCP|Photoshop|8BIM/)
  }
})

test('10 MB are accepted and one byte more is not, with or without a Content-Length', async () => {
  const most = 10 * 1024 * 1024
  const padded = Buffer.concat([await picture(300, 200).jpeg().toBuffer(), Buffer.alloc(most)]).subarray(0, most + 1)
  const fits = padded.subarray(0, most)
  const before = await everything()
  const stream = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]).stream()
  for (const answer of [
    await send(padded),
    await send(stream(padded)),
    await form([['photo', file(padded)]]),
    await form([['photo', file(Buffer.concat([padded, padded]))]]),
  ]) {
    assert.deepEqual([answer.status, answer.body.code], [413, 'too_large'])
    assert.match(answer.body.detail, /larger than 10 MB/)
  }
  assert.deepEqual(await everything(), before)
  for (const answer of [await send(fits), await send(stream(fits)), await form([['photo', file(fits)]])])
    assert.equal(answer.status, 200)
})

test('wrong requests are rejected with a sentence and store nothing', async () => {
  const before = await everything()
  const photo = file(soundImages.PNG)
  const forms: [Parameters<typeof sendForm>[3], RegExp][] = [
    [
      [
        ['a', photo],
        ['b', photo],
      ],
      /photo is given twice/,
    ],
    [
      [
        ['photo', photo],
        ['photo', photo],
      ],
      /photo is given twice/,
    ],
    [
      [
        ['photo', photo],
        ['memberId', 'x'],
      ],
      /memberId is not a known field/,
    ],
    [[['photo', 'my face']], /photo must be a file/],
    [
      [
        ['photo', 'my face'],
        ['a', photo],
      ],
      /photo/,
    ],
    [[], /./],
  ]
  for (const [parts, detail] of forms) {
    const { status, body } = await form(parts)
    assert.deepEqual([status, body.code], [400, 'invalid'])
    assert.match(body.detail, detail)
  }
  const bodies: [string, string, number][] = [
    ['application/json', JSON.stringify({ photo: { path: '/etc/passwd', mediaType: 'image/jpeg' } }), 415],
    ['application/json', 'not even JSON', 415],
    ['text/plain', 'x', 415],
    ['application/octet-stream', 'x', 415],
    ['application/x-www-form-urlencoded', 'photo=x', 415],
    ['multipart/mixed; boundary=x', '--x--', 415],
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=x', JSON.stringify({ photo: { filepath: '/etc/passwd' } }), 400],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n\x89PNG',
      400,
    ],
  ]
  for (const [type, body, wanted] of bodies) {
    const answer = await ask(house, line, { token, body, headers: { 'content-type': type } })
    assert.ok(answer.status === wanted || (wanted === 400 && answer.status === 415), `${type}: ${answer.text}`)
    assert.match(answer.body.detail, /\.$/)
  }
  assert.equal((await ask(house, line, { token })).status, 415)
  assert.deepEqual(await everything(), before)
})

test('photos with random byte changes are stored or rejected, and never cause a server error', async () => {
  const change = fc.tuple(fc.nat(), fc.nat(255))
  const changes = fc.array(change, { minLength: 1, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.values(soundImages)),
      changes,
      fc.boolean(),
      async (file, changes, isHead) => {
        const bytes = Buffer.from(file)
        for (const [at, value] of changes) bytes[at % (isHead ? 400 : bytes.length)] = value
        const { status, body } = await send(bytes)
        assert.ok([200, 400, 413, 415].includes(status), `${status} ${body.detail}`)
      },
    ),
    { numRuns: 80 },
  )
  assert.deepEqual(await incoming(house), [])
  assert.equal(house.logged.filter((line) => line.includes('unexpected error')).length, 0)
})

test('while large photos are decoded, other requests are answered and the main thread stays free', async () => {
  const large = oddImages['a JPEG of just under 40 megapixels']?.[0] ?? Buffer.alloc(0)
  const [thread, all] = [process.threadCpuUsage(), process.cpuUsage()]
  assert.equal((await send(large)).status, 200)
  // Measured in CPU time, so that other load does not matter.
  const [own, spent] = [process.threadCpuUsage(thread), process.cpuUsage(all)].map((used) => used.user + used.system)
  assert.ok(Number(spent) > 3 * Number(own), `${own} of ${spent} µs`)
  let isOver = false
  const sent = Promise.all([send(large), send(large), send(large)]).finally(() => {
    isOver = true
  })
  while (!isOver) assert.equal((await ask(house, 'GET /healthz')).status, 200)
  await sent
})

test('photos beyond the queue limit are told to retry, and queued photos are processed', async () => {
  const sent = await Promise.all(Array.from({ length: 60 }, () => send(soundImages.JPEG)))
  const statuses = new Set(sent.map(({ status }) => status))
  assert.ok(statuses.has(200) && [...statuses].every((status) => status === 200 || status === 503), `${[...statuses]}`)
  assert.deepEqual(await incoming(house), [])
})
