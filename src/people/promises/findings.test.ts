import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventsOf, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { callTool } from '../../../test/sweeps/world.ts'

const house = await useHouse()

/** A Tuesday afternoon in Lisbon; the Friday after it is the 20th. */
const saidAt = '2026-03-17T15:00:00Z'
const note = 'Coffee with Ana. I promised to send her the deck by Friday; she will intro me to Luis.'

async function someone(timeZone = 'Europe/Lisbon') {
  const member = await newMember(house, { timeZone })
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const add = (text: string, occurredAt = saidAt) =>
    member.client.Memory_addInteraction({ connectionId, text, occurredAt })
  const open = async () => (await member.client.Promises_listOpen({})).promises
  const suggested = async () => (await member.client.Promises_suggested({})).suggestions
  return { ...member, connectionId, add, open, suggested }
}

test('a promise in a note is open right away, with its date and sentence; the other person’s is not', async () => {
  const { add, open, suggested } = await someone()
  const { found, ixId } = await add(note)
  const [promise, ...others] = await open()
  assert.deepEqual([others, await suggested()], [[], []])
  assert.deepEqual([promise?.text, promise?.dueOn, promise?.foundIn?.ixId], ['Send her the deck', '2026-03-20', ixId])
  assert.match(promise?.foundIn?.sentence ?? '', /^I promised to send her the deck by Friday/)
  assert.deepEqual(
    found.map(({ status, promiseId }) => [status, promiseId]),
    [['promised', promise?.promiseId]],
  )
})

test('what is done to the person of the note is promised, also after a sentence on somebody', async () => {
  const { add, open } = await someone()
  await add('She is worried about churn. Promised Ana a list of vendors by Friday.')
  assert.deepEqual(
    (await open()).map(({ text, dueOn }) => [text, dueOn]),
    [['Send Ana a list of vendors', '2026-03-20']],
  )
})

test('a date that a store cannot hold is ignored', async () => {
  const { add } = await someone('America/Los_Angeles')
  const { found } = await add("I'll send her the deck today.", '0001-01-01T00:00:00Z')
  assert.deepEqual(
    found.map(({ text, dueOn }) => [text, dueOn]),
    [['Send her the deck today', undefined]],
  )
})

test('“Friday” means Friday in the member’s time zone', async () => {
  // Late on Thursday in Lisbon it is already Friday in Auckland.
  const at = '2026-03-19T22:00:00Z'
  const lisbon = await someone('Europe/Lisbon')
  const auckland = await someone('Pacific/Auckland')
  assert.equal((await lisbon.add("I'll send her the deck tomorrow.", at)).found[0]?.dueOn, '2026-03-20')
  assert.equal((await auckland.add("I'll send her the deck tomorrow.", at)).found[0]?.dueOn, '2026-03-21')
})

test('a promise without a date says so, and is never overdue', async () => {
  const { add, open, client } = await someone()
  await add('I promised to send her the deck.')
  const [promise] = await open()
  assert.deepEqual([promise?.dueAssumed, promise?.overdue], [true, false])
  const changed = await client.Promises_update({ promiseId: promise?.promiseId ?? '', dueOn: '2026-03-25' })
  assert.equal(changed.dueAssumed, undefined)
})

test('a promise without a date is not urgent when it is noted, however old the note', async () => {
  const { add, open, client } = await someone()
  await add('I promised to send her the deck.', '2025-01-10T12:00:00Z')
  const [promise] = await open()
  assert.equal(promise?.overdue, false)
  assert.ok((promise?.dueOn ?? '') > '2026-03-17')
  const { moves } = await client.Moves_next({})
  assert.deepEqual(
    moves.filter(({ kind }) => kind === 'promise'),
    [],
  )
})

test('suggestions can be listed for one person', async () => {
  const { add, client, connectionId } = await someone()
  await add('I should send her the deck on Monday.')
  const { connectionId: other } = await client.Connections_create({ displayName: 'Luis Prado' })
  assert.equal((await client.Promises_suggested({ connectionId })).suggestions.length, 1)
  assert.deepEqual((await client.Promises_suggested({ connectionId: other })).suggestions, [])
})

test('an unsure finding is suggested, and accepting it makes one promise', async () => {
  const { add, open, suggested, client } = await someone()
  const { found } = await add('Lovely lunch. I should send her the book by Monday.')
  assert.deepEqual([found[0]?.status, await open()], ['suggested', []])
  const [suggestion] = await suggested()
  assert.ok(suggestion)
  assert.deepEqual([suggestion.connectionName, suggestion.dueOn], ['Ana Ribeiro', '2026-03-23'])
  const promise = await client.Promises_accept({ id: suggestion.id })
  assert.deepEqual([promise.text, promise.dueOn, promise.status], ['Send her the book', '2026-03-23', 'open'])
  assert.deepEqual(await suggested(), [])
  await refused(client.Promises_accept({ id: suggestion.id }), 'not_found')
  assert.equal((await open()).length, 1)
})

test('ten simultaneous acceptances make one promise', async () => {
  const { add, open, suggested, client } = await someone()
  await add('I should send her the book by Monday.')
  const [suggestion] = await suggested()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => client.Promises_accept({ id: suggestion?.id ?? '' })),
  )
  assert.deepEqual([outcomes.filter(({ status }) => status === 'fulfilled').length, (await open()).length], [1, 1])
})

