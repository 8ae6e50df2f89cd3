import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import {
  archiveOf,
  changeFiles,
  countRecords,
  downloadArchive,
  type Fields,
  manifestOf,
  renameEntry,
  restoreArchive,
  richMember,
  rows,
  sendArchive,
  withRecords,
} from '../../../test/samples/archives.ts'
import { blobKeys, incoming } from '../../../test/samples/recordings.ts'

const house = await useHouse({ KITH_ARCHIVE_LIMIT_MB: '64' })
const rich = await richMember(house)
const { files, bytes } = await downloadArchive(house, rich)
const stranger = await newMember(house)
const photo = [...files.keys()].find((name) => name.endsWith('.jpg')) ?? ''
const sound = [...files.keys()].find((name) => name.startsWith('audio/') && name.endsWith('.webm')) ?? ''

const at = (name: string) => `data/${name}.jsonl`
const put = (name: string, file: Buffer | string) => changeFiles(files, (copy) => copy.set(name, Buffer.from(file)))
const manifest = (change: Fields) => put('manifest.json', JSON.stringify({ ...manifestOf(files), ...change }))

/** Changes the size that a ZIP file states for one of its files. */
function withFalseSize(archive: Buffer, name: string, size: number) {
  const copy = Buffer.from(archive)
  const listed = copy.lastIndexOf(name) - 46
  assert.equal(copy.readUInt32LE(listed), 0x02014b50)
  copy.writeUInt32LE(size, listed + 24)
  return copy
}

const deepJson = '['.repeat(1_000_000) + ']'.repeat(1_000_000)
const manyFiles = Object.fromEntries(Array.from({ length: 50_000 }, (_, file) => [`audio/${file}.webm`, { bytes: 1 }]))

const refused: Record<string, [make: () => Promise<Buffer>, why: RegExp]> = {
  'an archive with a path that climbs': [
    async () =>
      renameEntry(await archiveOf(put('data/peopleaaaa.jsonl', '')), 'data/peopleaaaa.jsonl', '../../etc/passwd.json'),
    /cannot be read|unexpected file/,
  ],
  'an archive with an absolute path': [
    async () =>
      renameEntry(await archiveOf(put('data/peopleaaaa.jsonl', '')), 'data/peopleaaaa.jsonl', '/etc/cron.d/kith.json'),
    /cannot be read|unexpected file/,
  ],
  'an archive with backslashes in a path': [
    async () =>
      renameEntry(
        await archiveOf(put('data/peopleaaaa.jsonl', '')),
        'data/peopleaaaa.jsonl',
        '..\\..\\etc\\passwd.text',
      ),
    /cannot be read|unexpected file/,
  ],
  'an archive with a link': [
    () => archiveOf(files, { options: { [at('people')]: { mode: 0o120777 } } }),
    /contains a link/,
  ],
  'a ZIP bomb': [() => archiveOf(put(at('people'), Buffer.alloc(60 * 1024 * 1024, 0x20))), /too large unpacked/],
  'an archive with a recording that is too large': [
    () => archiveOf(put(sound, Buffer.alloc(26 * 1024 * 1024))),
    /too large unpacked/,
  ],
  'an archive that contains a file twice': [
    async () => renameEntry(await archiveOf(put('data/peoplf.jsonl', '')), 'data/peoplf.jsonl', 'data/people.jsonl'),
    /twice/,
  ],
  'an archive with a program': [() => archiveOf(put('run.sh', '#!/bin/sh')), /unexpected file.*run\.sh/],
  'an archive with records of an unknown kind': [
    () => archiveOf(put('data/tokens.jsonl', '{}\n')),
    /unknown kind: data\/tokens/,
  ],
  'an archive with a file that is not in its manifest': [
    () => archiveOf(put('audio/00000000-0000-0000-0000-000000000000.webm', 'x'), { isSealed: false }),
    /not in its manifest/,
  ],
  'an archive without a file of its manifest': [
    async () =>
      archiveOf(
        changeFiles(files, (copy) => copy.delete(sound)),
        { isSealed: false },
      ),
    /lacks a file/,
  ],
  'an archive with a false file size': [async () => withFalseSize(bytes, at('people'), 3), /size|damaged/],
  'an archive of a future format': [
    () => archiveOf(manifest({ version: 2 }), { isSealed: false }),
    /newer Kith \(format 2; this one reads up to 1\)\. Update/,
  ],
  'an archive of another format': [
    () => archiveOf(manifest({ format: 'backup' }), { isSealed: false }),
    /not made by Kith/,
  ],
  'an archive with unknown manifest fields': [
    () => archiveOf(manifest({ memberId: rich.memberId }), { isSealed: false }),
    /invalid manifest/,
  ],
  'an archive without a manifest': [
    () =>
      archiveOf(
        changeFiles(files, (copy) => copy.delete('manifest.json')),
        { isSealed: false },
      ),
    /no readable manifest/,
  ],
  'an archive whose manifest is not JSON': [
    () => archiveOf(put('manifest.json', '{'), { isSealed: false }),
    /not JSON/,
  ],
  'an archive with a manifest of many levels': [
    () => archiveOf(put('manifest.json', `{"format":"kith-archive","version":1,"x":${deepJson}}`), { isSealed: false }),
    /manifest that names more/,
  ],
  'an archive with a manifest of many keys': [
    () => archiveOf(manifest({ files: manyFiles }), { isSealed: false }),
    /manifest that names more/,
  ],
  'an archive with a manifest of many bytes': [
    () => archiveOf(manifest({ madeBy: 'x'.repeat(10_000_000) }), { isSealed: false }),
    /manifest that names more/,
  ],
  'the first half of an archive': [async () => bytes.subarray(0, bytes.length / 2), /cannot be read/],
  'the first bytes of a ZIP file': [async () => Buffer.from('PK\x03\x04', 'latin1'), /cannot be read/],
}

