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

test('an intention isn’t a finished action', () => {
  assert.equal(why('You posted her the book.', noteOf('Must post her the book.')), 'done only in the sentence')
})

test('a sentence is about the person of its note', () => {
  const sick = [noteOf('Ana has shingles.'), noteOf('Bea has pleurisy.', { people: ['Bea Lund'] })]
  assert.equal(why('Ana has shingles and Bea has pleurisy.', ...sick), null)
  assert.notEqual(why('Ana has pleurisy and Bea has shingles.', ...sick), null)
})

const swaps: [note: string, isTrue: string, isNot: string][] = [
  ['Hana swapped shifts, I do Sunday 8th, she does the 17th.', 'You do Sunday the 8th.', 'Hana does Sunday the 8th.'],
  [
    'The funeral is in Kisumu on the 18th. Her brother Sam flies in from Dallas.',
    'The funeral is in Kisumu.',
    'The funeral is in Dallas.',
  ],
  [
    'Order 3318 came with 12 cracked housings, she is keeping the other 88.',
    '12 housings were cracked.',
    '88 housings were cracked.',
  ],
  ['Her dev Brian does the payments, Ana does the design.', 'Brian does the payments.', 'Brian does the design.'],
  ['Her chair, Mr Odhiambo, wants his picture in there.', 'Mr Odhiambo wants his picture.', 'Ana wants her picture.'],
  ['aoife and tadhg broke up. tadhg keeps the cat', 'Tadhg keeps the cat.', 'Aoife keeps the cat.'],
  ['We start at 5:45 not 6.', 'You start at 5:45.', 'You start at 6.'],
  [
    'Happy with the trial, but not Sheffield until May.',
    'Ana was happy with the trial.',
    'Ana was not happy with the trial.',
  ],
  ['She is off the tablets since August.', 'Ana is off the tablets.', 'Ana is on the tablets.'],
]
for (const [note, isTrue, isNot] of swaps)
  test(`what a note says of one is not said of the other: ${isNot}`, () => {
    assert.equal(why(isTrue, noteOf(note)), null)
    assert.notEqual(why(isNot, noteOf(note)), null)
  })

test('names, dates and figures count as words of the note, and a list of figures is one clause', () => {
  const note = noteOf('Her brother Sam flies in from Dallas on the 15th. Flats 3, 4, 5 are free.')
  assert.equal(why('Her brother Sam arrives from Dallas on 15 March 2026.', note), null)
  assert.equal(why('Flats 5 are free.', note), null)
})

test('a word that objects inherit is a word', () => {
  assert.equal(why('Ana met the constructor.', noteOf('Ana met the constructor last constructor.')), null)
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
  // The first calls also load word lists and compile.
  for (let round = 0; round < 20; round += 1) why('Ana moves on May 1. ', noteOf('Ana may move on May 1. '.repeat(20)))
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
    'she Ana, ',
    'Ana 7, ',
    'the flat 7, ',
  ])
    for (const length of [700, 20_000]) {
      const notes = Array.from({ length: length === 700 ? 12 : 1 }, () => noteOf(word.repeat(length / word.length)))
      const took = await measureCpuTime(() => why(word.repeat(600 / word.length), ...notes))
      assert.ok(took < 800, `${word} ${length}: ${took} ms`)
    }
})
