import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { picture } from '../../../../test/samples/images.ts'

const house = await useHouse()
const bytes = await picture(300, 300).png().toBuffer()
const photo = new Blob([new Uint8Array(bytes)])

async function withPhoto() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  await member.client.Connections_photo({ connectionId, photo })
  return { ...member, connectionId, pages: pagesOf(house, member) }
}

test('a photo stands in the row and is kept by the browser', async () => {
  const { pages } = await withPhoto()
  const { text } = await pages.get('/people')
  const address = /<img class="avatar small" [^>]*src="([^"]+)" alt=""/.exec(text)?.[1] ?? ''
  const { status, headers } = await pages.get(address)
  assert.equal(status, 200)
  assert.deepEqual(
    ['content-type', 'cache-control', 'vary'].map((name) => headers.get(name)),
    ['image/webp', 'private, max-age=31536000, immutable', 'Cookie'],
  )
  const again = await fetch(house.url + address, { redirect: 'manual' })
  assert.equal(again.status, 401)
})

test('an older photo’s address and another member’s photo are not found', async () => {
  const { pages, connectionId, client } = await withPhoto()
  assert.equal((await pages.get(`/people/${connectionId}/photo/0000000000000000?size=small`)).status, 404)
  assert.equal((await pages.get('/people/x/photo/1')).status, 404)
  const [ana] = await client.Connections_list({})
  const { pages: others } = await withPhoto()
  assert.equal((await others.get(`/people/${connectionId}/photo/${ana?.photo}`)).status, 404)
})
