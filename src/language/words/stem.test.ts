import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forms, stem } from './stem.ts'

const families = [
  'plan plans planned planning',
  'hope hopes hoped hoping hopeful',
  'hop hops hopped hopping',
  'study studies studied studying',
  'agency agencies',
  'create creates created creating creation creations creative',
  'adopt adopts adopted adopting adoption',
  'go goes went gone going',
  'write writes wrote written writing',
  'teach teaches taught teaching',
  'child children',
  'family families',
  'encourage encouraged encouraging encouragement',
  'happy happily happiness',
  'watch watches watched watching',
  'play plays played playing',
  'use uses used using',
  'budget budgets budgeted budgeting',
]

for (const family of families) {
  test(`each of these leads to all the others: ${family}`, () => {
    const words = family.split(' ')
    assert.equal(new Set(words.map(stem)).size, 1, words.map(stem).join(' '))
    for (const word of words) {
      const made = new Set(forms(word))
      assert.deepEqual(
        words.filter((other) => !made.has(other)),
        [],
        `of ${word}`,
      )
    }
  })
}

test('words that only look alike stay apart', () => {
  for (const [one = '', other = ''] of [
    ['hope', 'hop'],
    ['plan', 'plane'],
    ['car', 'care'],
    ['busy', 'business'],
    ['organ', 'organize'],
    ['nation', 'nature'],
    ['bus', 'bu'],
    ['thing', 'th'],
  ]) {
    assert.notEqual(stem(one), stem(other), `${one} ${other}`)
  }
})

test('a form never leads to another word, and no word has too many', () => {
  for (const word of ['plan', 'hope', 'agency', 'children', 'went', 'lisbon', 'q3', '2026', '東京', 'a'.repeat(40)]) {
    assert.ok(forms(word).includes(word))
    assert.ok(forms(word).length <= 80, `${word}: ${forms(word).length}`)
    for (const form of forms(word)) assert.equal(stem(form), stem(word))
  }
})
