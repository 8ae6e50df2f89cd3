import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { isTooMuch } from './too-much.ts'

const id = randomUUIDv7()

test('a line deeper, or of more pieces, than any record is not even read, and long words are', () => {
  const size = 1_000_000
  const hostile = [
    '['.repeat(size) + ']'.repeat(size),
    `{${Array.from({ length: 10_000 }, (_, key) => `"key ${key}":1`).join(',')}}`,
    `{"tags":[${'1,'.repeat(size)}1]}`,
  ]
  for (const line of hostile) assert.equal(isTooMuch(line), true, line.slice(0, 20))
  assert.equal(isTooMuch(JSON.stringify({ text: '[{,:"\\'.repeat(size), ids: [id, id] })), false)
})
