import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Refusal } from '#contract/errors.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { listRemovals } from '#platform/removals/list.ts'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { getConnection } from '../briefs/brief.ts'
import { createConnection } from '../connections/connections.ts'
import { addInteraction } from '../interactions/interactions.ts'
import { removeInteraction, restoreInteraction } from '../interactions/removal.ts'
import { completePromise, createPromise, listOpenPromises } from '../promises/promises.ts'
import { removePromise, restorePromise } from '../promises/removal.ts'
import { listSuggestions } from '../promises/suggestions.ts'
import { updatePromise } from '../promises/update.ts'
import { indexAllWaiting } from '../search/index/later.ts'

const house = await useHouse()

/** Several make the same promise, which is stored once. */
const notes = [
  'I promised to send her the deck by Friday.',
  'Tea. I promised to send her the deck by Friday! I should introduce her to Bo.',
  'Lunch: i promised to send her the Deck by friday.',
  'Coffee at the lighthouse.',
  'I promised to call her on Monday. She likes boats.',
]

const changes = fc.array(fc.constantFrom('complete', 'postpone', null), { maxLength: 3 })
const steps = fc.array(fc.tuple(fc.constantFrom('remove', 'restore'), fc.nat(20)), { maxLength: 12 })
const drawn = fc.record({
  texts: fc.array(fc.constantFrom(...notes), { minLength: 1, maxLength: 4 }),
  changes,
  steps,
  order: fc.array(fc.nat(100), { minLength: 10, maxLength: 10 }),
})

test('whatever is removed and restored, and in whichever order, in the end everything is as it was', async () => {
  await fc.assert(
    fc.asyncProperty(drawn, async ({ texts, changes, steps, order }) => {
      const ctx = memberContext(house, await newMember(house))
      const { connectionId } = await createConnection(ctx, { displayName: 'Ana Ribeiro' })
      const records = await fill(ctx, connectionId, texts, changes)
      const before = await stateOf(ctx, connectionId)
      for (const [step, at] of steps) await tryTo(records[at % records.length]?.[step])
      for (const [at] of [...records.keys()].map((at) => [at, order[at] ?? 0]).sort(([, a = 0], [, b = 0]) => a - b))
        await tryTo(records[at ?? 0]?.restore)
      assert.deepEqual(await stateOf(ctx, connectionId), before)
      assert.deepEqual((await listRemovals(ctx, { limit: 10 })).items, [])
    }),
    { numRuns: 40 },
  )
})

test('three notes that make one promise can be removed and restored in any order', async () => {
  const ctx = memberContext(house, await newMember(house))
  const { connectionId } = await createConnection(ctx, { displayName: 'Ana Ribeiro' })
  const records = await fill(ctx, connectionId, notes.slice(0, 3), [])
  const before = await stateOf(ctx, connectionId)
  const countPromises = async () => (await getConnection(ctx, { connectionId })).promises.length
  assert.equal(await countPromises(), 2)
  for (const removed of orders) {
    for (const restored of orders) {
      const words = `removed ${removed}, restored ${restored}`
      for (const at of removed) await records[at]?.remove()
      assert.equal(await countPromises(), 1, words)
      for (const at of restored) {
        await records[at]?.restore()
        assert.equal(await countPromises(), 2, words)
      }
      assert.deepEqual(await stateOf(ctx, connectionId), before, words)
    }
  }
})

const orders = ['012', '021', '102', '120', '201', '210'].map((order) => [...order].map(Number))

type Removable = { remove: () => Promise<unknown>; restore: () => Promise<unknown> }

async function fill(ctx: MemberContext, id: string, texts: string[], changes: (string | null)[]): Promise<Removable[]> {
  const entries: string[] = []
  for (const [at, text] of texts.entries()) {
    const occurredAt = `2026-03-0${at + 2}T10:00:00.000Z`
    entries.push((await addInteraction(ctx, { connectionId: id, kind: 'meeting', text, occurredAt })).ixId)
  }
  await createPromise(ctx, { connectionId: id, text: 'Write to her', dueOn: '2027-01-01' })
  const { promises } = await listOpenPromises(ctx, { limit: 50 })
  for (const [at, { promiseId }] of promises.entries()) {
    if (changes[at] === 'complete') await completePromise(ctx, { promiseId })
    if (changes[at] === 'postpone') await updatePromise(ctx, { promiseId, dueOn: '2027-02-02' })
  }
  return [
    ...entries.map((ixId) => ({
      remove: () => removeInteraction(ctx, { id, ixId }),
      restore: () => restoreInteraction(ctx, { id, ixId }),
    })),
    ...promises.map(({ promiseId }) => ({
      remove: () => removePromise(ctx, { promiseId }),
      restore: () => restorePromise(ctx, { promiseId }),
    })),
  ]
}

/** Missing records can't be removed, and records removed with their entry aren't restored alone. */
async function tryTo(step: (() => Promise<unknown>) | undefined) {
  await step?.().catch((error) => assert.equal(error instanceof Refusal && error.code, 'not_found'))
}

async function stateOf(ctx: MemberContext, connectionId: string) {
  await indexAllWaiting(ctx)
  const tables = ['connections', 'interactions', 'promises', 'findings', 'facts', 'searchTerms'] as const
  const rows = await Promise.all(
    tables.map((table) => ctx.db.selectFrom(table).selectAll().where('memberId', '=', ctx.member.id).execute()),
  )
  return {
    person: await getConnection(ctx, { connectionId }),
    open: await listOpenPromises(ctx, { limit: 50 }),
    suggested: await listSuggestions(ctx, { limit: 50 }),
    rows: rows.map((each) => each.map((row) => JSON.stringify(row)).sort()),
  }
}
