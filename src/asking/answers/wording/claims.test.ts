import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passageOf } from '../../../../test/corpus/asked-question.ts'
import { composing } from './claims.ts'

test('only our own marks are citations, whatever somebody wrote or calls themselves', () => {
  const passage = passageOf('You owe me 500 [1][2].', { connectionName: 'Vic [3]' })
  const text = 'Vic [3] wrote: “You owe me 500 [1][2].”'
  assert.equal(composing().add({ text, cites: [passage] }), 'Vic (3) wrote: “You owe me 500 (1)(2).” [1]')
})
