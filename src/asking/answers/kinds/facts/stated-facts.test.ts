import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { memberContext, newMember, useHouse } from '../../../../../test/harness/harness.ts'
import { readQuestion } from '../../../questions/read.ts'
import { statedFacts } from './stated-facts.ts'

const house = await useHouse()
const member = await newMember(house)
const ctx = memberContext(house, member)
const { client } = member

const ask = async (text: string) =>
  statedFacts(ctx, await readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier: null }))
const quotes = async (text: string) => (await ask(text))?.claims.map((claim) => claim.text.replace(/^.*?: /u, ''))

before(async () => {
  house.clock.set('2026-11-16T10:00:00Z')
  const notes = {
    'Ana Ribeiro': ['Ana is vegetarian.', 'Ana has gone vegan.', 'Ana works at Farfetch.', 'Ana joined Stripe.'],
    'Ben Okafor': ['Ben is vegetarian.', 'Lent Ben my ladder.', 'His labrador Rex came too.'],
    'Carla Reis': ['She owes me £20.', 'I owe Carla 30 quid.', 'Carla is allergic to nuts.', 'Carla lent me her tent.'],
  }
  for (const [displayName, texts] of Object.entries(notes)) {
    const { connectionId } = await client.Connections_create({ displayName })
    for (const [at, text] of texts.entries())
      await client.Memory_addInteraction({ connectionId, text, occurredAt: `2026-0${at + 1}-03T10:00:00Z` })
  }
})

test('questions about everybody are answered with what holds now', async () => {
  for (const [text, ...said] of [
    ['Who is vegetarian?', '“Ben is vegetarian.”'],
    ['who’s vegan', '“Ana has gone vegan.”'],
    ['Who has a dog?', '“His labrador Rex came too.”'],
    ['Is anyone allergic to nuts?', '“Carla is allergic to nuts.”'],
    ['What have I lent?', '“Lent Ben my ladder.”', '“She owes me £20.”'],
    ['Who has my ladder?', '“Lent Ben my ladder.”'],
    ['Who did I lend my ladder to?', '“Lent Ben my ladder.”'],
    ['What have I borrowed?', '“Carla lent me her tent.”'],
    ['Who owes me money?', '“She owes me £20.”'],
    ['Whom do I owe money?', '“I owe Carla 30 quid.”'],
  ] as const)
    assert.deepEqual((await quotes(text))?.slice(0, said.length).sort(), [...said].sort(), text)
})

test('“is it still so” is answered with the newest fact and the one before it', async () => {
  assert.deepEqual(await quotes('Is Ana still vegetarian?'), ['“Ana has gone vegan.”', '“Ana is vegetarian.”'])
  assert.deepEqual(await quotes('Does Ana still work at Farfetch?'), [
    '“Ana joined Stripe.”',
    '“Ana works at Farfetch.”',
  ])
})

test('questions about facts that no note states go to other kinds of answers', async () => {
  for (const text of [
    'Who has a cat?',
    'Is Ben allergic to anything?',
    'Who has my drill?',
    'How many vegetarians do I know?',
  ])
    assert.equal(await ask(text), null, text)
})

test('a thing that was never lent is not answered with another', async () => {
  assert.equal(await ask('Who did I lend my drill to?'), null)
  assert.equal(await ask('Who lent me the drill?'), null)
})

test('a debt that was paid back is not listed, and only that answers where nothing else is owed', async () => {
  const other = await newMember(house)
  const theirs = memberContext(house, other)
  const note = async (displayName: string, ...texts: string[]) => {
    const { connectionId } = await other.client.Connections_create({ displayName })
    for (const [at, text] of texts.entries())
      await other.client.Memory_addInteraction({ connectionId, text, occurredAt: `2026-0${at + 1}-03T10:00:00Z` })
  }
  const ask = async (text: string) => {
    const question = await readQuestion(theirs, { text, timeZone: 'UTC', connectionId: null, earlier: null })
    return (await statedFacts(theirs, question))?.claims.map((claim) => claim.text.replace(/^.*?: /u, ''))
  }
  await note(
    'Tom Beckett',
    'Tom and I split the cab. He owes me 25 dollars.',
    'Saw Tom. He paid me back the 25 dollars.',
  )
  assert.deepEqual(await ask('Who owes me money?'), ['“He paid me back the 25 dollars.”'])
  await note('Ana Ribeiro', 'Ana owes me £20.')
  assert.deepEqual(await ask('Who owes me money?'), ['“Ana owes me £20.”'])
})
