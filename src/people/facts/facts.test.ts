import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { factsAbout, factsOfKinds } from './facts.ts'
import { rebuildFacts } from './read-later.ts'

const house = await useHouse()

async function newPerson(displayName = 'Ana Ribeiro') {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName })
  const ctx = memberContext(house, member)
  const values = async (id = connectionId) =>
    (await factsAbout(ctx, id)).map(({ kind, value, ended }) => `${kind}${ended ? ' ended' : ''} ${value}`)
  const add = (text: string, day: string) =>
    member.client.Memory_addInteraction({ connectionId, text, occurredAt: `2026-${day}T09:00:00Z` })
  return { ...member, ctx, connectionId, values, add }
}

test('facts follow their entry: edited, removed and restored', async () => {
  const { client, connectionId: id, values, add } = await newPerson()
  const { ixId } = await add('She is vegan.', '03-01')
  assert.deepEqual(await values(), ['diet vegan'])
  await client.Memory_updateInteraction({ id, ixId, text: 'She is vegetarian. Her dog Tico came too.' })
  assert.deepEqual(await values(), ['diet vegetarian', 'pet dog Tico'])
  await client.Memory_removeInteraction({ id, ixId })
  assert.deepEqual(await values(), [])
  await client.Memory_restoreInteraction({ id, ixId })
  assert.deepEqual(await values(), ['diet vegetarian', 'pet dog Tico'])
  await client.Connections_remove({ connectionId: id })
  await client.Connections_restore({ connectionId: id })
  assert.deepEqual(await values(), ['diet vegetarian', 'pet dog Tico'])
})

test('a newer employer replaces the older one, and a person who left has none', async () => {
  const { ctx, connectionId, values, add } = await newPerson()
  await add('Ana works at Stripe.', '05-01')
  await add('Ana works at Farfetch.', '01-01')
  const [now] = await factsAbout(ctx, connectionId)
  assert.deepEqual([now?.value, now?.before?.value], ['Stripe', 'Farfetch'])
  await add('Ana has left Stripe.', '06-01')
  assert.deepEqual(await values(), ['employer ended Stripe'])
})

test('a debt that is settled later is no longer owed, and one of another sum is', async () => {
  const { client, connectionId, values, add } = await newPerson()
  await add('Ana owes me £20 for the tickets. I owe Ana 30 quid. Lent her my ladder.', '03-01')
  await add('Ana owes me £45 for dinner.', '03-05')
  await add('Coffee. She gave me back the 20.', '04-01')
  assert.deepEqual(
    (await values()).filter((value) => !value.includes('ended')),
    ['they_owe £45', 'i_owe 30 quid', 'lent ladder'],
  )
  await add('Ana returned my ladder. I paid her back. We’re square.', '05-01')
  assert.deepEqual(
    (await values()).filter((value) => !value.includes('ended')),
    [],
  )
  const { facts } = await client.Connections_brief({ connectionId })
  assert.deepEqual(facts, [])
  await add('Lent her 40 euros.', '06-01')
  assert.deepEqual(
    (await client.Connections_brief({ connectionId })).facts.map(({ value }) => value),
    ['40 euros'],
  )
})

test('facts move with a merge, and back when it is undone', async () => {
  const { client, connectionId, values } = await newPerson()
  const { connectionId: otherId } = await client.Connections_create({ displayName: 'Ana R.' })
  await client.Memory_addNote({ connectionId: otherId, text: 'Ana is allergic to nuts.' })
  const { mergeId = '' } = await client.Connections_merge({ connectionId, otherId })
  assert.deepEqual(await values(), ['allergy nuts'])
  await client.Connections_undoMerge({ id: mergeId })
  assert.deepEqual([await values(), await values(otherId)], [[], ['allergy nuts']])
})

test('facts are read again when the rules change, for this member only', async () => {
  const { ctx, values, add } = await newPerson()
  const other = await newPerson('Ben Okafor')
  await add('Ana lives in Porto. Vegetarian.', '03-01')
  await other.add('Ben lives in Leeds.', '03-01')
  const before = await values()
  await house.kith.db.deleteFrom('facts').execute()
  await rebuildFacts(ctx, '')
  assert.deepEqual([await values(), await other.values()], [before, []])
  assert.deepEqual(before, ['place Porto', 'diet vegetarian'])
})

test('facts of a kind are listed for all people, with current values only', async () => {
  const { ctx, client, add } = await newPerson()
  await add('Ana is vegetarian.', '01-01')
  await add('Ana has gone vegan.', '02-01')
  const { connectionId } = await client.Connections_create({ displayName: 'Ben Okafor' })
  await client.Memory_addNote({ connectionId, text: 'Ben doesn’t eat pork.' })
  const values = (await factsOfKinds(ctx, ['diet', 'pet'])).map(({ value }) => value)
  assert.deepEqual(values.sort(), ['no pork', 'vegan'])
})
