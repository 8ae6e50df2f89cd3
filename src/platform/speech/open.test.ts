import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { speech } from '../addons/add-on.ts'
import { readConfig } from '../config/config.ts'
import { openLog } from '../log/log.ts'
import { describeTranscriber, openTranscriber } from './open.ts'

const data = mkdtempSync(join(tmpdir(), 'kith-speech-'))
const openWith = (env: Record<string, string>) =>
  openTranscriber(readConfig({ KITH_DATA: data, ...env }), openLog('silent'))

test('a configured server takes precedence, and is logged without its key', () => {
  const transcriber = openWith({
    KITH_TRANSCRIBE_URL: 'https://speech.example.com/v1',
    KITH_TRANSCRIBE_KEY: 'a-secret',
  })
  assert.equal(describeTranscriber(transcriber), 'Voice memos are transcribed by whisper-1 at speech.example.com.')
})

test('without a server, Whisper on this machine is used, and downloaded when somebody records', () => {
  const download = speech.isInstalled() ? '' : ', which the first recording downloads (180 MB)'
  assert.equal(describeTranscriber(openWith({})), `Voice memos are transcribed by Whisper on this machine${download}.`)
})

test('the operator decides whether anything is downloaded', () => {
  assert.equal(openWith({ KITH_TRANSCRIBE: 'off' }), null)
  assert.equal(
    openWith({ KITH_TRANSCRIBE: 'installed' })?.name,
    speech.isInstalled() ? 'Whisper on this machine' : undefined,
  )
  assert.match(describeTranscriber(null), /stored but not transcribed\. .+ npm run add:speech\.$/)
})
