import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { blackPng, cutOff, noise, picture } from '../../../test/samples/images.ts'
import { importContacts, stageFile } from '../../../test/samples/import-files.ts'
import { portraitKeys } from '../../../test/samples/portraits.ts'

const house = await useHouse()
const jpeg = await picture(200, 150).jpeg().toBuffer()
const png = await picture(120, 120).png().toBuffer()

const in3 = (bytes: Buffer) => `PHOTO;ENCODING=b;TYPE=JPEG:${bytes.toString('base64')}`
const card = (name: string, ...lines: string[]) =>
  `BEGIN:VCARD\r\nVERSION:3.0\r\nUID:${name}\r\nFN:${name}\r\n${lines.join('\r\n')}\r\nEND:VCARD\r\n`
const fileOf = (...cards: string[]) => new Blob(cards)

/** The photo of each person. */
async function photosOf({ client }: Pick<Someone, 'client'>) {
  const people = await client.Connections_list({})
  return Object.fromEntries(people.map(({ displayName, photo }) => [displayName, photo]))
}

async function idOf({ client }: Pick<Someone, 'client'>, name: string) {
  return (await client.Connections_list({})).find(({ displayName }) => displayName === name)?.connectionId ?? ''
}

/** The PHOTO lines of the exported address book, unfolded. */
async function exportedPhotos({ client }: Pick<Someone, 'client'>, version: '3.0' | '4.0' = '3.0') {
  const text = await (await client.AddressBook_export({ version })).text()
  return text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => /^([\w-]+\.)?PHOTO/.test(line))
}

const apply = async ({ client }: Pick<Someone, 'client'>, id: string) => {
  await client.Imports_apply({ id })
  await house.work()
}

test('photos in vCards of every version become photos of the people, and are exported once, as they were', async () => {
  const member = await newMember(house)
  const base64 = jpeg.toString('base64')
  const lines = {
    Three: in3(jpeg),
    Apple: `PHOTO;X-ABCROP-RECTANGLE=ABClipRect_1&0&0&80&80&x;ENCODING=b;TYPE=PNG:${png.toString('base64')}`,
    Four: `PHOTO:data:image/jpeg;base64,${base64}`,
    Escaped: `PHOTO;VALUE=uri:data:image/jpeg;base64\\,${base64}`,
  }
  const old = `BEGIN:VCARD\r\nVERSION:2.1\r\nFN:Two\r\nPHOTO;JPEG;ENCODING=BASE64:\r\n ${base64.replaceAll(/.{72}/g, '$&\r\n ')}\r\n\r\nEND:VCARD\r\n`
  await importContacts(house, member, fileOf(...Object.entries(lines).map(([name, line]) => card(name, line)), old))
  const photos = await photosOf(member)
  assert.equal(Object.values(photos).filter(Boolean).length, 5)
  assert.equal(new Set([photos.Three, photos.Four, photos.Escaped, photos.Two]).size, 1)
  const file = await member.client.Connections_getPhoto({ connectionId: await idOf(member, 'Two'), size: '320' })
  const { width, height, format } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
  assert.deepEqual([width, height, format], [150, 150, 'webp'])
  const exported = await exportedPhotos(member)
  assert.equal(exported.length, 5)
  for (const line of Object.values(lines)) assert.ok(exported.includes(line), line.slice(0, 60))
})

test('importing the export again changes nothing', async () => {
  const member = await newMember(house)
  await importContacts(house, member, fileOf(card('Ana', in3(jpeg)), card('Eva')))
  await member.client.Connections_photo({
    connectionId: await idOf(member, 'Eva'),
    photo: new Blob([new Uint8Array(png)]),
  })
  for (const version of ['3.0', '4.0'] as const) {
    const { rows } = await stageFile(house, member, await member.client.AddressBook_export({ version }))
    assert.deepEqual([rows.same, rows.total], [2, 2])
  }
})

