import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { after, test } from 'node:test'
import { queueJobs } from '#platform/jobs/queue-job.ts'
import type { Readiness } from '#platform/speech/transcriber.ts'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { recording } from '../../../../test/samples/recordings.ts'

const house = await useHouse()
const { kith } = house
after(() => {
  kith.transcriber = null
})

test('a recording that could not be transcribed says so, and is tried again', async () => {
  const transcribe = () => Promise.reject(Object.assign(new Error('not speech'), { retryable: false }))
  kith.transcriber = { name: 'test', transcribe }
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { ixId } = await member.client.Memory_addInteraction({ connectionId, audio: recording('memo.webm') })
  const pages = pagesOf(house, member)
  const read = async () => (await pages.get(`/people/${connectionId}`)).text
  assert.match(await read(), /The recording is being transcribed\./)
  await house.work()
  const failed = await read()
  assert.match(failed, /The recording could not be transcribed\./)
  const [, retry = ''] = /action="([^"]+\/transcription)"/.exec(failed) ?? []
  kith.transcriber = { name: 'test', transcribe: async () => ({ text: 'She keeps bees.', language: 'en' }) }
  // However many other jobs there are.
  const others = Array.from({ length: 150 }, () => ({ ixId: randomUUIDv7() }))
  await queueJobs(kith, 'memo.transcribe', others, { memberId: member.memberId })
  const inPlace = await pages.post(retry, {}, `entry-${ixId}`)
  assert.match(inPlace.text, /The recording is being transcribed\./)
  assert.doesNotMatch(await read(), /could not be transcribed/)
  await house.work()
  assert.match(await read(), /Transcript<\/h4>.*She keeps bees\./s)
  const again = await pages.post(retry)
  assert.deepEqual([again.status, again.location], [303, `/people/${connectionId}/entries/${ixId}`])
})

test('where you record, the page says what becomes of the recording', async () => {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  const shown: [Readiness | null, RegExp][] = [
    [{ state: 'missing' }, /The first one downloads a speech model \(180 MB, once\)\./],
    [{ state: 'downloading', part: 0.4 }, /data-poll="3000".*<progress max="100" value="40"/s],
    [{ state: 'failed' }, /could(n't|n&#39;t|n’t) be downloaded\. Your recordings are safe/],
    [null, /Recordings are not transcribed here\./],
  ]
  for (const [readiness, expected] of shown) {
    const transcribe = async () => ({ text: '' })
    kith.transcriber = readiness && { name: 'test', transcribe, readiness: () => readiness }
    assert.match((await pages.get('/capture')).text, expected)
  }
  kith.transcriber = { name: 'test', transcribe: async () => ({ text: '' }), readiness: () => ({ state: 'ready' }) }
  assert.doesNotMatch((await pages.get('/capture')).text, /speech model/)
})
