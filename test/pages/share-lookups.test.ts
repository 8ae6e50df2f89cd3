import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { shareLookups } from '#web/card/visitor.ts'

test('equal lookups in one turn share a result that is newer than all of them', async () => {
  let asked = 0
  let truth = 'old'
  const ask = shareLookups(
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

test('a failed lookup is shared too, and not cached', async () => {
  let fails = true
  const ask = shareLookups(String, async () => {
    if (fails) throw new Error('no')
    return 'yes'
  })
  await Promise.all([assert.rejects(ask('a')), assert.rejects(ask('a'))])
  fails = false
  assert.equal(await ask('a'), 'yes')
})
