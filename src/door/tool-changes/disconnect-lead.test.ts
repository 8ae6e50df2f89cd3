import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leave, newHost } from '../../../test/harness/card-visitors.ts'
import { ask, refused, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()
const host = await newHost(house)
const { client } = host

test('undoing a connected lead removes the person and reopens the lead', async () => {
  const { id } = await leave(house, host, { displayName: 'Ana Ribeiro', note: 'Hello from the fair.' })
  const connect = { token: host.token, body: {}, headers: { 'idempotency-key': 'press-1' } }
  const { connectionId } = (await ask(house, `POST /api/leads/${id}/connection`, connect)).body
  const lead = await client.Leads_disconnect({ id })
  assert.deepEqual([lead.state, lead.connectionId, lead.note], ['waiting', undefined, 'Hello from the fair.'])
  await refused(client.Connections_get({ connectionId }), 'not_found')
  assert.equal((await client.Leads_disconnect({ id })).state, 'waiting')
  const again = await client.Leads_connect({ id })
  assert.equal((await client.Connections_get({ connectionId: again.connectionId })).timeline.length, 1)
})

test('undo removes what a lead added to a person, and puts a lead from review back in review', async () => {
  const known = await client.Connections_create({ displayName: 'Dora Lima', title: 'Potter' })
  const { connectionId } = known
  const { id } = await leave(house, host, { displayName: 'Dora Lima', email: 'dora@example.com', homepage: 'x' })
  await client.Leads_connect({ id, connectionId })
  assert.deepEqual((await client.Connections_get({ connectionId })).emails, ['dora@example.com'])
  assert.equal((await client.Leads_disconnect({ id })).state, 'review')
  const { emails, timeline, howMet, title } = await client.Connections_get({ connectionId })
  assert.deepEqual([emails, timeline, howMet, title], [[], [], undefined, 'Potter'])
})

test('a person who was changed since stays, and after a day it is too late', async () => {
  const { id } = await leave(house, host, { displayName: 'Emil Aas' })
  const { connectionId } = await client.Leads_connect({ id })
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'Coffee.' })
  const { message } = await refused(client.Leads_disconnect({ id }), 'conflict')
  assert.match(message, /changed since/)
  assert.equal((await client.Leads_get({ id })).connectionId, connectionId)
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  house.clock.set(house.clock.now().add({ hours: 25 }).toString())
  await refused(client.Leads_disconnect({ id }), 'conflict')
  house.clock.reset()
  assert.equal((await client.Leads_disconnect({ id })).state, 'waiting')
})

test('a lead whose person was removed is open again, however long ago it was added', async () => {
  const { id } = await leave(house, host, { displayName: 'Ivo Lund', email: 'ivo@example.com' })
  const { connectionId } = await client.Leads_connect({ id })
  const other = await client.Connections_create({ displayName: 'Ivo L' })
  await client.Connections_merge({ connectionId: other.connectionId, otherId: connectionId })
  house.clock.set(house.clock.now().add({ hours: 25 }).toString())
  await refused(client.Leads_disconnect({ id }), 'conflict')
  await client.Connections_remove({ connectionId: other.connectionId })
  const lead = await client.Leads_disconnect({ id })
  assert.deepEqual([lead.state, lead.connectedAt, lead.connectionId], ['waiting', undefined, undefined])
  assert.equal((await client.Leads_connect({ id })).made, true)
  house.clock.reset()
})

test('a discarded lead is restored first', async () => {
  const { id } = await leave(house, host, { displayName: 'Faye' })
  await client.Leads_connect({ id })
  await client.Leads_discard({ id })
  await refused(client.Leads_disconnect({ id }), 'conflict')
  await client.Leads_restore({ id })
  assert.equal((await client.Leads_disconnect({ id })).state, 'waiting')
})

test('the event given when a lead is added is how you met', async () => {
  const { id } = await leave(house, host, { displayName: 'Gus Holm' })
  const { connectionId } = await client.Leads_connect({ id, howMet: 'At the ceramics fair' })
  assert.equal((await client.Connections_get({ connectionId })).howMet, 'At the ceramics fair')
})

test('an app’s undo doesn’t undo a connection made over HTTP', async () => {
  const { id } = await leave(house, host, { displayName: 'Hana Sato' })
  await client.Leads_connect({ id })
  await refused(client.ToolChanges_undo({}), 'not_found')
})
