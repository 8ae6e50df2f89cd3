import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()

async function setUp() {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const whats = async () => (await client.Gifts_list({ connectionId })).map(({ status, what }) => `${status} ${what}`)
  return { client, connectionId, whats }
}

test('ideas come first, then the gifts of the last years', async () => {
  const { client, connectionId, whats } = await setUp()
  await client.Gifts_add({ connectionId, what: 'A book', status: 'given', date: '2019' })
  await client.Gifts_add({ connectionId, what: 'A kite', status: 'received', date: '2024-05-17' })
  await client.Gifts_add({ connectionId, what: 'A blue scarf', link: 'https://example.com/scarf', price: '€ 40' })
  assert.deepEqual(await whats(), ['idea A blue scarf', 'received A kite', 'given A book'])
  const given = await client.Gifts_list({ connectionId, status: 'given' })
  assert.deepEqual([given.length, given[0]?.date], [1, '2019'])
  for (const date of ['0000', '24', '2024-02-30'])
    await refused(client.Gifts_add({ connectionId, what: 'A hat', date }), 'invalid')
  await refused(client.Gifts_add({ connectionId, what: ' ' }), 'invalid')
})

test('something given before is mentioned, so that nothing is given twice', async () => {
  const { client, connectionId } = await setUp()
  const { giftId } = await client.Gifts_add({ connectionId, what: 'The blue scarf, cashmere', status: 'given' })
  const before = async (what: string) => (await client.Gifts_add({ connectionId, what })).givenBefore?.giftId
  assert.deepEqual([await before('Blue scarf'), await before('A red scarf')], [giftId, undefined])
  const { givenBefore } = await client.Gifts_add({ connectionId, what: 'A blue scarf', status: 'received' })
  assert.equal(givenBefore, undefined)
})

test('an idea becomes a gift, is found by its new words, and can be removed and restored', async () => {
  const { client, connectionId, whats } = await setUp()
  const { giftId } = await client.Gifts_add({ connectionId, what: 'Binoculars' })
  await client.Gifts_update({ connectionId, giftId, status: 'given', date: '2026-03-01', occasion: '50th birthday' })
  const matched = async (query: string) => (await client.Connections_search({ query })).connections[0]?.matched
  assert.deepEqual(await matched('binoculars'), { field: 'gift', text: 'Binoculars' })
  await client.Gifts_update({ connectionId, giftId, what: 'Opera glasses' })
  assert.equal(await matched('binoculars'), undefined)
  await client.Gifts_remove({ connectionId, giftId })
  assert.deepEqual([await whats(), await matched('opera')], [[], undefined])
  const restored = await client.Gifts_restore({ connectionId, giftId })
  assert.deepEqual([restored.what, restored.occasion, restored.date], ['Opera glasses', '50th birthday', '2026-03-01'])
  assert.deepEqual(await whats(), ['given Opera glasses'])
})
