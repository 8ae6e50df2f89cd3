import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import type { Client, KithError } from '#contract/client.ts'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()

const fifty = Array.from({ length: 50 }, (_, at) => at)

/** Retries when the store is busy: this machine may be slow. */
async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      if ((error as KithError).code !== 'unavailable' || tries === 20) throw error
      await setTimeout(100 * Math.random() * tries)
    }
  }
}

/** The outcome of simultaneous calls: how many succeeded, and why the others failed. */
async function atOnce<T>(calls: (() => Promise<T>)[]) {
  const settled = await Promise.allSettled(calls.map(patiently))
  return {
    done: settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    refused: settled.flatMap((each) => (each.status === 'rejected' ? [(each.reason as KithError).code] : [])),
  }
}

test('of fifty cards created with the same slug simultaneously, one succeeds', async () => {
  const { client } = await newMember(house)
  const made = await atOnce(fifty.map(() => () => client.Cards_create({ slug: 'ana' })))
  assert.equal(made.done.length, 1)
  assert.deepEqual(new Set(made.refused), new Set(['conflict']))
  const { cards } = await client.Cards_list()
  assert.deepEqual(cards, made.done)
  assert.equal(cards[0]?.isDefault, true)
})

test('of fifty cards changed to the same slug simultaneously, one succeeds', async () => {
  const { client } = await newMember(house)
  const cards = (await atOnce(fifty.slice(0, 20).map((at) => () => client.Cards_create({ slug: `card-${at}` })))).done
  const moved = await atOnce(
    cards.map(
      ({ id }) =>
        () =>
          client.Cards_update({ id, slug: 'wanted' }),
    ),
  )
  assert.equal(moved.done.length, 1)
  const slugs = (await client.Cards_list()).cards.map(({ slug }) => slug)
  assert.equal(slugs.filter((slug) => slug === 'wanted').length, 1)
  assert.equal(new Set(slugs).size, 20)
})

test('two cards that swap slugs simultaneously do so one after the other, or not at all', async () => {
  const { client } = await newMember(house)
  const [one, two] = [await client.Cards_create({ slug: 'one' }), await client.Cards_create({ slug: 'two' })]
  await atOnce([
    () => client.Cards_update({ id: one.id, slug: 'two' }),
    () => client.Cards_update({ id: two.id, slug: 'one' }),
    () => client.Cards_update({ id: one.id, slug: 'three' }),
    () => client.Cards_update({ id: two.id, slug: 'three' }),
  ])
  const slugs = (await client.Cards_list()).cards.map(({ slug }) => slug)
  assert.equal(new Set(slugs).size, 2)
})

test("of a member's first fifty cards created at once, one is the default", async () => {
  const { client } = await newMember(house)
  const made = await atOnce(fifty.map((at) => () => client.Cards_create({ slug: `card-${at}` })))
  assert.equal(made.done.length, 50)
  const { cards } = await client.Cards_list()
  assert.equal(cards.length, 50)
  assert.equal(cards.filter(({ isDefault }) => isDefault).length, 1)
})

test('a suggested slug is free even while others take slugs', async () => {
  const { client } = await newMember(house)
  await atOnce(fifty.slice(0, 30).map((at) => () => client.Cards_create({ slug: at === 0 ? 'ana' : `ana-${at + 1}` })))
  const { message } = await refused(client.Cards_create({ slug: 'ana' }), 'conflict')
  assert.match(message, /ana-31 is free/)
})

test('a member has at most a hundred cards', async () => {
  const { client } = await newMember(house)
  for (let at = 0; at < 95; at += 1) await client.Cards_create({ slug: `card-${at}` })
  const more = Array.from({ length: 12 }, (_, at) => () => client.Cards_create({ slug: `more-${at}` }))
  assert.equal((await atOnce(more)).done.length, 5)
  const { message } = await refused(client.Cards_create({ slug: 'one-more' }), 'conflict')
  assert.match(message, /100 cards, which is the maximum/)
  const { cards } = await client.Cards_list()
  assert.equal(cards.length, 100)
  await client.Cards_remove({ id: cards[7]?.id ?? '' })
  assert.equal((await client.Cards_create({ slug: 'one-more' })).slug, 'one-more')
})

type Step = (client: Client, ids: string[]) => Promise<unknown>
const pick = (ids: string[], at: number) => ids[at % Math.max(1, ids.length)] ?? ''

let made = 0
const steps: ((at: number) => Step)[] = [
  () => (client) => client.Cards_create({ slug: `step-${made++}` }),
  (at) => (client, ids) => client.Cards_create({ slug: `step-${made++}`, from: pick(ids, at) }),
  (at) => (client, ids) => client.Cards_remove({ id: pick(ids, at) }),
  (at) => (client, ids) => client.Cards_setDefault({ id: pick(ids, at) }),
  (at) => (client, ids) => client.Cards_update({ id: pick(ids, at), slug: `step-${made++}` }),
]
const step = fc.tuple(fc.constantFrom(...steps), fc.nat(9)).map(([make, at]) => make(at))

test('under any concurrent changes exactly one card is the default', async () => {
  const { client, memberId } = await newMember(house)
  for (let at = 0; at < 3; at += 1) await client.Cards_create({ slug: `first-${at}` })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (together) => {
      const ids = (await client.Cards_list()).cards.map(({ id }) => id)
      const { refused } = await atOnce(together.map((step) => () => step(client, ids)))
      for (const code of refused) assert.ok(['not_found', 'invalid', 'conflict'].includes(code), code)
      const { cards } = await client.Cards_list()
      const defaults = cards.filter(({ isDefault }) => isDefault)
      assert.equal(defaults.length, Math.min(1, cards.length))
      const row = await house.kith.db
        .selectFrom('members')
        .select('defaultCardId')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow()
      assert.equal(row.defaultCardId, defaults[0]?.id ?? null)
    }),
    { numRuns: 25 },
  )
})
