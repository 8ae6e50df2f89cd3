import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberContext, newMember, useHouse } from '../../../../../test/harness/harness.ts'
import { readQuestion } from '../../../questions/read.ts'
import { happened } from './noted.ts'

const house = await useHouse()
const member = await newMember(house)
const ctx = memberContext(house, member)
const { client } = member
house.clock.set('2026-11-18T10:00:00Z')
const { connectionId: ana } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
const entry = (kind: 'note' | 'meeting', day: string, text: string) =>
  client.Memory_addInteraction({ connectionId: ana, kind, text, occurredAt: `${day}T12:00:00Z` })
await entry('note', '2026-11-10', 'Her boat is sold.')
const newest = await entry('meeting', '2026-11-13', 'About “tides” and https://example.com/tides')

const ask = async (text: string) =>
  happened(ctx, await readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier: null }))

const met = 'On Friday, 13 November you met Ana Ribeiro: “About "tides" and (a link)”'
const noted = 'On 10 November you noted about Ana Ribeiro: “Her boat is sold.”'

const expected: [string, string[] | undefined][] = [
  ['What happened last week?', [met, noted]],
  ['What did I do on Friday?', [met]],
  ['Any notes from last week?', [met, noted]],
  ['What did we discuss on 10 November?', [noted]],
  ['What changed since 12 November?', [met]],
  ['What happened yesterday?', ['You have no entries yesterday.']],
  ['What happened to the boat last week?', undefined],
  ['What did Ana say last week?', undefined],
  ['What happened?', undefined],
]

for (const [question, wanted] of expected) {
  test(`timeline question: ${question}`, async () =>
    assert.deepEqual(
      (await ask(question))?.claims.map(({ text }) => text),
      wanted,
    ))
}

test('each entry is cited', async () => {
  const answer = await ask('What did I do on Friday?')
  assert.deepEqual(
    answer?.claims[0]?.cites.map(({ kind, id }) => [kind, id]),
    [['interaction', newest.ixId]],
  )
})
