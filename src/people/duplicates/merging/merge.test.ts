import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { json } from '#platform/db/schema/schema.ts'
import { newMember, refused, type Someone, useHouse } from '../../../../test/harness/harness.ts'
import { digest } from '../../../../test/sweeps/world.ts'
import { indexAllWaiting } from '../../search/index/later.ts'

const house = await useHouse()

const keptPerson = {
  displayName: 'Ana Ribeiro',
  company: 'Banco Atlântico',
  emails: ['ana@x.pt'],
  phones: ['+351 912 345 678'],
  tags: ['Design'],
  metOn: '2025-03-01',
  birthday: '--04-23',
}
const otherPerson = {
  displayName: 'Ana M. Ribeiro',
  company: 'Atlântico Seguros',
  title: 'Head of Design',
  location: 'Porto',
  emails: ['ANA@x.pt', 'ana@home.pt'],
  phones: ['+351912345678', '21 555 0100'],
  tags: ['design', 'surf'],
  profiles: [{ service: 'linkedin', url: 'https://www.linkedin.com/in/ana' }],
  metOn: '2024-02-29',
  birthday: '1985-04-23',
  rhythmDays: 60,
}

async function twoOf({ client }: Someone) {
  const { connectionId } = await client.Connections_create(keptPerson)
  const { connectionId: otherId } = await client.Connections_create(otherPerson)
  await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
  const { ixId } = await client.Memory_addNote({
    connectionId: otherId,
    text: 'She told me that she keeps a lighthouse.',
  })
  await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
  const { promiseId } = await client.Promises_create({ connectionId: otherId, text: 'Visit', dueOn: '2026-06-01' })
  return { connectionId, otherId, ixId, promiseId }
}

/** Records that other parts of the service write: a recording, a finding and a follow-up. */
async function addTheRest({ memberId }: Someone, connectionId: string, interactionId: string) {
  const at = '2026-03-14T09:30:00.000Z'
  const audio = { key: 'a/b', mediaType: 'audio/ogg', bytes: 3, sha256: 'x', seconds: 2, transcription: 'off' }
  const { db } = house.kith
  await db
    .updateTable('interactions')
    .set({ audio: json(audio) })
    .where('id', '=', interactionId)
    .execute()
  const shared = { memberId, connectionId, createdAt: at }
  const finding = { ...shared, id: randomUUIDv7(), interactionId, text: 'Call', sentence: 'I will call.' }
  await db
    .insertInto('findings')
    .values({ ...finding, dueTime: '24:00', foundBy: 'rules' })
    .execute()
  const draft = {
    ...shared,
    id: randomUUIDv7(),
    subject: 'Hello',
    body: 'Hello Ana',
    writtenBy: 'rules',
    updatedAt: at,
  }
  await db
    .insertInto('followups')
    .values({ ...draft, drewOn: json({ ixIds: [], promiseIds: [] }) })
    .execute()
  return { findingId: finding.id, followupId: draft.id }
}

test('demand 7: two people are merged after a dry run, and separated again', async () => {
  const someone = await newMember(house)
  const { client } = someone
  const { connectionId, otherId } = await twoOf(someone)
  const people = async () => [
    await client.Connections_get({ connectionId }),
    await client.Connections_get({ connectionId: otherId }),
  ]
  const before = await people()
  const foretold = await client.Connections_merge({ connectionId, otherId, dryRun: true })
  const { mergeId = '', undoUntil = '', ...merged } = await client.Connections_merge({ connectionId, otherId })
  const timeless = ({ connection: { updatedAt, ...connection }, ...answer }: typeof merged) => ({
    ...answer,
    connection,
  })
  assert.deepEqual(timeless(merged), timeless(foretold))
  await refused(client.Connections_get({ connectionId: otherId }), 'not_found')
  assert.equal((await client.Connections_get({ connectionId })).timeline.length, 2)
  assert.ok(undoUntil > house.clock.now().add({ hours: 719 }).toString())
  await client.Connections_undoMerge({ id: mergeId })
  const [first, second] = await people()
  assert.ok(first && second && before[0])
  assert.deepEqual([{ ...first, updatedAt: before[0].updatedAt }, second], before)
})

test('demand 9: a dry run of a merge changes nothing', async () => {
  const someone = await newMember(house)
  const { connectionId, otherId } = await twoOf(someone)
  const before = await digest(house)
  const { connection, ...told } = await someone.client.Connections_merge({ connectionId, otherId, dryRun: true })
  assert.equal(await digest(house), before)
  assert.deepEqual(told, {
    fields: [
      { field: 'displayName', from: 'kept' },
      { field: 'company', from: 'kept' },
      { field: 'title', from: 'other' },
      { field: 'location', from: 'other' },
      { field: 'metOn', from: 'other' },
      { field: 'birthday', from: 'other' },
      { field: 'rhythmDays', from: 'other' },
      { field: 'emails', from: 'both' },
      { field: 'phones', from: 'both' },
      { field: 'tags', from: 'both' },
      { field: 'profiles', from: 'other' },
    ],
    setAside: [
      { field: 'displayName', kept: 'Ana Ribeiro', other: 'Ana M. Ribeiro' },
      { field: 'company', kept: 'Banco Atlântico', other: 'Atlântico Seguros' },
      { field: 'metOn', kept: '2024-02-29', other: '2025-03-01' },
    ],
    moved: { entries: 1, recordings: 0, promises: 1, findings: 0, followups: 0 },
  })
  assert.deepEqual(connection.emails, ['ana@x.pt', 'ana@home.pt'])
  assert.deepEqual(connection.phones, ['+351 912 345 678', '21 555 0100'])
  assert.deepEqual(
    [connection.tags, connection.birthday, connection.title],
    [['Design', 'surf'], '1985-04-23', 'Head of Design'],
  )
})

