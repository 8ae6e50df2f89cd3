import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createConnection } from '#people/connections/connections.ts'
import { addInteraction } from '#people/interactions/interactions.ts'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { naughtyLines } from '../../../test/samples/naughty-texts.ts'
import type { Earlier } from './question.ts'
import { readQuestion } from './read.ts'

const house = await useHouse()
const ctx = memberContext(house, await newMember(house))
const made = async (displayName: string) =>
  (await createConnection(ctx, { displayName, emails: [], phones: [], tags: [], profiles: [] })).connectionId
const ana = await made('Ana Ribeiro')
const ben = await made('Ben Carter')
const otherAna = await made('Ana Souza')
house.clock.set('2026-11-18T12:00:00Z')

const read = (text: string, earlier: Earlier | null = null, connectionId: string | null = null) =>
  readQuestion(ctx, { text, timeZone: 'UTC', connectionId, earlier })
const budget = { question: 'What did Ana Ribeiro say about the budget in May?', about: [ana] }

test('search words exclude names, times and words about remembering', async () => {
  const words = async (text: string) => (await read(text)).words
  assert.deepEqual(await words('What did Ana Ribeiro say about the budget last week?'), ['budget'])
  assert.deepEqual(await words('Can you tell me what Ben mentioned about his new flat in Porto?'), [
    'new',
    'flat',
    'porto',
  ])
  assert.deepEqual(await words("Do you remember Ben's sister's name?"), ['sister'])
})

test('a question with a pronoun is about the person before it', async () => {
  const { about, earlier, words } = await read('where does she live?', budget)
  assert.deepEqual({ about, earlier, words }, { about: [ana], earlier: budget.question, words: ['live'] })
})

test('a question about a relative is about the previous person', async () => {
  const { about, words } = await read('and her husband?', budget)
  assert.deepEqual({ about, words }, { about: [ana], words: ['husband'] })
})

test('a question too short to stand alone repeats the previous one', async () => {
  for (const text of ['when?', 'Why?', 'and when?', 'how come?']) {
    const { about, words, earlier } = await read(text, budget)
    assert.deepEqual({ about, words, earlier }, { about: [ana], words: ['budget'], earlier: budget.question }, text)
  }
})

test('a follow-up question asks the same about another person', async () => {
  for (const text of ['and Ben?', 'What about Ben?', 'and what about ben carter?']) {
    const { about, words, span } = await read(text, budget)
    assert.deepEqual({ about, words, month: span?.from.month }, { about: [ben], words: ['budget'], month: 5 }, text)
  }
})

test('a follow-up question asks the same about another time', async () => {
  for (const text of ['and in June?', 'What about June?']) {
    const { about, words, span } = await read(text, budget)
    assert.deepEqual({ about, words, month: span?.from.month }, { about: [ana], words: ['budget'], month: 6 }, text)
  }
})

test('a complete question doesn’t use the previous one', async () => {
  const questions = [
    'Who lives in Lisbon?',
    'What did I promise this month?',
    'What did Ben say about her?',
    'What is overdue?',
    'What is due this week?',
  ]
  for (const text of [...questions, 'Who told me about their wedding?', 'Which people said they like tea?']) {
    const { about, earlier } = await read(text, budget)
    assert.deepEqual([about.includes(ana), earlier], [false, null], text)
  }
})

test('“it” can mean the previous topic', async () => {
  const { about, words } = await read('When is it due?', budget)
  assert.deepEqual({ about, words }, { about: [ana], words: ['due'] })
})

test('after several people, a pronoun refers to all of them', async () => {
  const { about } = await read('Where do they live?', {
    question: 'What did Ana Ribeiro and Ben say?',
    about: [ana, ben],
  })
  assert.deepEqual(about, [ana, ben])
})

test('a name that fits two people is ambiguous, unless one of them was mentioned before', async () => {
  const { named, about } = await read('When is Ana’s birthday?')
  assert.deepEqual(named[0]?.people.map(({ connectionId }) => connectionId).sort(), [ana, otherAna].sort())
  assert.deepEqual(about, [])
  assert.deepEqual((await read('And when is Ana’s birthday?', budget)).about, [ana])
})

test('a question limited to one person is about that person, even if it names others', async () => {
  const { about, named } = await read('Does she know Ben?', null, ana)
  assert.deepEqual([about, named.map(({ said }) => said)], [[ana], ['Ben']])
})

test('any text can be parsed as a question', async () => {
  const texts = [...naughtyLines, '?'.repeat(2000), 'Ana '.repeat(500), 'in May '.repeat(300)]
  for (const text of texts) assert.equal((await read(text, budget)).text, text.trim() || text)
})

test('today is the day in the member’s time zone', async () => {
  house.clock.set('2026-11-18T23:30:00Z')
  const asked = { text: 'What happened yesterday?', connectionId: null, earlier: null }
  const inTokyo = await readQuestion(ctx, { ...asked, timeZone: 'Asia/Tokyo' })
  const inLisbon = await readQuestion(ctx, { ...asked, timeZone: 'Europe/Lisbon' })
  assert.deepEqual(
    [inTokyo, inLisbon].map(({ span }) => span?.from.toString()),
    ['2026-11-18', '2026-11-17'],
  )
})

test('an ordinary word is not corrected into another that a note has', async () => {
  await addInteraction(ctx, { connectionId: ana, kind: 'note', text: 'Moving to Seattle, to a house by the shore.' })
  const { words } = await read('Did we settle the short lease?')
  assert.deepEqual(words, ['settle', 'short', 'lease'])
  assert.deepEqual((await read('Did she mention a hosue in seatle?')).words, ['house', 'seattle'])
})
