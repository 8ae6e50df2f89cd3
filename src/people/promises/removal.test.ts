import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listRemovals } from '#platform/removals/list.ts'
import { sweepRemovals } from '#platform/removals/purge.ts'
import { memberContext, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { restorePromise } from './removal.ts'

const house = await useHouse()

async function setUp() {
  const someone = await newMember(house)
  const { client } = someone
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  return { someone, client, connectionId }
}

const open = async ({ client }: Awaited<ReturnType<typeof setUp>>) =>
  (await client.Promises_listOpen({})).promises.map(({ promiseId }) => promiseId)

test('a removed promise can be restored as it was, and restoring it again changes nothing', async () => {
  const at = await setUp()
  const { client, connectionId } = at
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the brochure', dueOn: '2027-05-01' })
  await client.Promises_complete({ promiseId })
  const before = await client.Connections_get({ connectionId })
  await client.Promises_remove({ promiseId })
  await refused(client.Promises_get({ promiseId }), 'not_found')
  assert.equal((await client.Connections_search({ query: 'brochure' })).connections.length, 0)
  const restored = await client.Promises_restore({ promiseId })
  assert.deepEqual(restored, before.promises[0])
  assert.deepEqual(await client.Promises_restore({ promiseId }), restored)
  assert.deepEqual(await client.Connections_get({ connectionId }), before)
  assert.equal((await client.Connections_search({ query: 'brochure' })).connections.length, 1)
  assert.deepEqual(await client.Removals_list({}), [])
})

test('restoring a promise restores what was found in the note', async () => {
  const at = await setUp()
  const { client, connectionId } = at
  const note = await client.Memory_addNote({ connectionId, text: 'I promised to send her the deck by Friday.' })
  const [found] = note.found
  const promiseId = found?.promiseId ?? ''
  await client.Promises_remove({ promiseId })
  const ids = { id: connectionId, ixId: note.ixId }
  assert.deepEqual((await client.Memory_updateInteraction({ ...ids, kind: 'call' })).found, [])
  await client.Promises_restore({ promiseId })
  assert.deepEqual((await client.Memory_updateInteraction({ ...ids, kind: 'note' })).found, [found])
  assert.deepEqual(await open(at), [promiseId])
})

test('a promise that was restored without its entry is found in it again once the entry is restored', async () => {
  const at = await setUp()
  const { client, connectionId } = at
  const note = await client.Memory_addNote({ connectionId, text: 'I promised to send her the deck by Friday.' })
  const promiseId = note.found[0]?.promiseId ?? ''
  const before = await client.Connections_get({ connectionId })
  const ids = { id: connectionId, ixId: note.ixId }
  await client.Promises_remove({ promiseId })
  await client.Memory_removeInteraction(ids)
  assert.equal((await client.Promises_restore({ promiseId })).foundIn, undefined)
  const restored = await client.Memory_restoreInteraction(ids)
  assert.deepEqual(restored.found, note.found)
  assert.deepEqual(await client.Connections_get({ connectionId }), before)
})

test('after 30 days a promise cannot be restored, and the daily sweep deletes it for good', async () => {
  const { someone, client, connectionId } = await setUp()
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send it', dueOn: '2027-05-01' })
  await client.Promises_remove({ promiseId })
  const [{ expiresAt = '', removedAt = '' } = {}] = await client.Removals_list({})
  assert.equal(Date.parse(expiresAt) - Date.parse(removedAt), 30 * 24 * 3600 * 1000)
  const inTime = { ...house.kith, now: () => Temporal.Instant.from(expiresAt) }
  const tooLate = { ...house.kith, now: () => Temporal.Instant.from(expiresAt).add({ milliseconds: 1 }) }
  const ctx = memberContext(house, someone)
  await sweepRemovals(inTime)
  await refused(restorePromise({ ...ctx, ...tooLate }, { promiseId }), 'gone')
  assert.deepEqual((await listRemovals({ ...ctx, ...tooLate }, { limit: 10 })).items, [])
  await sweepRemovals(tooLate)
  await refused(restorePromise({ ...ctx, ...inTime }, { promiseId }), 'not_found')
})

test('removals are listed with the newest first, page by page, and can be purged', async () => {
  const at = await setUp()
  const { client, connectionId } = at
  const texts = ['One', 'Two', 'Three']
  for (const text of texts) {
    const { promiseId } = await client.Promises_create({ connectionId, text, dueOn: '2027-05-01' })
    await client.Promises_remove({ promiseId })
  }
  const [first] = await client.Removals_list({ limit: 1 })
  assert.deepEqual(
    [first?.kind, first?.label, first?.connectionId, first?.connectionName],
    ['promise', 'Three', connectionId, 'Ana Ribeiro'],
  )
  const rest = await client.Removals_list({ before: `${first?.removedAt}~${first?.id}` })
  assert.deepEqual(
    rest.map(({ label }) => label),
    ['Two', 'One'],
  )
  await client.Removals_purge({ id: first?.id ?? '' })
  await refused(client.Removals_purge({ id: first?.id ?? '' }), 'not_found')
  await refused(client.Promises_restore({ promiseId: first?.subjectId ?? '' }), 'not_found')
  assert.equal((await client.Removals_list({})).length, 2)
})
