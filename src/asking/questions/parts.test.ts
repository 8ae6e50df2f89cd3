import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionParts } from './read.ts'

test('a text with two questions is read as two', () => {
  for (const text of [
    'Where does Ana live and when is her birthday?',
    'Where does Ana live? And when is her birthday?',
  ])
    assert.deepEqual(
      questionParts(text).map((part) => part.replace(/\?$/u, '')),
      ['Where does Ana live', 'when is her birthday'],
    )
})

test('one question with "and" stays one', () => {
  for (const text of ['What did Ana and Ben say?', 'How and why?', 'What do I know about Ana and her plans?'])
    assert.deepEqual(questionParts(text), [text])
})
