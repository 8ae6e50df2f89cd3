import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { downloadArchive, restoreArchive } from '../../../test/samples/archives.ts'
import { recording } from '../../../test/samples/recordings.ts'

const house = await useHouse()

/** A member with an unassigned recording whose id they chose. */
async function someone() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const captureId = randomUUID()
  await member.client.Captures_create({ captureId, audio: recording('memo.webm'), transcript: 'Met at the harbour.' })
  return { ...member, connectionId, captureId, bytes: recording('memo.webm').size }
}

test('a capture with a chosen id is exported and imported with its recording, and can be assigned there', async () => {
  const one = await someone()
  const other = await newMember(house)
  await restoreArchive(house, other, (await downloadArchive(house, one)).bytes)
  const { captureId, connectionId } = one
  assert.deepEqual(await other.client.Captures_list({}), await one.client.Captures_list({}))
  assert.equal((await other.client.Captures_getAudio({ captureId })).size, one.bytes)
  await other.client.Captures_assign({ captureId, connectionId })
  assert.equal((await other.client.Memory_getInteractionAudio({ id: connectionId, ixId: captureId })).size, one.bytes)
})

test('a capture that was assigned since the export is not imported again', async () => {
  const one = await someone()
  const { client, captureId, connectionId } = one
  const archive = await downloadArchive(house, one)
  await client.Captures_assign({ captureId, connectionId })
  const { counts, notes } = await restoreArchive(house, one, archive.bytes)
  const [note] = notes
  assert.deepEqual(
    [counts.captures?.leftOut, note?.what],
    [1, 'You have it as an entry, because it was assigned to a person.'],
  )
  assert.deepEqual(await client.Captures_list({}), [])
  const { size } = await client.Memory_getInteractionAudio({ id: connectionId, ixId: captureId })
  assert.equal(size, one.bytes)
})

test('an entry that is still a capture here is not imported, and the capture can be assigned', async () => {
  const one = await someone()
  const other = await newMember(house)
  await restoreArchive(house, other, (await downloadArchive(house, one)).bytes)
  const { captureId, connectionId } = one
  await one.client.Captures_assign({ captureId, connectionId })
  const { notes } = await restoreArchive(house, other, (await downloadArchive(house, one)).bytes)
  assert.deepEqual(
    notes.map(({ what }) => what),
    ['You have it as a capture that is not assigned yet.'],
  )
  await other.client.Captures_assign({ captureId, connectionId })
  assert.equal((await other.client.Memory_listInteractions({ id: connectionId })).length, 1)
})
