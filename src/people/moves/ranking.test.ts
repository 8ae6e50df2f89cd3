import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { share } from './ranking.ts'

const ranks = fc
  .array(
    fc.record({
      kind: fc.constantFrom('promise', 'birthday', 'draft', 'reconnect'),
      max: fc.option(fc.integer({ min: 1, max: 5 })),
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

test('items that can’t wait are picked first, then one of each kind while there is room', () => {
  fc.assert(
    fc.property(ranks, limit, (ranks, limit) => {
      const chosen = share(ranks, limit)
      const firsts = ranks.flatMap(({ max, things }) => (max === null ? things : []))
      assert.equal(chosen.filter((thing) => firsts.includes(thing)).length, Math.min(firsts.length, limit))
      const kinds = new Set(ranks.flatMap(({ things }) => things.map(({ kind }) => kind)))
      const room = limit - Math.min(firsts.length, limit)
      const more = kinds.difference(new Set(firsts.map(({ kind }) => kind)))
      const shown = new Set(chosen.map(({ kind }) => kind)).intersection(more)
      assert.equal(shown.size, Math.min(more.size, room))
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
