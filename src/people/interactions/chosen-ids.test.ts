import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sweepRemovals } from '#platform/removals/purge.ts'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { blobKeys, incoming, recording } from '../../../test/samples/recordings.ts'
import { callTool } from '../../../test/sweeps/world.ts'

const house = await useHouse()

async function someone() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  return { ...member, connectionId, ixId: randomUUID() }
}

const promise = 'I promised to send her the deck by Friday.'

test('the same chosen id is the same entry, weeks later too', async () => {
  const { client, connectionId, ixId } = await someone()
  const note = { connectionId, ixId, text: promise, occurredAt: '2026-02-02T10:00:00Z' }
  const first = await client.Memory_addInteraction(note)
  assert.deepEqual([first.ixId, first.found.length], [ixId, 1])
  house.clock.set(
    Temporal.Now.instant()
      .add({ hours: 24 * 20 })
      .toString(),
  )
  const again = await client.Memory_addInteraction(note)
  house.clock.reset()
  assert.deepEqual(again, first)
  assert.equal((await client.Memory_listInteractions({ id: connectionId })).length, 1)
  assert.equal((await client.Promises_listOpen({})).promises.length, 1)
  assert.equal((await client.Connections_get({ connectionId })).lastContactAt, '2026-02-02T10:00:00.000Z')
})

test('of ten simultaneous requests with one id, one adds the entry', async () => {
  const { client, connectionId, ixId } = await someone()
  const sent = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      n % 2
        ? client.Memory_addNote({ connectionId, ixId, text: promise })
        : client.Memory_addInteraction({ connectionId, ixId, text: promise }),
    ),
  )
  assert.deepEqual(new Set(sent.map((each) => JSON.stringify(each))).size, 1)
  assert.equal((await client.Memory_listInteractions({ id: connectionId })).length, 1)
  assert.equal((await client.Promises_listOpen({})).promises.length, 1)
})

test('a repeated memo has one recording, even if sent simultaneously', async () => {
  const { client, connectionId, ixId, memberId } = await someone()
  const send = (file: string) => client.Memory_addInteraction({ connectionId, ixId, audio: recording(file) })
  const [first, second] = await Promise.all([send('memo.webm'), send('memo.webm')])
  assert.deepEqual(second, first)
  assert.deepEqual(await send('memo.mp3'), first)
  await house.work()
  const keys = (await blobKeys(house)).filter((key) => key.includes(memberId))
  assert.equal(keys.length, 1)
  const played = await client.Memory_getInteractionAudio({ id: connectionId, ixId })
  assert.deepEqual([played.type, played.size], ['audio/webm', recording('memo.webm').size])
  assert.deepEqual(await incoming(house), [])
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  await refused(send('memo.webm'), 'gone')
  await sweepRemovals({ ...house.kith, now: () => house.kith.now().add({ hours: 24 * 31 }) })
  await refused(send('memo.webm'), 'gone')
  await house.work()
  assert.deepEqual(
    (await blobKeys(house)).filter((key) => key.includes(memberId)),
    [],
  )
})

test('the same id with other contents returns the entry as it is now', async () => {
  const { client, connectionId, ixId } = await someone()
  await client.Memory_addNote({ connectionId, ixId, text: 'She likes oysters.' })
  await client.Memory_updateInteraction({ id: connectionId, ixId, text: 'She likes mussels.' })
  const again = await client.Memory_addNote({ connectionId, ixId, text: 'She likes oysters.' })
  assert.equal(again.text, 'She likes mussels.')
})

test('two chosen ids are two notes, even with the same text within a minute', async () => {
  const { client, connectionId } = await someone()
  const add = () => client.Memory_addNote({ connectionId, ixId: randomUUID(), text: 'Called. No answer.' })
  assert.notEqual((await add()).ixId, (await add()).ixId)
})

test('an id of an entry about another person is a conflict, but not after a merge', async () => {
  const { client, connectionId, ixId } = await someone()
  const ben = await client.Connections_create({ displayName: 'Ben Okafor' })
  const first = await client.Memory_addNote({ connectionId, ixId, text: 'Met at the harbour.' })
  const forBen = { connectionId: ben.connectionId, ixId, text: 'Met at the harbour.' }
  assert.match((await refused(client.Memory_addNote(forBen), 'conflict')).message, /another person/)
  await client.Connections_merge({ connectionId: ben.connectionId, otherId: connectionId })
  const again = await client.Memory_addNote({ connectionId, ixId, text: 'Met at the harbour.' })
  assert.deepEqual([again.ixId, again.connectionId, first.connectionId], [ixId, ben.connectionId, connectionId])
  assert.equal((await client.Memory_listInteractions({ id: ben.connectionId })).length, 1)
})

test('an entry that was removed is not added again', async () => {
  const { client, connectionId, ixId } = await someone()
  const note = { connectionId, ixId, text: promise }
  await client.Memory_addNote(note)
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  assert.match((await refused(client.Memory_addNote(note), 'gone')).message, /was removed/)
  await refused(client.Memory_addInteraction(note), 'gone')
  assert.deepEqual(await client.Memory_listInteractions({ id: connectionId }), [])
  assert.deepEqual((await client.Promises_listOpen({})).promises, [])
  const restored = await client.Memory_restoreInteraction({ id: connectionId, ixId })
  assert.deepEqual(await client.Memory_addNote(note), restored)
  assert.equal((await client.Promises_listOpen({})).promises.length, 1)
})

test('an entry that was removed with its person, or whose id Kith made, is not added again', async () => {
  const { client, connectionId, ixId } = await someone()
  const ben = await client.Connections_create({ displayName: 'Ben Okafor' })
  const made = await client.Memory_addNote({ connectionId, text: 'Met.' })
  await client.Memory_removeInteraction({ id: connectionId, ixId: made.ixId })
  await refused(client.Memory_addNote({ connectionId, ixId: made.ixId, text: 'Met.' }), 'gone')
  await client.Memory_addNote({ connectionId, ixId, text: 'Met.' })
  await client.Connections_remove({ connectionId })
  await refused(client.Memory_addNote({ connectionId: ben.connectionId, ixId, text: 'Met.' }), 'gone')
})

test('a refused request does not use up its id', async () => {
  const { client, connectionId, ixId } = await someone()
  await refused(client.Memory_addNote({ connectionId: randomUUID(), ixId, text: 'Met.' }), 'not_found')
  assert.equal((await client.Memory_addNote({ connectionId, ixId, text: 'Met.' })).ixId, ixId)
})

test('two members may choose the same id, and neither notices', async () => {
  const ana = await someone()
  const ben = await someone()
  const { ixId } = ana
  await ana.client.Memory_addNote({ connectionId: ana.connectionId, ixId, text: 'Hers.' })
  const his = await ben.client.Memory_addNote({ connectionId: ben.connectionId, ixId, text: 'His.' })
  assert.deepEqual([his.ixId, his.text], [ixId, 'His.'])
  assert.equal((await ana.client.Memory_getInteraction({ id: ana.connectionId, ixId })).text, 'Hers.')
})

test('an id that Kith made is the same entry as well', async () => {
  const { client, connectionId } = await someone()
  const made = await client.Memory_addNote({ connectionId, text: 'Met.' })
  assert.deepEqual(await client.Memory_addNote({ connectionId, ixId: made.ixId, text: 'Other.' }), made)
})

test('an assistant can choose an id too', async () => {
  const { connectionId, token, ixId } = await someone()
  const add = () => callTool(house, token, 'add_note', { connectionId, ixId, text: 'Likes oysters.' })
  assert.deepEqual((await add()).structuredContent, (await add()).structuredContent)
})
