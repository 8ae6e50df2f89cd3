import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberContext, newMember, useHouse } from '../../../../../test/harness/harness.ts'
import { readQuestion } from '../../../questions/read.ts'
import { followUps } from './follow-ups.ts'

const house = await useHouse()
const member = await newMember(house)
const ctx = memberContext(house, member)
const { client } = member

const ask = async (text: string) =>
  followUps(ctx, await readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier: null }))
const sentences = async (text: string) => (await ask(text))?.claims.map((claim) => claim.text)

test('the answer says when there is nobody to follow up with', async () => {
  house.clock.set('2026-02-02T10:00:00Z')
  assert.match((await sentences('Who should I follow up with?'))?.[0] ?? '', /^There is nothing to do right now/)
  assert.deepEqual(await sentences('Which drafts are waiting?'), ['No draft is waiting to be sent.'])
  assert.deepEqual(await sentences('Who have I not talked to lately?'), [
    'Nobody has gone quiet for longer than usual.',
  ])
})

test('follow-ups, quiet people and waiting drafts are listed in full, each with its citation', async () => {
  house.clock.set('2026-02-02T10:00:00Z')
  const { connectionId: ana } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { connectionId: ben } = await client.Connections_create({ displayName: 'Ben Carter' })
  const note = await client.Memory_addNote({ connectionId: ana, text: 'Talked about tides.' })
  house.clock.set('2026-11-16T10:00:00Z')
  await client.Memory_addNote({ connectionId: ben, text: 'Coffee at the harbour.' })
  const { promiseId } = await client.Promises_create({ connectionId: ben, text: 'Send the map', dueOn: '2026-11-17' })
  const { id: draft } = await client.Followups_draft({ connectionId: ben })
  house.clock.set('2026-11-18T10:00:00Z')

  const quiet = 'Ana Ribeiro: You and Ana were last in touch in February; it has been nine months.'
  const overdue = 'Ben Carter: You promised Ben to send the map; it was due yesterday.'
  const waits = 'Ben Carter: Your draft to Ben is ready to send.'
  assert.deepEqual(await sentences('What are my next moves?'), [overdue, waits, quiet])
  assert.deepEqual(await sentences('Whom should I follow up with?'), [waits, quiet, overdue])
  assert.deepEqual(await sentences('Who have I not talked to lately?'), [quiet])
  assert.deepEqual(await sentences('Who haven’t I spoken to in three months?'), [
    'You were last in touch with Ana Ribeiro on 2 February.',
  ])
  assert.match(
    (await sentences('Are there any drafts waiting?'))?.[0] ?? '',
    /^A message to Ben Carter is written and waits/,
  )

  const cited = async (text: string) =>
    (await ask(text))?.claims.flatMap(({ cites }) => cites.map(({ kind, id }) => [kind, id]))
  assert.deepEqual(await cited('What should I do next?'), [
    ['promise', promiseId],
    ['followup', draft],
    ['connection', ana],
  ])
  assert.deepEqual(await cited('Who has gone quiet?'), [['interaction', note.ixId]])
})

test('for one person, the answer gives the last contact and when the next one is due', async () => {
  assert.deepEqual(await sentences('Should I call Ana?'), [
    'You were last in touch with Ana Ribeiro on 2 February; there is no usual rhythm yet, so it is time to be in touch.',
  ])
})

test('questions about one person or another topic are left to other kinds', async () => {
  for (const text of [
    'Should I call Ana about the boat?',
    'Who did not like the tides?',
    'What did I do next to the harbour?',
    'Who do I know in Lisbon?',
  ])
    assert.equal(await ask(text), null, text)
})

test('a recently added person with an old last contact counts as not talked to since', async () => {
  house.clock.set('2026-11-16T10:00:00Z')
  const { connectionId } = await client.Connections_create({ displayName: 'Rosa Old' })
  await client.Memory_addInteraction({ connectionId, kind: 'call', text: 'Hm.', occurredAt: '2025-12-31T10:00:00Z' })
  const said = (await sentences('Who have I not talked to since January?'))?.join('\n') ?? ''
  assert.match(said, /You were last in touch with Rosa Old on 31 December 2025/)
})

test('a wish for a draft is answered with where to write it', async () => {
  await client.Connections_create({ displayName: 'Carla Reis' })
  assert.deepEqual(await sentences('Draft a follow-up to Carla'), [
    'Open Carla Reis and choose “Draft a follow-up”: it is written from your notes and promises.',
  ])
})
