import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { sweepRemovals } from '#platform/removals/purge.ts'
import { ask, memberPassword, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { blobKeys, incoming, recording, sendForm } from '../../../test/samples/recordings.ts'

const house = await useHouse()

async function someone() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  return { ...member, connectionId }
}

const kinds = [
  ['memo.webm', 'audio/webm', 4],
  ['recorded.webm', 'audio/webm', 4],
  ['memo-opus.ogg', 'audio/ogg', 4],
  ['memo-vorbis.ogg', 'audio/ogg', 4],
  ['memo.m4a', 'audio/mp4', 4],
  ['recorded.m4a', 'audio/mp4', 4],
  ['chromium.m4a', 'audio/mp4', 4],
  ['memo.mp3', 'audio/mpeg', 4],
  ['memo.wav', 'audio/wav', 2],
] as const

for (const [file, mediaType, seconds] of kinds) {
  test(`${file} is kept as it came, with its media type and how long it plays`, async () => {
    const { client, connectionId } = await someone()
    const original = await readFile(`test/samples/audio/${file}`)
    const memo = await client.Memory_addInteraction({ connectionId, audio: recording(file) })
    assert.deepEqual([memo.kind, memo.audio?.mediaType, memo.audio?.bytes], ['voice_memo', mediaType, original.length])
    assert.ok(Math.abs((memo.audio?.seconds ?? 0) - seconds) < 0.2, `${memo.audio?.seconds} s`)
    const played = await client.Memory_getInteractionAudio({ id: connectionId, ixId: memo.ixId })
    assert.equal(played.type, mediaType)
    assert.ok(original.equals(Buffer.from(await played.arrayBuffer())))
  })
}

test('a memo can have a text, a transcript and a time, and is found by its transcript', async () => {
  const { client, connectionId } = await someone()
  const memo = await client.Memory_addInteraction({
    connectionId,
    audio: recording('memo.webm'),
    text: 'On the way home',
    transcript: 'She told me that she keeps bees on the roof.',
    occurredAt: '2026-02-01T10:00:00+01:00',
  })
  assert.deepEqual(
    [memo.text, memo.transcript, memo.occurredAt, memo.audio?.transcription],
    ['On the way home', 'She told me that she keeps bees on the roof.', '2026-02-01T09:00:00.000Z', 'given'],
  )
  assert.equal(memo.audio?.url, `/api/connections/${connectionId}/interactions/${memo.ixId}/audio`)
  const { found, ...entry } = memo
  assert.deepEqual(found, [])
  assert.deepEqual(await client.Memory_getInteraction({ id: connectionId, ixId: memo.ixId }), entry)
  assert.equal((await client.Connections_search({ query: 'bees' })).connections.length, 1)
  assert.equal((await client.Connections_get({ connectionId })).lastContactAt, '2026-02-01T09:00:00.000Z')
})

test('without a transcriber, a memo is stored and playable, with transcription off', async () => {
  const { client, connectionId } = await someone()
  const { audio, transcript } = await client.Memory_addInteraction({ connectionId, audio: recording('memo-opus.ogg') })
  assert.deepEqual([audio?.transcription, transcript], ['off', undefined])
})

test('the order of the fields in the form does not matter', async () => {
  const { connectionId, token } = await someone()
  const line = `POST /api/connections/${connectionId}/interactions`
  const fields: [string, Blob | string][] = [
    ['audio', recording('memo.mp3')],
    ['text', 'Later'],
    ['kind', 'voice_memo'],
  ]
  for (const form of [fields, fields.toReversed()]) {
    const { status, body } = await sendForm(house, line, token, form)
    assert.deepEqual([status, body.text, body.kind], [201, 'Later', 'voice_memo'])
  }
})

test('a voice memo needs a recording, and a recording makes a voice memo', async () => {
  const { client, connectionId } = await someone()
  const add = (entry: object) => client.Memory_addInteraction({ connectionId, ...entry })
  const audio = recording('memo.webm')
  const wrong: [object, string][] = [
    [{ kind: 'voice_memo', text: 'Where is it?' }, 'audio'],
    [{ kind: 'call', audio }, 'kind'],
    [{ text: 'Said', transcript: 'Said' }, 'transcript'],
    [{}, 'text'],
    [{ audio, occurredAt: '2999-01-01T00:00:00Z' }, 'occurredAt'],
    [{ audio, transcript: 'x'.repeat(20_001) }, 'transcript'],
  ]
  for (const [entry, field] of wrong) assert.equal((await refused(add(entry), 'invalid')).errors[0]?.field, field)
  const longest = await add({ audio, transcript: '🌊'.repeat(20_000) })
  assert.equal([...(longest.transcript ?? '')].length, 20_000)
  await refused(client.Memory_updateInteraction({ id: connectionId, ixId: longest.ixId, kind: 'call' }), 'invalid')
  const note = await add({ text: 'Only a note' })
  await refused(client.Memory_updateInteraction({ id: connectionId, ixId: note.ixId, transcript: 'No' }), 'invalid')
  assert.equal((await blobKeys(house)).filter((key) => key.includes(longest.ixId)).length, 1)
  assert.deepEqual(await incoming(house), [])
})

