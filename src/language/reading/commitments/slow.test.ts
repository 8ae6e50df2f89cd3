import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureCpuTime } from '../../../../test/harness/cpu-time.ts'
import { languages } from '../../languages/language.ts'
import { findCommitments } from './find-commitments.ts'

const moment = { at: Temporal.Instant.from('2026-03-17T15:00:00Z'), timeZone: 'Europe/Lisbon' }
const maxTranscriptLength = 20_000

/** Everyone waits while a text is read. A generous bound, because this guards against seconds. */
const maxMs = 1_000

for (const [begins, repeated, ends] of [
  ['', '.', 'x'],
  ["I'll send ", '?', 'x'],
  ['- ', ' ', 'x'],
  ['', '\t', 'x'],
  ['', '«', ''],
  ["I'll send ", 'send, I am going to ', '.'],
  ['I promised to send ', '00:00 we agreed - owe ', 'to'],
  ['I promised to send ', 'um I owe her ', ''],
  ["I'll send ", 'I send, a.m. ', ' by Friday'],
  ['', 'I send 1 a.m. ', ''],
  [`${'x'.repeat(51)} `, 'days \n', ''],
] as const) {
  test(`the longest transcript of ${JSON.stringify(repeated)} is read in no time`, async () => {
    const text = (begins + repeated.repeat(maxTranscriptLength)).slice(0, maxTranscriptLength - ends.length) + ends
    const took = await measureCpuTime(() => findCommitments(text, moment))
    assert.ok(took < maxMs, `${took} ms`)
  })
}

test('repeated spaces and dots separate just as single ones do', () => {
  const text = `Coffee......${' '.repeat(40)}I'll send her the deck...  She left.`
  assert.deepEqual(
    findCommitments(text, moment).map((found) => found.object),
    ['Send her the deck'],
  )
})

for (const language of languages) {
  test(`pronouns and commas without end are read in no time in ${language}`, async () => {
    for (const repeated of ['ich muss ihr ', 'se lo ', "je l'", 'o lhe ', 'y e und et ', ', ']) {
      const text = repeated.repeat(maxTranscriptLength / repeated.length)
      const took = await measureCpuTime(() => findCommitments(text, moment, language))
      assert.ok(took < maxMs, `${took} ms`)
    }
  })
}
