import assert from 'node:assert/strict'
import { test } from 'node:test'
import { speech } from '../addons/add-on.ts'
import { describeTranscriber, openTranscriber } from './open.ts'

test('a configured server takes precedence, and is logged without its key', async () => {
  const transcriber = await openTranscriber({
    url: 'https://speech.example.com/v1',
    key: 'a-secret',
    model: 'whisper-1',
  })
  assert.equal(describeTranscriber(transcriber), 'Voice memos are transcribed by whisper-1 at speech.example.com.')
})

test('without a server, Whisper on this machine is used if it is installed', async () => {
  const transcriber = await openTranscriber({ url: null, key: null, model: 'whisper-1' })
  assert.equal(transcriber?.name, speech.isInstalled() ? 'Whisper on this machine' : undefined)
})

test('with neither, the startup log says what to do', () => {
  assert.match(
    describeTranscriber(null),
    /stored but not transcribed\. To transcribe them, set KITH_TRANSCRIBE_URL or run npm run add:speech\.$/,
  )
})
