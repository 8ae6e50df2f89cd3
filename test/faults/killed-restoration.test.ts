import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { addInteraction } from '#people/interactions/interactions.ts'
import { indexAllWaiting } from '#people/search/index/later.ts'
import { transaction } from '#platform/context/context.ts'
import { memberContext, newMember, refused, useHouse } from '../harness/harness.ts'
import { onlyAtNight, someByDay } from '../harness/nightly.ts'
import { storeSettings } from '../harness/stores.ts'

const house = await useHouse()
const { db } = house.kith
const notes = 230

/** A removed person with more notes than one part restores, whose restoration was killed. */
async function setUp([text = '', occurrence = '']: string[]) {
  const someone = await newMember(house)
  const { client, memberId } = someone
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  await transaction(memberContext(house, someone), async (ctx) => {
    for (let at = 0; at < notes; at++)
      await addInteraction(ctx, { connectionId, kind: 'note', text: `Sailing ${at}. I should call her about ${at}.` })
  })
  await client.Promises_create({ connectionId, text: 'Bring the sailing chart', dueOn: '2027-05-01' })
  const before = await rowsOf(memberId)
  await client.Connections_remove({ connectionId })
  await house.work()
  assert.equal(await killRestoration(memberId, connectionId, [text, occurrence]), null)
  return { client, memberId, connectionId, before }
}

async function killRestoration(memberId: string, connectionId: string, statement: string[]) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, ['test/faults/restorer.ts', memberId, connectionId, ...statement], {
    env: { PATH, NODE_COMPILE_CACHE, ...storeSettings(house.kith.config) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  return code
}

async function rowsOf(memberId: string) {
  await indexAllWaiting(house.kith)
  const all = ['interactions', 'findings', 'promises', 'facts', 'searchTerms', 'connections'] as const
  const rows = all.map((table) => db.selectFrom(table).selectAll().where('memberId', '=', memberId).execute())
  return (await Promise.all(rows)).map((each) => each.map((row) => JSON.stringify(row)).sort())
}

async function countNotes(memberId: string) {
  const stored = await db.selectFrom('interactions').select('id').where('memberId', '=', memberId).execute()
  const removed = await db
    .selectFrom('removedRecords')
    .select('recordId')
    .where('memberId', '=', memberId)
    .where('tableName', '=', 'interactions')
    .execute()
  return { stored: stored.length, removed: removed.length }
}

async function workMuchLater() {
  house.clock.set(house.kith.now().add({ minutes: 3 }).toString())
  await house.work()
  house.clock.reset()
}

/** In a later part of the entries, in a part of the findings, and when the person comes back. */
const moments = [
  ['insert into "interactions"', '5'],
  ['insert into "findings"', '2'],
  ['insert into "connections"', '1'],
]

for (const moment of someByDay(moments))
  test(`a person whose restoration is killed at ${moment[0]} is still removed, and can be restored whole`, async () => {
    const { client, memberId, connectionId, before } = await setUp(moment)
    const { stored, removed } = await countNotes(memberId)
    assert.ok(stored > 0 && stored + removed === notes, `${stored} stored, ${removed} removed`)
    await refused(client.Connections_get({ connectionId }), 'not_found')
    assert.deepEqual((await client.Connections_search({ query: 'sailing' })).connections, [])
    assert.deepEqual((await client.Promises_listOpen({})).promises, [])
    await client.Connections_restore({ connectionId })
    assert.deepEqual(await rowsOf(memberId), before)
    assert.deepEqual(await client.Removals_list({}), [])
    await workMuchLater()
    assert.deepEqual(await rowsOf(memberId), before)
  })

test('a job takes back what a killed restoration has restored, and nothing is lost', async () => {
  const { client, memberId, connectionId, before } = await setUp(['insert into "interactions"', '5'])
  await workMuchLater()
  assert.deepEqual(await countNotes(memberId), { stored: 0, removed: notes })
  await client.Connections_restore({ connectionId })
  assert.deepEqual(await rowsOf(memberId), before)
})

test('records restored by a killed restoration are deleted when the removal is purged', {
  skip: onlyAtNight,
}, async () => {
  const { client, memberId } = await setUp(['insert into "interactions"', '5'])
  const [removal] = await client.Removals_list({})
  await client.Removals_purge({ id: removal?.id ?? '' })
  await workMuchLater()
  assert.deepEqual(await countNotes(memberId), { stored: 0, removed: 0 })
})
