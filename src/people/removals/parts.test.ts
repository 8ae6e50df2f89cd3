import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operations } from '#contract/api.ts'
import { transaction } from '#platform/context/context.ts'
import { claimJob, finishJob, type Job } from '#platform/jobs/queue.ts'
import { ask, memberContext, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { downloadArchive } from '../../../test/samples/archives.ts'
import { addInteraction } from '../interactions/interactions.ts'
import { indexAllWaiting } from '../search/index/later.ts'
import { prepareRestoration } from './removal.ts'

const house = await useHouse()
const { db } = house.kith
const notes = 250

/** A removed person with more notes than one part removes. */
async function setUp() {
  const someone = await newMember(house)
  const { client, memberId } = someone
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const texts = Array.from({ length: notes }, (_, at) => `Zanzibar ${at}. I should call her about zanzibar ${at}.`)
  const ixIds = await transaction(memberContext(house, someone), async (ctx) => {
    const added = []
    for (const text of texts) added.push(await addInteraction(ctx, { connectionId, kind: 'note', text }))
    return added.map(({ ixId }) => ixId)
  })
  await client.Memory_addNote({ connectionId, text: 'I promised to send her the zanzibar chart tomorrow.' })
  const promise = await client.Promises_create({ connectionId, text: 'Book zanzibar', dueOn: '2026-01-01' })
  const draft = await client.Followups_draft({ connectionId })
  const before = await countRows(memberId)
  await client.Connections_remove({ connectionId })
  return { someone, client, memberId, connectionId, ixIds, promiseId: promise.promiseId, draftId: draft.id, before }
}

type Removed = Awaited<ReturnType<typeof setUp>>

async function countRows(memberId: string) {
  await indexAllWaiting(house.kith)
  const counts: Record<string, number> = {}
  for (const table of ['interactions', 'findings', 'promises', 'followups', 'searchTerms'] as const)
    counts[table] = (await db.selectFrom(table).select('memberId').where('memberId', '=', memberId).execute()).length
  return counts
}

const nothing = { interactions: 0, findings: 0, promises: 0, followups: 0, searchTerms: 0 }

test('a removed person’s records are hidden before they are deleted', async () => {
  const removed = await setUp()
  assert.equal((await countRows(removed.memberId)).interactions, notes + 1)
  await assertNowhere(removed)
})

test('a removed person’s records stay hidden while the person is restored', async () => {
  const removed = await setUp()
  await house.work()
  let parts = 0
  const ctx = memberContext(house, removed.someone)
  const now = () => {
    if (parts++ > 6) throw new Error('stopped')
    return house.kith.now()
  }
  await assert.rejects(prepareRestoration({ ...ctx, now }, removed), /stopped/)
  const { interactions = 0 } = await countRows(removed.memberId)
  assert.ok(interactions > 0 && interactions < notes, `${interactions} restored`)
  await assertNowhere(removed)
})

test('a job that runs after a restoration removes nothing', async () => {
  const { client, memberId, connectionId, before } = await setUp()
  await client.Connections_restore({ connectionId })
  house.clock.set(house.kith.now().add({ minutes: 3 }).toString())
  await house.work()
  house.clock.reset()
  assert.deepEqual(await countRows(memberId), before)
  assert.deepEqual(await db.selectFrom('jobs').select('kind').where('memberId', '=', memberId).execute(), [])
})

test('a person who is removed again while the job of the first removal ends is removed whole', async () => {
  const { client, memberId, connectionId } = await setUp()
  const ending = await claimClearing(memberId)
  await client.Connections_restore({ connectionId })
  await client.Connections_remove({ connectionId })
  await finishJob(house.kith, ending, null)
  await house.work()
  assert.deepEqual(await countRows(memberId), nothing)
})

async function claimClearing(memberId: string): Promise<Job> {
  const job = await claimJob(house.kith, { seconds: 60 })
  assert.ok(job)
  return job.kind === 'connections.clear' && job.memberId === memberId ? job : claimClearing(memberId)
}

async function assertNowhere({ someone, client, memberId, connectionId, ixIds, promiseId, draftId }: Removed) {
  for (const [name, { http }] of operations) {
    if (!http.startsWith('GET ') || http.includes('{') || http.endsWith('/export') || http.endsWith('/stream')) continue
    const { text } = await ask(house, http, { token: someone.token })
    assert.doesNotMatch(text.replaceAll(/"label":"[^"]*"/g, ''), /zanzibar|Ribeiro/i, name)
  }
  const left = await db.selectFrom('interactions').select('id').where('memberId', '=', memberId).execute()
  for (const ixId of [left[0]?.id ?? '', ixIds[0] ?? ''])
    await refused(client.Memory_getInteraction({ id: connectionId, ixId }), 'not_found')
  await refused(client.Memory_listInteractions({ id: connectionId }), 'not_found')
  await refused(client.Promises_get({ promiseId }), 'not_found')
  await refused(client.Promises_complete({ promiseId }), 'not_found')
  await refused(client.Followups_get({ id: draftId }), 'not_found')
  await refused(client.Promises_list({ connectionId }), 'not_found')
  assert.deepEqual((await client.Connections_search({ query: 'zanzibar' })).connections, [])
  const { files } = await downloadArchive(house, someone)
  for (const [name, content] of files) assert.doesNotMatch(content.toString(), /zanzibar/i, name)
  const { answer } = await client.Threads_ask({ id: crypto.randomUUID(), content: 'What do I know about zanzibar?' })
  assert.deepEqual(answer.citations, [])
}

test('a job removes the rest, and the person is restored with everything', async () => {
  const { client, memberId, connectionId, before } = await setUp()
  await house.work()
  assert.deepEqual(await countRows(memberId), nothing)
  await client.Connections_restore({ connectionId })
  assert.deepEqual(await countRows(memberId), before)
})

test('a person is restored with everything before the rest of it was removed', async () => {
  const { client, memberId, connectionId, before } = await setUp()
  await client.Connections_restore({ connectionId })
  await house.work()
  assert.deepEqual(await countRows(memberId), before)
  assert.equal((await client.Connections_search({ query: 'zanzibar' })).connections.length, 1)
})

test('purging a removal deletes everything left of the person for good', async () => {
  const { client, memberId } = await setUp()
  const [removal] = await client.Removals_list({})
  await client.Removals_purge({ id: removal?.id ?? '' })
  await house.work()
  assert.deepEqual(await countRows(memberId), nothing)
})
