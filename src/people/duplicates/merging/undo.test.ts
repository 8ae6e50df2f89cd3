import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, refused, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

async function merged() {
  const { client, memberId } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro', emails: ['ana@x.pt'] })
  const { connectionId: otherId } = await client.Connections_create({
    displayName: 'Ana M. Ribeiro',
    company: 'Acme',
    title: 'Partner',
    emails: ['ana@home.pt'],
    tags: ['surf'],
  })
  const { ixId } = await client.Memory_addNote({ connectionId: otherId, text: 'She keeps a lighthouse.' })
  const { mergeId = '' } = await client.Connections_merge({ connectionId, otherId })
  return { client, memberId, connectionId, otherId, ixId, mergeId }
}

test('undoing a merge keeps what was added or changed since with the person who stayed', async () => {
  const { client, connectionId, otherId, ixId, mergeId } = await merged()
  const added = await client.Memory_addNote({ connectionId, text: 'Met again at the lighthouse.' })
  await client.Connections_update({ connectionId, company: 'Another', emails: ['ana@x.pt', 'ana@home.pt', 'new@x.pt'] })
  await client.Connections_undoMerge({ id: mergeId })
  const one = await client.Connections_get({ connectionId })
  const other = await client.Connections_get({ connectionId: otherId })
  assert.deepEqual([one.company, one.title, one.tags, one.emails], ['Another', undefined, [], ['ana@x.pt', 'new@x.pt']])
  assert.deepEqual([other.company, other.title, other.emails], ['Acme', 'Partner', ['ana@home.pt']])
  assert.deepEqual(
    one.timeline.map((entry) => entry.ixId),
    [added.ixId],
  )
  assert.deepEqual(
    other.timeline.map((entry) => entry.ixId),
    [ixId],
  )
  const found = async (query: string) =>
    (await client.Connections_search({ query })).connections.map((each) => each.connectionId).sort()
  assert.deepEqual(await found('lighthouse'), [connectionId, otherId].sort())
  assert.deepEqual(await found('keeps'), [otherId])
  assert.deepEqual(await found('surf'), [otherId])
  assert.equal(one.lastContactAt, added.occurredAt)
})

test('tags, places and names in lists follow a merge and its undo', async () => {
  const { client, connectionId, otherId, mergeId } = await merged()
  const listed = async () =>
    (await client.Connections_list({ order: 'name', tag: 'surf' })).map((each) => each.connectionId)
  assert.deepEqual([await listed(), (await client.Connections_count({})).total], [[connectionId], 1])
  await client.Connections_undoMerge({ id: mergeId })
  assert.deepEqual([await listed(), (await client.Connections_count({})).total], [[otherId], 2])
  assert.deepEqual(
    (await client.Connections_list({ order: 'name' })).map((each) => each.connectionId),
    [otherId, connectionId],
  )
})

test('undoing a merge does not bring back removed entries, and keeps changes to the others', async () => {
  const { client, connectionId, otherId, ixId, mergeId } = await merged()
  await client.Memory_updateInteraction({ id: connectionId, ixId, text: 'She keeps a windmill.' })
  await client.Connections_undoMerge({ id: mergeId })
  assert.equal((await client.Memory_getInteraction({ id: otherId, ixId })).text, 'She keeps a windmill.')
  const again = await client.Connections_merge({ connectionId, otherId })
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  await client.Connections_undoMerge({ id: again.mergeId ?? '' })
  const { timeline, lastContactAt } = await client.Connections_get({ connectionId: otherId })
  assert.deepEqual([timeline, lastContactAt], [[], undefined])
  assert.deepEqual((await client.Connections_search({ query: 'windmill' })).connections, [])
})

test('a merge can be undone only once', async () => {
  const { client, mergeId } = await merged()
  await client.Connections_undoMerge({ id: mergeId })
  const { message } = await refused(client.Connections_undoMerge({ id: mergeId }), 'conflict')
  assert.match(message, /has already been undone/)
  const { merges } = await client.Merges_list()
  assert.ok(merges[0]?.undoneAt)
})

