import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberContext, newMember, useHouse } from '../../../../test/harness/harness.ts'
import { readQuestion } from '../../questions/read.ts'
import { plainAnswer } from '../answer.ts'

const house = await useHouse()
const member = await newMember(house)
const ctx = memberContext(house, member)
const { client } = member

const ask = async (text: string) =>
  plainAnswer(ctx, await readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier: null }))

test('from a note about somebody else, only the part about the person is quoted', async () => {
  const { connectionId } = await client.Connections_create({ displayName: 'Vera Lund' })
  await client.Connections_create({ displayName: 'Tomas Berg' })
  const text = 'Vera is scared of spiders after the cellar. Must ring Tomas. He has bought a canoe.'
  await client.Memory_addNote({ connectionId, text })
  assert.equal((await ask('What is Tomas scared of?')).isKnown, false)
  assert.equal((await ask('Has Tomas bought a canoe?')).isKnown, true)
  assert.equal((await ask('What is Vera scared of?')).isKnown, true)
})

test('if nothing else says how you met, the first entry does', async () => {
  const { connectionId } = await client.Connections_create({ displayName: 'Jonas Falk' })
  const add = (day: string, text: string) =>
    client.Memory_addInteraction({ connectionId, text, occurredAt: `${day}T10:00:00Z` })
  await add('2026-03-01', 'Jonas at the boat fair, sells ropes.')
  await add('2026-05-01', 'Jonas has a new shop.')
  const { claims } = await ask('Where did I meet Jonas?')
  assert.match(claims.map(({ text }) => text).join('\n'), /^Your first entry on Jonas Falk:\n.*boat fair/u)
})
