import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crowd } from '../../../../../test/harness/crowd.ts'
import { memberContext, newMember, useHouse } from '../../../../../test/harness/harness.ts'
import { readQuestion } from '../../../questions/read.ts'
import { birthdays } from './birthdays.ts'

const house = await useHouse()
const member = await newMember(house)
const ctx = memberContext(house, member)
house.clock.set('2026-11-18T10:00:00Z')
const born = async (displayName: string, birthday?: string) =>
  (await member.client.Connections_create({ displayName, birthday })).connectionId
const ana = await born('Ana Ribeiro', '1985-12-03')
await born('Ben Carter', '--11-28')
await born('Carla Diaz', '1990-03-14')
await born('Dana Novak')
await born('Emil Berg', '1970-11-18')

const ask = async (text: string) =>
  birthdays(ctx, await readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier: null }))

const anas = 'Ana Ribeiro’s birthday is on 3 December 1985; turning 41 on 3 December.'
const bens = 'Ben Carter has a birthday on 28 November.'
const emils = 'Emil Berg turns 56 on Wednesday, 18 November.'

const expected: [string, string[] | undefined][] = [
  ["When is Ana's birthday?", [anas]],
  ['When was Ana born?', [anas]],
  ['How old is Ana?', ['Ana Ribeiro is 40: the birthday is on 3 December 1985; turning 41 on 3 December.']],
  ['How old is Ben?', undefined],
  ['When is Ben’s birthday?', ['Ben Carter’s birthday is on 28 November.']],
  ['When is Emil’s birthday?', ['Emil Berg’s birthday is today, 18 November 1970, turning 56.']],
  ['When is Dana’s birthday?', undefined],
  ["When is Ana's daughter's birthday?", undefined],
  ['Whose birthday is next?', [emils]],
  ['Who has a birthday this month?', [emils, bens]],
  ['Any birthdays next week?', [bens]],
  ['Whose birthday is in March?', ['Carla Diaz turns 37 on 14 March 2027.']],
  ['Which birthdays are coming up before New Year?', [emils, bens, 'Ana Ribeiro turns 41 on 3 December.']],
  ['Any birthdays before December?', [emils, bens]],
  ['Any birthdays before the end of the year?', [emils, bens, 'Ana Ribeiro turns 41 on 3 December.']],
  ['Any birthdays by the end of the month?', [emils, bens]],
  ['Any birthdays by the end of December?', [emils, bens, 'Ana Ribeiro turns 41 on 3 December.']],
  ['Which birthdays are there until 3 December?', [emils, bens, 'Ana Ribeiro turns 41 on 3 December.']],
  ['Which birthdays are there between Christmas and Easter?', ['Carla Diaz turns 37 on 14 March 2027.']],
  ['Which birthdays are coming up this year?', [emils, bens, 'Ana Ribeiro turns 41 on 3 December.']],
  ['Whose birthdays are still to come this month?', [emils, bens]],
  ['Which birthdays are left this year?', [emils, bens, 'Ana Ribeiro turns 41 on 3 December.']],
  [
    'Who had a birthday this year?',
    ['Carla Diaz turned 36 on 14 March.', emils, bens, 'Ana Ribeiro turns 41 on 3 December.'],
  ],
  ['Who had a birthday before October?', ['Carla Diaz turned 36 on 14 March.']],
  ['Whose birthday is in June?', ['No birthdays on file are in June.']],
  ['Who came to the birthday party?', undefined],
  ['What should I get Ana for her birthday?', undefined],
  ['What did Ana say about her birthday cake?', undefined],
]

for (const [question, wanted] of expected) {
  test(`birthdays question: ${question}`, async () =>
    assert.deepEqual(
      (await ask(question))?.claims.map(({ text }) => text),
      wanted,
    ))
}

test('a birthday is cited from the person’s fields', async () => {
  const answer = await ask('When is Ana’s birthday?')
  assert.deepEqual(
    answer?.claims[0]?.cites.map(({ kind, id }) => [kind, id]),
    [['connection', ana]],
  )
  assert.deepEqual(answer?.about, [ana])
})

test('the next birthday lists everybody born on that day, and how many more there are', async () => {
  const other = await newMember(house)
  await crowd(house, other, 12, () => ({ birthday: '--12-24', birthdayOn: '12-24' }))
  const theirs = memberContext(house, other)
  const text = 'Whose birthday is next?'
  const question = await readQuestion(theirs, { text, timeZone: 'UTC', connectionId: null, earlier: null })
  assert.equal((await birthdays(theirs, question))?.claims.at(-1)?.text, 'And 2 more.')
})
