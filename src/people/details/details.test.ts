import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()

async function rita() {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Rita Blom' })
  return { client, connectionId }
}

test('a relation, dates and gifts are added in one form', async () => {
  const { client, connectionId } = await rita()
  const pavel = await client.Connections_create({ displayName: 'Pavel Novak' })
  const add = (detail: object) => client.Connections_addDetail({ connectionId, ...detail } as never)
  const { relation } = await add({ is: 'relation', kind: 'spouse', text: 'Pavel Novak', date: '2015' })
  assert.deepEqual([relation?.connectionId, relation?.since], [pavel.connectionId, '2015'])
  const { date } = await add({ is: 'other_date', text: 'First concert', date: '--06-20' })
  assert.deepEqual([date?.kind, date?.label, date?.date], ['other', 'First concert', '--06-20'])
  const { gift } = await add({ is: 'gift_received', text: 'A map', date: '2024', occasion: 'Christmas' })
  assert.deepEqual([gift?.status, gift?.what, gift?.date, gift?.occasion], ['received', 'A map', '2024', 'Christmas'])
})

test('a given gift replaces the idea it was, and one given before is mentioned', async () => {
  const { client, connectionId } = await rita()
  const idea = await client.Connections_addDetail({ connectionId, is: 'gift_idea', text: 'A blue scarf' })
  const given = { connectionId, is: 'gift_given', text: 'The blue scarf', date: '2025-12-24' } as const
  const { gift } = await client.Connections_addDetail(given)
  assert.equal(gift?.giftId, idea.gift?.giftId)
  const { givenBefore } = await client.Connections_addDetail(given)
  assert.equal(givenBefore?.giftId, gift?.giftId)
})

const wrong: [detail: object, field: string][] = [
  [{ is: 'relation', text: 'Pavel' }, 'kind'],
  [{ is: 'relation', kind: 'spouse' }, 'text'],
  [{ is: 'anniversary' }, 'date'],
  [{ is: 'anniversary', date: '2015' }, 'date'],
  [{ is: 'gift_given', text: 'A map', date: '--06-20' }, 'date'],
  [{ is: 'gift_idea' }, 'text'],
  [{ is: 'other_date', date: '2015-06-20' }, 'text'],
]

test('what a detail needs is asked for by the name of its field', async () => {
  const { client, connectionId } = await rita()
  for (const [detail, field] of wrong) {
    const { errors } = await refused(client.Connections_addDetail({ connectionId, ...detail } as never), 'invalid')
    assert.deepEqual(
      errors.map((each) => each.field),
      [field],
      JSON.stringify(detail),
    )
  }
})
