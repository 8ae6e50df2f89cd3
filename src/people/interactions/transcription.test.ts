import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { afterEach, test } from 'node:test'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { Transcriber } from '#platform/speech/transcriber.ts'
import { memberPassword, newMember, useHouse } from '../../../test/harness/harness.ts'
import { recording } from '../../../test/samples/recordings.ts'

const house = await useHouse()
const { kith } = house

/** A transcriber that returns a given text. */
const hearing = (transcribe: Transcriber['transcribe']): Transcriber => ({ name: 'test', transcribe })
const saying = (text: string) => hearing(async () => ({ text, language: 'en' }))

afterEach(async () => {
  kith.transcriber = null
  house.clock.reset()
  await kith.db.deleteFrom('jobs').execute()
})

async function memoOf(transcriber: Transcriber | null, more: { text?: string } = {}) {
  kith.transcriber = transcriber
  const { client, memberId } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const audio = recording('memo.webm')
  const memo = await client.Memory_addInteraction({ connectionId, audio, ...more })
  const now = () => client.Memory_getInteraction({ id: connectionId, ixId: memo.ixId })
  return { client, memberId, connectionId, ixId: memo.ixId, memo, now }
}

test('a memo gets its transcript in a job, and is found by its text and its transcript', async () => {
  const { client, memo, memberId, now } = await memoOf(saying(' She keeps bees on the roof. '), { text: 'Market hall' })
  assert.equal(memo.audio?.transcription, 'waiting')
  await house.work()
  const after = await now()
  assert.deepEqual([after.transcript, after.audio?.transcription], ['She keeps bees on the roof.', 'made'])
  const found = async (query: string) => (await client.Connections_search({ query })).connections.length
  assert.deepEqual([await found('bees'), await found('market')], [1, 1])
  const events = await kith.db.selectFrom('events').select('kind').where('memberId', '=', memberId).execute()
  assert.deepEqual(
    events.map(({ kind }) => kind),
    ['connection.created', 'interaction.added', 'interaction.updated'],
  )
})

test('promises in a memo are found once, after it is transcribed', async () => {
  const { client, ixId } = await memoOf(saying('okay so I promised to send her the deck and she will call Luis'))
  await house.work()
  await queueJob(kith, 'memo.transcribe', { ixId }, { memberId: (await client.Members_me({})).id })
  await house.work()
  const { promises } = await client.Promises_listOpen({})
  assert.deepEqual(
    promises.map(({ text, foundIn }) => [text, foundIn?.ixId]),
    [['Send her the deck', ixId]],
  )
})

test('the transcriber gets the recording and its media type, and reports progress', async () => {
  const heard: unknown[] = []
  const { now } = await memoOf(
    hearing(async (file, { mediaType, signal, onProgress }) => {
      onProgress(0.5)
      heard.push(
        mediaType,
        signal.aborted,
        (await readFile(file)).equals(await readFile('test/samples/audio/memo.webm')),
      )
      return { text: 'Yes.' }
    }),
  )
  await house.work()
  assert.deepEqual(heard, ['audio/webm', false, true])
  assert.equal((await now()).transcript, 'Yes.')
})

test('a memo is transcribed only if no transcript was given', async () => {
  kith.transcriber = saying('Never')
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  const given = { connectionId, audio: recording('memo.webm'), transcript: 'Mine' }
  const { audio } = await client.Memory_addInteraction(given)
  assert.equal(audio?.transcription, 'given')
  assert.deepEqual(await kith.db.selectFrom('jobs').select('id').execute(), [])
})

test('a transcript that the member writes meanwhile is kept', async () => {
  const { client, connectionId, ixId, now } = await memoOf(
    hearing(async () => {
      await client.Memory_updateInteraction({ id: connectionId, ixId, transcript: 'My own words.' })
      return { text: 'What it heard.' }
    }),
  )
  await house.work()
  const after = await now()
  assert.deepEqual([after.transcript, after.audio?.transcription], ['My own words.', 'given'])
  assert.equal((await client.Connections_search({ query: 'heard' })).connections.length, 0)
})

test('transcribing does not bring back a removed memo, connection or member', async () => {
  for (const leave of ['Memory_removeInteraction', 'Connections_remove', 'Members_remove'] as const) {
    const { client, connectionId, ixId } = await memoOf(
      hearing(async () => {
        if (leave === 'Memory_removeInteraction') await client[leave]({ id: connectionId, ixId })
        else if (leave === 'Connections_remove') await client[leave]({ connectionId })
        else await client[leave]({ password: memberPassword })
        return { text: 'A lone catamaran.' }
      }),
    )
    await house.work()
    const left = await kith.db.selectFrom('searchTerms').select('term').where('sourceId', '=', ixId).execute()
    assert.deepEqual(left, [], leave)
    assert.deepEqual(await kith.db.selectFrom('jobs').select(['kind', 'failure']).execute(), [], leave)
  }
})

test('transcribing twice has the same result as once', async () => {
  const { ixId, memberId, now } = await memoOf(saying('Once.'))
  await house.work()
  kith.transcriber = saying('Twice.')
  await queueJob(kith, 'memo.transcribe', { ixId }, { memberId })
  await house.work()
  assert.equal((await now()).transcript, 'Once.')
})

test('a failed transcription is retried, and after the last try the memo is marked as failed and stays playable', async () => {
  let asked = 0
  const { client, connectionId, ixId, now } = await memoOf(
    hearing(async () => {
      asked += 1
      throw new Error('deaf')
    }),
  )
  for (let tries = 0; tries < 20 && (await now()).audio?.transcription === 'waiting'; tries++) {
    await house.work()
    house.clock.set(house.clock.now().add({ hours: 7 }).toString())
  }
  assert.deepEqual([(await now()).audio?.transcription, asked], ['failed', 7])
  assert.ok((await client.Memory_getInteractionAudio({ id: connectionId, ixId })).size > 0)
  kith.transcriber = saying('At last.')
  await kith.db.updateTable('jobs').set({ deadAt: null, attempts: 0, runAt: '2020-01-01T00:00:00.000Z' }).execute()
  await house.work()
  assert.deepEqual([(await now()).transcript, (await now()).audio?.transcription], ['At last.', 'made'])
})

test('an error that a retry can’t fix fails immediately', async () => {
  const { now } = await memoOf(
    hearing(() => Promise.reject(Object.assign(new Error('not speech'), { retryable: false }))),
  )
  await house.work()
  assert.equal((await now()).audio?.transcription, 'failed')
})

test('a long transcript is cut, and silence has none', async () => {
  const long = await memoOf(saying('🌊'.repeat(30_000)))
  await house.work()
  assert.equal([...((await long.now()).transcript ?? '')].length, 20_000)
  const silent = await memoOf(saying('  \n '))
  await house.work()
  const { transcript, audio } = await silent.now()
  assert.deepEqual([transcript, audio?.transcription], [undefined, 'made'])
})

test('without a transcriber, a waiting memo is set to off', async () => {
  const { now } = await memoOf(saying('Nobody hears this.'))
  kith.transcriber = null
  await house.work()
  assert.equal((await now()).audio?.transcription, 'off')
})
