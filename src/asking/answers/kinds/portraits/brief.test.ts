import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberContext, newMember, useHouse } from '../../../../../test/harness/harness.ts'
import { readQuestion } from '../../../questions/read.ts'
import { brief } from './brief.ts'

const house = await useHouse()
const member = await newMember(house)
const ctx = memberContext(house, member)
const { client } = member

const ask = async (text: string) =>
  brief(ctx, await readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier: null }))

test('a question before a meeting gets the person at a glance, with citations', async () => {
  house.clock.set('2026-11-16T10:00:00Z')
  const { connectionId } = await client.Connections_create({
    displayName: 'Ana Ribeiro',
    title: 'Nurse',
    birthday: '1985-11-19',
  })
  const text = 'Tea. She promised to lend me her ladder.'
  const { ixId } = await client.Memory_addNote({ connectionId, text })
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the map', dueOn: '2026-11-20' })
  const answer = await ask('What should I know before I see Ana?')
  assert.deepEqual(
    answer?.claims.map((claim) => [claim.text, ...claim.cites.map(({ id }) => id)]),
    [
      ['Ana Ribeiro: Nurse. You were last in touch on Monday, 16 November. Birthday: 19 November 1985.', connectionId],
      ['Ana Ribeiro has a birthday on Thursday, 19 November.', connectionId],
      [`On Monday, 16 November you noted about Ana Ribeiro: “${text}”`, ixId],
      ['You promised Ana Ribeiro: “Send the map”, due on Friday, 20 November.', promiseId],
      [
        'Ana Ribeiro promised you something, as you noted on Monday, 16 November: “She promised to lend me her ladder.”',
        ixId,
      ],
    ],
  )
})

test('the brief says what changed, and facts of older notes', async () => {
  const { connectionId } = await client.Connections_create({ displayName: 'Rui Costa' })
  const texts = ['Rui is allergic to nuts.', 'Rui works at Farfetch.', 'Rain.', 'Rui joined Stripe.', 'Fog.', 'Sun.']
  for (const [at, text] of texts.entries())
    await client.Memory_addInteraction({ connectionId, text, occurredAt: `2026-0${at + 1}-03T10:00:00Z` })
  const said = (await ask('Prepare me for Rui'))?.claims.map(({ text, cites }) => [text, cites.length])
  assert.deepEqual(said?.slice(4), [
    ['On 3 April you noted about Rui Costa: “Rui joined Stripe.” Before that: Farfetch.', 2],
    ['On 3 January you noted about Rui Costa: “Rui is allergic to nuts.”', 1],
  ])
})

test('many ways of asking lead to the brief, and other questions do not', async () => {
  await client.Connections_create({ displayName: 'Priya Nair' })
  for (const text of [
    'Prepare me for Priya',
    'Can you brief me on Priya?',
    'What should I talk about with Priya?',
    'I’m having lunch with Priya tomorrow, what should I remember?',
    'what do i need to know before my call with priya',
    'seeing priya tomorrow, what’s going on with her',
    'Help me prepare for my meeting with Priya on Friday',
    'What could I ask Priya?',
  ])
    assert.ok(await ask(text), text)
  for (const text of [
    'What did Priya say about the lease?',
    'What should I ask Priya about the lease?',
    'When am I seeing Priya?',
    'What did I talk about with Priya?',
    'What should I know before I see the dentist?',
  ])
    assert.equal(await ask(text), null, text)
})
