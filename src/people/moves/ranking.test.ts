import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { share } from './ranking.ts'

const ranks = fc
  .array(
    fc.record({
      kind: fc.constantFrom('promise', 'birthday', 'draft', 'reconnect'),
      max: fc.integer({ min: 1, max: 5 }),
      count: fc.integer({ min: 0, max: 30 }),
    }),
    { maxLength: 8 },
  )
  .map((each) =>
    each.map(({ kind, max, count }, rank) => {
      return { kind, max, things: Array.from({ length: count }, (_, at) => ({ kind, rank, at })) }
    }),
  )
const limit = fc.integer({ min: 1, max: 20 })

test('as many items are picked as are wanted and available, each once, in the order of their ranks', () => {
  fc.assert(
    fc.property(ranks, limit, (ranks, limit) => {
      const chosen = share(ranks, limit)
      const all = ranks.flatMap(({ things }) => things)
      assert.equal(chosen.length, Math.min(limit, all.length))
      assert.deepEqual(
        chosen,
        all.filter((thing) => chosen.includes(thing)),
      )
    }),
  )
})

test('the most urgent item is always picked, and one of each kind while there is room', () => {
  fc.assert(
    fc.property(ranks, limit, (ranks, limit) => {
      const chosen = share(ranks, limit)
      const [first] = ranks.flatMap(({ things }) => things)
      assert.equal(chosen[0], first)
      const kinds = new Set(ranks.flatMap(({ things }) => things.map(({ kind }) => kind)))
      assert.equal(new Set(chosen.map(({ kind }) => kind)).size, Math.min(kinds.size, limit))
    }),
  )
})

test('within a rank, a more urgent item is picked first', () => {
  fc.assert(
    fc.property(ranks, limit, (ranks, limit) => {
      const byRank = Map.groupBy(share(ranks, limit), ({ rank }) => rank)
      for (const things of byRank.values())
        assert.deepEqual(
          things.map(({ at }) => at),
          [...things.keys()],
        )
    }),
  )
})
