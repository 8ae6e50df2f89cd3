import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterEach, test } from 'node:test'
import type { Transcriber } from '#platform/speech/transcriber.ts'
import { eventsOf, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { blobKeys, recording } from '../../../test/samples/recordings.ts'

const house = await useHouse()

afterEach(() => {
  house.kith.transcriber = null
})

async function someone() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  return { ...member, connectionId }
}

const saying = (text: string): Transcriber => ({ name: 'test', transcribe: async () => ({ text, language: 'en' }) })

test('an assigned capture is an entry with its time, recording, transcript and promises', async () => {
  const { client, connectionId, memberId } = await someone()
  const capture = await client.Captures_create({
    audio: recording('memo.webm'),
    text: 'On the way home',
    transcript: 'I promised to send her the deck by Friday.',
    occurredAt: '2026-02-02T10:00:00Z',
  })
  const { captureId } = capture
  const keys = await blobKeys(house)
  const entry = await client.Captures_assign({ captureId, connectionId })
  assert.deepEqual(
    [entry.ixId, entry.connectionId, entry.kind, entry.text, entry.transcript, entry.occurredAt],
    [captureId, connectionId, 'voice_memo', capture.text, capture.transcript, capture.occurredAt],
  )
  assert.equal(entry.found.length, 1)
  assert.deepEqual(await blobKeys(house), keys)
  const played = await client.Memory_getInteractionAudio({ id: connectionId, ixId: captureId })
  assert.equal(played.size, capture.audio?.bytes)
  assert.deepEqual(await client.Captures_list({}), [])
  await refused(client.Captures_get({ captureId }), 'not_found')
  assert.equal((await client.Connections_get({ connectionId })).lastContactAt, '2026-02-02T10:00:00.000Z')
  assert.equal((await client.Connections_search({ query: 'deck' })).connections.length, 1)
  const kinds = (await eventsOf(house, memberId)).map(({ kind }) => kind)
  assert.deepEqual(kinds.toSorted(), [
    'capture.assigned',
    'capture.created',
    'connection.created',
    'interaction.added',
    'promise.made',
  ])
  const { events } = await client.Events_list({})
  const paths = events.filter(({ kind }) => kind.startsWith('capture')).map(({ path }) => path)
  assert.deepEqual(paths, [`/api/captures/${captureId}`, `/api/connections/${connectionId}/interactions/${captureId}`])
})

test('assigning twice, even simultaneously, gives the same entry and one promise', async () => {
  const { client, connectionId } = await someone()
  const { captureId } = await client.Captures_create({ text: 'I promised to send her the deck by Friday.' })
  const assign = () => client.Captures_assign({ captureId, connectionId })
  const [first, ...others] = await Promise.all([assign(), assign(), assign()])
  for (const other of [...others, await assign()]) assert.deepEqual(other, first)
  assert.equal((await client.Memory_listInteractions({ id: connectionId })).length, 1)
  assert.equal((await client.Promises_listOpen({})).promises.length, 1)
})

test('a capture that is assigned cannot be assigned to another person', async () => {
  const { client, connectionId } = await someone()
  const ben = await client.Connections_create({ displayName: 'Ben Okafor' })
  const { captureId } = await client.Captures_create({ text: 'Met at the harbour.' })
  const [one, other] = await Promise.allSettled([
    client.Captures_assign({ captureId, connectionId }),
    client.Captures_assign({ captureId, connectionId: ben.connectionId }),
  ])
  assert.deepEqual([one.status, other.status].toSorted(), ['fulfilled', 'rejected'])
  const again = one.status === 'fulfilled' ? ben.connectionId : connectionId
  assert.match(
    (await refused(client.Captures_assign({ captureId, connectionId: again }), 'conflict')).message,
    /another/,
  )
})

test('an unknown person or capture is not found, and the capture stays', async () => {
  const { client, connectionId } = await someone()
  const { captureId } = await client.Captures_create({ text: 'Met at the harbour.' })
  await refused(client.Captures_assign({ captureId, connectionId: randomUUID() }), 'not_found')
  await refused(client.Captures_assign({ captureId: randomUUID(), connectionId }), 'not_found')
  assert.equal((await client.Captures_list({})).length, 1)
})

test('a capture sent again after it was assigned isn’t duplicated and names its person', async () => {
  const { client, connectionId } = await someone()
  const captureId = randomUUID()
  const send = () => client.Captures_create({ captureId, text: 'Met at the harbour.' })
  await send()
  await client.Captures_assign({ captureId, connectionId })
  assert.equal((await send()).connectionId, connectionId)
  assert.deepEqual(await client.Captures_list({}), [])
  await client.Memory_removeInteraction({ id: connectionId, ixId: captureId })
  await refused(send(), 'gone')
})

test('an assigned capture disappears with its person, even while the person’s records are still being removed', async () => {
  const { client, connectionId } = await someone()
  const other = await client.Connections_create({ displayName: 'Ben Okafor' })
  const text = 'Met at the harbour.'
  for (let note = 0; note < 100; note++)
    await client.Memory_addInteraction({ connectionId, kind: 'note', text: `Note ${note}` })
  const chosen = await client.Captures_create({ captureId: randomUUID(), text })
  const given = await client.Captures_create({ text })
  for (const { captureId } of [chosen, given]) await client.Captures_assign({ captureId, connectionId })
  await client.Connections_remove({ connectionId })
  for (const wait of [async () => undefined, house.work]) {
    await wait()
    for (const { captureId } of [chosen, given]) {
      await refused(client.Captures_create({ captureId, text }), 'gone')
      await refused(client.Captures_assign({ captureId, connectionId: other.connectionId }), 'not_found')
      const entry = { connectionId: other.connectionId, kind: 'note', ixId: captureId, text } as const
      await refused(client.Memory_addInteraction(entry), 'gone')
    }
  }
})

