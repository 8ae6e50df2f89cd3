import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { measureCpuTime } from '../../../test/harness/cpu-time.ts'
import { sentenceReader, withoutMarks } from './sentences.ts'

const cases: Record<string, [text: string, sentences: string[]]> = {
  'marks stand before the full stop, or behind it': [
    'Ana moves to Porto in May [1]. She sold the boat. [2][3] It was old! 【4】 Bye [1, 2].',
    ['Ana moves to Porto in May [1].', 'She sold the boat. [2][3]', 'It was old! 【4】', 'Bye [1, 2].'],
  ],
  'abbreviations, initials, times and figures end nothing': [
    'Dr. Costa paid 3.5 million, e.g. for J. Silva, at 9 a.m. on Jan. 4 [1]. He left.[2] So did St. John [2].',
    ['Dr. Costa paid 3.5 million, e.g. for J. Silva, at 9 a.m. on Jan. 4 [1].', 'He left.[2]', 'So did St. John [2].'],
  ],
  'a mark behind an abbreviation ends the sentence': [
    'They met at 9 a.m. [1] Then she left [2].',
    ['They met at 9 a.m. [1]', 'Then she left [2].'],
  ],
  'an item of a list is a sentence': [
    'I found:\n- Ana likes tea [1]\n- Bea likes coffee [2]\n\n1. Eva sails [3].\n2. Rui rows [4]\nDone [5]',
    ['I found:', '- Ana likes tea [1]', '- Bea likes coffee [2]', '1. Eva sails [3].', '2. Rui rows [4]', 'Done [5]'],
  ],
  'a line that is only wrapped goes on': ['Ana moves to\nPorto [1].', ['Ana moves to\nPorto [1].']],
  'headings stand alone, and code falls away': [
    '## Ana [1]\nShe sails [1].\n```sh\nrm -rf. [1] Yes [1].\n```\nShe rows [2].',
    ['## Ana [1]', 'She sails [1].', 'She rows [2].'],
  ],
  'a mark at the beginning of a line belongs to what follows': [
    '[1] Ana sails.\n[2] Bea rows. [3]\n\n[4] Eva swims.',
    ['[1] Ana sails.', '[2] Bea rows. [3]', '[4] Eva swims.'],
  ],
  'a number with a full stop may be a day, and a small letter begins nothing': [
    'Sie kommt am 4. Mai nach Porto [1]. It took ca. two, resp. three days [2].',
    ['Sie kommt am 4. Mai nach Porto [1].', 'It took ca. two, resp. three days [2].'],
  ],
  'scripts without spaces have sentences too': [
    '她住在东京。[1]她喜欢茶[2]。再见',
    ['她住在东京。[1]', '她喜欢茶[2]。', '再见'],
  ],
  'a bracket that is no mark begins the next sentence': [
    'She sails [1]. (Often, too) [1].',
    ['She sails [1].', '(Often, too) [1].'],
  ],
}

for (const [name, [text, sentences]] of Object.entries(cases)) {
  test(`${name}, however it is split into pieces`, () => {
    assert.deepEqual(read([text]), sentences)
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (cuts) => {
        assert.deepEqual(read(cutAt(text, cuts)), sentences)
      }),
      { numRuns: 50 },
    )
  })
}

test('any text gives the same sentences however it is split into pieces', () => {
  const word = fc.constantFrom(
    'Ana',
    '. ',
    '.',
    '[1]',
    '[',
    ']',
    '(2)',
    '【3】',
    '\n',
    '\n\n',
    '- ',
    '# ',
    '```',
    '!',
    '“',
    '😀',
    '。',
    'a.m.',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), fc.array(fc.nat(200), { maxLength: 10 }), (words, cuts) => {
      const text = words.join('')
      assert.deepEqual(read(cutAt(text, cuts)), read([text]))
    }),
  )
})

test('an endless sentence is dropped, and the next one is read', async () => {
  assert.deepEqual(read([`${'on and on '.repeat(400)}[1]. She sails [2].`]), ['She sails [2].'])
  const much = ['.', '. ', '[1]', '[', '.[', '…)', '\n- ', '`', '. [1] ', '"', '[1,']
  assert.ok((await measureCpuTime(() => much.map((each) => read([each.repeat(5_000 / each.length)])))) < 5_000)
})

test('citation marks are read in the styles that models use', () => {
  const numbersIn = (sentence: string) => withoutMarks(sentence).numbers
  assert.deepEqual(numbersIn('She sails [3].'), [3])
  assert.deepEqual(numbersIn('She sails [1][2], and rows [2; 4].'), [1, 2, 4])
  assert.deepEqual(numbersIn('She sails [1-3] [passage 7] [^8] [#9].'), [1, 2, 3, 7, 8, 9])
  assert.deepEqual(numbersIn('She sails 【5†notes】.'), [5])
  assert.deepEqual(numbersIn('She sails (6).'), [6])
  assert.deepEqual(numbersIn('She has two children (3, 5) and sails [1].'), [1])
  assert.deepEqual(numbersIn('In [2019] she sailed [sic] [P1] [0x1].'), [])
  assert.equal(withoutMarks('She sails [1], and rows 【2】 .').text.trim(), 'She sails, and rows.')
})

function read(pieces: string[]) {
  const reader = sentenceReader()
  return [...pieces.flatMap((piece) => reader.feed(piece)), ...reader.end()]
}

function cutAt(text: string, cuts: number[]) {
  const sorted = [0, ...cuts.map((cut) => Math.min(cut, text.length)).toSorted((a, b) => a - b), text.length]
  return sorted.slice(1).map((to, index) => text.slice(sorted[index], to))
}