test('a JSON body cannot carry a recording', async () => {
  const { connectionId, token } = await someone()
  const forged = { path: '/etc/passwd', mediaType: 'audio/webm', size: 3, sha256: 'x' }
  for (const audio of [forged, '/etc/passwd', true, null, ['x']]) {
    const answer = await ask(house, `POST /api/connections/${connectionId}/interactions`, { token, body: { audio } })
    assert.deepEqual([answer.status, answer.body.errors[0].field], [400, 'audio'])
    assert.match(answer.body.detail, /must be a file sent as multipart\/form-data/)
  }
})

test('a member may correct the transcript, and the memo is found by the new words only', async () => {
  const { client, connectionId } = await someone()
  const audio = recording('memo.webm')
  const { ixId } = await client.Memory_addInteraction({ connectionId, audio, transcript: 'A catamaran.' })
  const after = await client.Memory_updateInteraction({ id: connectionId, ixId, transcript: 'A trimaran.' })
  assert.deepEqual([after.transcript, after.audio?.transcription], ['A trimaran.', 'given'])
  const found = async (query: string) => (await client.Connections_search({ query })).connections.length
  assert.deepEqual([await found('catamaran'), await found('trimaran')], [0, 1])
})

test('an entry without a recording has no audio, and another member’s recording is not found', async () => {
  const ana = await someone()
  const ben = await someone()
  const note = await ana.client.Memory_addNote({ connectionId: ana.connectionId, text: 'A note' })
  const at = { id: ana.connectionId, ixId: note.ixId }
  assert.match((await refused(ana.client.Memory_getInteractionAudio(at), 'not_found')).message, /Only voice memos do/)
  const memo = await ana.client.Memory_addInteraction({
    connectionId: ana.connectionId,
    audio: recording('memo.webm'),
  })
  const theirs = { id: ana.connectionId, ixId: memo.ixId }
  await refused(ben.client.Memory_getInteractionAudio(theirs), 'not_found')
  await refused(ben.client.Memory_getInteractionAudio({ ...theirs, id: ben.connectionId }), 'not_found')
  const before = (await blobKeys(house)).length
  const intruder = ben.client.Memory_addInteraction({
    connectionId: ana.connectionId,
    audio: recording('memo.webm'),
  })
  await refused(intruder, 'not_found')
  assert.equal((await blobKeys(house)).length, before)
})

test('recordings of a removed entry or connection are deleted after 30 days, those of a removed member immediately', async () => {
  const { client, connectionId, memberId } = await someone()
  const add = async (id: string) =>
    (await client.Memory_addInteraction({ connectionId: id, audio: recording('memo.webm') })).ixId
  const other = await client.Connections_create({ displayName: 'Ben' })
  const third = await client.Connections_create({ displayName: 'Cara' })
  const ids = [await add(connectionId), await add(other.connectionId), await add(third.connectionId)]
  const kept = async () => (await blobKeys(house)).filter((key) => key.startsWith(`audio/${memberId}/`)).sort()
  const key = (ixId?: string) => `audio/${memberId}/${ixId}`
  const monthLater = async () => {
    await sweepRemovals({ ...house.kith, now: () => house.kith.now().add({ hours: 24 * 31 }) })
    await house.work()
  }
  assert.deepEqual(await kept(), ids.map(key).sort())
  await client.Memory_removeInteraction({ id: connectionId, ixId: ids[0] ?? '' })
  await monthLater()
  assert.deepEqual(await kept(), ids.slice(1).map(key).sort())
  await client.Connections_remove({ connectionId: other.connectionId })
  await monthLater()
  assert.deepEqual(await kept(), [key(ids[2])])
  await client.Members_remove({ password: memberPassword })
  await house.work()
  assert.deepEqual(await kept(), [])
})

test('with an Idempotency-Key the same memo is stored once, with one recording', async () => {
  const { connectionId, token, memberId } = await someone()
  const line = `POST /api/connections/${connectionId}/interactions`
  const send = (file: string, text = 'Once') =>
    sendForm(
      house,
      line,
      token,
      [
        ['audio', recording(file)],
        ['text', text],
      ],
      { 'idempotency-key': 'memo-1' },
    )
  const [first, second] = await Promise.all([send('memo.webm'), send('memo.webm')])
  const third = await send('memo.webm')
  assert.deepEqual([first?.status, second?.status, third.status], [201, 201, 201])
  assert.deepEqual(new Set([first?.body.ixId, second?.body.ixId, third.body.ixId]).size, 1)
  assert.equal(third.headers.get('idempotency-replayed'), 'true')
  assert.equal((await send('memo.mp3')).status, 422)
  assert.equal((await send('memo.webm', 'Twice')).status, 422)
  assert.equal((await blobKeys(house)).filter((key) => key.includes(memberId)).length, 1)
  assert.deepEqual(await incoming(house), [])
})
