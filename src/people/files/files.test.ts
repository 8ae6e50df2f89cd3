import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import sharp from 'sharp'
import { ask, eventsOf, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { purgeRemovals } from '../../../test/harness/purge-removals.ts'
import { docx, fileKeys, fileOf, pdf, zipOf } from '../../../test/samples/entry-files.ts'
import { picture } from '../../../test/samples/images.ts'
import { incoming, sendForm } from '../../../test/samples/recordings.ts'

const house = await useHouse()
const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } }
const photo = await picture(1600, 1200).withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer()
const whiteboard = () => fileOf(photo, 'whiteboard.jpeg')

async function someone() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { ixId } = await member.client.Memory_addNote({ connectionId, text: 'The plan for the boat.' })
  return { ...member, connectionId, ixId }
}

const read = (token: string, path: string, headers = {}) => ask(house, `GET ${path}`, { token, headers })

test('a picture is stored upright, without the place it was taken, and has two previews', async () => {
  const { client, memberId, connectionId, ixId } = await someone()
  assert.ok(photo.includes('Exif'))
  const file = await client.Files_add({ ixId, file: whiteboard() })
  assert.deepEqual([file.name, file.mediaType, file.width, file.height], ['whiteboard.jpg', 'image/jpeg', 1200, 1600])
  assert.deepEqual((await client.Memory_getInteraction({ id: connectionId, ixId })).files, [file])
  assert.deepEqual((await client.Files_list({ ixId })).files, [file])
  const keys = (await fileKeys(house)).filter((key) => key.includes(memberId))
  assert.equal(keys.length, 3)
  for (const key of keys)
    await house.kith.blobs.asFile(key, async (path) => {
      const { exif, orientation, width = 0 } = await sharp(path).metadata()
      assert.deepEqual([exif, orientation, width <= 1200], [undefined, undefined, true])
    })
  const { fileId } = file
  for (const [size, height] of [
    ['320', 320],
    ['1280', 1280],
  ] as const) {
    const preview = await client.Files_getPreview({ ixId, fileId, size })
    const found = await sharp(Buffer.from(await preview.arrayBuffer())).metadata()
    assert.deepEqual([found.format, found.height], ['webp', height])
  }
  assert.equal((await client.Storage_get()).usedBytes, file.bytes)
  const kinds = (await eventsOf(house, memberId)).map(({ kind }) => kind)
  assert.equal(kinds.at(-1), 'interaction.updated')
})

test('a file is sent in parts, privately, and a document is saved under a clean name', async () => {
  const { client, token, ixId } = await someone()
  const { fileId, name } = await client.Files_add({ ixId, file: fileOf(pdf(), '..\\Plán "2":<b>.exe.PDF') })
  assert.equal(name, 'Plán 2 b .exe.pdf')
  const path = `/api/interactions/${ixId}/files/${fileId}`
  const { status, headers, text } = await read(token, path, { range: 'bytes=0-4' })
  assert.deepEqual([status, text, headers.get('content-type')], [206, '%PDF-', 'application/pdf'])
  const disposition = `attachment; filename="Pl_n 2 b .exe.pdf"; filename*=UTF-8''Pl%C3%A1n%202%20b%20.exe.pdf`
  assert.equal(headers.get('content-disposition'), disposition)
  assert.match(headers.get('cache-control') ?? '', /private/)
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.match(headers.get('content-security-policy') ?? '', /sandbox/)
  await refused(client.Files_getPreview({ ixId, fileId }), 'not_found')
  const other = await newMember(house)
  for (const each of [path, `${path}/preview`, path.replace(`/${fileId}`, '')])
    assert.equal((await read(other.token, each)).status, 404)
})

