import assert from 'node:assert/strict'
import { test } from 'node:test'
import { completePromise } from '#people/promises/promises.ts'
import { memberContext, newMember, useHouse } from '../../../../../test/harness/harness.ts'
import type { Earlier } from '../../../questions/question.ts'
import { readQuestion } from '../../../questions/read.ts'
import { promised, theirPromises } from './promises.ts'

const house = await useHouse()
const member = await newMember(house)
const { client } = member
const ctx = memberContext(house, member)

house.clock.set('2026-11-02T10:00:00Z')
const person = async (displayName: string) => (await client.Connections_create({ displayName })).connectionId
const [ana, ben, carla] = [await person('Ana Ribeiro'), await person('Ben Carter'), await person('Carla Diaz')]
const promise = (connectionId: string, text: string, dueOn: string) =>
  client.Promises_create({ connectionId, text, dueOn })
const deck = await promise(ana, 'Send her the deck', '2026-11-06')
house.clock.set('2026-11-09T10:00:00Z')
const book = await promise(ana, 'Lend her the book on tides', '2026-11-12')
await completePromise(ctx, { promiseId: book.promiseId })
house.clock.set('2026-11-16T10:00:00Z')
await promise(ben, 'Introduce Carla', '2026-11-20')
await promise(ben, 'My old bike, if he still wants it', '2026-12-24')
// A Wednesday.
house.clock.set('2026-11-18T10:00:00Z')

const ask = async (text: string, earlier: Earlier | null = null) =>
  promised(ctx, await readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier }))
const sentences = async (text: string) => (await ask(text))?.claims.map((claim) => claim.text)

const toAna = 'You promised Ana Ribeiro to send her the deck; it was due on 6 November and is overdue.'
const lent = 'You promised Ana Ribeiro to lend her the book on tides; you kept it on 9 November.'
const intro = 'You promised Ben Carter to introduce Carla; it is due on Friday, 20 November.'
const bike = 'You promised Ben Carter: “My old bike, if he still wants it”; it is due on 24 December.'

const inTime = `Yes. ${lent.replace(/\.$/, '')}, and it was due on Thursday, 12 November.`

const expected: [string, string[] | undefined][] = [
  ['Did I lend Ana the book on time?', [inTime]],
  ['What did I promise Ana?', [toAna, lent]],
  ['What do I still owe Ana?', [toAna]],
  ['what are my open promises', [toAna, intro, bike]],
  ['What is overdue?', [toAna]],
  ['Is anything overdue for Ben?', ['Nothing you promised Ben Carter is overdue.']],
  ['What did I promise this week?', [intro, bike]],
  ['What did I promise last week?', [lent]],
  ['What did I promise this month?', [toAna, intro, bike, lent]],
  ['What did I promise in March?', ['You have no recorded promises in March.']],
  ['What is due on Friday?', [intro]],
  ['What did I promise for Friday?', [intro]],
  ['What did I promise Ben by Friday?', [intro]],
  ['What is due today?', ['Nothing you promised is due today.']],
  ['What is due next?', [intro]],
  ['What is due next month?', [bike]],
  ['Which promises have I kept?', [lent]],
  ['When is the deck due?', [toAna]],
  ['Have I sent the deck?', [`You have not marked it as done. ${toAna}`]],
  ['Did I lend Ana the book?', [`Yes. ${lent}`]],
  ['Did I send Ana the invoice?', undefined],
  ['Did I introduce Ben to Carla?', [`You have not marked it as done. ${intro}`]],
  ['What did I promise Ben about Carla?', [intro]],
  ['Did I keep my promise to Ben?', [`You have not marked it as done. ${intro}`, bike]],
  ['What did I promise Carla?', ['You have no recorded promises to Carla Diaz.']],
  ['When did I promise Ana the deck?', [toAna.replace('Ribeiro to', 'Ribeiro on 2 November to')]],
  ['whats due tomorrow', ['Nothing you promised is due tomorrow.']],
  ['What am I late on?', [toAna]],
  ['When do I have to send the deck?', [toAna]],
  ['What did I tell Ana I would do?', [toAna, lent]],
  ['When is Ana due?', undefined],
  ['When is Ana’s baby due?', undefined],
  ['How many promises do I have?', undefined],
  ['What did Ana promise me?', undefined],
  ['What did Ana promise?', undefined],
  ['What did Ana say about the deck?', undefined],
  ['What did I promise Ana about the wedding?', undefined],
  ['Who is due for a promotion at Acme?', undefined],
  ['Did I see Ben?', undefined],
]

