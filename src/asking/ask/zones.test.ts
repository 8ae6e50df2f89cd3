import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()
const { client } = await newMember(house, { timeZone: 'Europe/Lisbon' })
const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })

async function answerTo(content: string, timeZone?: string) {
  return (await client.Threads_ask({ id: randomUUID(), content, timeZone })).answer.content
}

test('tomorrow depends on the member’s time zone, also when the clocks change', async () => {
  for (const [text, dueOn] of [
    ['Bring the lamp', '2026-03-29'],
    ['Post the letter', '2026-03-30'],
    ['Book the boat', '2026-03-31'],
  ] as const)
    await client.Promises_create({ connectionId, text, dueOn })
  // Half past midnight on the 29th in Lisbon, half an hour before its clocks go forward.
  house.clock.set('2026-03-29T00:30:00Z')
  const content = 'What did I promise for tomorrow?'
  assert.match(await answerTo(content, 'America/Los_Angeles'), /lamp/i)
  assert.match(await answerTo(content, 'Europe/Lisbon'), /letter/i)
  assert.match(await answerTo(content), /letter/i)
  assert.match(await answerTo(content, 'Pacific/Auckland'), /letter/i)
  house.clock.set('2026-03-29T12:30:00Z')
  assert.match(await answerTo(content, 'Pacific/Auckland'), /boat/i)
  assert.doesNotMatch(await answerTo(content, 'Europe/Lisbon'), /boat|lamp/i)
  house.clock.reset()
})

test('times in answers are in the member’s time zone', async () => {
  house.clock.set('2026-05-04T10:00:00Z')
  const text = 'The harbour office opens at nine.'
  await client.Memory_addInteraction({ connectionId, text, occurredAt: '2026-05-01T23:30:00Z' })
  const content = 'What did Ana say about the harbour office?'
  assert.match(await answerTo(content, 'Europe/London'), /\b2 May/)
  assert.match(await answerTo(content, 'America/New_York'), /\b1 May/)
  house.clock.reset()
})
