import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leave, newHost } from '../../../test/harness/card-visitors.ts'
import { ask, refused, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()
const host = await newHost(house, { timeZone: 'Pacific/Auckland' })
const { client } = host
const through = `Through the card ${host.workspace}/rui`

test('a lead becomes a connection with all its details and the exchange as first entry', async () => {
  house.clock.set('2026-03-14T20:00:00.000Z')
  const said = { email: 'ana@example.com', phone: '+351 912 345 678', company: 'Atlântico', title: 'Designer' }
  const { id } = await leave(house, host, {
    displayName: 'Ana Ribeiro',
    ...said,
    note: 'I’ll send you the deck by Friday.',
  })
  const url = 'https://github.com/ana'
  await client.Leads_addProfile({ id, service: 'github', handle: 'ana', url })
  house.clock.set('2026-03-20T09:00:00.000Z')
  const { status, headers, body } = await ask(house, `POST /api/leads/${id}/connection`, {
    token: host.token,
    body: {},
  })
  const { connectionId, ...rest } = body
  assert.deepEqual([status, headers.get('location')], [201, `/api/connections/${connectionId}`])
  const added = ['displayName', 'company', 'title', 'emails', 'phones', 'profiles', 'howMet', 'metOn']
  assert.deepEqual(rest, { made: true, added, kept: [] })
  const person = await client.Connections_get({ connectionId })
  const { company, title } = said
  const known = { displayName: 'Ana Ribeiro', company, title, emails: [said.email], phones: [said.phone] }
  assert.deepEqual({ ...person, ...known }, person)
  assert.deepEqual(person.profiles, [{ service: 'github', handle: 'ana', url }])
  assert.deepEqual([person.howMet, person.metOn], [through, '2026-03-15'])
  assert.equal(person.lastContactAt, person.timeline[0]?.occurredAt)
  const [entry, ...more] = person.timeline
  assert.deepEqual(
    [entry?.kind, entry?.source, entry?.text, more],
    ['exchange', 'visitor', 'I’ll send you the deck by Friday.', []],
  )
  assert.match(entry?.occurredAt ?? '', /^2026-03-14T20:00:0/)
  assert.deepEqual(person.promises, [])
  const lead = await client.Leads_get({ id })
  assert.deepEqual([lead.state, lead.connectionId, lead.card.id], ['connected', connectionId, host.cardId])
  assert.ok(lead.connectedAt)
  house.clock.reset()
})

test("a visitor's promise does not become the member's, but search finds it", async () => {
  const { id } = await leave(house, host, {
    displayName: 'Bo',
    note: 'I will bring the rhubarb on Monday, I promised.',
  })
  const { connectionId } = await client.Leads_connect({ id })
  await house.work()
  assert.deepEqual((await client.Connections_get({ connectionId })).promises, [])
  assert.deepEqual((await client.Promises_suggested({})).suggestions, [])
  const { connections } = await client.Connections_search({ query: 'rhubarb' })
  assert.deepEqual([connections[0]?.connectionId, connections[0]?.matched?.source], [connectionId, 'visitor'])
})

test('without a note the timeline says where the details came from', async () => {
  const { id } = await leave(house, host, { displayName: 'Carla Mendes' })
  const { connectionId } = await client.Leads_connect({ id })
  const { timeline } = await client.Connections_get({ connectionId })
  assert.equal(timeline[0]?.text, `Left their details through the card ${host.workspace}/rui.`)
})

test('an existing connection gets new details, and differing ones are reported and stay', async () => {
  const known = await client.Connections_create({
    displayName: 'Dora Lima',
    title: 'Potter',
    emails: ['dora@example.com'],
    phones: ['912 000 111'],
    howMet: 'At the fair',
  })
  const { connectionId } = known
  const said = {
    displayName: 'Dora L.',
    email: 'DORA@example.com',
    phone: '+351 912 000 111',
    company: 'Barro',
    title: 'Artist',
  }
  const { id, suggestion } = await leave(house, host, said)
  assert.equal(suggestion?.connectionId, connectionId)
  await client.Leads_addProfile({ id, service: 'instagram', url: 'https://instagram.com/dora' })
  assert.deepEqual(await client.Leads_connect({ id, connectionId }), {
    connectionId,
    made: false,
    added: ['company', 'profiles'],
    kept: [
      { field: 'displayName', kept: 'Dora Lima', offered: 'Dora L.' },
      { field: 'title', kept: 'Potter', offered: 'Artist' },
    ],
  })
  const person = await client.Connections_get({ connectionId })
  const stays = { displayName: 'Dora Lima', title: 'Potter', emails: ['dora@example.com'], phones: ['912 000 111'] }
  assert.deepEqual({ ...person, ...stays, howMet: 'At the fair', company: 'Barro' }, person)
  assert.equal(person.profiles[0]?.url, 'https://instagram.com/dora')
  assert.deepEqual((await client.Connections_search({ query: 'Barro' })).connections[0]?.connectionId, connectionId)
})

test('a connection with only a name was met through the card; one met before was not', async () => {
  const blank = await client.Connections_create({ displayName: 'Emil Aas' })
  const old = await client.Connections_create({ displayName: 'Old Friend' })
  await client.Memory_addNote({ connectionId: old.connectionId, text: 'Lunch.' })
  for (const [{ connectionId, displayName }, howMet] of [
    [blank, through],
    [old, undefined],
  ] as const) {
    const { id } = await leave(house, host, { displayName })
    await client.Leads_connect({ id, connectionId })
    assert.equal((await client.Connections_get({ connectionId })).howMet, howMet)
  }
})

test('an older exchange does not move the last contact back', async () => {
  const { connectionId } = await client.Connections_create({ displayName: 'Faye' })
  const { id } = await leave(house, host, { displayName: 'Faye' })
  const { occurredAt } = await client.Memory_addNote({ connectionId, text: 'Tea.' })
  await client.Leads_connect({ id, connectionId })
  assert.equal((await client.Connections_get({ connectionId })).lastContactAt, occurredAt)
})

test('a connection with the same e-mail is suggested, unless asNew is sent; its name is not in the message', async () => {
  const { connectionId } = await client.Connections_create({ displayName: 'Gus Holm', emails: ['gus@example.com'] })
  const { id } = await leave(house, host, { displayName: 'G. Holm', email: 'Gus@example.com' })
  const refusal = await refused(client.Leads_connect({ id }), 'conflict')
  assert.ok(refusal.message.includes(connectionId), refusal.message)
  assert.doesNotMatch(refusal.message, /Gus/)
  assert.match(refusal.errors[0]?.message ?? '', /Gus Holm has the same e-mail/)
  assert.equal((await client.Leads_get({ id })).state, 'waiting')
  const connected = await client.Leads_connect({ id, asNew: true })
  assert.deepEqual([connected.made, connected.connectionId === connectionId], [true, false])
})

test('connecting twice returns the same connection and adds one entry', async () => {
  const { id } = await leave(house, host, { displayName: 'Hana Sato', note: 'Hello!' })
  const first = await client.Leads_connect({ id })
  const second = await client.Leads_connect({ id })
  assert.deepEqual(second, { connectionId: first.connectionId, made: false, added: [], kept: [] })
  assert.deepEqual(await client.Leads_connect({ id, connectionId: first.connectionId }), second)
  assert.equal((await client.Connections_get({ connectionId: first.connectionId })).timeline.length, 1)
  const { connectionId } = await client.Connections_create({ displayName: 'Somebody else' })
  await refused(client.Leads_connect({ id, connectionId }), 'conflict')
  await refused(client.Leads_update({ id, title: 'Too late' }), 'conflict')
})

test('a lead follows its connection into a merge, and can be connected again when it is removed', async () => {
  const { id } = await leave(house, host, { displayName: 'Ida Berg' })
  const { connectionId: otherId } = await client.Leads_connect({ id })
  const { connectionId } = await client.Connections_create({ displayName: 'Ida B.' })
  await client.Connections_merge({ connectionId, otherId })
  assert.equal((await client.Leads_get({ id })).connectionId, connectionId)
  assert.equal((await client.Leads_connect({ id })).connectionId, connectionId)
  await client.Connections_remove({ connectionId })
  assert.equal((await client.Leads_get({ id })).connectionId, undefined)
  const anew = await client.Leads_connect({ id })
  assert.deepEqual([anew.made, (await client.Leads_get({ id })).connectionId], [true, anew.connectionId])
})

test('a lead outlives its card, and a held lead can be connected', async () => {
  const other = await newHost(house)
  const { id } = await leave(house, other, { displayName: 'Juno', homepage: 'x' })
  await other.client.Cards_remove({ id: other.cardId })
  const { connectionId } = await other.client.Leads_connect({ id })
  assert.deepEqual((await other.client.Leads_get({ id })).connectionId, connectionId)
})

test('a connection with the maximum of addresses is refused, and nothing is changed', async () => {
  const emails = Array.from({ length: 20 }, (_, n) => `kim${n}@example.com`)
  const { connectionId } = await client.Connections_create({ displayName: 'Kim', emails })
  const { id } = await leave(house, host, { displayName: 'Kim', email: 'kim@example.org', company: 'New' })
  await refused(client.Leads_connect({ id, connectionId }), 'conflict')
  const person = await client.Connections_get({ connectionId })
  assert.deepEqual(
    [person.company, person.timeline, (await client.Leads_get({ id })).state],
    [undefined, [], 'waiting'],
  )
})
