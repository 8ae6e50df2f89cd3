import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { toWav } from '../../../test/samples/wav.ts'
import { speech } from '../addons/add-on.ts'
import { localTranscriber } from './local.ts'
import { parseStamped } from './whisper.ts'

const skip = speech.isInstalled() ? false : 'the add-on is not installed: npm run add:speech'
const transcriber = localTranscriber({ idleMs: 1000 })
const spoken = join(import.meta.dirname, 'samples', 'promise.webm')

test('a browser recording is transcribed, with its language and duration', { skip }, async () => {
  const { text, language, seconds } = await transcriber.transcribe(spoken, about())
  assert.match(text, /promised to send .+ book on Friday/i)
  assert.equal(language, 'en')
  assert.ok(seconds && seconds > 3 && seconds < 3.5)
})

test('the first words are heard where a recording starts in the middle of speech', { skip }, async () => {
  const file = join(import.meta.dirname, '..', '..', '..', 'scripts', 'demo', 'audio', 'kwame-letters.ogg')
  const { text } = await transcriber.transcribe(file, { ...about(), mediaType: 'audio/ogg' })
  assert.match(text, /^Note to self about/)
})

test('a minute of silence has no text, and progress is reported for each window', { skip }, async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'kith-whisper-')), 'silence.wav')
  writeFileSync(file, toWav(new Float32Array(60 * 16_000), 16_000))
  const parts: number[] = []
  const { text, seconds } = await transcriber.transcribe(file, { ...about(), onProgress: (part) => parts.push(part) })
  assert.deepEqual([text, seconds], ['', 60])
  assert.equal(parts.length, 4)
  assert.deepEqual(parts, parts.toSorted())
  assert.equal(parts.at(-1), 1)
})

test('a file that is not audio is rejected without a retry', { skip }, async () => {
  const asked = transcriber.transcribe(join(import.meta.dirname, 'whisper.ts'), about())
  await assert.rejects(asked, { name: 'TranscriptionFailure', retryable: false })
})

test('timestamps are removed from the text and mark an unfinished sentence', () => {
  const said = '<|0.00|> Coffee with Ana.<|2.10|><|2.10|> She has moved.<|4.00|>'
  assert.deepEqual(parseStamped(said), { text: 'Coffee with Ana. She has moved.' })
  assert.deepEqual(parseStamped(`${said}<|4.00|>`), { text: 'Coffee with Ana. She has moved.', openFrom: 4 })
  assert.deepEqual(parseStamped(''), { text: '' })
})

function about() {
  return { mediaType: 'audio/webm', signal: new AbortController().signal, onProgress: (_part: number) => {} }
}
