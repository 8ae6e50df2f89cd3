import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { archiveOf, changeFiles, downloadArchive, restoreArchive, withRecords } from '../../../test/samples/archives.ts'
import { docx, fileOf, pdf } from '../../../test/samples/entry-files.ts'
import { picture, withSegment } from '../../../test/samples/images.ts'

const house = await useHouse()

async function someone() {
  const member = await newMember(house)
  const { client } = member
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'The plan for the boat.' })
  const { captureId } = await client.Captures_create({ text: 'A letter about nobody.' })
  await client.Files_add({ ixId, file: fileOf(await picture(900, 600).png().toBuffer(), 'whiteboard.png') })
  await client.Files_add({ ixId, file: fileOf(pdf(), 'plan.pdf') })
  await client.Files_add({ ixId: captureId, file: fileOf(await docx(), 'letter.docx') })
  return { ...member, ixId, captureId }
}

test('an archive carries pictures and documents, and imported twice it changes nothing', async () => {
  const one = await someone()
  const other = await newMember(house)
  const { bytes, files } = await downloadArchive(house, one)
  assert.equal([...files.keys()].filter((name) => name.startsWith('files/')).length, 3)
  assert.deepEqual((await restoreArchive(house, other, bytes)).notes, [])
  for (const ixId of [one.ixId, one.captureId]) {
    const { files: theirs } = await other.client.Files_list({ ixId })
    assert.deepEqual(theirs, (await one.client.Files_list({ ixId })).files)
    for (const { fileId, width } of theirs) {
      const [mine, its] = await Promise.all([one, other].map(({ client }) => client.Files_get({ ixId, fileId })))
      assert.deepEqual(await its?.arrayBuffer(), await mine?.arrayBuffer())
      if (width) assert.equal((await other.client.Files_getPreview({ ixId, fileId })).type, 'image/webp')
    }
  }
  const { counts } = await restoreArchive(house, other, bytes)
  assert.deepEqual([counts.interactions?.alreadyThere, counts.captures?.alreadyThere], [1, 1])
  assert.equal((await one.client.Storage_get()).usedBytes, (await other.client.Storage_get()).usedBytes)
})

test('a file whose bytes were lost comes back with an archive', async () => {
  const one = await someone()
  const { bytes } = await downloadArchive(house, one)
  for await (const keys of house.kith.blobs.list(`files/${one.memberId}`))
    for (const key of keys) await house.kith.blobs.remove(key)
  await restoreArchive(house, one, bytes)
  const [file] = (await one.client.Files_list({ ixId: one.ixId })).files
  await one.client.Files_get({ ixId: one.ixId, fileId: file?.fileId ?? '' })
  await one.client.Files_getPreview({ ixId: one.ixId, fileId: file?.fileId ?? '' })
})

test('a file that Kith would not have stored is left out, and its entry stays', async () => {
  const { files } = await downloadArchive(house, await someone())
  const [photo = ''] = [...files.keys()].filter((name) => name.endsWith('.jpg'))
  const jpeg = files.get(photo) ?? Buffer.alloc(0)
  const hostile = [Buffer.from('<svg onload="alert(1)"/>'), withSegment(jpeg, 0xe1, 'Exif\0\0 secret place')]
  for (const bytes of hostile) {
    const other = await newMember(house)
    const sum = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    const changed = withRecords(files, 'interactions', (records) =>
      records.map((record) => ({
        ...record,
        files: (record.files as { file: string }[]).map((file) => (file.file === photo ? { ...file, ...sum } : file)),
      })),
    )
    const archive = await archiveOf(changeFiles(changed, (copy) => copy.set(photo, bytes)))
    const { counts, notes } = await restoreArchive(house, other, archive)
    assert.deepEqual([counts.interactions?.added, notes.length], [1, 1])
  }
})
