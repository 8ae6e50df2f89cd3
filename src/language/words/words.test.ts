import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { fold } from './fold.ts'
import { differsByMore, distance, isTypoOf, variants } from './variants.ts'
import { reversedDigits, words } from './words.ts'

test('accents and letters of other alphabets fold to what people type', () => {
  const folded = ['José', 'STRAßE', 'Ærø', 'Łódź', 'Đoković', 'İzmir', 'ﬁn', "O'Brien", 'O’Brien', 'Ζωή'].map(fold)
  assert.deepEqual(folded, ['jose', 'strasse', 'aero', 'lodz', 'dokovic', 'izmir', 'fin', 'obrien', 'obrien', 'ζωη'])
})

test('folding twice changes nothing more', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => assert.equal(fold(fold(text)), fold(text))))
})

test('words are runs of letters and digits', () => {
  assert.deepEqual(words('Ana-Sofia, de 2.º piso @ Café_Zé'), ['ana', 'sofia', 'de', '2', 'o', 'piso', 'cafe', 'ze'])
})

test('spelled-out and numeric numbers are equal', () => {
  const spellings = ['+351 912-345-678', '00351912345678', '351 (912) 345.678', '３５１９１２３４５６７８']
  assert.deepEqual(new Set(spellings.map(reversedDigits)), new Set(['876543219153']))
})

const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnop'), minLength: 4, maxLength: 12 })
const letter = fc.constantFrom(...'xyz')

test('a word with one letter changed, dropped, added or swapped shares a variant with itself, and counts as a typo', () => {
  fc.assert(
    fc.property(
      word,
      letter,
      fc.nat(),
      fc.constantFrom('change', 'drop', 'add', 'swap'),
      (word, letter, place, kind) => {
        const at = place % (word.length - 1)
        const typo = {
          change: word.slice(0, at) + letter + word.slice(at + 1),
          drop: `${word.slice(0, at)}${word.slice(at + 1)}`,
          add: word.slice(0, at) + letter + word.slice(at),
          swap: word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
        }[kind]
        fc.pre(typo.length >= 4)
        const shared = variants(typo).some((variant) => variants(word).includes(variant))
        assert.ok(shared, `${word} ${typo}`)
        assert.ok(isTypoOf(typo, word) && distance(typo, word) <= 1)
      },
    ),
  )
})

test('words with more different letters than typos are further apart than that', () => {
  const names = 'maria mario marie mary miriam anna hanna johann joan john jon david davide michael mikael pinto pinta'
  const pairs = names.split(' ').flatMap((a, at, all) => all.slice(at).map((b): [string, string] => [a, b]))
  for (const typos of [1, 2]) {
    const different = pairs.filter(([a, b]) => differsByMore(typos, a, b))
    assert.ok(different.length > 0 && different.length < pairs.length)
    for (const [a, b] of different) assert.ok(distance(a, b) > typos, `${a} ${b}`)
  }
})
