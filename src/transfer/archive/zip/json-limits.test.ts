import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { archiveOf, changeFiles, downloadArchive, restoreArchive } from '../../../../test/samples/archives.ts'
import { ofRecord } from '../importing/import-lines.ts'
import { exceedsLimits } from './lines.ts'

const house = await useHouse({ KITH_ARCHIVE_LIMIT_MB: '64' })
const id = randomUUIDv7()

/** Imports an archive with one large file and returns the result. */
async function broughtIn(name: string, file: string) {
  const someone = await newMember(house)
  const { files } = await downloadArchive(house, someone)
  return restoreArchive(
    house,
    someone,
    await archiveOf(changeFiles(files, (copy) => copy.set(name, Buffer.from(file)))),
  )
}

test('a line that is deeper or larger than any record is not parsed, but long texts are', () => {
  const size = 1_000_000
  const hostile = [
    '['.repeat(size) + ']'.repeat(size),
    `{${Array.from({ length: 10_000 }, (_, key) => `"key ${key}":1`).join(',')}}`,
    `{"tags":[${'1,'.repeat(size)}1]}`,
  ]
  for (const line of hostile) assert.equal(exceedsLimits(line, ofRecord), true, line.slice(0, 20))
  assert.equal(exceedsLimits(JSON.stringify({ text: '[{,:"\\'.repeat(size), ids: [id, id] }), ofRecord), false)
})

test('extremely long lines are skipped in a short time', async () => {
  const { state, failure } = await broughtIn('data/people.jsonl', '\n'.repeat(20_000))
  assert.equal(state, 'failed')
  assert.match(failure ?? '', /too many lines in data\/people/)
})

test('an archive of very similar records is not mistaken for a ZIP bomb', async () => {
  const logos = `LOGO;ENCODING=b:${'R0lGODlh'.repeat(3_500)}\r\n`.repeat(500)
  assert.equal((await broughtIn('people.vcf', logos)).state, 'complete')
})
