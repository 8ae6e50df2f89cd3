import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { indexAllWaiting } from '../../search/index/later.ts'

const house = await useHouse()

/** Failures other than "not found" and "conflict". */
function faults(outcomes: PromiseSettledResult<unknown>[]) {
  const wanted = ['not_found', 'conflict']
  return outcomes.flatMap((each) =>
    each.status === 'rejected' && !wanted.includes(each.reason.code) ? [each.reason] : [],
  )
}

async function three() {
  const someone = await newMember(house)
  const make = async (displayName: string) => (await someone.client.Connections_create({ displayName })).connectionId
  return { ...someone, people: [await make('Ana'), await make('Ana R'), await make('Ana Ribeiro')] as const }
}

const countFulfilled = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter((each) => each.status === 'fulfilled').length

test('of simultaneous merges of the same people, later ones are refused and no person is lost', async () => {
  for (let round = 0; round < 10; round++) {
    const { client, people, memberId } = await three()
    const [a, b, c] = people
    for (const connectionId of people) await client.Memory_addNote({ connectionId, text: `Of ${connectionId}` })
    const outcomes = await Promise.allSettled(
      [
        [a, b],
        [b, a],
        [b, c],
        [c, a],
        [a, c],
      ].map(([connectionId = '', otherId = '']) => client.Connections_merge({ connectionId, otherId })),
    )
    assert.deepEqual(faults(outcomes), [])
    const { connections } = await client.Connections_search()
    assert.equal(connections.length, 3 - countFulfilled(outcomes))
    const entries = await house.kith.db
      .selectFrom('interactions')
      .select('id')
      .where('memberId', '=', memberId)
      .execute()
    assert.equal(entries.length, 3)
  }
})

test('a note added during a merge is either refused or kept', async () => {
  for (let round = 0; round < 12; round++) {
    const { client, people } = await three()
    const [connectionId, otherId] = people
    const outcomes = await Promise.allSettled([
      client.Connections_update({ connectionId: otherId, company: 'Acme' }),
      ...Array.from({ length: 4 }, (_, n) => client.Memory_addNote({ connectionId: otherId, text: `Lighthouse ${n}` })),
      client.Connections_merge({ connectionId, otherId }),
      ...Array.from({ length: 4 }, (_, n) =>
        client.Promises_create({ connectionId: otherId, text: `Promise ${n}`, dueOn: '2026-05-01' }),
      ),
    ])
    assert.deepEqual(faults(outcomes), [])
    const [changed] = outcomes
    const written = [...outcomes.slice(1, 5), ...outcomes.slice(6)]
    assert.equal(outcomes[5]?.status, 'fulfilled')
    const kept = await client.Connections_get({ connectionId })
    assert.equal(kept.timeline.length + kept.promises.length, countFulfilled(written))
    assert.equal(kept.company, changed?.status === 'fulfilled' ? 'Acme' : undefined)
  }
})

test('removing a person during a merge leaves no remains', async () => {
  for (let round = 0; round < 10; round++) {
    const { client, people, memberId } = await three()
    const [connectionId, otherId, third] = people
    await client.Memory_addNote({ connectionId: otherId, text: 'She keeps a lighthouse.' })
    const outcomes = await Promise.allSettled([
      client.Connections_merge({ connectionId, otherId }),
      client.Connections_remove({ connectionId: round % 2 ? otherId : connectionId }),
      client.Memory_addNote({ connectionId, text: 'At the last moment.' }),
      client.Connections_merge({ connectionId: third, otherId: connectionId }),
    ])
    assert.deepEqual(faults(outcomes), [])
    const alive = new Set((await client.Connections_search()).connections.map((each) => each.connectionId))
    await indexAllWaiting(house.kith)
    for (const table of ['interactions', 'searchTerms'] as const) {
      const rows = await house.kith.db
        .selectFrom(table)
        .select('connectionId')
        .where('memberId', '=', memberId)
        .execute()
      for (const row of rows) assert.ok(alive.has(row.connectionId), table)
    }
  }
})

test('a promise completed during a merge and its undoing stays completed and moves the right last contact', async () => {
  for (let round = 0; round < 10; round++) {
    const { client, people } = await three()
    const [connectionId, otherId] = people
    const promise = async () =>
      (await client.Promises_create({ connectionId: otherId, text: 'Visit', dueOn: '2026-05-01' })).promiseId
    const [promiseId, second] = [await promise(), await promise()]
    const [merged] = await Promise.all([
      client.Connections_merge({ connectionId, otherId }),
      client.Promises_complete({ promiseId }),
    ])
    const [{ completedAt }] = await Promise.all([
      client.Promises_complete({ promiseId: second }),
      client.Connections_undoMerge({ id: merged.mergeId ?? '' }),
    ])
    assert.equal((await client.Connections_get({ connectionId })).lastContactAt, undefined)
    assert.equal((await client.Connections_get({ connectionId: otherId })).lastContactAt, completedAt)
  }
})

test('of simultaneous undos one succeeds, and notes added meanwhile stay', async () => {
  for (let round = 0; round < 10; round++) {
    const { client, people } = await three()
    const [connectionId, otherId] = people
    await client.Memory_addNote({ connectionId: otherId, text: 'She keeps a lighthouse.' })
    const { mergeId = '' } = await client.Connections_merge({ connectionId, otherId })
    const undone = [1, 2, 3].map(() => client.Connections_undoMerge({ id: mergeId }))
    const note = client.Memory_addNote({ connectionId, text: 'At the last moment.' })
    const outcomes = await Promise.allSettled(undone)
    assert.deepEqual(faults(outcomes), [])
    assert.equal(countFulfilled(outcomes), 1)
    const { ixId } = await note
    assert.equal((await client.Connections_get({ connectionId })).timeline[0]?.ixId, ixId)
    assert.equal((await client.Connections_get({ connectionId: otherId })).timeline.length, 1)
  }
})
