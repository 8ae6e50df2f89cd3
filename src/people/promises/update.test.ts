import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventsOf, newMember, refused, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()

async function someone() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { promiseId } = await member.client.Promises_create({
    connectionId,
    text: 'Send the deck',
    dueOn: '2026-05-01',
  })
  return { ...member, connectionId, promiseId }
}

async function someoneWithSuggestion() {
  const member = await someone()
  await member.client.Memory_addNote({ connectionId: member.connectionId, text: 'I should send her the book.' })
  const { suggestions } = await member.client.Promises_suggested({})
  return { ...member, suggestionId: suggestions[0]?.id ?? '' }
}

test('a promise can be made without a day, and is then never overdue', async () => {
  const { client, connectionId } = await someone()
  const promise = await client.Promises_create({ connectionId, text: 'Call' })
  assert.deepEqual([promise.dueAssumed, promise.overdue], [true, false])
  await refused(client.Promises_create({ connectionId, text: 'Call', dueTime: '10:00' }), 'invalid')
})

test('null takes the day of a promise away, and its time', async () => {
  const { client, promiseId } = await someone()
  await client.Promises_update({ promiseId, dueTime: '10:00' })
  const undated = await client.Promises_update({ promiseId, dueOn: null })
  assert.deepEqual([undated.dueAssumed, undated.dueTime, undated.overdue], [true, undefined, false])
  const { dueAssumed, dueOn } = await client.Promises_update({ promiseId, dueOn: '2030-01-01' })
  assert.deepEqual([dueAssumed, dueOn], [undefined, '2030-01-01'])
  await refused(client.Promises_update({ promiseId, dueOn: null, dueTime: '10:00' }), 'invalid')
})

test('a promise without a day gets a time only together with a day', async () => {
  const { client, connectionId, suggestionId } = await someoneWithSuggestion()
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Call' })
  await refused(client.Promises_update({ promiseId, dueTime: '10:00' }), 'invalid')
  await refused(client.Promises_accept({ id: suggestionId, dueTime: '10:00' }), 'invalid')
  await refused(client.Promises_update({ promiseId: suggestionId, status: 'open', dueTime: '10:00' }), 'invalid')
  const dated = await client.Promises_update({ promiseId, dueTime: '10:00', dueOn: '2030-01-01' })
  assert.deepEqual([dated.dueAssumed, dated.dueTime], [undefined, '10:00'])
  assert.equal((await client.Promises_update({ promiseId, dueTime: '11:00' })).dueTime, '11:00')
})

test('one request changes a promise and completes, reopens or removes it', async () => {
  const { client, promiseId, memberId } = await someone()
  const kept = await client.Promises_update({ promiseId, status: 'complete', text: 'Send both decks' })
  assert.deepEqual([kept.status, kept.text], ['complete', 'Send both decks'])
  assert.equal((await client.Promises_update({ promiseId, status: 'open' })).status, 'open')
  await refused(client.Promises_update({ promiseId, status: 'removed', text: 'Other' }), 'invalid')
  assert.equal((await client.Promises_update({ promiseId, status: 'removed' })).status, 'removed')
  await refused(client.Promises_update({ promiseId, status: 'removed' }), 'not_found')
  assert.equal((await client.Promises_restore({ promiseId })).text, 'Send both decks')
  const events = (await eventsOf(house, memberId)).map(({ kind }) => kind).filter((kind) => kind.startsWith('promise.'))
  const story = 'made updated completed reopened removed restored'.split(' ')
  assert.deepEqual(
    events,
    story.map((kind) => `promise.${kind}`),
  )
})

test('with the id of a suggestion, open accepts it with its changes', async () => {
  const { client, suggestionId } = await someoneWithSuggestion()
  const accepted = await client.Promises_update({ promiseId: suggestionId, status: 'open', dueOn: '2030-01-01' })
  assert.deepEqual([accepted.status, accepted.dueOn], ['open', '2030-01-01'])
  assert.notEqual(accepted.promiseId, suggestionId)
  assert.deepEqual((await client.Promises_suggested({})).suggestions, [])
  assert.equal((await client.Promises_listOpen({})).promises.length, 2)
  await refused(client.Promises_update({ promiseId: suggestionId, status: 'open' }), 'not_found')
})

test('with the id of a suggestion, removed dismisses it', async () => {
  const { client, suggestionId } = await someoneWithSuggestion()
  await refused(client.Promises_update({ promiseId: suggestionId, text: 'Send it' }), 'invalid')
  const dismissed = await client.Promises_update({ promiseId: suggestionId, status: 'removed' })
  assert.deepEqual([dismissed.promiseId, dismissed.status], [suggestionId, 'removed'])
  assert.deepEqual((await client.Promises_suggested({})).suggestions, [])
  assert.equal((await client.Promises_listOpen({})).promises.length, 1)
})

test('of many simultaneous decisions on a suggestion, one counts', async () => {
  const { client, suggestionId: promiseId } = await someoneWithSuggestion()
  const statuses = ['open', 'removed', 'open', 'removed'] as const
  const results = await Promise.allSettled(statuses.map((status) => client.Promises_update({ promiseId, status })))
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
})