test('a merge can be undone for 30 days', async () => {
  const { client, mergeId } = await merged()
  const { client: late, memberId } = await merged()
  const { merges } = await late.Merges_list()
  const shift = async (hours: number) => {
    const createdAt = house.clock.now().subtract({ hours }).toString({ smallestUnit: 'millisecond' })
    await house.kith.db.updateTable('merges').set({ createdAt }).where('memberId', '=', memberId).execute()
  }
  await shift(24 * 30 + 1)
  const { status } = await refused(late.Connections_undoMerge({ id: merges[0]?.id ?? '' }), 'gone')
  assert.equal(status, 410)
  await shift(24 * 30 - 1)
  await late.Connections_undoMerge({ id: merges[0]?.id ?? '' })
  await client.Connections_undoMerge({ id: mergeId })
})

test('a merge into a person who was merged again can be undone only after that second merge', async () => {
  const { client, connectionId, otherId, ixId, mergeId } = await merged()
  const { connectionId: third } = await client.Connections_create({ displayName: 'A. Ribeiro', emails: ['a@x.pt'] })
  const later = await client.Connections_merge({ connectionId: third, otherId: connectionId })
  await refused(client.Connections_undoMerge({ id: mergeId }), 'conflict')
  await client.Connections_undoMerge({ id: later.mergeId ?? '' })
  await client.Connections_undoMerge({ id: mergeId })
  assert.deepEqual((await client.Connections_get({ connectionId })).emails, ['ana@x.pt'])
  assert.equal((await client.Memory_getInteraction({ id: otherId, ixId })).ixId, ixId)
})

test('of two people merged into one, each can be separated, and a shared value stays while one of them remains', async () => {
  const { client, connectionId, mergeId } = await merged()
  const { connectionId: third } = await client.Connections_create({
    displayName: 'A. Ribeiro',
    company: 'Acme',
    emails: ['ANA@home.pt'],
  })
  const second = await client.Connections_merge({ connectionId, otherId: third })
  const known = async () => {
    const { emails, company, title } = await client.Connections_get({ connectionId })
    return [emails, company, title]
  }
  await client.Connections_undoMerge({ id: mergeId })
  assert.deepEqual(await known(), [['ana@x.pt', 'ana@home.pt'], 'Acme', undefined])
  await client.Connections_undoMerge({ id: second.mergeId ?? '' })
  assert.deepEqual(await known(), [['ana@x.pt'], undefined, undefined])
})

test('removing a merged person also removes what the merge stored of the other', async () => {
  const { client, memberId, connectionId, mergeId } = await merged()
  const { connectionId: last } = await client.Connections_create({ displayName: 'Last' })
  await client.Connections_merge({ connectionId: last, otherId: connectionId })
  await client.Connections_remove({ connectionId: last })
  await refused(client.Connections_undoMerge({ id: mergeId }), 'conflict')
  const rows = await house.kith.db
    .selectFrom('merges')
    .select(['before', 'moved'])
    .where('memberId', '=', memberId)
    .execute()
  const empty = { before: {}, moved: { interactions: [], promises: [], followups: [] } }
  assert.deepEqual(
    rows.map((row) => ({ ...row })),
    [empty, empty],
  )
})

test('a merge and its undoing emit events', async () => {
  const { client, memberId, connectionId, otherId, mergeId } = await merged()
  await client.Connections_undoMerge({ id: mergeId })
  const events = await house.kith.db
    .selectFrom('events')
    .select(['kind', 'subjectId', 'connectionId'])
    .where('memberId', '=', memberId)
    .orderBy('number')
    .execute()
  assert.deepEqual(
    events.slice(-2).map((event) => ({ ...event })),
    [
      { kind: 'connection.merged', subjectId: otherId, connectionId },
      { kind: 'connection.parted', subjectId: otherId, connectionId },
    ],
  )
})
