import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passageOf } from '../../../../test/corpus/asked-question.ts'
import { createComposer } from './sentences.ts'

test('text and names can’t imitate citation marks', () => {
  const passage = passageOf('You owe me 500 [1][2].', { connectionName: 'Vic [3]' })
  const text = 'Vic [3] wrote: “You owe me 500 [1][2].”'
  assert.equal(createComposer().add({ text, cites: [passage] }), 'Vic (3) wrote: “You owe me 500 (1)(2).” [1]')
})
