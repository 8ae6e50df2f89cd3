import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { type AddOn, speechIn } from '../addons/add-on.ts'
import { openLog } from '../log/log.ts'
import { downloadFirst } from './download-first.ts'
import type { Transcriber } from './transcriber.ts'

const whisper: Transcriber = {
  name: 'Whisper on this machine',
  transcribe: async (file) => ({ text: file.endsWith('promise.webm') ? 'I promised to send it on Friday.' : file }),
}

test('recordings that come during the download wait for it, and it happens once', async (t) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  let downloads = 0
  const install = async (_: AddOn, onProgress: (part: number) => void) => {
    downloads++
    onProgress(0.4)
    await arrived
  }
  const transcriber = downloadFirst(emptySpeech(t), whisper, install, openLog('silent'))
  assert.deepEqual(transcriber.readiness?.(), { state: 'missing' })
  const both = Promise.all([transcriber.transcribe('a', about()), transcriber.transcribe('b', about())])
  assert.deepEqual(transcriber.readiness?.(), { state: 'downloading', part: 0.4 })
  arrive()
  assert.deepEqual(await both, [{ text: 'a' }, { text: 'b' }])
  assert.deepEqual([downloads, transcriber.readiness?.()], [1, { state: 'ready' }])
})

test('after a failed download the recording can be tried again', async (t) => {
  let isOnline = false
  const install = async () => {
    if (!isOnline) throw new Error('npm could not install the packages: offline')
  }
  const transcriber = downloadFirst(emptySpeech(t), whisper, install, openLog('silent'))
  const failure = { name: 'TranscriptionFailure', retryable: true, message: 'Whisper could not be downloaded.' }
  await assert.rejects(transcriber.transcribe('a', about()), failure)
  assert.deepEqual(transcriber.readiness?.(), { state: 'failed' })
  isOnline = true
  assert.deepEqual(await transcriber.transcribe('a', about()), { text: 'a' })
  assert.deepEqual(transcriber.readiness?.(), { state: 'ready' })
})

test('a model that hears something else on this machine does not count as installed', async (t) => {
  const speech = emptySpeech(t)
  const deaf = { ...whisper, transcribe: async () => ({ text: '' }) }
  const transcriber = downloadFirst(speech, deaf, async () => {}, openLog('silent'))
  await assert.rejects(transcriber.transcribe('a', about()), { name: 'TranscriptionFailure' })
  assert.equal(speech.isInstalled(), false)
})

test('a recording that is given up ends its wait, and the download goes on', async (t) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const transcriber = downloadFirst(emptySpeech(t), whisper, () => arrived, openLog('silent'))
  const given = new AbortController()
  const waiting = transcriber.transcribe('a', { ...about(), signal: given.signal })
  given.abort(new Error('stopped'))
  await assert.rejects(waiting, /stopped/)
  assert.equal(transcriber.readiness?.().state, 'downloading')
  arrive()
  assert.deepEqual(await transcriber.transcribe('b', about()), { text: 'b' })
})

function emptySpeech(t: { after: (done: () => void) => void }) {
  const data = mkdtempSync(join(tmpdir(), 'kith-speech-'))
  t.after(() => rmSync(data, { recursive: true }))
  const speech = speechIn(data)
  mkdirSync(speech.modules, { recursive: true })
  return speech
}

const about = () => ({ mediaType: 'audio/webm', signal: new AbortController().signal, onProgress: () => {} })