test('a photo set in Kith is exported once, and a removed one is not', async () => {
  const member = await newMember(house)
  await importContacts(house, member, fileOf(card('Ana', in3(jpeg))))
  const connectionId = await idOf(member, 'Ana')
  await member.client.Connections_photo({ connectionId, photo: new Blob([new Uint8Array(png)]) })
  const [old, ...none] = await exportedPhotos(member)
  const [current, ...more] = await exportedPhotos(member, '4.0')
  assert.deepEqual([none, more], [[], []])
  assert.match(old ?? '', /^PHOTO;ENCODING=b;TYPE=JPEG:\/9j\//)
  assert.match(current ?? '', /^PHOTO:data:image\/jpeg;base64,\/9j\//)
  assert.notEqual(old, in3(jpeg))
  const other = await newMember(house)
  await importContacts(house, other, await member.client.AddressBook_export({}))
  assert.ok((await photosOf(other)).Ana)
  await member.client.Connections_removePhoto({ connectionId })
  assert.deepEqual(await exportedPhotos(member), [])
})

test('a file never replaces the photo of a person, and gives one to a person without', async () => {
  const member = await newMember(house)
  await importContacts(house, member, fileOf(card('Ana'), card('Eva')))
  const photo = new Blob([new Uint8Array(png)])
  await member.client.Connections_photo({ connectionId: await idOf(member, 'Ana'), photo })
  const before = await photosOf(member)
  const { id, rows } = await stageFile(house, member, fileOf(card('Ana', in3(jpeg)), card('Eva', in3(jpeg))))
  assert.deepEqual([rows.same, rows.match], [1, 1])
  const [, eva] = await member.client.Imports_rows({ id })
  assert.deepEqual([eva?.adds, eva?.contact?.hasPhoto, eva?.contact?.extras.length], [['photo'], true, 1])
  await apply(member, id)
  const after = await photosOf(member)
  assert.equal(after.Ana, before.Ana)
  assert.ok(after.Eva)
  await member.client.Imports_undo({ id })
  await house.work()
  assert.deepEqual(await photosOf(member), before)
  assert.equal((await portraitKeys(house, member.memberId)).length, 3)
  assert.equal((await exportedPhotos(member)).length, 1)
})

test('an undone import leaves no photos, also if they were not made yet', async () => {
  for (const isMade of [true, false]) {
    const member = await newMember(house)
    const { id } = await stageFile(house, member, fileOf(card('Ana', in3(jpeg)), card('Eva', in3(png))))
    await member.client.Imports_apply({ id })
    if (isMade) await house.work()
    assert.equal((await portraitKeys(house, member.memberId)).length, isMade ? 6 : 0)
    await member.client.Imports_undo({ id })
    await house.work()
    assert.deepEqual(await member.client.Connections_list({}), [])
    assert.deepEqual(await portraitKeys(house, member.memberId), [])
  }
})

test('a person whose imported photo was replaced is kept by an undo, with the new photo', async () => {
  const member = await newMember(house)
  const { id } = await importContacts(house, member, fileOf(card('Ana', in3(jpeg))))
  const photo = new Blob([new Uint8Array(png)])
  await member.client.Connections_photo({ connectionId: await idOf(member, 'Ana'), photo })
  const before = await photosOf(member)
  await member.client.Imports_undo({ id })
  await house.work()
  assert.deepEqual(await photosOf(member), before)
})

test('bad images and addresses fail no import, and come back as they were', async () => {
  const member = await newMember(house)
  const lines = {
    Cut: in3(cutOff(await noise(100, 100).jpeg().toBuffer(), 0.5)),
    Bomb: in3(blackPng(10_000, 10_000)),
    Gif: in3(Buffer.from('GIF89a and so on')),
    Address: `PHOTO;VALUE=uri:${house.url}/photo.jpg`,
    Nonsense: 'PHOTO;ENCODING=b:****',
  }
  const cards = Object.entries(lines).map(([name, line]) => card(name, line))
  const { done, id } = await importContacts(house, member, fileOf(...cards, card('Good', in3(jpeg))))
  assert.equal(done.added, 6)
  const { Good, ...others } = await photosOf(member)
  assert.ok(Good)
  assert.deepEqual(new Set(Object.values(others)), new Set([undefined]))
  assert.deepEqual((await exportedPhotos(member)).toSorted(), [...Object.values(lines), in3(jpeg)].toSorted())
  const reasons = (await member.client.Imports_rows({ id })).map(({ reason }) => reason)
  assert.deepEqual(reasons.filter(Boolean).length, 2)
  assert.match(reasons[0] ?? '', /photo is damaged or too large/)
  assert.equal((await portraitKeys(house, member.memberId)).length, 3)
})

test('a large photo becomes a photo, although its line is too long to be kept', async () => {
  const member = await newMember(house)
  const large = await noise(500, 500).jpeg({ quality: 90 }).toBuffer()
  assert.ok(in3(large).length > 128 * 1024)
  await importContacts(house, member, fileOf(card('Ana', in3(large))))
  assert.ok((await photosOf(member)).Ana)
  const [line = '', ...more] = await exportedPhotos(member)
  assert.deepEqual([line.length < in3(large).length, more], [true, []])
})

test('many photos are made in batches, while other requests are answered', async () => {
  const member = await newMember(house)
  const names = Array.from({ length: 60 }, (_, at) => `Person ${at}`)
  const { id } = await stageFile(house, member, fileOf(...names.map((name) => card(name, in3(jpeg)))))
  await member.client.Imports_apply({ id })
  let isWorking = true
  const working = house.work().finally(() => {
    isWorking = false
  })
  let answered = 0
  while (isWorking) {
    await member.client.Members_me()
    answered += isWorking ? 1 : 0
    await setTimeout(20)
  }
  await working
  assert.equal(Object.values(await photosOf(member)).filter(Boolean).length, 60)
  assert.ok(answered >= 5, `${answered} requests were answered meanwhile`)
})
