import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { downloadArchive, restoreArchive } from '../../../test/samples/archives.ts'
import { picture } from '../../../test/samples/images.ts'
import { portraitKeys } from '../../../test/samples/portraits.ts'

const house = await useHouse()

const imageOf = async (width: number) => new Blob([new Uint8Array(await picture(width, 60).jpeg().toBuffer())])

/** A member with a person who has a photo, and one merged into them who had another. */
async function someone() {
  const member = await newMember(house)
  const { client } = member
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { connectionId: otherId } = await client.Connections_create({ displayName: 'Ana R.' })
  await client.Connections_photo({ connectionId, photo: await imageOf(400) })
  await client.Connections_photo({ connectionId: otherId, photo: await imageOf(80) })
  const { mergeId = '' } = await client.Connections_merge({ connectionId, otherId })
  return { ...member, connectionId, otherId, mergeId }
}

const bytesOf = async ({ client }: Pick<Someone, 'client'>, connectionId: string, size: '96' | '320') =>
  Buffer.from(await (await client.Connections_getPhoto({ connectionId, size })).arrayBuffer())

test('an archive carries the photos of people, and of those who were merged', async () => {
  const one = await someone()
  const other = await newMember(house)
  const { counts, notes } = await restoreArchive(house, other, (await downloadArchive(house, one)).bytes)
  assert.deepEqual([counts.people?.added, counts.merges?.added, notes], [1, 1, []])
  for (const { client } of [one, other]) await client.Connections_undoMerge({ id: one.mergeId })
  for (const connectionId of [one.connectionId, one.otherId]) {
    const [mine, theirs] = await Promise.all([one, other].map(({ client }) => client.Connections_get({ connectionId })))
    assert.ok(mine?.photo)
    assert.equal(theirs?.photo, mine.photo)
    assert.ok((await bytesOf(other, connectionId, '320')).equals(await bytesOf(one, connectionId, '320')))
    assert.ok((await bytesOf(other, connectionId, '96')).length > 0)
  }
  assert.equal((await portraitKeys(house, other.memberId)).length, 7, 'one of them is larger than the squares')
})

test('an archive carries a photo as large as it came', async () => {
  const one = await newMember(house)
  const { connectionId } = await one.client.Connections_create({ displayName: 'Ana', emails: ['ana@example.com'] })
  const photo = new Blob([new Uint8Array(await picture(1200, 900).jpeg().toBuffer())])
  await one.client.Connections_photo({ connectionId, photo })
  const other = await newMember(house)
  const { notes } = await restoreArchive(house, other, (await downloadArchive(house, one)).bytes)
  assert.deepEqual(notes, [])
  const cardOf = async ({ client }: Pick<Someone, 'client'>) =>
    (await (await client.Connections_vcard({ connectionId })).text()).replaceAll('\r\n ', '')
  const photoIn = async (member: Pick<Someone, 'client'>) => /^PHOTO.*$/m.exec(await cardOf(member))?.[0]
  assert.equal(await photoIn(other), await photoIn(one))
  const jpeg = Buffer.from((await photoIn(one))?.split(':').at(-1) ?? '', 'base64')
  assert.equal((await sharp(jpeg).metadata()).width, 1200)
})

test('importing the archive again changes nothing', async () => {
  const one = await someone()
  const files = (await portraitKeys(house, one.memberId)).toSorted()
  const { counts } = await restoreArchive(house, one, (await downloadArchive(house, one)).bytes)
  assert.deepEqual([counts.people?.alreadyThere, counts.merges?.alreadyThere], [1, 1])
  assert.deepEqual((await portraitKeys(house, one.memberId)).toSorted(), files)
})

test('a person whose photo is missing from the archive is imported without it', async () => {
  const one = await someone()
  for (const key of await portraitKeys(house, one.memberId)) await house.kith.blobs.remove(key)
  const other = await newMember(house)
  const { counts, notes } = await restoreArchive(house, other, (await downloadArchive(house, one)).bytes)
  assert.deepEqual([counts.people?.added, counts.merges?.added], [1, 1])
  assert.deepEqual(
    new Set(notes.map(({ what }) => what)),
    new Set(['The photo is missing, damaged or not made by Kith.']),
  )
  assert.equal((await other.client.Connections_get({ connectionId: one.connectionId })).photo, undefined)
  assert.deepEqual(await portraitKeys(house, other.memberId), [])
})
