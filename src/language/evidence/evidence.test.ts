import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureCpuTime } from '../../../test/harness/cpu-time.ts'
import { findUntruth } from './evidence.ts'
import type { Source } from './sources.ts'

const noteOf = (text: string, more: Partial<Source> = {}): Source => ({
  text,
  day: Temporal.PlainDate.from('2026-03-04'),
  people: ['Ana Ribeiro'],
  by: 'member',
  ...more,
})

const why = (sentence: string, ...notes: Source[]) => findUntruth(sentence, notes, { voice: 'answer' })

const boat = noteOf(
  'Lent Ana my red kayak on Monday, 2 paddles. She might sell the boat. Her brother Rui did not come.',
)

const borneOut = [
  'You lent Ana Ribeiro your red kayak.',
  'On 2 March 2026 you lent her two paddles.',
  'Ana might sell the boat.',
  'Her brother Rui did not come.',
]
for (const sentence of borneOut)
  test(`the note bears out: ${sentence}`, () => {
    assert.equal(why(sentence, boat), null)
  })

const untrue: Record<string, string> = {
  'You lent Ana three paddles.': 'another figure',
  'You lent Ana the kayak on 9 April 2026.': 'another date',
  'You lent Ana the kayak on 4 March 2026.': 'the date of something else',
  'You lent Bea your red kayak.': 'a name that is not there',
  'You lent Ana your blue kayak.': 'a word that must be there',
  'Her sister Rui did not come.': 'a word that must be there',
  'You always lent Ana your red kayak.': 'a word that must be there',
  'Ana lent you her red kayak.': 'somebody else did it',
  'Her brother Rui did come.': 'a denial that does not agree',
  'You did not lend Ana your red kayak.': 'a denial that does not agree',
  'Ana is selling the boat.': 'surer than the note',
  'Ana told you about a party on the boat.': 'too much that is not there',
  'Yes.': 'nothing to check',
}
for (const [sentence, reason] of Object.entries(untrue))
  test(`the note does not bear out: ${sentence}`, () => {
    assert.equal(why(sentence, boat), reason)
  })

test('what is only meant to be done is not done', () => {
  assert.equal(why('You posted her the book.', noteOf('Must post her the book.')), 'done only in the sentence')
})

test('a sentence is of whom its note is about', () => {
  const sick = [noteOf('Ana has shingles.'), noteOf('Bea has pleurisy.', { people: ['Bea Lund'] })]
  assert.equal(why('Ana has shingles and Bea has pleurisy.', ...sick), null)
  assert.notEqual(why('Ana has pleurisy and Bea has shingles.', ...sick), null)
})

const others: [note: string, isTrue: string, isNot: string[]][] = [
  [
    'Ana zieht am 12. Mai nach Hamburg, die Miete ist 900 Euro.',
    'Ana zieht am 12. Mai 2026 nach Hamburg.',
    [
      'Ana zieht am 13. Mai nach Hamburg.',
      'Ana zieht nach Bremen.',
      'Die Miete ist 800 Euro.',
      'Ana zieht nicht nach Hamburg.',
    ],
  ],
  [
    'Ana déménage à Lyon le 3 juin, son loyer est de 700 euros.',
    'Ana déménage à Lyon le 3 juin 2026.',
    ['Ana déménage à Lyon le 4 juin.', 'Ana déménage à Nice le 3 juin.', 'Ana ne déménage pas à Lyon.'],
  ],
  ['她五月搬到东京。', '她五月搬到东京。', ['她在大阪开了一家餐厅。']],
]
for (const [note, isTrue, isNot] of others)
  test(`figures, dates, names and words are compared in other languages: ${isTrue}`, () => {
    assert.equal(why(isTrue, noteOf(note)), null)
    for (const sentence of isNot) assert.notEqual(why(sentence, noteOf(note)), null, sentence)
  })

test('the longest sentence and sources take little time, whatever they are made of', async () => {
  why('Ana moves.', noteOf('Ana moves.'))
  for (const word of [
    'may 1 ',
    'not no ',
    'the a ',
    'Ana and ',
    'put off ',
    '1/2 ',
    "Ana's ",
    'Monday 1st ',
    'lent her ',
  ])
    for (const length of [700, 20_000]) {
      const notes = Array.from({ length: length === 700 ? 12 : 1 }, () => noteOf(word.repeat(length / word.length)))
      const took = await measureCpuTime(() => why(word.repeat(600 / word.length), ...notes))
      assert.ok(took < 400, `${word} ${length}: ${took} ms`)
    }
})
