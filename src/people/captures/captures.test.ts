import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { sweepBlobs } from '#platform/blobs/cleanup/sweep.ts'
import { sweepRemovals } from '#platform/removals/purge.ts'
import { ask, eventsOf, memberPassword, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { blobKeys, incoming, recording, sendForm } from '../../../test/samples/recordings.ts'

const house = await useHouse()

const keysOf = async (memberId: string) => (await blobKeys(house)).filter((key) => key.includes(memberId))

test('a text about nobody is a capture, and captures are listed newest first, page by page', async () => {
  const { client, token } = await newMember(house)
  for (const day of ['02', '01', '03'])
    await client.Captures_create({ text: `On the ${day}`, kind: 'meeting', occurredAt: `2026-02-${day}T10:00:00Z` })
  const seen: string[] = []
  for (let path = '/api/captures?limit=2'; path; ) {
    const { body, headers } = await ask(house, `GET ${path}`, { token })
    seen.push(...body.map((each: { text: string }) => each.text))
    path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? ''
  }
  assert.deepEqual(seen, ['On the 03', 'On the 02', 'On the 01'])
  const [newest] = await client.Captures_list({ limit: 1 })
  assert.deepEqual([newest?.kind, newest?.source, newest?.audio], ['meeting', 'member', undefined])
})

test('a recording about nobody can be played, in parts too', async () => {
  const { client, token } = await newMember(house)
  const original = await readFile('test/samples/audio/memo.webm')
  const capture = await client.Captures_create({ audio: recording('memo.webm'), text: 'On the train' })
  assert.deepEqual(
    [capture.kind, capture.audio?.mediaType, capture.audio?.transcription],
    ['voice_memo', 'audio/webm', 'off'],
  )
  const { captureId } = capture
  assert.equal(capture.audio?.url, `/api/captures/${captureId}/audio`)
  const played = Buffer.from(await (await client.Captures_getAudio({ captureId })).arrayBuffer())
  assert.ok(original.equals(played))
  const part = await ask(house, `GET /api/captures/${captureId}/audio`, { token, headers: { range: 'bytes=0-9' } })
  assert.deepEqual([part.status, part.headers.get('content-range')], [206, `bytes 0-9/${original.length}`])
  const { captureId: note } = await client.Captures_create({ text: 'No recording' })
  await refused(client.Captures_getAudio({ captureId: note }), 'not_found')
})

test('a capture follows the rules of an entry', async () => {
  const { client } = await newMember(house)
  const audio = recording('memo.webm')
  const wrong: [object, string][] = [
    [{}, 'text'],
    [{ kind: 'voice_memo', text: 'Where is it?' }, 'audio'],
    [{ kind: 'call', audio }, 'kind'],
    [{ text: 'Said', transcript: 'Said' }, 'transcript'],
    [{ text: 'Later', occurredAt: '2999-01-01T00:00:00Z' }, 'occurredAt'],
  ]
  for (const [input, field] of wrong)
    assert.equal((await refused(client.Captures_create(input), 'invalid')).errors[0]?.field, field)
  assert.deepEqual(await client.Captures_list({}), [])
  assert.deepEqual(await incoming(house), [])
})

test('a capture can be changed and removed', async () => {
  const { client, memberId } = await newMember(house)
  const { captureId } = await client.Captures_create({ audio: recording('memo.webm'), transcript: 'A catamaran.' })
  const after = await client.Captures_update({ captureId, text: 'Boats', transcript: 'A trimaran.' })
  assert.deepEqual([after.text, after.transcript, after.audio?.transcription], ['Boats', 'A trimaran.', 'given'])
  const { suggested, newNames: _, ...same } = await client.Captures_get({ captureId })
  assert.deepEqual([same, suggested], [after, []])
  await refused(client.Captures_update({ captureId, kind: 'call' }), 'invalid')
  await client.Captures_remove({ captureId })
  await refused(client.Captures_get({ captureId }), 'not_found')
  await refused(client.Captures_getAudio({ captureId }), 'not_found')
  await refused(client.Captures_remove({ captureId }), 'not_found')
  const events = (await eventsOf(house, memberId)).map(({ kind }) => kind)
  assert.deepEqual(events, ['capture.created', 'capture.updated', 'capture.removed'])
})

test('repeating a chosen id returns the same capture with one recording, simultaneously and later', async () => {
  const { client, memberId } = await newMember(house)
  const captureId = randomUUID()
  const send = (file = 'memo.webm') => client.Captures_create({ captureId, audio: recording(file) })
  const [first, ...others] = await Promise.all([send(), send(), send()])
  for (const other of others) assert.deepEqual(other, first)
  house.clock.set(
    Temporal.Now.instant()
      .add({ hours: 24 * 20 })
      .toString(),
  )
  assert.deepEqual(await send('memo.mp3'), first)
  house.clock.reset()
  await house.work()
  assert.equal((await client.Captures_list({})).length, 1)
  assert.equal((await keysOf(memberId)).length, 1)
  await client.Captures_remove({ captureId })
  assert.match((await refused(send(), 'gone')).message, /was removed/)
  await house.work()
  assert.equal((await keysOf(memberId)).length, 1)
  await sweepRemovals({ ...house.kith, now: () => house.kith.now().add({ hours: 24 * 31 }) })
  await refused(send(), 'gone')
  await house.work()
  assert.deepEqual(await keysOf(memberId), [])
})

test('a form with the same Idempotency-Key stores one capture with one recording', async () => {
  const { client, token, memberId } = await newMember(house)
  const send = () =>
    sendForm(house, 'POST /api/captures', token, [['audio', recording('memo.webm')]], {
      'idempotency-key': 'capture-1',
    })
  const [first, second] = await Promise.all([send(), send()])
  assert.deepEqual([first?.status, second?.status, second?.body], [201, 201, first?.body])
  assert.equal(first?.headers.get('location'), `/api/captures/${first?.body.captureId}`)
  assert.equal((await client.Captures_list({})).length, 1)
  assert.equal((await keysOf(memberId)).length, 1)
})

test('a capture is private: other members neither see nor change it, and may use its id', async () => {
  const ana = await newMember(house)
  const ben = await newMember(house)
  const captureId = randomUUID()
  await ana.client.Captures_create({ captureId, audio: recording('memo.webm') })
  await refused(ben.client.Captures_get({ captureId }), 'not_found')
  await refused(ben.client.Captures_getAudio({ captureId }), 'not_found')
  await refused(ben.client.Captures_remove({ captureId }), 'not_found')
  assert.equal((await ben.client.Captures_create({ captureId, text: 'His.' })).text, 'His.')
  assert.equal((await ana.client.Captures_list({})).length, 1)
})

test('the recordings of captures survive the sweep and go with the account', async () => {
  const { client, memberId } = await newMember(house)
  await client.Captures_create({ audio: recording('memo.webm') })
  await client.Captures_create({ captureId: randomUUID(), audio: recording('memo.mp3') })
  await house.kith.blobs.put(`audio/${memberId}/${randomUUID()}`, 'test/samples/audio/memo.wav', 'audio/wav')
  assert.equal((await keysOf(memberId)).length, 3)
  house.clock.set(Temporal.Now.instant().add({ hours: 48 }).toString())
  await sweepBlobs(house.kith)
  house.clock.reset()
  assert.equal((await keysOf(memberId)).length, 2)
  await client.Members_remove({ password: memberPassword })
  await house.work()
  assert.deepEqual(await keysOf(memberId), [])
})
