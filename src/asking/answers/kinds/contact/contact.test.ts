import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { memberContext, newMember, useHouse } from '../../../../../test/harness/harness.ts'
import type { Earlier } from '../../../questions/question.ts'
import { readQuestion } from '../../../questions/read.ts'
import { contact } from './contact.ts'

const house = await useHouse()
const member = await newMember(house)
const ctx = memberContext(house, member)
const { client } = member
house.clock.set('2026-11-18T10:00:00Z')
const { connectionId: ana } = await client.Connections_create({ displayName: 'Ana Ribeiro', metOn: '2024-05-16' })
const { connectionId: ben } = await client.Connections_create({ displayName: 'Ben Carter' })
await client.Connections_create({ displayName: 'Carla Diaz' })
await client.Connections_create({ displayName: 'Dana Novak', metOn: '2026-10-20' })
const entry = (connectionId: string, kind: 'note' | 'meeting' | 'call', day: string, text: string) =>
  client.Memory_addInteraction({ connectionId, kind, text, occurredAt: `${day}T12:00:00Z` })
await entry(ana, 'meeting', '2026-09-04', 'About the lighthouse.')
const call = await entry(ana, 'call', '2026-11-06', 'About tides.')
await entry(ben, 'note', '2026-05-08', 'Lunch by the river.')
await entry(ben, 'note', '2026-10-14', 'He is looking for a bike.')

const ask = async (text: string, earlier: Earlier | null = null) =>
  contact(ctx, await readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier }))
const sentences = async (text: string) => (await ask(text))?.claims.map((claim) => claim.text)

const expected: [string, string[] | undefined][] = [
  [
    'When did I last talk to Ana?',
    ['You were last in touch with Ana Ribeiro on 6 November (a call), twelve days ago.'],
  ],
  [
    'When did I last see Ana?',
    [
      'You last met Ana Ribeiro on 4 September, two months ago.',
      'Since then you were last in touch on 6 November (a call).',
    ],
  ],
  ['How long has it been since I called Ana?', ['You last called Ana Ribeiro on 6 November, twelve days ago.']],
  ['When did I last call Ben?', ['No call with Ben Carter is recorded; you were last in touch on 8 May (a note).']],
  ['When did I first meet Ana?', ['You met Ana Ribeiro on 16 May 2024.']],
  ['When did I meet Ben for the first time?', ['Your first entry with Ben Carter is a note on 8 May.']],
  ['Did I meet Ben in May?', ['Yes: you met Ben Carter on 8 May.']],
  ['Did I meet Ben in October?', ['No meeting with Ben Carter is recorded in October, but a note on 14 October.']],
  ['Did I see Ana last week?', ['You have no recorded contact with Ana Ribeiro last week.']],
  ['Have I talked to Ana this month?', ['Yes: you were in touch with Ana Ribeiro on 6 November.']],
  ['How often do I talk to Ana?', ['You were in touch with Ana Ribeiro on two days, most recently on 6 November.']],
  ['When did I last talk to Carla?', ['You have no recorded contact with Carla Diaz.']],
  ['Who did I talk to in the last two weeks?', ['You were in touch with Ana Ribeiro on 6 November (a call).']],
  ['Who did I meet in October?', ['You met Dana Novak on 20 October.']],
  ['Who did I meet in 2023?', ['You have no recorded meeting with anybody in 2023.']],
  ['Who did I last talk to?', ['You were in touch with Ana Ribeiro on 6 November (a call).']],
  ['What did I last talk to Ana about?', undefined],
  ['Tell me about my last meeting with Ana', undefined],
  ['When did I last talk to Ana about the budget?', undefined],
  ['Who did I meet in Lisbon last year?', undefined],
  ['When did Ana move?', undefined],
  ['Who do I know?', undefined],
]

for (const [question, wanted] of expected) {
  test(`contact question: ${question}`, async () => assert.deepEqual(await sentences(question), wanted))
}

test('the entry of the contact is cited', async () => {
  const answer = await ask('When did I last talk to Ana?')
  assert.deepEqual(
    answer?.claims[0]?.cites.map(({ kind, id }) => [kind, id]),
    [['interaction', call.ixId]],
  )
})

test('a follow-up question asks the same about another person or with a pronoun', async () => {
  const earlier = { question: 'When did I last talk to Ana?', about: [ana] }
  assert.match((await ask('And Ben?', earlier))?.claims[0]?.text ?? '', /^You were last in touch with Ben Carter/)
  assert.match((await ask('When did I last see her?', earlier))?.claims[0]?.text ?? '', /^You last met Ana Ribeiro/)
})

test('a day is a day in the member’s time zone', async () => {
  await client.Memory_addInteraction({
    connectionId: ben,
    kind: 'call',
    text: 'Late.',
    occurredAt: '2026-11-16T23:30:00Z',
  })
  const asked = { text: 'When did I last call Ben?', connectionId: null, earlier: null }
  const inTokyo = await contact(ctx, await readQuestion(ctx, { ...asked, timeZone: 'Asia/Tokyo' }))
  assert.match(inTokyo?.claims[0]?.text ?? '', /yesterday, Tuesday, 17 November/)
})

test('a call is found behind any number of messages, and an incomplete count says so', async () => {
  const { connectionId } = await client.Connections_create({ displayName: 'Zora Petrov' })
  await entry(connectionId, 'call', '2026-02-01', 'About kites.')
  const rows = Array.from({ length: 500 }, (_, at) => {
    const day = Temporal.PlainDate.from('2026-03-01').add({ days: at % 200 })
    const occurredAt = `${day}T12:00:00.000Z`
    return { kind: 'message' as const, text: 'Hm.', source: 'member' as const, occurredAt, createdAt: occurredAt }
  })
  await house.kith.db
    .insertInto('interactions')
    .values(rows.map((row) => ({ memberId: member.memberId, id: randomUUIDv7(), connectionId, ...row })))
    .execute()
  assert.match(`${await sentences('When did I last call Zora?')}`, /^You last called Zora Petrov on 1 February/)
  assert.match(`${await sentences('How often did I call Zora?')}`, /^You called Zora Petrov once/)
  assert.match(`${await sentences('Did I ever call Zora?')}`, /^Yes: you called Zora Petrov on 1 February/)
  assert.match(`${await sentences('How often did I talk to Zora?')}`, /on at least 200 days/)
  assert.match(`${await sentences('How often did I meet Zora?')}`, /^No meeting with Zora Petrov is recorded, but/)
})

test('a meeting that a note cancels, wishes for or only mentions does not count', async () => {
  const { connectionId } = await client.Connections_create({ displayName: 'Yannick Roth' })
  await entry(connectionId, 'note', '2026-11-02', 'Yannick cancelled our lunch. He never called back.')
  await entry(connectionId, 'note', '2026-11-03', 'We should have coffee next month; he will bring the map.')
  assert.match(`${await sentences('Did I meet Yannick?')}`, /^No meeting with Yannick Roth is recorded, but a note/)
  assert.match(`${await sentences('When did I last call Yannick?')}`, /^No call with Yannick Roth is recorded/)
  await entry(connectionId, 'note', '2026-11-04', 'Had lunch with him after all. He may move.')
  assert.match(`${await sentences('Did I meet Yannick?')}`, /^Yes: you met Yannick Roth on 4 November/)
})
