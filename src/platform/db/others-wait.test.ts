import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useHouse } from '../../../test/harness/harness.ts'
import { transaction } from '../context/context.ts'
import { othersWait } from './others-wait.ts'
import { isPostgres } from './schema/schema.ts'

const { kith } = await useHouse()

test('a transaction is told when another waits for its end', async () => {
  const others: Promise<void>[] = []
  await transaction(kith, async ({ db }) => {
    assert.equal(othersWait(db), isPostgres(db))
    others.push(transaction(kith, async () => {}))
    await new Promise(setImmediate)
    assert.equal(othersWait(db), true)
  })
  await Promise.all(others)
  assert.equal(othersWait(kith.db), isPostgres(kith.db))
})
