import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { newDevice } from '../../../../test/harness/dav-device.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { noise, picture } from '../../../../test/samples/images.ts'

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

test('a large photo from a phone is made anew and comes back inline, and sending it back changes nothing', async () => {
  const { client, device, connectionId, name } = await withAna()
  const large = await noise(900, 900).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
  assert.ok(large.length > 1_000_000)
  assert.equal((await device.put(name, withPhoto((await device.get(name)).text, large))).status, 204)
  const { photo } = await client.Connections_get({ connectionId })
  assert.ok(photo)
  const { text, headers } = await device.get(name)
  const { width = 0, format } = await sharp(photoIn(text)).metadata()
  assert.ok(width <= 720 && format === 'jpeg')
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

test('a photo that cannot be read leaves the rest of the card as it was sent', async () => {
  const { client, device, connectionId, name } = await withAna()
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)])
  const { text } = await device.get(name)
  const sent = withPhoto(text.replace('FN:Ana', 'FN:Ana Ribeiro'), broken)
  assert.equal((await device.put(name, sent)).status, 204)
  assert.equal((await client.Connections_get({ connectionId })).displayName, 'Ana Ribeiro')
})
