import assert from 'node:assert/strict'
import { test } from 'node:test'
import { transaction } from '#platform/context/context.ts'
import { memberContext, newMember, useHouse } from '../../../../test/harness/harness.ts'
import { addInteraction } from '../../interactions/interactions.ts'
import { indexAllWaiting } from '../../search/index/later.ts'

const house = await useHouse()
const count = 1_050

test('a long timeline is moved in batches without loss, and search finds it under the right person', async () => {
  const member = await newMember(house)
  const { client, memberId } = member
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { connectionId: otherId } = await client.Connections_create({ displayName: 'Ana M. Ribeiro' })
  await transaction(memberContext(house, member), async (ctx) => {
    for (let n = 0; n < count; n++) {
      await addInteraction(ctx, { connectionId: otherId, kind: 'note', text: `Lighthouse keeper word${n}` })
    }
    for (let n = 0; n < 3; n++) await addInteraction(ctx, { connectionId, kind: 'note', text: `Lighthouse word${n}` })
  })
  const held = async () => {
    await indexAllWaiting(house.kith)
    const rows = { interactions: new Map<string, number>(), searchTerms: new Map<string, number>() }
    for (const table of ['interactions', 'searchTerms'] as const) {
      const found = await house.kith.db
        .selectFrom(table)
        .select('connectionId')
        .where('memberId', '=', memberId)
        .$if(table === 'searchTerms', (query) => query.where('place', '=', 'said'))
        .execute()
      for (const { connectionId: of } of found) rows[table].set(of, (rows[table].get(of) ?? 0) + 1)
    }
    return [connectionId, otherId].map((of) => [rows.interactions.get(of) ?? 0, rows.searchTerms.get(of) ?? 0])
  }
  const apart = [
    [3, 6],
    [count, 3 * count],
  ]
  assert.deepEqual(await held(), apart)
  const { mergeId = '', moved } = await client.Connections_merge({ connectionId, otherId })
  assert.equal(moved.entries, count)
  assert.deepEqual(await held(), [
    [count + 3, 3 * count + 6],
    [0, 0],
  ])
  await client.Connections_undoMerge({ id: mergeId })
  assert.deepEqual(await held(), apart)
})
