import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newDevice, readChanges } from '../../../test/harness/dav-device.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { picture } from '../../../test/samples/images.ts'

const house = await useHouse()

/** A member whose book has the people with the tag `friends`, and a device that has synced it. */
async function setUp(...lists: string[][]) {
  const someone = await newMember(house)
  const { client } = someone
  const device = await newDevice(house, someone)
  const names = await Array.fromAsync(lists, async (tags, at) => {
    const { connectionId } = await client.Connections_create({ displayName: `Person ${at}`, tags })
    return `${connectionId}.vcf`
  })
  await client.AddressBook_choose({ people: 'tagged', tag: 'friends' })
  let { token, names: first } = readChanges((await device.sync()).text)
  const sync = async () => {
    const changes = readChanges((await device.sync(token)).text)
    token = changes.token
    return { names: changes.names, gone: changes.gone }
  }
  return { client, names, first, sync, device }
}

test('the address book of a tag follows when the tag is renamed', async () => {
  const { client, names, first, sync } = await setUp(['friends'], ['Friends', 'surf'], ['work'])
  assert.deepEqual(first, names.slice(0, 2))
  await client.Tags_rename({ tag: 'friends', to: 'close friends' })
  assert.deepEqual(await sync(), { names: names.slice(0, 2), gone: [] })
  assert.equal((await client.AddressBook_choice()).tag, 'close friends')
})

test('after a tag is merged into another, its address book has the people of both', async () => {
  const { client, names, sync } = await setUp(['friends'], ['crew'], ['work'])
  await client.Tags_rename({ tag: 'friends', to: 'crew' })
  assert.deepEqual(await sync(), { names: names.slice(0, 2), gone: [] })
  await client.Tags_rename({ tag: 'work', to: 'crew' })
  assert.deepEqual(await sync(), { names: names.slice(2), gone: [] })
  assert.deepEqual(await client.AddressBook_choice(), { people: 'tagged', tag: 'crew', inBook: 3, removed: 0 })
})

test('no person disappears from a device while a tag of many people is renamed', async () => {
  const { client, names, first, sync } = await setUp(...Array.from({ length: 120 }, () => ['friends']), ['crew'])
  assert.equal(first.length, 120)
  assert.equal((await client.Tags_rename({ tag: 'friends', to: 'crew' })).pending, true)
  const some = await sync()
  assert.deepEqual([some.names.length, some.gone], [100, []])
  await house.work()
  const rest = await sync()
  assert.deepEqual([...some.names, ...rest.names].sort(), names)
  assert.deepEqual(rest.gone, [])
})

test('people who were removed on a device and then here are not counted as removed on a device', async () => {
  const { client, names, sync, device } = await setUp(['friends'], ['friends'], ['friends'])
  const [gone = '', out = '', there = ''] = names
  for (const name of [gone, out]) await device.send('DELETE', device.book + name)
  const counts = async () => {
    const { inBook, removed } = await client.AddressBook_choice()
    return { inBook, removed, listed: (await client.AddressBook_removed({})).people.length }
  }
  assert.deepEqual(await counts(), { inBook: 1, removed: 2, listed: 2 })
  for (const name of [gone, there]) await client.Connections_remove({ connectionId: name.slice(0, -4) })
  assert.deepEqual(await counts(), { inBook: 0, removed: 1, listed: 1 })
  await sync()
  assert.deepEqual(await counts(), { inBook: 0, removed: 1, listed: 1 })
  assert.deepEqual(await client.AddressBook_putAllBack({}), { putBack: 1 })
  assert.deepEqual(await counts(), { inBook: 1, removed: 0, listed: 0 })
})

test('the address book of a removed tag is empty until somebody has the tag', async () => {
  const { client, names, sync } = await setUp(['friends'], ['work'])
  await client.Tags_remove({ tag: 'friends' })
  assert.deepEqual(await sync(), { names: [], gone: names.slice(0, 1) })
  await client.Connections_update({ connectionId: names[1]?.slice(0, -4) ?? '', tags: ['friends'] })
  assert.deepEqual(await sync(), { names: names.slice(1), gone: [] })
})

test('the photo of somebody who was put into the book is removed and kept as the device says', async () => {
  const member = await newMember(house)
  const { client } = member
  const device = await newDevice(house, member)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  const image = await picture(400, 400).jpeg().toBuffer()
  await client.Connections_photo({ connectionId, photo: new Blob([new Uint8Array(image)]) })
  await device.sync()
  await client.AddressBook_putBack({ connectionId })
  const name = `${connectionId}.vcf`
  const photo = async () => (await client.Connections_get({ connectionId })).photo
  const before = await photo()
  const { text, headers } = await device.get(name)
  await device.put(name, text)
  assert.equal(await photo(), before)
  assert.equal((await device.get(name)).headers.etag, headers.etag)
  await device.put(name, text.replace(/PHOTO[\s\S]*?(?=END:VCARD)/, ''))
  assert.equal(await photo(), undefined)
})
