import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { newDevice } from '../../../../test/harness/dav-device.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { leastLongestBlock } from '../../../../test/harness/longest-block.ts'
import { noise, picture, withSegment } from '../../../../test/samples/images.ts'

const house = await useHouse()

async function withAna() {
  const member = await newMember(house)
  const device = await newDevice(house, member)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana', emails: ['ana@example.com'] })
  return { ...member, device, connectionId, name: `${connectionId}.vcf` }
}

const fold = (line: string) => line.replaceAll(/.{74}/g, '$&\r\n ')
const withPhoto = (card: string, image: Buffer) =>
  card.replace('END:VCARD', `${fold(`PHOTO;ENCODING=b;TYPE=JPEG:${image.toString('base64')}`)}\r\nEND:VCARD`)
const photoIn = (card: string) => Buffer.from(/PHOTO[^:]*:(.*)/.exec(card.replaceAll('\r\n ', ''))?.[1] ?? '', 'base64')

test('a photo from a phone comes back as large as it was, without its metadata', async () => {
  const { client, device, connectionId, name } = await withAna()
  for (const [width, height, longest] of [
    [1200, 1200, 1200],
    [1600, 900, 1600],
    [3000, 2000, 2048],
    [200, 200, 200],
  ] as const) {
    const image = withSegment(await picture(width, height).jpeg().toBuffer(), 0xe1, 'Exif\0\0 secret place')
    const { text } = await device.get(name)
    const bare = text.replace(/PHOTO[\s\S]*?(?=END:VCARD)/, '')
    assert.equal((await device.put(name, withPhoto(bare, image))).status, 204)
    const back = photoIn((await device.get(name)).text)
    const found = await sharp(back).metadata()
    assert.deepEqual([Math.max(found.width, found.height), found.format, found.exif], [longest, 'jpeg', undefined])
    assert.ok(Math.abs(found.width / found.height - width / height) < 0.01)
    const shown = await client.Connections_getPhoto({ connectionId, size: '320' })
    assert.ok(
      ((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width ?? 0) <= 320,
      'the app shows it small',
    )
  }
})

test('a large photo from a phone is re-encoded and returned inline, and sending it back changes nothing', async () => {
  const { client, device, connectionId, name } = await withAna()
  const large = await noise(900, 900).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
  assert.ok(large.length > 1_000_000)
  assert.equal((await device.put(name, withPhoto((await device.get(name)).text, large))).status, 204)
  const { photo } = await client.Connections_get({ connectionId })
  assert.ok(photo)
  const { text, headers } = await device.get(name)
  const { width = 0, format } = await sharp(photoIn(text)).metadata()
  assert.ok(width >= 640 && format === 'jpeg')
  assert.ok(photoIn(text).length <= 500 * 1024)
  await device.put(name, text)
  assert.equal((await device.get(name)).headers.etag, headers.etag)
  assert.equal((await client.Connections_get({ connectionId })).photo, photo)
})

test('a photo that is set here reaches the device, and one that is removed there is removed', async () => {
  const { client, device, connectionId, name } = await withAna()
  const image = await picture(400, 400).jpeg().toBuffer()
  await client.Connections_photo({ connectionId, photo: new Blob([new Uint8Array(image)]) })
  const { text } = await device.get(name)
  assert.match(text, /PHOTO;ENCODING=b;TYPE=JPEG:/)
  await device.put(name, text.replace(/PHOTO[\s\S]*?(?=END:VCARD)/, ''))
  assert.equal((await client.Connections_get({ connectionId })).photo, undefined)
})

test('a device that kept the old photo does not undo a new one', async () => {
  const { client, device, connectionId, name } = await withAna()
  const set = async (width: number) =>
    client.Connections_photo({
      connectionId,
      photo: new Blob([new Uint8Array(await picture(width, width).jpeg().toBuffer())]),
    })
  await set(200)
  const { text } = await device.get(name)
  const { photo } = await set(300)
  await device.put(name, text.replace('END:VCARD', 'TITLE:Designer\r\nEND:VCARD'))
  const person = await client.Connections_get({ connectionId })
  assert.deepEqual([person.photo, person.title], [photo, 'Designer'])
})

test('a photo that is not a picture is refused with the reason, and changes nothing', async () => {
  const { client, device, connectionId, name } = await withAna()
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)])
  const { text } = await device.get(name)
  for (const [image, reason] of [
    [broken, /damaged/],
    [Buffer.from('%PDF-1.7 this is no picture'), /photo format is not supported/],
    [Buffer.alloc(40_000, 'a text'), /photo format is not supported/],
    [Buffer.from('<html><body>Not found</body></html>'), /photo format is not supported/],
    [Buffer.from('BMW is a car'), /photo format is not supported/],
    [Buffer.alloc(3_000), /photo format is not supported/],
    [Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), /photo format is not supported/],
  ] as const) {
    const sent = withPhoto(text.replace('FN:Ana', 'FN:Ana Ribeiro'), image)
    const answer = await device.put(name, sent)
    assert.equal(answer.status, 409)
    assert.match(answer.text, /<card:valid-address-data\/><d:responsedescription>/)
    assert.match(answer.text, reason)
    assert.equal((await device.put('new.vcf', sent)).status, 409)
    assert.equal((await client.Connections_get({ connectionId })).displayName, 'Ana')
  }
})

test('a picture in a format that is not read here, or only an address, stays as it was sent', async () => {
  const { client, device, connectionId, name } = await withAna()
  const gif = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0', 'latin1')
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  const svg = Buffer.from('<?xml version="1.0"?><svg/>')
  for (const line of [
    `PHOTO;ENCODING=b;TYPE=GIF:${gif.toString('base64')}`,
    `PHOTO;ENCODING=b;TYPE=HEIC:${heic.toString('base64')}`,
    `PHOTO;ENCODING=b;TYPE=SVG:${svg.toString('base64')}`,
    'PHOTO;VALUE=uri:https://example.com/a.jpg',
  ]) {
    const bare = (await device.get(name)).text.replace(/PHOTO[\s\S]*?(?=END:VCARD)/, '')
    assert.equal((await device.put(name, bare.replace('END:VCARD', `${line}\r\nEND:VCARD`))).status, 204)
    assert.ok((await device.get(name)).text.includes(line))
    assert.equal((await client.Connections_get({ connectionId })).photo, undefined)
  }
})

test('no list of large photos blocks the service', async () => {
  const { client, device, connectionId } = await withAna()
  const photo = new Blob([new Uint8Array(await noise(600, 600).jpeg().toBuffer())])
  await client.Connections_photo({ connectionId, photo })
  for (let at = 0; at < 5; at += 1) {
    const { connectionId } = await client.Connections_create({ displayName: `P${at}`, emails: [`p${at}@example.com`] })
    await client.Connections_photo({ connectionId, photo })
  }
  const body =
    '<c:addressbook-query xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav"><prop><c:address-data/></prop></c:addressbook-query>'
  // The device, also in this process, reads megabytes in one go.
  const block = await leastLongestBlock(100, async () => {
    const { text } = await device.send('REPORT', device.book, { body })
    assert.equal(text.split('PHOTO;').length - 1, 6)
  })
  assert.ok(block <= 100, `${block} ms at once`)
})
