import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { after, test } from 'node:test'
import { queueJobs } from '#platform/jobs/queue-job.ts'
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
