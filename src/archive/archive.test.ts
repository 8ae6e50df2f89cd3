import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exported, imported, richMember } from '../../test/archives.ts'
import { eventsOf, newMember, useHouse } from '../../test/harness.ts'

const house = await useHouse()

test('what was exported comes back whole after the account was wiped', async () => {
  const rich = await richMember(house)
  const first = await exported(house, rich)
  await rich.client.Members_remove()
  await house.work()
  const again = await newMember(house)
  const outcome = await imported(house, again, first.bytes)
  console.log(JSON.stringify(outcome, null, 1))
  assert.equal(outcome.state, 'complete')
  assert.deepEqual(outcome.notes, [])
  const second = await exported(house, again)
  assert.deepEqual(second.manifest.counts, first.manifest.counts)
  assert.deepEqual(second.sums, first.sums)
})
