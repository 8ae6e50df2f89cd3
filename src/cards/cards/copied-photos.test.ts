import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { photoKeys, picture } from '../../../test/samples/images.ts'

const house = await useHouse()
const photo = new Blob([await picture(300, 200).png().toBuffer()])

const keysOf = async (cardId: string) => (await photoKeys(house)).filter((key) => key.includes(cardId))

async function bytesAt(url = '') {
  const response = await fetch(house.url + new URL(url).pathname)
  return Buffer.from(await response.arrayBuffer())
}

async function withPhoto() {
  const { client } = await newMember(house)
  const { id } = await client.Cards_create({ slug: 'first' })
  await client.Cards_photo({ id, photo })
  return { client, id }
}

test('a copied card has its own copy of the photo', async () => {
  const { client, id } = await withPhoto()
  const copy = await client.Cards_create({ slug: 'copy', from: id })
  assert.equal(copy.photo?.sizes.length, 3)
  const before = await bytesAt((await client.Cards_get({ id })).photo?.sizes[1]?.webp)
  await client.Cards_remove({ id })
  await house.work()
  assert.ok((await bytesAt(copy.photo?.sizes[1]?.webp)).equals(before))
})

test('copying a card whose photo is gone leaves the photo out', async () => {
  const { client, id } = await withPhoto()
  const [key = ''] = await keysOf(id)
  await house.kith.blobs.remove(key)
  const copy = await client.Cards_create({ slug: 'copy', from: id })
  assert.equal(copy.photo, undefined)
  assert.deepEqual(await keysOf(copy.id), [])
})

test('a refused copy leaves no files', async () => {
  const { client, id } = await withPhoto()
  await client.Cards_create({ slug: 'taken' })
  const before = await photoKeys(house)
  await refused(client.Cards_create({ slug: 'taken', from: id }), 'conflict')
  assert.deepEqual(await photoKeys(house), before)
})
