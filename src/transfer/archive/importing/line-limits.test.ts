import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { archiveOf, changed, exported, imported } from '../../../../test/archives.ts'
import { newMember, useHouse } from '../../../../test/harness.ts'
import { isTooMuch } from './line-limits.ts'

const house = await useHouse({ KITH_ARCHIVE_LIMIT_MB: '64' })
const id = randomUUIDv7()

/** What becomes of an archive of nothing but one large file. */
async function broughtIn(name: string, file: string) {
  const someone = await newMember(house)
  const { files } = await exported(house, someone)
  return imported(house, someone, await archiveOf(changed(files, (copy) => copy.set(name, Buffer.from(file)))))
}

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

test('lines without end are no records: nobody waits for them', async () => {
  const { state, failure } = await broughtIn('data/people.jsonl', '\n'.repeat(20_000))
  assert.equal(state, 'failed')
  assert.match(failure ?? '', /more lines than records can be in data\/people/)
})

test('what shrinks to very little, because everybody has the same, is no bomb', async () => {
  const logos = `LOGO;ENCODING=b:${'R0lGODlh'.repeat(3_500)}\r\n`.repeat(500)
  assert.equal((await broughtIn('people.vcf', logos)).state, 'complete')
})
