import assert from 'node:assert/strict'
import { test } from 'node:test'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { type Host, leave, newHost } from '../../../test/harness/card-visitors.ts'
import { ask, eventsOf, newMember, refused, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()
const host = await newHost(house)
const { client } = host

const names = async (state: 'waiting' | 'review' | 'connected' | 'discarded', { client }: Host = host) =>
  (await client.Leads_list({ state })).map(({ displayName }) => displayName)

test('a lead belongs to the member whose card it was, and nobody else sees it', async () => {
  const lead = await leave(house, host, { displayName: 'Ana' })
  const stranger = await newMember(house)
  const colleague = await newMember(house)
  const workspaceId = (await client.Workspaces_list({})).workspaces[0]?.id ?? ''
  const joinedAt = '2026-01-01T00:00:00.000Z'
  await house.kith.db
    .insertInto('memberships')
    .values({ workspaceId, memberId: colleague.memberId, role: 'owner', joinedAt })
    .execute()
  for (const other of [stranger, colleague]) {
    assert.deepEqual(await other.client.Leads_list({}), [])
    await refused(other.client.Leads_get({ id: lead.id }), 'not_found')
    await refused(other.client.Leads_connect({ id: lead.id }), 'not_found')
    await refused(other.client.Leads_discard({ id: lead.id }), 'not_found')
  }
  assert.deepEqual(await client.Leads_get({ id: lead.id }), lead)
})

test('leads are listed newest first, in pages', async () => {
  const other = await newHost(house)
  for (const displayName of ['One', 'Two', 'Three', 'Four', 'Five']) await leave(house, other, { displayName })
  const seen: string[] = []
  for (let path: string | undefined = '/api/leads?limit=2'; path; ) {
    const { body, headers } = await ask(house, `GET ${path}`, { token: other.token })
    seen.push(...body.map(({ displayName }: { displayName: string }) => displayName))
    path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  }
  assert.deepEqual(seen, ['Five', 'Four', 'Three', 'Two', 'One'])
})

test('a held lead stays in review until the member releases it', async () => {
  const other = await newHost(house)
  const { id, heldFor } = await leave(house, other, { displayName: 'Bot?', homepage: 'x' })
  assert.deepEqual(heldFor, ['A field that people cannot see was filled in.'])
  assert.deepEqual([await names('waiting', other), await names('review', other)], [[], ['Bot?']])
  assert.deepEqual(await eventKinds(other), ['card.created'])
  const lead = await other.client.Leads_update({ id, reviewed: true })
  assert.deepEqual([lead.state, lead.heldFor], ['waiting', undefined])
  assert.deepEqual([await names('waiting', other), await names('review', other)], [['Bot?'], []])
  await other.client.Leads_update({ id, reviewed: true })
  assert.deepEqual(await eventKinds(other), ['card.created', 'lead.received', 'lead.updated'])
})

test('a held lead counts as an exchange once it is released, on the day it came', async () => {
  const other = await newHost(house)
  const came = house.clock.now()
  const [one, two] = [
    await leave(house, other, { displayName: 'One', homepage: 'x' }),
    await leave(house, other, { displayName: 'Two', homepage: 'x' }),
  ]
  await leave(house, other, { displayName: 'Never', homepage: 'x' })
  house.clock.set(came.add({ hours: 48 }).toString())
  for (const _ of [1, 2]) await other.client.Leads_update({ id: one.id, reviewed: true })
  for (const _ of [1, 2]) await other.client.Leads_connect({ id: two.id })
  const { days, total } = await other.client.Cards_statistics({ id: other.cardId, days: 3 })
  house.clock.reset()
  assert.deepEqual([total.exchanges, days[0]?.exchanges], [2, 2])
})

test("a lead's details can be corrected, and null clears a field", async () => {
  const { id } = await leave(house, host, { displayName: 'Bne', email: 'ben@exmaple.com', phone: '12', note: 'Hi' })
  const lead = await client.Leads_update({ id, displayName: 'Ben', email: 'ben@example.com', phone: null })
  assert.deepEqual([lead.displayName, lead.email, lead.phone, lead.note], ['Ben', 'ben@example.com', undefined, 'Hi'])
  assert.ok(lead.updatedAt > lead.createdAt)
  assert.deepEqual(await client.Leads_update({ id }), lead)
  await refused(client.Leads_update({ id, email: 'nonsense' }), 'invalid')
})

test('a discarded lead can be restored unchanged', async () => {
  const { id } = await leave(house, host, { displayName: 'Perhaps', homepage: 'x' })
  await client.Leads_discard({ id })
  await client.Leads_discard({ id })
  assert.ok((await names('discarded')).includes('Perhaps'))
  assert.ok(!(await names('review')).includes('Perhaps'))
  await refused(client.Leads_update({ id, displayName: 'No' }), 'conflict')
  await refused(client.Leads_connect({ id }), 'conflict')
  await refused(client.Leads_addProfile({ id, service: 'x', url: 'https://x.com/no' }), 'conflict')
  assert.equal((await client.Leads_restore({ id })).state, 'review')
  assert.equal((await client.Leads_restore({ id })).discardedAt, undefined)
})

test('discarded leads, and only those, are deleted after a month', async () => {
  const other = await newHost(house)
  const [kept, old, fresh] = await Promise.all(
    ['Kept', 'Old', 'Fresh'].map(async (displayName) => {
      await ask(house, `POST /api/public/w/${other.workspace}/rui/exchange`, { body: { displayName } })
      return (await other.client.Leads_list({})).find((each) => each.displayName === displayName)?.id ?? ''
    }),
  )
  await other.client.Leads_discard({ id: old ?? '' })
  house.clock.set(
    house.clock
      .now()
      .add({ hours: 24 * 15 })
      .toString(),
  )
  await other.client.Leads_discard({ id: fresh ?? '' })
  house.clock.set(
    house.clock
      .now()
      .add({ hours: 24 * 15 })
      .toString(),
  )
  await queueJob(house.kith, 'leads.sweep', {}, { only: 'leads.sweep' })
  await house.work()
  house.clock.reset()
  await refused(other.client.Leads_restore({ id: old ?? '' }), 'not_found')
  assert.equal((await other.client.Leads_get({ id: kept ?? '' })).state, 'waiting')
  assert.equal((await other.client.Leads_restore({ id: fresh ?? '' })).state, 'waiting')
})

async function eventKinds({ memberId }: Host) {
  const events = await eventsOf(house, memberId)
  return events.map(({ kind }) => kind)
}