test('an entry cannot have the id of a capture', async () => {
  const { client, connectionId } = await someone()
  const { captureId } = await client.Captures_create({ text: 'Met at the harbour.' })
  const add = client.Memory_addNote({ connectionId, ixId: captureId, text: 'Met at the harbour.' })
  assert.match((await refused(add, 'conflict')).message, /Assign the capture/)
})

test('a capture is transcribed, before or after it is assigned', async () => {
  const { client, connectionId } = await someone()
  house.kith.transcriber = saying('I promised to send her the deck by Friday.')
  const early = await client.Captures_create({ audio: recording('memo.webm') })
  assert.equal(early.audio?.transcription, 'waiting')
  await house.work()
  const [made] = await client.Captures_list({})
  assert.deepEqual(
    [made?.transcript, made?.audio?.transcription],
    ['I promised to send her the deck by Friday.', 'made'],
  )
  const entry = await client.Captures_assign({ captureId: early.captureId, connectionId })
  assert.deepEqual([entry.transcript, entry.found.length], [made?.transcript, 1])

  house.kith.transcriber = saying('She keeps bees on the roof.')
  const late = await client.Captures_create({ audio: recording('memo.mp3') })
  await client.Captures_assign({ captureId: late.captureId, connectionId })
  await house.work()
  const after = await client.Memory_getInteraction({ id: connectionId, ixId: late.captureId })
  assert.deepEqual([after.transcript, after.audio?.transcription], ['She keeps bees on the roof.', 'made'])
  assert.equal((await client.Connections_search({ query: 'bees' })).connections.length, 1)
})

test('a capture that is assigned while it is transcribed gets its transcript', async () => {
  const { client, connectionId } = await someone()
  let captureId = ''
  const transcribe: Transcriber['transcribe'] = async () => {
    await client.Captures_assign({ captureId, connectionId })
    return { text: 'She sails on Sundays.', language: 'en' }
  }
  house.kith.transcriber = { name: 'test', transcribe }
  captureId = (await client.Captures_create({ audio: recording('memo.webm') })).captureId
  await house.work()
  const { transcript } = await client.Memory_getInteraction({ id: connectionId, ixId: captureId })
  assert.equal(transcript, 'She sails on Sundays.')
})

test('a person who is named late in a long transcript is suggested', async () => {
  const { client, connectionId } = await someone()
  await client.Connections_create({ displayName: 'Ana Weiss' })
  const filler = 'we talked about the weather and the price of oysters. '.repeat(12)
  for (const words of [0, 1, 2, 3, 4, 5]) {
    const transcript = `${filler}${'so '.repeat(words)}and then I met Ana Ribeiro at the market.`
    const { captureId } = await client.Captures_create({ audio: recording('memo.webm'), transcript })
    const { suggested } = await client.Captures_get({ captureId })
    assert.deepEqual([suggested[0]?.connectionId, suggested[0]?.said], [connectionId, 'Ana Ribeiro'])
  }
})

test('people named before the next sentence are suggested, in five languages', async () => {
  const { client, connectionId } = await someone()
  const texts = [
    'Coffee with Ana. Promised her the deck by Friday.',
    'Kaffee mit Ana. Ich habe ihr die Präsentation bis Freitag versprochen.',
    'Café avec Ana. Je lui ai promis la présentation pour vendredi.',
    'Café con Ana. Le prometí la presentación para el viernes.',
    'Café com a Ana. Prometi-lhe a apresentação até sexta.',
  ]
  for (const text of texts) {
    const { captureId } = await client.Captures_create({ text })
    const { suggested } = await client.Captures_get({ captureId })
    assert.deepEqual(
      suggested.map(({ connectionId: id }) => id),
      [connectionId],
      text,
    )
  }
})

test('the people named in the text or transcript are suggested, the plain names first', async () => {
  const { client, connectionId } = await someone()
  const ben = await client.Connections_create({ displayName: 'Ben Okafor', company: 'Porto Boats' })
  const benTwo = await client.Connections_create({ displayName: 'Ben Weiss' })
  await client.Connections_create({ displayName: 'Chloé Martin' })
  const text = 'Coffee with Ben. He wants to sell the boat, and Ana Ribeiro may buy it.'
  const { captureId } = await client.Captures_create({ text })
  const { suggested } = await client.Captures_get({ captureId })
  assert.deepEqual(suggested.map(({ connectionId: id, said }) => [id, said]).slice(0, 1), [
    [connectionId, 'Ana Ribeiro'],
  ])
  assert.deepEqual(
    new Set(suggested.slice(1).map(({ connectionId: id, said }) => `${id} ${said}`)),
    new Set([`${ben.connectionId} Ben`, `${benTwo.connectionId} Ben`]),
  )
  assert.equal(suggested.find(({ connectionId: id }) => id === ben.connectionId)?.company, 'Porto Boats')
  const memo = await client.Captures_create({ audio: recording('memo.webm'), transcript: 'met chloe at the market' })
  const named = (await client.Captures_get({ captureId: memo.captureId })).suggested
  assert.deepEqual(
    named.map(({ displayName }) => displayName),
    ['Chloé Martin'],
  )
})
