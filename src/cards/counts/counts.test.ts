import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { leadsOn } from '../../../test/sweeps/belongings.ts'

const house = await useHouse()
const nothing = { due: 0, suggestions: 0, captures: 0, drafts: 0, leads: 0, leadsInReview: 0 }

test('a new member has nothing waiting, whatever others have', async () => {
  const other = await newMember(house)
  const { connectionId } = await other.client.Connections_create({ displayName: 'Ana' })
  await other.client.Promises_create({ connectionId, text: 'Call', dueOn: '2020-01-01' })
  const { client } = await newMember(house)
  assert.deepEqual(await client.Counts_get(), nothing)
})

test('promises count from the day they are due until they are complete, on the calendar of the member', async () => {
  const { client } = await newMember(house, { timeZone: 'Pacific/Auckland' })
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Call', dueOn: '2026-07-01' })
  await client.Promises_create({ connectionId, text: 'Write', dueOn: '2026-07-02' })
  const due = async () => (await client.Counts_get()).due
  house.clock.set('2026-06-30T11:59:00Z')
  assert.equal(await due(), 0)
  house.clock.set('2026-06-30T12:01:00Z')
  assert.equal(await due(), 1)
  house.clock.set('2026-07-03T12:00:00Z')
  assert.equal(await due(), 2)
  await client.Promises_complete({ promiseId })
  assert.equal(await due(), 1)
  house.clock.reset()
})

test('suggestions count until they are accepted or dismissed', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  await client.Memory_addNote({ connectionId, text: 'I should send her the book.' })
  assert.equal((await client.Counts_get()).suggestions, 1)
  const [suggestion] = (await client.Promises_suggested({})).suggestions
  await client.Promises_dismiss({ id: suggestion?.id ?? '' })
  assert.equal((await client.Counts_get()).suggestions, 0)
})

test('captures count until they are assigned', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  const { captureId } = await client.Captures_create({ text: 'Keeps a lighthouse.' })
  assert.equal((await client.Counts_get()).captures, 1)
  await client.Captures_assign({ captureId, connectionId })
  assert.equal((await client.Counts_get()).captures, 0)
})

test('drafts count while they are neither sent nor snoozed', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  await client.Memory_addNote({ connectionId, text: 'She keeps a lighthouse.' })
  const { id } = await client.Followups_draft({ connectionId })
  const drafts = async () => (await client.Counts_get()).drafts
  assert.equal(await drafts(), 1)
  await client.Followups_patch({ id, action: 'snooze' })
  assert.equal(await drafts(), 0)
  house.clock.set(new Date(Date.now() + 4 * 24 * 3600_000).toISOString())
  assert.equal(await drafts(), 1)
  house.clock.reset()
  await client.Followups_patch({ id, action: 'dismiss' })
  assert.equal(await drafts(), 0)
})

test('leads count while they wait, and separately while they are in review', async () => {
  const someone = await newMember(house)
  const { client } = someone
  const { workspace, card, leadId } = await leadsOn(someone, await client.Cards_create({ slug: 'ana' }))
  const note = 'Cheap pills https://a.example https://b.example https://c.example https://d.example'
  await client.Exchange_submitToCard({ workspace, card, displayName: 'A visitor', note })
  const leads = async () => {
    const { leads, leadsInReview } = await client.Counts_get()
    return [leads, leadsInReview]
  }
  assert.deepEqual(await leads(), [1, 1])
  await client.Leads_discard({ id: leadId })
  assert.deepEqual(await leads(), [0, 1])
})

test('a count ends at a thousand', async () => {
  const { client, memberId } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  const promise = { memberId, connectionId, text: 'Call', dueOn: '2020-01-01', dueTime: '24:00' }
  const rows = Array.from({ length: 1_010 }, () => ({
    ...promise,
    id: crypto.randomUUID(),
    createdAt: '2020-01-01T00:00:00.000Z',
  }))
  await house.kith.db.insertInto('promises').values(rows).execute()
  assert.equal((await client.Counts_get()).due, 1_000)
})
