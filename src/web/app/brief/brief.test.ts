import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

test('the brief shows who it is, promises both ways, what changed and the latest entries', async () => {
  const member = await newMember(house)
  const { client } = member
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro', title: 'Nurse' })
  await client.Memory_addInteraction({
    connectionId,
    text: 'Ana works at Farfetch.',
    occurredAt: '2026-01-10T09:00:00Z',
  })
  await client.Memory_addNote({ connectionId, text: 'Ana joined Stripe.' })
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'Ana promised to send me the recipe.' })
  await client.Promises_create({ connectionId, text: 'Send the map', dueOn: '2030-11-20' })
  const { status, text } = await pagesOf(house, member).get(`/people/${connectionId}/brief`)
  assert.equal(status, 200)
  assert.match(
    text,
    /<h1[^>]*><bdi>Ana Ribeiro<.*<bdi>Nurse.*You promised.*Send the map.*Ana Ribeiro promised.*recipe/s,
  )
  assert.match(text, /What changed.*Stripe.*before: Farfetch.*Latest/s)
  assert.match(text, new RegExp(`href="/people/${connectionId}\\?entry=${ixId}#entry-${ixId}"`))
  assert.match(text, new RegExp(`href="/ask\\?about=${connectionId}"`))
})

test('an empty memory says so, and another member’s person is not found', async () => {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const brief = await pagesOf(house, member).get(`/people/${connectionId}/brief`)
  assert.match(brief.text, /Nothing is noted about Ana Ribeiro yet\./)
  const eve = pagesOf(house, await newMember(house))
  assert.equal((await eve.get(`/people/${connectionId}/brief`)).status, 404)
})
