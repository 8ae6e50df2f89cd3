import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { sameTurn } from '#web/card/shared-lookup.ts'

test('those who ask the same in one turn share an answer that was made after they asked', async () => {
  let asked = 0
  let truth = 'old'
  const ask = sameTurn(
    (name: string) => name,
    async (name) => {
      asked += 1
      return `${name} ${truth}`
    },
  )
  const first = ask('a')
  truth = 'new'
  const others = [ask('a'), ask('a'), ask('b')]
  assert.deepEqual(await Promise.all([first, ...others]), ['a new', 'a new', 'a new', 'b new'])
  assert.equal(asked, 2)
  await turn()
  truth = 'newest'
  assert.equal(await ask('a'), 'a newest')
})

test('a refusal is shared as well, and forgotten', async () => {
  let fails = true
  const ask = sameTurn(String, async () => {
    if (fails) throw new Error('no')
    return 'yes'
  })
  await Promise.all([assert.rejects(ask('a')), assert.rejects(ask('a'))])
  fails = false
  assert.equal(await ask('a'), 'yes')
})