test('what is no picture or document is refused, whatever its name, and nothing is stored', async () => {
  const { client, token, ixId } = await someone()
  const before = await fileKeys(house)
  const cut = pdf().subarray(0, -12)
  const open = 'application/vnd.oasis.opendocument.text'
  const wrong: [string, Buffer][] = [
    ['drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['text.pdf', Buffer.from(`%PDF-1.4\n${'not a PDF at all '.repeat(300)}`)],
    ['cut.pdf', cut],
    ['program.docx', await zipOf({ 'run.exe': 'MZ' })],
    ['macros.docx', await docx({ 'word/vbaProject.bin': 'x' })],
    ['half.odt', await zipOf({ mimetype: open })],
    ['picture.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ]
  for (const [name, bytes] of wrong) {
    const { message } = await refused(client.Files_add({ ixId, file: fileOf(bytes, name) }), 'unsupported_media_type')
    assert.match(message, /not a picture, PDF or document/, name)
  }
  await refused(client.Files_add({ ixId, file: fileOf(photo.subarray(0, 4000), 'half.jpg') }), 'invalid')
  const large = fileOf(Buffer.concat([pdf(), Buffer.alloc(50 * 1024 * 1024)]), 'large.pdf')
  const { status, body } = await sendForm(house, `POST /api/interactions/${ixId}/files`, token, [['file', large]])
  assert.deepEqual([status, /larger than 20 MB/.test(body.detail)], [413, true])
  assert.deepEqual([await fileKeys(house), await incoming(house)], [before, []])
  assert.deepEqual(await client.Files_list({ ixId }), { files: [] })
})

test('documents are known by what is in them', async () => {
  const { client, ixId } = await someone()
  const open = 'application/vnd.oasis.opendocument.spreadsheet'
  const ods = await zipOf({ mimetype: open, 'content.xml': '<x/>', 'META-INF/manifest.xml': '<x/>' })
  const sent = [fileOf(await docx(), 'letter.zip'), fileOf(ods, 'list.html'), fileOf(pdf(), '')]
  for (const file of sent) await client.Files_add({ ixId, file })
  const names = (await client.Files_list({ ixId })).files.map(({ name }) => name)
  assert.deepEqual(names, ['letter.docx', 'list.ods', 'file.pdf'])
})

test('an entry has ten files at most, and one that is sent again is there once', async () => {
  const { client, ixId } = await someone()
  const file = fileOf(pdf(), 'plan.pdf')
  const fileId = randomUUID()
  const sent = await Promise.all([1, 2, 3].map(() => client.Files_add({ ixId, fileId, file })))
  assert.deepEqual(new Set(sent.map((each) => each.fileId)), new Set([fileId]))
  for (let more = 0; more < 9; more++) await client.Files_add({ ixId, file })
  assert.match((await refused(client.Files_add({ ixId, file }), 'conflict')).message, /10 pictures and documents/)
  assert.equal((await client.Files_add({ ixId, fileId, file })).fileId, fileId)
  await house.work()
  assert.equal((await client.Files_list({ ixId })).files.length, 10)
  assert.equal((await fileKeys(house)).filter((key) => key.includes(ixId)).length, 10)
  await client.Files_remove({ ixId, fileId })
  await refused(client.Files_add({ ixId, fileId, file }), 'gone')
  await refused(client.Files_add({ ixId: randomUUID(), file }), 'not_found')
})

test('a removed file comes back until it is deleted for good', async () => {
  const { client, connectionId, ixId } = await someone()
  const { fileId, bytes } = await client.Files_add({ ixId, file: whiteboard() })
  const kept = await client.Files_add({ ixId, file: fileOf(pdf(), 'plan.pdf') })
  await client.Files_remove({ ixId, fileId })
  assert.deepEqual((await client.Files_list({ ixId })).files, [kept])
  await refused(client.Files_get({ ixId, fileId }), 'not_found')
  assert.equal((await client.Storage_get()).usedBytes, bytes + kept.bytes)
  const { files } = await client.Files_restore({ fileId })
  assert.deepEqual(
    files.map((each) => each.fileId),
    [kept.fileId, fileId],
  )
  assert.equal((await (await client.Files_get({ ixId, fileId })).arrayBuffer()).byteLength, bytes)
  assert.deepEqual((await client.Files_restore({ fileId })).files, files)
  await client.Files_remove({ ixId, fileId })
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  await refused(client.Files_restore({ fileId }), 'conflict')
  await client.Memory_restoreInteraction({ id: connectionId, ixId })
  assert.deepEqual((await client.Files_list({ ixId })).files, [kept])
  await purgeRemovals(client)
  await house.work()
  await refused(client.Files_restore({ fileId }), 'not_found')
  assert.equal((await fileKeys(house)).filter((key) => key.includes(ixId)).length, 1)
})

test('files follow their entry: from a capture, through a merge, a removal and back, and are deleted with it', async () => {
  const { client, connectionId } = await someone()
  const { connectionId: otherId } = await client.Connections_create({ displayName: 'Ana R.' })
  const { captureId: ixId } = await client.Captures_create({ text: 'A sketch.' })
  const { fileId } = await client.Files_add({ ixId, file: whiteboard() })
  const keys = async () => (await fileKeys(house)).filter((key) => key.includes(ixId)).length
  const isThere = async () => (await client.Files_list({ ixId })).files[0]?.fileId === fileId
  assert.equal((await client.Captures_get({ captureId: ixId })).files?.length, 1)
  await client.Captures_remove({ captureId: ixId })
  await client.Captures_restore({ captureId: ixId })
  assert.equal((await client.Captures_assign({ captureId: ixId, connectionId: otherId })).files?.length, 1)
  const { mergeId = '' } = await client.Connections_merge({ connectionId, otherId })
  assert.ok(await isThere())
  await client.Files_remove({ ixId, fileId })
  await client.Connections_undoMerge({ id: mergeId })
  await client.Files_restore({ fileId })
  assert.ok(await isThere())
  await client.Connections_remove({ connectionId: otherId })
  await house.work()
  await refused(client.Files_list({ ixId }), 'not_found')
  await client.Connections_restore({ connectionId: otherId })
  await house.work()
  assert.ok((await isThere()) && (await keys()) === 3)
  await client.Connections_remove({ connectionId: otherId })
  await purgeRemovals(client)
  await house.work()
  assert.equal(await keys(), 0)
})

test('a file without a row is deleted after a day, and those that rows name stay', async () => {
  const { client, memberId, ixId } = await someone()
  const { fileId } = await client.Files_add({ ixId, file: fileOf(pdf(), 'plan.pdf') })
  const gone = await client.Files_add({ ixId, file: fileOf(pdf(), 'old.pdf') })
  await client.Files_remove({ ixId, fileId: gone.fileId })
  const stray = `files/${memberId}/${ixId}/${randomUUID()}`
  await house.kith.blobs.put(stray, 'test/samples/audio/memo.wav', 'application/pdf')
  house.clock.set(Temporal.Now.instant().add({ hours: 48 }).toString())
  const { sweepBlobs } = await import('#platform/blobs/cleanup/sweep.ts')
  await sweepBlobs(house.kith)
  house.clock.reset()
  assert.ok(!(await fileKeys(house)).includes(stray))
  await client.Files_get({ ixId, fileId })
  await client.Files_restore({ fileId: gone.fileId })
  await client.Files_get({ ixId, fileId: gone.fileId })
})
