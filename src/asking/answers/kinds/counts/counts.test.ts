import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crowd } from '../../../../../test/harness/crowd.ts'
import { memberContext, newMember, useHouse } from '../../../../../test/harness/harness.ts'
import { readQuestion } from '../../../questions/read.ts'
import { countAnswer } from './counts.ts'

const house = await useHouse()
const member = await newMember(house)
const ctx = memberContext(house, member)
const { client } = member
house.clock.set('2026-11-18T10:00:00Z')
const { connectionId: ana } = await client.Connections_create({
  displayName: 'Ana Ribeiro',
  location: 'Lisbon, Portugal',
  company: 'Acme',
  howMet: 'At the Web Summit',
})
await client.Connections_create({
  displayName: 'Ben Carter',
  location: 'Lisbon',
  tags: ['jury 2026'],
  title: 'Designer',
})
await client.Connections_create({ displayName: 'Lisbon Jones', location: 'Porto' })
await client.Memory_addNote({ connectionId: ana, text: 'Talked about tides.' })
await client.Memory_addInteraction({ connectionId: ana, kind: 'call', text: 'Hm.', occurredAt: '2026-10-01T10:00:00Z' })
await client.Promises_create({ connectionId: ana, text: 'Send the map', dueOn: '2026-11-20' })

const ask = async (text: string) =>
  countAnswer(ctx, await readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier: null }))

const expected: [string, string | undefined][] = [
  ['How many people do I know in Lisbon?', 'You know 2 people in Lisbon: Ana Ribeiro and Ben Carter.'],
  ['How many people in Porto do I know?', 'You know 1 person in Porto: Lisbon Jones.'],
  ['How many people do I know at Acme?', 'You know 1 person at Acme: Ana Ribeiro.'],
  ['How many contacts do I have with the tag jury 2026?', 'You know 1 person tagged jury 2026: Ben Carter.'],
  ['How many people did I meet at the Web Summit?', 'You know 1 person whom you met at Web Summit: Ana Ribeiro.'],
  ['How many people do I know in Tokyo?', 'You know nobody in Tokyo, according to what is on file.'],
  ['How many people do I know who are designers?', 'You know 1 person listed as designers: Ben Carter.'],
  ['How many designers do I know?', 'You know 1 person listed as designers: Ben Carter.'],
  ['How many people do I know?', 'You know 3 people.'],
  ['How many contacts do I have?', 'You know 3 people.'],
  ['How many notes do I have on Ana?', 'You have 1 note on Ana Ribeiro.'],
  ['How many calls did I have with Ana?', 'You have 1 call with Ana Ribeiro.'],
  ['How many open promises do I have?', 'You have 1 open promise.'],
  ['How many promises do I have to Ana?', 'You have 1 open promise to Ana Ribeiro.'],
  ['How many overdue promises do I have?', 'You have no overdue promises.'],
  ['How many people work for Ana?', undefined],
  ['How many children does Ana have?', undefined],
  ['How many people like surfing?', undefined],
]

for (const [question, wanted] of expected) {
  test(`count question: ${question}`, async () => {
    const answer = await ask(question)
    assert.equal(answer?.claims[0]?.text, wanted)
  })
}

test('counted people are cited', async () => {
  const answer = await ask('How many people do I know at Acme?')
  assert.deepEqual(
    answer?.claims[0]?.cites.map(({ kind, id }) => [kind, id]),
    [['connection', ana]],
  )
})

test('a promise is counted as overdue from the minute it was due', async () => {
  const late = await newMember(house)
  const { connectionId } = await late.client.Connections_create({ displayName: 'Ben Carter' })
  await late.client.Promises_create({ connectionId, text: 'Send the map', dueOn: '2026-11-18', dueTime: '11:00' })
  const said = async () => {
    const ctx = memberContext(house, late)
    const asked = { text: 'How many promises are overdue?', timeZone: 'UTC', connectionId: null, earlier: null }
    return (await countAnswer(ctx, await readQuestion(ctx, asked)))?.claims[0]?.text
  }
  assert.equal(await said(), 'You have no overdue promises.')
  house.clock.set('2026-11-18T11:00:00Z')
  assert.equal(await said(), 'You have 1 overdue promise.')
  house.clock.set('2026-11-18T10:00:00Z')
})

test('very large counts are given as a minimum, but people are counted exactly', async () => {
  const other = await newMember(house)
  const ids = await crowd(house, other, 1100, (at) => ({ company: at < 1050 ? 'Faro Motors' : null, location: 'Faro' }))
  const terms = ids.map((id) => ({ place: 'own' as const, term: 'faro', connectionId: id, sourceId: id }))
  for (const part of [terms.slice(0, 550), terms.slice(550)]) {
    const values = part.map((each) => ({ memberId: other.memberId, ...each }))
    await house.kith.db.insertInto('searchTerms').values(values).execute()
  }
  const theirs = memberContext(house, other)
  const read = (text: string) => readQuestion(theirs, { text, timeZone: 'UTC', connectionId: null, earlier: null })
  const said = async (text: string) => (await countAnswer(theirs, await read(text)))?.claims[0]?.text ?? ''
  assert.equal(await said('How many people do I know?'), 'You know 1100 people.')
  assert.match(await said('How many people do I know at Faro?'), /^You know \d+ or more people at Faro:/)
})