test('the timeline, recordings, findings, promises and follow-ups move to the person who stays, and search finds them there', async () => {
  const someone = await newMember(house)
  const { client, memberId } = someone
  const { connectionId, otherId, ixId, promiseId } = await twoOf(someone)
  await addTheRest(someone, otherId, ixId)
  const { moved } = await client.Connections_merge({ connectionId, otherId })
  assert.deepEqual(moved, { entries: 1, recordings: 1, promises: 1, findings: 1, followups: 1 })
  const { ixId: _, connectionId: of, audio } = await client.Memory_getInteraction({ id: connectionId, ixId })
  assert.deepEqual([of, audio?.url], [connectionId, `/api/connections/${connectionId}/interactions/${ixId}/audio`])
  assert.equal((await client.Promises_get({ promiseId })).connectionId, connectionId)
  await indexAllWaiting(house.kith)
  for (const table of ['interactions', 'promises', 'findings', 'followups', 'searchTerms'] as const) {
    const rows = await house.kith.db.selectFrom(table).select('connectionId').where('memberId', '=', memberId).execute()
    assert.deepEqual(new Set(rows.map((row) => row.connectionId)), new Set([connectionId]), table)
  }
  for (const query of ['lighthouse', 'porto', 'ana@home.pt', '215550100', 'surf']) {
    const { connections } = await client.Connections_search({ query })
    assert.deepEqual(
      connections.map((found) => found.connectionId),
      [connectionId],
      query,
    )
  }
})

test('the last contact is the later of the two', async () => {
  const someone = await newMember(house)
  const { client } = someone
  const { connectionId, otherId } = await twoOf(someone)
  const { lastContactAt } = await client.Connections_get({ connectionId: otherId })
  const { connection } = await client.Connections_merge({ connectionId, otherId })
  assert.equal(connection.lastContactAt, lastContactAt)
  assert.deepEqual(
    (({ timeline, promises, relations, ...rest }) => rest)(await client.Connections_get({ connectionId })),
    connection,
  )
})

test('the rhythm is learned from both timelines, and the answer, the dry run and the person say the same', async () => {
  const { client } = await newMember(house)
  const contacts = { 'Ana Ribeiro': [10, 110, 210], 'Ana M. Ribeiro': [60, 160, 260] }
  const people: string[] = []
  for (const [displayName, days] of Object.entries(contacts)) {
    const { connectionId } = await client.Connections_create({ displayName })
    for (const ago of days) {
      const occurredAt = house.clock
        .now()
        .subtract({ hours: 24 * ago })
        .toString()
      await client.Memory_addInteraction({ connectionId, kind: 'call', text: 'Hello', occurredAt })
    }
    people.push(connectionId)
  }
  const [connectionId = '', otherId = ''] = people
  const { connection: foretold } = await client.Connections_merge({ connectionId, otherId, dryRun: true })
  const { connection } = await client.Connections_merge({ connectionId, otherId })
  const { timeline, promises, relations, ...stored } = await client.Connections_get({ connectionId })
  assert.deepEqual(stored.rhythm, { days: 50, from: 'learned' })
  assert.deepEqual(connection, stored)
  assert.deepEqual({ ...foretold, updatedAt: stored.updatedAt }, stored)
})

test('values without a place are listed as set aside, the latest merge first', async () => {
  const someone = await newMember(house)
  const { client } = someone
  const { connectionId, otherId } = await twoOf(someone)
  const { mergeId, undoUntil } = await client.Connections_merge({ connectionId, otherId })
  const third = await client.Connections_create({ displayName: 'Ana R.' })
  await client.Connections_merge({ connectionId, otherId: third.connectionId })
  const { merges } = await client.Merges_list()
  assert.deepEqual(
    merges.map(({ otherName }) => otherName),
    ['Ana R.', 'Ana M. Ribeiro'],
  )
  assert.deepEqual([merges[1]?.id, merges[1]?.undoUntil, merges[1]?.setAside.length], [mergeId, undoUntil, 3])
  const first = await client.Merges_list({ limit: 1 })
  const second = await client.Merges_list({ limit: 1, cursor: first.next })
  assert.deepEqual([[...first.merges, ...second.merges], second.next], [merges, undefined])
})

test('a person cannot be merged with themselves or with another member’s person', async () => {
  const someone = await newMember(house)
  const stranger = await newMember(house)
  const { connectionId } = await someone.client.Connections_create(keptPerson)
  const { connectionId: otherId } = await stranger.client.Connections_create(otherPerson)
  await refused(someone.client.Connections_merge({ connectionId, otherId: connectionId }), 'invalid')
  await refused(someone.client.Connections_merge({ connectionId, otherId }), 'not_found')
  await refused(someone.client.Connections_merge({ connectionId, otherId, dryRun: true }), 'not_found')
})

test('a merge that would make a list too long is refused and changes nothing', async () => {
  const { client } = await newMember(house)
  const mails = (from: number) => Array.from({ length: 15 }, (_, n) => `a${from + n}@x.pt`)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana', emails: mails(0) })
  const { connectionId: otherId } = await client.Connections_create({ displayName: 'Ana', emails: mails(10) })
  const before = await digest(house)
  const { message } = await refused(client.Connections_merge({ connectionId, otherId }), 'conflict')
  assert.match(message, /Together they would have 25 emails, but a person can have at most 20\. Remove some first\./)
  assert.equal(await digest(house), before)
})
