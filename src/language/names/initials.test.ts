import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { initialsOf } from './call-name.ts'

const expected: Record<string, string> = {
  'Ana Ribeiro': 'AR',
  'Dr. Ana M. Ribeiro': 'AR',
  'Prof. Dr. Ana Ribeiro': 'AR',
  'Ribeiro, Ana': 'AR',
  'Ana Ribeiro, PhD': 'AR',
  'Ana Ribeiro MBA': 'AR',
  'Ana Ribeiro (Acme)': 'AR',
  'Robert "Bob" Smith': 'RS',
  'ana ribeiro': 'AR',
  'Jan van der Berg': 'JB',
  'Jean-Pierre Dupont': 'JD',
  "Fionn O'Neill": 'FO',
  'Dr. Ribeiro': 'R',
  'Jack Ma': 'JM',
  Ana: 'A',
  Dr: 'D',
  'Émile Zola': 'ÉZ',
  'E\u0301mile Zola': 'ÉZ',
  'ßeta Test': 'ST',
  'Юлия Петрова': 'ЮП',
  'Ελένη Παππά': 'ΕΠ',
  李小龍: '李',
  '田中 太郎': '田',
  김민수: '김',
  'محمد علي': 'م',
  'דוד כהן': 'ד',
  'राहुल शर्मा': 'रा',
  ნინო: 'ნ',
  'Ana 李': 'A',
  '🌊': '🌊',
  '👩‍👩‍👧 🦊': '👩‍👩‍👧',
  '🦊 Zoë Fuchs': 'ZF',
  'ana@acme.example': 'A',
  '+351 912 345 678': '3',
  '   ': '',
}

for (const [displayName, initials] of Object.entries(expected)) {
  test(`the initials of ${displayName.trim() || 'an empty name'} are ${initials || 'empty'}`, () => {
    assert.equal(initialsOf(displayName), initials)
  })
}

test('every name has one or two characters as initials', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const count = [...segmenter.segment(initialsOf(name))].length
      assert.ok(name.trim() === '' ? count === 0 : count === 1 || count === 2, JSON.stringify(name))
    }),
    { numRuns: 500 },
  )
})
