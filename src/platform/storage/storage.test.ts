import assert from 'node:assert/strict'
import { openAsBlob } from 'node:fs'
import { test } from 'node:test'
import { signedIn } from '../../../test/clients/web-visitor.ts'
import { newMember, openHouse, refused, useHouse } from '../../../test/harness/harness.ts'
import { downloadArchive, restoreArchive, sendArchive } from '../../../test/samples/archives.ts'
import { blackPng } from '../../../test/samples/images.ts'
import { importContacts } from '../../../test/samples/import-files.ts'
import { toWav } from '../../../test/samples/wav.ts'
import { photoBytes } from './storage.ts'

const house = await useHouse({ KITH_STORAGE_LIMIT_MB: '2' })

test('recordings and photos are counted, until they are removed for good', async () => {
  const { client } = await newMember(house)
  assert.deepEqual(await client.Storage_get(), { usedBytes: 0, limitBytes: 2 * 1024 * 1024 })
  const audio = await openAsBlob('test/samples/audio/memo.webm')
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { ixId } = await client.Memory_addInteraction({ connectionId, audio })
  await client.Captures_create({ audio })
  await client.Connections_photo({ connectionId, photo: new Blob([blackPng(2, 2)]) })
  assert.equal((await client.Storage_get()).usedBytes, 2 * audio.size + photoBytes.person)
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  assert.equal((await client.Storage_get()).usedBytes, 2 * audio.size + photoBytes.person)
  await client.Removals_purge({ id: (await client.Removals_list({}))[0]?.id ?? '' })
  assert.equal((await client.Storage_get()).usedBytes, audio.size + photoBytes.person)
})

test('photos of people who were removed or merged count while they can come back', async () => {
  const { client } = await newMember(house)
  const photo = new Blob([blackPng(2, 2)])
  const used = async () => (await client.Storage_get()).usedBytes / photoBytes.person
  const addPerson = async (displayName: string) => {
    const { connectionId } = await client.Connections_create({ displayName })
    await client.Connections_photo({ connectionId, photo })
    return connectionId
  }
  const ana = await addPerson('Ana Ribeiro')
  await client.Connections_merge({ connectionId: ana, otherId: await addPerson('Ana R.') })
  assert.equal(await used(), 2)
  await client.Connections_removePhoto({ connectionId: ana })
  const { mergeId = '' } = await client.Connections_merge({ connectionId: ana, otherId: await addPerson('A. Ribeiro') })
  assert.equal(await used(), 2)
  await client.Connections_remove({ connectionId: ana })
  assert.equal(await used(), 2)
  await client.Connections_restore({ connectionId: ana })
  await client.Connections_undoMerge({ id: mergeId })
  assert.equal(await used(), 2)
  await client.Connections_remove({ connectionId: ana })
  await client.Removals_purge({ id: (await client.Removals_list({}))[0]?.id ?? '' })
  assert.equal(await used(), 1)
})

test('photos and logos of removed cards count until they are deleted for good', async () => {
  const { client } = await newMember(house)
  const photo = new Blob([blackPng(2, 2)])
  const { id } = await client.Cards_create({ slug: 'ana' })
  await client.Cards_photo({ id, photo })
  await client.Cards_logo({ id, photo })
  await client.Cards_remove({ id })
  assert.equal((await client.Storage_get()).usedBytes, 2 * photoBytes.card)
  const other = await client.Cards_create({ slug: 'ben' })
  await refused(client.Cards_backgroundImage({ id: other.id, photo }), 'storage_full')
  await client.Cards_restore({ id })
  assert.equal((await client.Storage_get()).usedBytes, 2 * photoBytes.card)
  await client.Cards_remove({ id })
  await client.Removals_purge({ id: (await client.Removals_list({}))[0]?.id ?? '' })
  assert.equal((await client.Storage_get()).usedBytes, 0)
})

test('a copy of a card counts with its pictures', async () => {
  const { client } = await newMember(house)
  const { id } = await client.Cards_create({ slug: 'ana' })
  await client.Cards_photo({ id, photo: new Blob([blackPng(2, 2)]) })
  await client.Cards_create({ slug: 'copy', from: id })
  assert.equal((await client.Storage_get()).usedBytes, 2 * photoBytes.card)
  await refused(client.Cards_create({ slug: 'another', from: id }), 'storage_full')
})

test('a recording or photo beyond the limit is refused with what to do, and nothing is stored', async () => {
  const someone = await newMember(house)
  const { client } = someone
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const audio = new Blob([toWav(new Float32Array(768 * 1024), 8000)])
  await client.Captures_create({ audio })
  const before = await client.Storage_get()
  const tooMuch = await refused(client.Captures_create({ audio }), 'storage_full')
  assert.match(tooMuch.message, /1\.5 MB of your 2 MB.*Remove recordings/)
  await refused(client.Memory_addInteraction({ connectionId, audio }), 'storage_full')
  assert.deepEqual(await client.Storage_get(), before)
  await client.Memory_addNote({ connectionId, text: 'Words always fit.' })
  const { id } = await client.Cards_create({ slug: 'ana' })
  await refused(client.Cards_photo({ id, photo: new Blob([blackPng(2, 2)]) }), 'storage_full')
  const { text } = await signedIn(house, someone).get('/settings')
  assert.match(text, /1\.5 MB of 2 MB used/)
})

test('an archive of your own needs no room for the recordings that you have, and another account needs it', async () => {
  const member = await newMember(house)
  const audio = new Blob([toWav(new Float32Array(768 * 1024), 8000)])
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  await member.client.Memory_addInteraction({ connectionId, audio })
  const { bytes } = await downloadArchive(house, member)
  assert.equal((await restoreArchive(house, member, bytes)).failure, undefined)
  const other = await newMember(house)
  await other.client.Captures_create({ audio })
  assert.equal((await sendArchive(house, other, bytes)).status, 507)
})

test('as shipped, a member has 2 GB, and settings say how much of it is used', async (t) => {
  const shipped = await openHouse()
  t.after(() => shipped.close())
  const someone = await newMember(shipped)
  assert.deepEqual(await someone.client.Storage_get(), { usedBytes: 0, limitBytes: 2 * 1024 ** 3 })
  await someone.client.Captures_create({ audio: new Blob([toWav(new Float32Array(768 * 1024), 8000)]) })
  assert.match((await signedIn(shipped, someone).get('/settings')).text, /1\.5 MB of 2 GB used/)
})

test('without a limit nothing is refused, and settings don’t mention one', async () => {
  const open = await openHouse({ KITH_STORAGE_LIMIT_MB: '0' })
  const someone = await newMember(open)
  assert.deepEqual(await someone.client.Storage_get(), { usedBytes: 0 })
  assert.doesNotMatch((await signedIn(open, someone).get('/settings')).text, /MB used/)
  await open.close()
})

test('photos of an import are made as long as there is room, and the rows of the others say why not', async () => {
  const member = await newMember(house)
  const photo = `PHOTO;ENCODING=b;TYPE=PNG:${blackPng(2, 2).toString('base64')}`
  const names = Array.from({ length: 24 }, (_, at) => `Friend ${at}`)
  const cards = names.map((name) => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\n${photo}\r\nEND:VCARD\r\n`)
  const { id } = await importContacts(house, member, new Blob(cards))
  const people = await member.client.Connections_list({})
  const room = Math.floor((2 * 1024 * 1024) / photoBytes.person)
  assert.deepEqual([people.length, people.filter((each) => each.photo).length], [24, room])
  const rows = await member.client.Imports_rows({ id })
  assert.equal(rows.filter(({ reason }) => reason?.includes('your storage is full')).length, 24 - room)
})
