import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterEach, test } from 'node:test'
import { removeBlobs } from '#platform/blobs/cleanup/remove.ts'
import { sweepBlobs } from '#platform/blobs/cleanup/sweep.ts'
import { sweepRemovals } from '#platform/removals/purge.ts'
import { eventsOf, memberPassword, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { downloadArchive, restoreArchive } from '../../../test/samples/archives.ts'
import { blobKeys, recording } from '../../../test/samples/recordings.ts'

const house = await useHouse()
const later = (days: number) => ({ ...house.kith, now: () => house.kith.now().add({ hours: 24 * days }) })

afterEach(() => {
  house.kith.transcriber = null
})

/** A member with an unassigned recording. */
async function setUp(captureId?: string) {
  const member = await newMember(house)
  const { client, memberId } = member
  const capture = await client.Captures_create({ captureId, audio: recording('memo.webm'), transcript: 'A catamaran.' })
  const keys = async () => (await blobKeys(house)).filter((key) => key.includes(memberId))
  return { ...member, capture, ids: { captureId: capture.captureId }, keys }
}

test('a removed capture is restored as it was, and restoring it again changes nothing', async () => {
  const { client, memberId, capture, ids } = await setUp()
  await client.Captures_remove(ids)
  assert.deepEqual([await client.Captures_list({}), (await client.Counts_get({})).captures], [[], 0])
  assert.deepEqual(await client.Captures_restore(ids), capture)
  assert.deepEqual(await client.Captures_restore(ids), capture)
  assert.deepEqual(await client.Captures_list({}), [capture])
  assert.deepEqual(await client.Removals_list({}), [])
  const events = await eventsOf(house, memberId)
  assert.deepEqual(
    events.map(({ kind }) => kind),
    ['capture.created', 'capture.removed', 'capture.restored'],
  )
  const { events: listed } = await client.Events_list({})
  assert.equal(listed.at(-1)?.path, `/api/captures/${capture.captureId}`)
})

test('a removed capture is listed among the removals by its first words, and of several requests one restores it', async () => {
  const { client, memberId, capture, ids } = await setUp()
  await client.Captures_remove(ids)
  const [removal] = await client.Removals_list({})
  assert.deepEqual(
    [removal?.kind, removal?.subjectId, removal?.label, removal?.connectionId],
    ['capture', capture.captureId, 'A catamaran.', undefined],
  )
  assert.deepEqual(await client.Removals_get({ id: removal?.id ?? '' }), removal)
  const restored = await Promise.all([1, 2, 3].map(() => client.Captures_restore(ids)))
  for (const each of restored) assert.deepEqual(each, capture)
  const kinds = (await eventsOf(house, memberId)).map(({ kind }) => kind)
  assert.equal(kinds.filter((kind) => kind === 'capture.restored').length, 1)
})

test('its recording is kept for 30 days, and is heard again once the capture is restored', async () => {
  const { client, ids, keys } = await setUp()
  const stored = await keys()
  await client.Captures_remove(ids)
  await house.work()
  await sweepBlobs(later(2))
  await removeBlobs(house.kith, { keys: stored })
  assert.deepEqual(await keys(), stored)
  await client.Captures_restore(ids)
  assert.equal((await client.Captures_getAudio(ids)).size, recording('memo.webm').size)
  await client.Captures_remove(ids)
  await sweepRemovals(later(31))
  await house.work()
  assert.deepEqual(await keys(), [])
  await refused(client.Captures_restore(ids), 'not_found')
})

test('a purged capture is gone with its recording, and so is a removed one with the account', async () => {
  const { client, ids, keys } = await setUp()
  await client.Captures_remove(ids)
  await client.Removals_purge({ id: (await client.Removals_list({}))[0]?.id ?? '' })
  await house.work()
  assert.deepEqual(await keys(), [])
  await refused(client.Captures_restore(ids), 'not_found')
  const other = await setUp()
  await other.client.Captures_remove(other.ids)
  await other.client.Members_remove({ password: memberPassword })
  await house.work()
  assert.deepEqual(await other.keys(), [])
})

test('after 30 days it is too late, and other members never restore it', async () => {
  const { client, ids } = await setUp()
  const ben = await newMember(house)
  house.clock.set(later(-31).now().toString())
  await client.Captures_remove(ids)
  await refused(ben.client.Captures_restore(ids), 'not_found')
  house.clock.reset()
  await refused(client.Captures_restore(ids), 'gone')
})

test('the id of a removed capture stays used until it is restored, whoever made the id', async () => {
  for (const chosen of [randomUUID(), undefined]) {
    const { client, capture, ids, keys } = await setUp(chosen)
    const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
    const send = () => client.Captures_create({ ...ids, audio: recording('memo.mp3') })
    await client.Captures_remove(ids)
    await refused(send(), 'gone')
    await refused(client.Memory_addNote({ connectionId, ixId: capture.captureId, text: 'A catamaran.' }), 'gone')
    await refused(client.Captures_assign({ ...ids, connectionId }), 'not_found')
    await client.Captures_restore(ids)
    assert.deepEqual(await send(), capture)
    await house.work()
    assert.equal((await keys()).length, 1)
    assert.equal((await client.Captures_assign({ ...ids, connectionId })).transcript, 'A catamaran.')
    assert.equal((await client.Captures_restore(ids)).connectionId, connectionId)
  }
})

test('a recording that was removed before it was transcribed is transcribed once it is restored', async () => {
  house.kith.transcriber = { name: 'test', transcribe: async () => ({ text: 'A trimaran.', language: 'en' }) }
  const { client } = await newMember(house)
  const { captureId } = await client.Captures_create({ audio: recording('memo.webm') })
  await client.Captures_remove({ captureId })
  await house.work()
  assert.equal((await client.Captures_restore({ captureId })).audio?.transcription, 'waiting')
  await house.work()
  assert.equal((await client.Captures_get({ captureId })).transcript, 'A trimaran.')
})

test('a capture that an archive brought back, as a capture or as an entry, is not doubled', async () => {
  for (const isAssigned of [false, true]) {
    const rui = await setUp(randomUUID())
    const { client, ids, capture, keys } = rui
    const elsewhere = await newMember(house)
    await restoreArchive(house, elsewhere, (await downloadArchive(house, rui)).bytes)
    const { connectionId } = await elsewhere.client.Connections_create({ displayName: 'Ana Ribeiro' })
    if (isAssigned) await elsewhere.client.Captures_assign({ ...ids, connectionId })
    await client.Captures_remove(ids)
    await restoreArchive(house, rui, (await downloadArchive(house, elsewhere)).bytes)
    const { connectionId: owner, transcript } = await client.Captures_restore(ids)
    assert.deepEqual([owner, transcript], [isAssigned ? connectionId : undefined, capture.transcript])
    assert.equal((await client.Captures_list({})).length, isAssigned ? 0 : 1)
    assert.deepEqual(await client.Removals_list({}), [])
    await house.work()
    assert.equal((await keys()).length, 1)
    const { size } = isAssigned
      ? await client.Memory_getInteractionAudio({ id: connectionId, ixId: capture.captureId })
      : await client.Captures_getAudio(ids)
    assert.equal(size, capture.audio?.bytes)
  }
})
