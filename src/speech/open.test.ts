import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { addOnFolder, addOnNote, hasAddOn } from './add-on.ts'
import { openTranscriber, sayTranscriber } from './open.ts'

test('a configured server is used, whatever is installed, and named without its key', async () => {
  const transcriber = await openTranscriber({
    url: 'https://speech.example.com/v1',
    key: 'a-secret',
    model: 'whisper-1',
  })
  assert.equal(sayTranscriber(transcriber), 'Voice memos are transcribed by whisper-1 at speech.example.com.')
})

test('without a server it is Whisper on this machine, where that is installed', async () => {
  const transcriber = await openTranscriber({ url: null, key: null, model: 'whisper-1' })
  assert.equal(transcriber?.name, hasAddOn() ? 'Whisper on this machine' : undefined)
})

test('with neither, the start says so and what to do', () => {
  assert.match(sayTranscriber(null), /kept but not transcribed: set KITH_TRANSCRIBE_URL, or run npm run add:speech\.$/)
})

test('an add-on counts once it was seen to work, and no longer when another version is wanted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kith-add-on-'))
  cpSync(join(addOnFolder, 'package-lock.json'), join(folder, 'package-lock.json'))
  mkdirSync(join(folder, 'node_modules'))
  assert.equal(hasAddOn(folder), false)
  const { path, text } = addOnNote(folder)
  writeFileSync(path, text())
  assert.equal(hasAddOn(folder), true)
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  assert.equal(hasAddOn(folder), false)
})
