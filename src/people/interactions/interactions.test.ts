import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { callTool } from '../../../test/sweeps/world.ts'

const house = await useHouse()

async function someone() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  return { ...member, connectionId }
}

test('the timeline is an array, newest first, by when things happened', async () => {
  const { client, connectionId } = await someone()
  for (const occurredAt of ['2026-01-02T10:00:00Z', '2026-03-01T10:00:00+02:00', '2025-12-24T20:00:00.5Z']) {
    await client.Memory_addInteraction({ connectionId, kind: 'meeting', text: occurredAt, occurredAt })
  }
  const timeline = await client.Memory_listInteractions({ id: connectionId })
  assert.deepEqual(
    timeline.map(({ occurredAt }) => occurredAt),
    ['2026-03-01T08:00:00.000Z', '2026-01-02T10:00:00.000Z', '2025-12-24T20:00:00.500Z'],
  )
  assert.deepEqual([timeline[0]?.kind, timeline[0]?.source], ['meeting', 'member'])
})

test('pages follow each other by the Link header, without gaps or repetitions', async () => {
  const { client, connectionId, token } = await someone()
  for (let n = 0; n < 7; n++) {
    await client.Memory_addInteraction({ connectionId, text: `Entry ${n}`, occurredAt: '2026-01-02T10:00:00Z' })
  }
  const seen: string[] = []
  let path = `/api/connections/${connectionId}/interactions?limit=3`
  while (path) {
    const { body, headers } = await ask(house, `GET ${path}`, { token })
    seen.push(...body.map((entry: { text: string }) => entry.text))
    path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? ''
  }
  assert.deepEqual([seen.length, new Set(seen).size], [7, 7])
  const earlier = await client.Memory_listInteractions({ id: connectionId, before: '2026-01-02T10:00:00Z' })
  assert.deepEqual(earlier, [])
  await refused(client.Memory_listInteractions({ id: connectionId, before: 'yesterday' }), 'invalid')
  const precise = await client.Memory_listInteractions({
    id: connectionId,
    before: '2026-01-02T10:00:00.1234567890+00:00',
  })
  assert.equal(precise.length, 7)
})

test('the same note within a minute is one note, even if sent simultaneously', async () => {
  const { client, connectionId } = await someone()
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => client.Memory_addNote({ connectionId, text: 'Met once.' })),
  )
  assert.equal(new Set(sent.map(({ ixId }) => ixId)).size, 1)
  const [only, ...others] = await client.Memory_listInteractions({ id: connectionId })
  assert.deepEqual(others, [])
  assert.equal((await client.Connections_get({ connectionId })).lastContactAt, only?.occurredAt)
  assert.deepEqual(await client.Memory_getInteraction({ id: connectionId, ixId: only?.ixId ?? '' }), only)
  house.clock.set(Temporal.Now.instant().add({ seconds: 61 }).toString())
  const later = await client.Memory_addNote({ connectionId, text: 'Met once.' })
  house.clock.reset()
  assert.notEqual(later.ixId, sent[0]?.ixId)
})

test('a note written by an assistant says so', async () => {
  const { client, connectionId, token } = await someone()
  await callTool(house, token, 'add_note', { connectionId, text: 'Likes oysters.' })
  assert.equal((await client.Memory_listInteractions({ id: connectionId }))[0]?.source, 'assistant')
})

test('an entry moves the last contact, and removing it moves it back', async () => {
  const { client, connectionId } = await someone()
  const last = async () => (await client.Connections_get({ connectionId })).lastContactAt
  const add = (occurredAt: string) => client.Memory_addInteraction({ connectionId, text: 'Met', occurredAt })
  assert.equal(await last(), undefined)
  await add('2026-02-01T00:00:00Z')
  const latest = await add('2026-03-01T00:00:00Z')
  await add('2026-01-01T00:00:00Z')
  assert.equal(await last(), '2026-03-01T00:00:00.000Z')
  await client.Memory_updateInteraction({ id: connectionId, ixId: latest.ixId, occurredAt: '2026-01-15T00:00:00Z' })
  assert.equal(await last(), '2026-02-01T00:00:00.000Z')
  await client.Memory_removeInteraction({ id: connectionId, ixId: latest.ixId })
  assert.equal(await last(), '2026-02-01T00:00:00.000Z')
})

test('a changed note is found by its new words and no longer by its old ones', async () => {
  const { client, connectionId } = await someone()
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'She sails a catamaran.' })
  const found = async (query: string) => (await client.Connections_search({ query })).connections.length
  assert.equal(await found('catamaran'), 1)
  await client.Memory_updateInteraction({ id: connectionId, ixId, text: 'She flies a glider.' })
  assert.deepEqual([await found('catamaran'), await found('glider')], [0, 1])
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  assert.equal(await found('glider'), 0)
})

test('an entry cannot lie in the future', async () => {
  const { client, connectionId } = await someone()
  const occurredAt = Temporal.Now.instant().add({ hours: 48 }).toString()
  const { errors } = await refused(client.Memory_addInteraction({ connectionId, text: 'Met', occurredAt }), 'invalid')
  assert.equal(errors[0]?.field, 'occurredAt')
})

test('an entry is found only under its own connection', async () => {
  const { client, connectionId } = await someone()
  const other = await client.Connections_create({ displayName: 'Ben' })
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'Hers.' })
  await refused(client.Memory_updateInteraction({ id: other.connectionId, ixId, text: 'His?' }), 'not_found')
  await refused(client.Memory_removeInteraction({ id: other.connectionId, ixId }), 'not_found')
})
