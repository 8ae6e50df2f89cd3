import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()

/** A person with a note that suggests a promise, which the member accepts. */
async function accepted(text?: string) {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const note = await client.Memory_addNote({ connectionId, text: 'I should send her the deck.' })
  const id = note.found[0]?.id ?? ''
  const { promiseId } = await client.Promises_accept({ id, text })
  const found = async ({ ixId }: { ixId: string }) =>
    (await client.Memory_updateInteraction({ id: connectionId, ixId, kind: 'note' })).found
  return { client, connectionId, note, id, promiseId, found }
}

test('an accepted suggestion is suggested again, and its promise can be restored', async () => {
  const { client, note, id, promiseId, found } = await accepted()
  const before = await client.Promises_get({ promiseId })
  const again = await client.Promises_suggestAgain({ id })
  assert.equal(again.status, 'suggested')
  await refused(client.Promises_get({ promiseId }), 'not_found')
  assert.equal((await client.Promises_suggested({})).suggestions.length, 1)
  assert.deepEqual(await client.Promises_suggestAgain({ id }), again)
  assert.deepEqual(await client.Promises_restore({ promiseId }), before)
  assert.deepEqual(await client.Promises_suggested({}), { suggestions: [] })
  assert.equal((await found(note))[0]?.promiseId, promiseId)
})

test('a promise that was accepted again stays when the former one is restored', async () => {
  const { client, note, id, promiseId, found } = await accepted()
  await client.Promises_suggestAgain({ id })
  const second = await client.Promises_accept({ id })
  await client.Promises_restore({ promiseId })
  assert.equal((await found(note))[0]?.promiseId, second.promiseId)
  assert.equal((await client.Promises_listOpen({})).promises.length, 2)
})

test('a promise that another note makes too stays when its suggestion is suggested again', async () => {
  const { client, note, id, promiseId, found } = await accepted()
  const second = await client.Memory_addNote({
    connectionId: note.connectionId,
    text: 'I promised to send her the deck.',
  })
  assert.equal(second.found[0]?.promiseId, promiseId)
  await client.Promises_suggestAgain({ id })
  assert.equal((await client.Promises_suggested({})).suggestions[0]?.id, id)
  assert.equal((await client.Promises_get({ promiseId })).foundIn?.ixId, second.ixId)
  assert.equal((await found(second))[0]?.promiseId, promiseId)
  assert.deepEqual(await client.Removals_list({}), [])
})

test('a promise that the member changed or completed stays too', async () => {
  for (const status of ['open', 'complete'] as const) {
    const { client, note, id, promiseId } = await accepted()
    await client.Memory_addNote({ connectionId: note.connectionId, text: 'I promised to send her the deck.' })
    const { foundIn: _, ...changed } = await client.Promises_update({ promiseId, text: 'Send the long deck', status })
    await client.Promises_suggestAgain({ id })
    assert.deepEqual(await client.Promises_get({ promiseId }), changed)
  }
})

test('a completed promise that is suggested again no longer counts as contact, until it is restored', async () => {
  const { client, connectionId, id, promiseId } = await accepted('Send the deck and the figures')
  const contact = async () => (await client.Connections_get({ connectionId })).lastContactAt
  const { completedAt } = await client.Promises_complete({ promiseId })
  assert.equal(await contact(), completedAt)
  await client.Promises_suggestAgain({ id })
  assert.equal(await contact(), undefined)
  const restored = await client.Promises_restore({ promiseId })
  assert.deepEqual([restored.text, restored.completedAt], ['Send the deck and the figures', completedAt])
  assert.equal(await contact(), completedAt)
})

test('accepting a promise you already made doesn’t create a duplicate, and undoing it keeps the first', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const note = await client.Memory_addNote({ connectionId, text: 'I should send her the deck.' })
  const { id = '', text = '' } = note.found[0] ?? {}
  const own = await client.Promises_create({ connectionId, text, dueOn: '2099-03-20' })
  assert.deepEqual(await client.Promises_accept({ id }), own)
  await client.Promises_suggestAgain({ id })
  assert.deepEqual(await client.Promises_get({ promiseId: own.promiseId }), own)
  assert.notEqual((await client.Promises_accept({ id, dueOn: '2099-03-21' })).promiseId, own.promiseId)
})

test('a suggestion becomes a promise when its note is edited to say so', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { ixId, found } = await client.Memory_addNote({ connectionId, text: 'I should send her the deck.' })
  const edit = async (text: string) => (await client.Memory_updateInteraction({ id: connectionId, ixId, text })).found
  assert.equal((await edit('I should send her the deck!'))[0]?.status, 'suggested')
  const [sure] = await edit('I will send her the deck by 20 March 2099.')
  assert.deepEqual([sure?.id, sure?.status], [found[0]?.id, 'promised'])
  assert.deepEqual(await client.Promises_suggested({}), { suggestions: [] })
  assert.equal((await client.Promises_get({ promiseId: sure?.promiseId ?? '' })).dueOn, '2099-03-20')
})

test('a dismissed suggestion stays dismissed when its note is edited', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { ixId, found } = await client.Memory_addNote({ connectionId, text: 'I should send her the deck.' })
  await client.Promises_dismiss({ id: found[0]?.id ?? '' })
  await client.Memory_updateInteraction({ id: connectionId, ixId, text: 'I will send her the deck.' })
  assert.deepEqual((await client.Promises_listOpen({})).promises, [])
})
