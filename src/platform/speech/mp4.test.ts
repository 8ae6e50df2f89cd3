import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { indexFirst } from './mp4.ts'

const sample = (name: string) => join(import.meta.dirname, 'samples', name)

test('the index of a phone recording is moved to the front and still points to the same data', async () => {
  const before = readFileSync(sample('tone.m4a'))
  const after = Buffer.concat(await Array.fromAsync(indexFirst(sample('tone.m4a'))))
  assert.equal(after.length, before.length)
  assert.ok(before.indexOf('moov') > before.indexOf('mdat'))
  assert.ok(after.indexOf('moov') < after.indexOf('mdat'))
  assert.notEqual(placeOf(after), placeOf(before))
  assert.deepEqual(soundAt(after), soundAt(before))
})

test('a recording whose index is already at the front is unchanged', async () => {
  const after = Buffer.concat(await Array.fromAsync(indexFirst(sample('tone-fragmented.mp4'))))
  assert.deepEqual(after, readFileSync(sample('tone-fragmented.mp4')))
})

/** The offset of the first chunk of audio, from the index. */
function placeOf(file: Buffer) {
  return file.readUInt32BE(file.indexOf('stco') + 12)
}

function soundAt(file: Buffer) {
  return file.subarray(placeOf(file), placeOf(file) + 200)
}
