import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import ICAL from 'ical.js'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { photoFile } from '#cards/cards/photo-files.ts'
import { json } from '#platform/db/schema/schema.ts'
import { ask, newMember, openHouse, type Someone, useHouse } from '../harness/harness.ts'

const house = await useHouse({ BASE_URL: 'https://kith.example.com' })
const decode = jsQR as unknown as typeof jsQR.default

async function newCard(someone: Someone, contents: object = {}) {
  const card = await someone.client.Cards_create({ slug: 'rui', name: 'Rui Costa', ...contents })
  return { ...card, path: new URL(card.url).pathname }
}

async function bytesAt(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(house.url + path, { headers })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function putPhoto(memberId: string, id: string, bytes: Buffer | null) {
  const photo = { id: 'face', widths: [256, 512, 1024], width: 1024, height: 1024 }
  if (bytes) {
    const file = join(house.kith.config.data, `photo-${id}`)
    await writeFile(file, bytes)
    await house.kith.blobs.put(photoFile(id, photo, 512, 'jpg'), file, 'image/jpeg')
  }
  await house.kith.db
    .updateTable('cards')
    .set({ photo: json(photo) })
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    .execute()
}

const jpeg = () =>
  sharp({ create: { width: 512, height: 512, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer()

test('a card is saved as vCard 3.0, named after the person', async () => {
  const { path, url, id } = await newCard(await newMember(house), { name: 'Zoë “Z” Fuchs/山', company: 'Maré' })
  const { status, headers, text } = await ask(house, `GET ${path}.vcf`)
  assert.equal(status, 200)
  assert.equal(headers.get('content-type'), 'text/vcard; charset=utf-8')
  assert.equal(
    headers.get('content-disposition'),
    `attachment; filename="Zoe Z Fuchs Shan.vcf"; filename*=UTF-8''${encodeURIComponent('Zoë “Z” Fuchs 山.vcf')}`,
  )
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  const [, properties] = ICAL.parse(text) as [string, [string, object, string, unknown][]]
  const value = (name: string) => properties.find(([each]) => each === name)?.[3]
  assert.deepEqual(['version', 'fn', 'org', 'uid', 'source'].map(value), [
    '3.0',
    'Zoë “Z” Fuchs/山',
    'Maré',
    `urn:uuid:${id}`,
    url,
  ])
})

test('vCard 4.0 is available on request, and other versions are refused', async () => {
  const { path } = await newCard(await newMember(house), { pronouns: 'he/him' })
  assert.match((await ask(house, `GET ${path}.vcf?version=4.0`)).text, /VERSION:4\.0\r\n.*PRONOUNS:he\/him\r\n/s)
  for (const wrong of ['2.1', '', '3', '3.0&version=4.0']) {
    const { status, body } = await ask(house, `GET ${path}.vcf?version=${wrong}`)
    assert.deepEqual([status, body.code, body.errors[0].field], [400, 'invalid', 'version'], wrong)
  }
})

test('the vCard contains the photo, unless it is missing or unreadable', async () => {
  const someone = await newMember(house)
  const { path, id } = await newCard(someone)
  await putPhoto(someone.memberId, id, null)
  assert.doesNotMatch((await ask(house, `GET ${path}.vcf`)).text, /PHOTO/)
  await putPhoto(someone.memberId, id, Buffer.from('<script>'))
  assert.doesNotMatch((await ask(house, `GET ${path}.vcf`)).text, /PHOTO/)
  const bytes = await jpeg()
  await putPhoto(someone.memberId, id, bytes)
  const unfolded = async (query: string) => (await ask(house, `GET ${path}.vcf${query}`)).text.replaceAll('\r\n ', '')
  assert.ok((await unfolded('')).includes(`PHOTO;ENCODING=b;TYPE=JPEG:${bytes.toString('base64')}\r\n`))
  assert.ok((await unfolded('?version=4.0')).includes(`PHOTO:data:image/jpeg;base64,${bytes.toString('base64')}\r\n`))
})

test('the QR code opens the short address, which redirects to the page', async () => {
  const { path, shortUrl, url } = await newCard(await newMember(house))
  const { bytes, headers } = await bytesAt(`${path}/qr.png`)
  assert.equal(headers.get('content-type'), 'image/png')
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  assert.equal(info.width, 1024)
  const read = decode(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
  assert.equal(read, shortUrl)
  const response = await fetch(house.url + new URL(read).pathname, { redirect: 'manual' })
  assert.deepEqual([response.status, response.headers.get('location')], [302, url])
  assert.match((await ask(house, `GET ${path}/qr.svg`)).text, new RegExp(`<title>QR code of ${shortUrl}</title>`))
})

test('a QR code has the requested size, from 128 to 2048 pixels', async () => {
  const { path } = await newCard(await newMember(house))
  for (const size of [128, 2048]) {
    const { bytes } = await bytesAt(`${path}/qr.png?size=${size}`)
    assert.equal((await sharp(bytes).metadata()).width, size)
  }
  for (const wrong of ['127', '2049', '1e3', '-512', '512.5', '', '512&size=512'])
    assert.equal((await ask(house, `GET ${path}/qr.png?size=${wrong}`)).body.errors[0].field, 'size', wrong)
})

test('the preview image is a small JPEG of 1200 by 630, and changes with the card', async () => {
  const someone = await newMember(house)
  const { path, id } = await newCard(someone, { title: 'Designer', company: 'Maré' })
  const first = await bytesAt(`${path}/og.jpg`)
  const { format, width, height } = await sharp(first.bytes).metadata()
  assert.deepEqual([format, width, height], ['jpeg', 1200, 630])
  assert.ok(first.bytes.length < 80_000, `${first.bytes.length} bytes`)
  assert.deepEqual((await bytesAt(`${path}/og.jpg`)).bytes, first.bytes)
  await someone.client.Cards_update({ id, name: 'Rui Miguel Costa' })
  const second = await bytesAt(`${path}/og.jpg`)
  assert.notDeepEqual(second.bytes, first.bytes)
  assert.notEqual(second.headers.get('etag'), first.headers.get('etag'))
})

test('the preview image shows the photo', async () => {
  const someone = await newMember(house)
  const { path, id } = await newCard(someone)
  await putPhoto(someone.memberId, id, await jpeg())
  const { bytes } = await bytesAt(`${path}/og.jpg`)
  const { data } = await sharp(bytes)
    .extract({ left: 940, top: 280, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  assert.ok(Math.abs((data[0] ?? 0) - 0xcc) < 12 && (data[1] ?? 255) < 70, [...data].join())
})

const files = ['.vcf', '/qr.svg', '/qr.png', '/og.jpg']

test('card files support HEAD and conditional requests', async () => {
  const { path } = await newCard(await newMember(house))
  for (const file of files) {
    const { headers } = await bytesAt(path + file)
    const etag = headers.get('etag') ?? ''
    assert.match(etag, /^"[\w-]{16}"$/)
    assert.match(headers.get('cache-control') ?? '', /no-cache|public, max-age=\d+/)
    assert.equal((await bytesAt(path + file, { 'if-none-match': etag })).status, 304)
    const head = await fetch(house.url + path + file, { method: 'HEAD' })
    assert.deepEqual([head.status, head.headers.get('etag')], [200, etag], file)
  }
})

test('card files cannot run scripts, and images can be embedded by other sites', async () => {
  const { path } = await newCard(await newMember(house))
  for (const file of files) {
    const { headers } = await bytesAt(path + file)
    assert.equal(headers.get('content-security-policy'), "default-src 'none'; sandbox", file)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('referrer-policy'), 'no-referrer')
    if (file !== '.vcf') assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
  }
})

test('a hidden, removed or unknown card has no files, and its short address is not found', async () => {
  const someone = await newMember(house)
  const { path, id, shortUrl } = await newCard(someone)
  const addresses = [...files.map((file) => path + file), new URL(shortUrl).pathname]
  const statuses = async (paths: string[]) =>
    Promise.all(paths.map(async (each) => (await fetch(house.url + each, { redirect: 'manual' })).status))
  assert.deepEqual(await statuses(addresses), [200, 200, 200, 200, 302])
  for (const each of addresses) {
    const { headers } = await fetch(house.url + each, { redirect: 'manual' })
    assert.match(headers.get('cache-control') ?? '', /^(public, )?no-cache$/, each)
  }
  await someone.client.Cards_update({ id, published: false })
  assert.deepEqual(await statuses(addresses), [404, 404, 404, 404, 404])
  await someone.client.Cards_update({ id, published: true })
  await someone.client.Cards_remove({ id })
  assert.deepEqual(await statuses(addresses), [404, 404, 404, 404, 404])
  const odd = ['/w/x/%00.vcf', '/w/%ff/y.vcf', '/w/x/.vcf', '/c/%00', '/c/nothere1', "/c/'--", '/w/a/..%2f/og.jpg']
  assert.deepEqual(new Set(await statuses(odd)), new Set([404]))
})

test('card addresses ignore case and a slash at the end', async () => {
  const { path } = await newCard(await newMember(house))
  assert.equal((await ask(house, `GET ${path.replace('/rui', '/RUI')}.vcf`)).status, 200)
  const slash = await fetch(`${house.url}${path}/`, { redirect: 'manual' })
  assert.deepEqual([slash.status, slash.headers.get('location')], [301, path])
})

test('requests for card files and own colours are rate-limited', async (t) => {
  const small = await openHouse({ KITH_RATE_LIMIT: '100' })
  t.after(() => small.close())
  const { client } = await newMember(small)
  const { url, shortUrl } = await client.Cards_create({ slug: 'rui' })
  const { pathname } = new URL(url)
  const colours = '/cards/colours.css?template=linen&colour=ink&accent=%23123456'
  for (const path of [...files.map((file) => pathname + file), new URL(shortUrl).pathname, colours]) {
    await small.kith.limits.forget('address', '127.0.0.1')
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) {
      const response = await fetch(small.url + path, { redirect: 'manual' })
      await response.arrayBuffer()
      statuses.push(response.status)
    }
    assert.deepEqual(statuses.slice(-2), [429, 429], path)
    assert.notEqual(statuses[9], 429, path)
  }
})

test('a card for print comes as PDF and PNG, for visitors of a published card only', async () => {
  const { client } = await newMember(house)
  const card = await client.Cards_create({ slug: 'print', name: 'Rui Costa', phones: [{ number: '+351 912 345 678' }] })
  const path = new URL(card.url).pathname
  const pdf = await fetch(`${house.url + path}/print.pdf?bleed`)
  assert.deepEqual([pdf.status, pdf.headers.get('content-type')], [200, 'application/pdf'])
  assert.match(pdf.headers.get('content-disposition') ?? '', /^attachment; filename="Rui Costa\.pdf"/)
  assert.equal(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
    '%PDF-',
  )
  const again = { headers: { 'if-none-match': pdf.headers.get('etag') ?? '' } }
  assert.equal((await fetch(`${house.url + path}/print.pdf?bleed`, again)).status, 304)
  assert.equal((await fetch(`${house.url + path}/print.png`)).headers.get('content-type'), 'image/png')
  await client.Cards_update({ id: card.id, published: false })
  assert.equal((await fetch(`${house.url + path}/print.pdf`)).status, 404)
})