for (const [question, wanted] of expected) {
  test(`promises question: ${question}`, async () => assert.deepEqual(await sentences(question), wanted))
}

test('each promise in an answer is cited, and the answer is about the people it was made to', async () => {
  const answer = await ask('What is overdue?')
  assert.deepEqual(
    answer?.claims.flatMap(({ cites }) => cites.map(({ kind, id }) => [kind, id])),
    [['promise', deck.promiseId]],
  )
  assert.deepEqual([answer?.about, answer?.isKnown], [[ana], true])
})

test('a follow-up question asks the same about another person', async () => {
  const answer = await ask('And Ben?', { question: 'What did I promise Ana?', about: [ana] })
  assert.deepEqual(
    answer?.claims.map((claim) => claim.text),
    [intro, bike],
  )
  assert.deepEqual(answer?.about, [ben])
})

test('this week follows the member’s time zone: where it is already Monday, a new week has begun', async () => {
  house.clock.set('2026-11-22T12:30:00Z')
  await promise(carla, 'Call the bank', '2026-11-29')
  const due = async (timeZone: string) => {
    const asked = { text: 'What is due this week?', timeZone, connectionId: null, earlier: null }
    const answer = await promised(ctx, await readQuestion(ctx, asked))
    return answer?.about
  }
  assert.deepEqual([await due('Pacific/Auckland'), await due('America/Lima')], [[carla], [ben]])
})

test('promises made to the member are quoted from notes, without the member’s own promises', async () => {
  house.clock.set('2026-11-18T10:00:00Z')
  const text = 'Lunch with Carla. I promised to send her the samples. She will send me the floor plan.'
  const { ixId } = await client.Memory_addNote({ connectionId: carla, text })
  const question = { text: 'What did Carla promise me?', timeZone: 'UTC', connectionId: null, earlier: null }
  const answer = await theirPromises(ctx, await readQuestion(ctx, question))
  assert.deepEqual(
    answer?.claims.map((claim) => [claim.text, claim.cites[0]?.id]),
    [['On Wednesday, 18 November you noted about Carla Diaz: “She will send me the floor plan.”', ixId]],
  )
  const other = await readQuestion(ctx, { ...question, text: 'What did I promise Carla?' })
  assert.equal(await theirPromises(ctx, other), null)
})

test('a debt that a later note settles is no longer owed, whether or not its promise was marked as kept', async () => {
  const { client, ...other } = await newMember(house)
  const theirs = memberContext(house, { client, ...other })
  const { connectionId } = await client.Connections_create({ displayName: 'Paul Becker' })
  const note = (text: string, occurredAt: string) => client.Memory_addInteraction({ connectionId, text, occurredAt })
  const ask = async (text: string) => {
    const question = await readQuestion(theirs, { text, timeZone: 'UTC', connectionId: null, earlier: null })
    return (await promised(theirs, question))?.claims.map((claim) => claim.text.replace(/^.*?: /u, ''))
  }
  await note('Lunch with Paul. I owe Paul 50 euros.', '2026-11-02T10:00:00Z')
  assert.deepEqual(await ask('What do I owe Paul?'), [
    'You promised Paul Becker to pay Paul 50 euros; no day was named.',
  ])
  await note('Coffee with Paul. Paid Paul back the 50 euros.', '2026-11-09T10:00:00Z')
  assert.deepEqual(await ask('What do I owe Paul?'), ['“Paid Paul back the 50 euros.”'])
  await note('I owe Paul a reply.', '2026-11-10T10:00:00Z')
  assert.deepEqual(await ask('What do I owe Paul?'), [
    'You promised Paul Becker to send Paul a reply; no day was named.',
  ])
})
