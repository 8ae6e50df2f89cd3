import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markSpokenOf } from './spoken-of.ts'

test('the sentence a draft speaks of is marked, never a private one', () => {
  const note = 'Her divorce is about the deck for Porto. I promised to send the deck.'
  const marked = markSpokenOf(note, 'I will send you the deck. How is Porto?', 'Ana Ribeiro').filter(
    ({ isSpokenOf }) => isSpokenOf,
  )
  assert.deepEqual(
    marked.map(({ text }) => text),
    ['I promised to send the deck.'],
  )
})