test('a dismissed or removed finding does not come back when its note is edited', async () => {
  const { add, open, suggested, client, connectionId } = await someone()
  const { ixId } = await add('I promised to send her the deck by Friday. I should call her on Monday.')
  const [promise] = await open()
  const [suggestion] = await suggested()
  await client.Promises_remove({ promiseId: promise?.promiseId ?? '' })
  await client.Promises_dismiss({ id: suggestion?.id ?? '' })
  const text = 'I promised to send her the deck by Friday. I should call her on Monday. She liked it.'
  const { found } = await client.Memory_updateInteraction({ id: connectionId, ixId, text })
  assert.deepEqual([found, await open(), await suggested()], [[], [], []])
})

test('editing a note updates, adds and removes its promises', async () => {
  const { add, open, client, connectionId } = await someone()
  const { ixId } = await add('I promised to send her the deck by Friday. I will call her tomorrow.')
  assert.deepEqual(
    (await open()).map(({ text, dueOn }) => [text, dueOn]),
    [
      ['Call her', '2026-03-18'],
      ['Send her the deck', '2026-03-20'],
    ],
  )
  const text = 'I promised to send her the deck by Thursday. I will book a table for us on Saturday.'
  await client.Memory_updateInteraction({ id: connectionId, ixId, text })
  assert.deepEqual(
    (await open()).map(({ dueOn }) => dueOn),
    ['2026-03-19', '2026-03-21'],
  )
})

test('a promise that the member changed or completed stays when its note is edited or removed', async () => {
  const { add, open, client, connectionId } = await someone()
  const { ixId } = await add('I promised to send her the deck by Friday. I will call her tomorrow.')
  const [call, deck] = await open()
  await client.Promises_complete({ promiseId: call?.promiseId ?? '' })
  await client.Promises_update({ promiseId: deck?.promiseId ?? '', dueOn: '2026-04-01' })
  await client.Memory_updateInteraction({ id: connectionId, ixId, text: 'Nothing in particular.' })
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  assert.deepEqual(
    (await open()).map(({ dueOn, foundIn }) => [dueOn, foundIn]),
    [['2026-04-01', undefined]],
  )
  assert.equal((await client.Promises_get({ promiseId: call?.promiseId ?? '' })).status, 'complete')
})

test('removing a note removes its unchanged promises', async () => {
  const { add, open, client, connectionId } = await someone()
  const { ixId } = await add(note)
  assert.equal((await open()).length, 1)
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  assert.deepEqual(await open(), [])
})

test('the same promise in a second note is still one promise', async () => {
  const { add, open } = await someone()
  await add('I promised to send her the deck by Friday.')
  await add('Remember: I promised to send her the deck by Friday!')
  assert.equal((await open()).length, 1)
})

test('a day named in a later note counts, even if it equals the assumed day', async () => {
  const { add, open } = await someone()
  await add('I promised to send her the deck.')
  const [{ dueOn = '' } = {}] = await open()
  const { month, day } = Temporal.PlainDate.from(dueOn)
  await add(`I promised to send her the deck by ${day}.${month}.`)
  const named = (await open()).find(({ dueAssumed }) => !dueAssumed)
  assert.equal(named?.dueOn, dueOn)
})

test('add_note returns what it found, also for a repeated note', async () => {
  const { connectionId, token } = await someone()
  const text = 'I will send her the photos tomorrow.'
  const first = await callTool(house, token, 'add_note', { connectionId, text })
  const again = await callTool(house, token, 'add_note', { connectionId, text })
  assert.match(first.content[0].text, /"Send her the photos"/)
  assert.deepEqual(again.structuredContent?.found, first.structuredContent?.found)
})

test('another member’s suggestion is not found', async () => {
  const { add, suggested } = await someone()
  await add('I should send her the book by Monday.')
  const [suggestion] = await suggested()
  const other = await someone()
  await refused(other.client.Promises_accept({ id: suggestion?.id ?? '' }), 'not_found')
  await refused(other.client.Promises_dismiss({ id: suggestion?.id ?? '' }), 'not_found')
  assert.deepEqual(await other.suggested(), [])
})

test('a promise made in two notes stays while one of them does', async () => {
  const { client, connectionId, add, open } = await someone()
  const [first, second] = [
    await add('I promised to send her the deck by Friday.'),
    await add('I promised to send her the deck by Friday!'),
  ]
  assert.equal((await open()).length, 1)
  await client.Memory_removeInteraction({ id: connectionId, ixId: first.ixId })
  assert.deepEqual(
    (await open()).map(({ promiseId, foundIn }) => [promiseId, foundIn?.ixId]),
    [[second.found[0]?.promiseId, second.ixId]],
  )
  await client.Memory_updateInteraction({ id: connectionId, ixId: second.ixId, text: 'Coffee.' })
  assert.deepEqual(await open(), [])
})

test('editing a note emits promise.updated only if the promise changes', async () => {
  const { client, memberId, connectionId, add } = await someone()
  const { ixId, found } = await add('I promised to send her the deck by Friday.')
  const updates = async () => {
    const events = await eventsOf(house, memberId)
    return events.filter(({ kind }) => kind === 'promise.updated').map(({ subjectId }) => subjectId)
  }
  await client.Memory_updateInteraction({
    id: connectionId,
    ixId,
    text: 'Coffee. I promised to send her the deck by Friday.',
  })
  assert.deepEqual(await updates(), [])
  await client.Memory_updateInteraction({
    id: connectionId,
    ixId,
    text: 'I promised to send her the deck by Saturday.',
  })
  assert.deepEqual(await updates(), [found[0]?.promiseId])
})
