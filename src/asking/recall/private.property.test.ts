import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createConnection } from '#people/connections/connections.ts'
import { logMessage } from '#people/interactions/logged.ts'
import { addPromise } from '#people/promises/row.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import type { Passage } from './passage.ts'
import { recall } from './recall.ts'

const house = await useHouse()
const vocabulary = ['budget', 'budgets', 'sailing', 'sailed', 'harbour', 'deck', 'marathon', 'Lisbon', 'bees', 'honey']
const sentence = fc
  .array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '))

const memory = fc.record({
  notes: fc.array(sentence, { minLength: 1, maxLength: 6 }),
  promise: sentence,
  company: fc.constantFrom('Harbour Bank', 'Honey Works'),
})
const asked = fc.record({
  words: fc.array(fc.constantFrom(...vocabulary), { maxLength: 4 }),
  about: fc.constantFrom('none', 'mine', 'theirs'),
  only: fc.constantFrom('none', 'mine', 'theirs'),
})

test('members with nearly equal notes never get each other’s passages', async () => {
  await fc.assert(
    fc.asyncProperty(memory, fc.array(asked, { minLength: 1, maxLength: 3 }), async (told, questions) => {
      const [mine, theirs] = [await remembering(told), await remembering(told)]
      for (const { words, about, only } of questions) {
        const people = { none: null, mine: mine.connectionId, theirs: theirs.connectionId }
        const question = {
          text: words.join(' '),
          words,
          about: people[about] ? [people[about]] : [],
          connectionId: people[only],
          span: {
            from: Temporal.PlainDate.from('2020-01-01'),
            to: Temporal.PlainDate.from('2040-01-01'),
            said: 'ever',
          },
          timeZone: 'UTC',
          named: [],
        }
        // Not even where something else hands in the ids of another member's.
        const meaning = async () => new Map(theirs.ids.map((id) => [id, 1]))
        for (const options of [{}, { meaning }]) {
          const { passages } = await recall(mine.ctx, question, options)
          assert.deepEqual(passages.filter(isNotOf(mine)), [])
        }
      }
    }),
    { numRuns: 12 },
  )
})

type Remembered = { ctx: MemberContext; connectionId: string; ids: string[] }

const isNotOf = (mine: Remembered) => (passage: Passage) =>
  passage.connectionId !== mine.connectionId || !mine.ids.includes(passage.id)

async function remembering({ notes, promise, company }: { notes: string[]; promise: string; company: string }) {
  const ctx = memberContext(house, await newMember(house))
  return transaction(ctx, async (inside): Promise<Remembered> => {
    const { connectionId } = await createConnection(inside, { displayName: 'Ana Ribeiro', company })
    const ids = [connectionId]
    for (const text of notes) ids.push((await logMessage(inside, { connectionId, text })).ixId)
    const due = { dueOn: '2030-01-01', dueTime: '24:00' }
    ids.push(await addPromise(inside, { connectionId, text: promise, ...due }))
    return { ctx, connectionId, ids }
  })
}
