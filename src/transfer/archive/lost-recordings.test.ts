import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { downloadArchive, restoreArchive, richMember, rows, sendArchive } from '../../../test/samples/archives.ts'
import { importArchive } from './importing/run-import.ts'

const house = await useHouse()
const rich = await richMember(house)
const first = await downloadArchive(house, rich)

test('a lost recording does not stop an export', async () => {
  const [key = ''] = (await Array.fromAsync(house.kith.blobs.list(`audio/${rich.memberId}`))).flat()
  await house.kith.blobs.remove(key)
  const { bytes, manifest, files } = await downloadArchive(house, rich)
  assert.equal(manifest.missing.length, 1)
  assert.match(
    files.get('README.txt')?.toString() ?? '',
    new RegExp(`the service could not read:\n\n  ${manifest.missing[0]}\n`),
  )
  const outcome = await restoreArchive(house, await newMember(house), bytes)
  assert.deepEqual(
    outcome.notes.map(({ what }) => what).filter((what) => /recording/.test(what)),
    ['Its recording is missing from the archive or damaged.'],
  )
})

test('a missing recording is added by a later archive that has it', async () => {
  const someone = await newMember(house)
  const { bytes } = await downloadArchive(house, rich)
  await restoreArchive(house, someone, bytes)
  for (const member of [rich, someone]) {
    await restoreArchive(house, member, first.bytes)
    const { manifest, sums } = await downloadArchive(house, member)
    assert.deepEqual(manifest.missing, [])
    for (const name of Object.keys(first.sums).filter((name) => name.startsWith('audio/')))
      assert.equal(sums[name], first.sums[name], name)
  }
})

test('a restored recording survives a late removal job', async () => {
  const [memo] = rows(first.files, 'interactions').filter(({ audio }) => audio)
  const ids = { id: memo.connectionId, ixId: memo.ixId }
  await rich.client.Memory_removeInteraction(ids)
  const { body } = await sendArchive(house, rich, first.bytes)
  const running = {
    memberId: rich.memberId,
    signal: new AbortController().signal,
    progress: () => {},
    isLastTry: false,
  }
  await importArchive(house.kith, { importId: body.id }, running)
  await house.work()
  assert.equal((await rich.client.Memory_getInteractionAudio(ids)).size, memo.audio.bytes)
})