for (const [name, [make, why]] of Object.entries(refused)) {
  test(`${name} is refused at upload and leaves nothing`, async () => {
    const { status, body } = await sendArchive(house, stranger, await make())
    assert.deepEqual([status, body.code], [400, 'invalid'], JSON.stringify(body))
    assert.match(body.detail ?? '', why)
    assert.deepEqual(await incoming(house), [])
    assert.deepEqual((await stranger.client.Archive_imports()).imports, [])
  })
}

test('a file that is not a ZIP file or is too large is refused', async () => {
  const page = await sendArchive(house, stranger, Buffer.from('<!doctype html><script>alert(1)</script>'))
  assert.deepEqual([page.status, page.body.code], [415, 'unsupported_media_type'])
  const large = Buffer.alloc(65 * 1024 * 1024)
  large.write('PK\x03\x04', 'latin1')
  const { status, body } = await sendArchive(house, stranger, large)
  assert.deepEqual([status, body.code], [413, 'too_large'])
  assert.match(body.detail ?? '', /64 MB.*KITH_ARCHIVE_LIMIT_MB/)
  assert.deepEqual(await incoming(house), [])
})

test('records with a wrong checksum are not imported', async () => {
  const someone = await newMember(house)
  const swapped = changeFiles(files, (copy) => {
    const people = Buffer.from(copy.get(at('people')) ?? '')
    people.write('Z', people.indexOf('displayName') + 14)
    copy.set(at('people'), people)
  })
  const outcome = await restoreArchive(house, someone, await archiveOf(swapped, { isSealed: false }))
  assert.equal(outcome.state, 'failed')
  assert.match(outcome.failure ?? '', /damaged: data\/people\.jsonl/)
  assert.deepEqual(await countRecords(house, someone), [0, 0, 0, 0, 0, 0, 0])
})

test('a file that is not a valid recording or photo is not stored', async () => {
  const someone = await newMember(house)
  const before = await blobKeys(house)
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const withExif = Buffer.concat([
    (files.get(photo) ?? Buffer.alloc(0)).subarray(0, 2),
    Buffer.from('ffe1000a4578696600004d4d', 'hex'),
    (files.get(photo) ?? Buffer.alloc(0)).subarray(2),
  ])
  const memo = rows(files, 'interactions').find((each) => each.audio?.file === sound)
  for (const [name, file] of [
    [photo, page],
    [photo, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [photo, withExif],
    [photo, Buffer.concat([files.get(photo) ?? page, page])],
  ] as const) {
    const outcome = await restoreArchive(house, await newMember(house), await archiveOf(put(name, file)))
    assert.equal(outcome.state, 'complete')
    assert.ok(
      outcome.notes.some(({ kind, what }) => kind === 'cards' && /not made by Kith/.test(what)),
      JSON.stringify(outcome.notes),
    )
  }
  const withPage = withRecords(put(sound, page), 'interactions', (records) =>
    records.map((record) =>
      record.ixId === memo.ixId
        ? { ...record, audio: { ...memo.audio, bytes: page.length, sha256: '0'.repeat(64) } }
        : record,
    ),
  )
  const outcome = await restoreArchive(house, someone, await archiveOf(withPage))
  assert.ok(
    outcome.notes.some(({ id, what }) => id === memo.ixId && /recording/.test(what)),
    JSON.stringify(outcome.notes),
  )
  const entry = await someone.client.Memory_getInteraction({ id: memo.connectionId, ixId: memo.ixId })
  assert.equal(entry.audio, undefined)
  assert.ok((await blobKeys(house)).length > before.length)
  assert.deepEqual(await incoming(house), [])
})

test('an archive cannot take over a card of another member', async () => {
  const someone = await newMember(house)
  const before = await rich.client.Cards_list()
  const outcome = await restoreArchive(house, someone, bytes)
  assert.equal(outcome.counts.cards?.added, 2)
  const mine = (await someone.client.Cards_list()).cards
  assert.deepEqual(await rich.client.Cards_list(), before)
  const theirs = new Set(before.cards.flatMap(({ id, shortUrl }) => [id, shortUrl]))
  assert.ok(mine.every(({ id, shortUrl }) => !theirs.has(id) && !theirs.has(shortUrl)))
  for (const { id, slug } of mine) await someone.client.Cards_update({ id, slug: `${slug}-gone` })
  const [lead] = await someone.client.Leads_list({})
  assert.ok(lead && mine.some(({ id }) => id === lead.card.id))
})
