import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedIn } from '../../../test/clients/web-visitor.ts'
import { newMember, refused, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { digest } from '../../../test/sweeps/world.ts'

const house = await useHouse()
const hostile = '"><script>alert(1)</script>'

/** A member who removed a note at 9:00 and a promise at 9:05. */
async function memberWithRemovals() {
  const rui = await newMember(house, { timeZone: 'Europe/Lisbon' })
  const { client } = rui
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
  const { promiseId } = await client.Promises_create({ connectionId, text: `Send ${hostile}`, dueOn: '2030-05-02' })
  house.clock.set('2026-03-02T09:00:00Z')
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  house.clock.set('2026-03-02T09:05:00Z')
  await client.Promises_remove({ promiseId })
  return { rui, client, visitor: signedIn(house, rui), ids: { id: connectionId, ixId }, connectionId, promiseId }
}

const idsOf = async ({ client }: Someone) => (await client.Removals_list({})).map(({ id }) => id)

test('removals are listed, newest first, with how long they can be restored', async () => {
  const { visitor } = await memberWithRemovals()
  assert.match((await visitor.get('/settings')).text, /<a href="\/settings\/removed">/)
  const { text } = await visitor.get('/settings/removed')
  assert.match(text, /Promise with Ana Ribeiro, .*Timeline entry with Ana Ribeiro, /s)
  assert.match(text, /<strong dir="auto">Coffee at the harbour\.<\/strong>/)
  assert.match(text, /, removed today at 09:05<.*Can be restored until 1 April at 10:05</s)
  assert.match(text, /aria-label="Restore: Coffee at the harbour\."/)
  assert.doesNotMatch(text, /<script>/)
  house.clock.reset()
})

test('entries and promises are restored from the list, and pressing twice is fine', async () => {
  const { rui, client, visitor, ids, promiseId } = await memberWithRemovals()
  const removals = await idsOf(rui)
  for (const id of removals)
    assert.equal((await visitor.post(`/settings/removed/${id}/restoration`, {})).to, '/settings/removed?said=restored')
  assert.equal((await client.Promises_get({ promiseId })).text, `Send ${hostile}`)
  assert.equal((await client.Memory_getInteraction(ids)).text, 'Coffee at the harbour.')
  const again = await visitor.post(`/settings/removed/${removals[0]}/restoration`, {})
  assert.equal(again.to, '/settings/removed?said=notThere')
  const { text } = await visitor.get('/settings/removed?said=restored')
  assert.match(text, /<title>Restored\. .*role="status">Restored\. It is back where it was\..*Nothing here\./s)
  house.clock.reset()
})

test('people, cards and captures are restored from the list', async () => {
  const rui = await newMember(house)
  const { client } = rui
  const visitor = signedIn(house, rui)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { id } = await client.Cards_create({ slug: 'rui', name: 'Rui Costa' })
  await client.Connections_remove({ connectionId })
  await client.Cards_remove({ id })
  const { captureId } = await client.Captures_create({ text: 'Met at the harbour.' })
  await client.Captures_remove({ captureId })
  assert.match(
    (await visitor.get('/settings/removed')).text,
    /Met at the harbour.*>Capture, removed .*Rui Costa.*>Card, removed .*Ana Ribeiro.*>Person, removed /s,
  )
  for (const removal of await idsOf(rui)) await visitor.post(`/settings/removed/${removal}/restoration`, {})
  assert.equal((await client.Connections_get({ connectionId })).displayName, 'Ana Ribeiro')
  assert.equal((await client.Cards_get({ id })).id, id)
  assert.equal((await client.Captures_get({ captureId })).text, 'Met at the harbour.')
})

test('an entry whose person was removed too says what to restore first', async () => {
  const { rui, client, visitor, connectionId } = await memberWithRemovals()
  const [promise = ''] = await idsOf(rui)
  await client.Connections_remove({ connectionId })
  const { status, text } = await visitor.post(`/settings/removed/${promise}/restoration`, {})
  assert.equal(status, 409)
  assert.match(text, /<title>Error: .*role="alert">The person it belongs to was removed\. Restore the person first\./s)
  assert.match(text, /Ana Ribeiro.*Coffee at the harbour/s)
  house.clock.reset()
})

test('deleting for good asks on its own page first, and then cannot be undone', async () => {
  const { rui, client, visitor, promiseId } = await memberWithRemovals()
  const [id = ''] = await idsOf(rui)
  const before = await digest(house)
  const { text } = await visitor.get(`/settings/removed/${id}`)
  assert.equal(await digest(house), before)
  assert.match(text, /<h1>Delete for good\?<\/h1>.*You cannot undo this\..*Delete for good<\/button>/s)
  assert.doesNotMatch(text, /<script>/)
  assert.equal((await visitor.post(`/settings/removed/${id}/deletion`, {})).to, '/settings/removed?said=deleted')
  await refused(client.Promises_restore({ promiseId }), 'not_found')
  assert.equal((await visitor.post(`/settings/removed/${id}/deletion`, {})).to, '/settings/removed?said=notThere')
  assert.equal((await visitor.get(`/settings/removed/${id}`)).status, 404)
  assert.equal((await idsOf(rui)).length, 1)
  house.clock.reset()
})

test('after 30 days a removal is no longer listed and cannot be restored', async () => {
  const { rui, client, visitor } = await memberWithRemovals()
  const [id = ''] = await idsOf(rui)
  house.clock.set('2026-04-01T09:06:00Z')
  assert.match((await visitor.get('/settings/removed')).text, /Nothing here\./)
  assert.equal((await visitor.post(`/settings/removed/${id}/restoration`, {})).to, '/settings/removed?said=notThere')
  await refused(client.Removals_get({ id }), 'not_found')
  house.clock.reset()
})

test('other members can’t see, restore or delete what a member removed', async () => {
  const { rui } = await memberWithRemovals()
  const other = signedIn(house, await newMember(house))
  const [id = ''] = await idsOf(rui)
  const before = await digest(house)
  assert.match((await other.get('/settings/removed')).text, /Nothing here\./)
  for (const each of [id, 'x']) {
    assert.equal((await other.get(`/settings/removed/${each}`)).status, 404)
    for (const action of ['restoration', 'deletion'])
      assert.equal((await other.post(`/settings/removed/${each}/${action}`, {})).to, '/settings/removed?said=notThere')
  }
  assert.equal(await digest(house), before)
  house.clock.reset()
})

test('a long list goes on at the next page', async () => {
  const rui = await newMember(house)
  const { client } = rui
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  for (let count = 0; count < 51; count++) {
    const { ixId } = await client.Memory_addNote({ connectionId, text: `Note ${count}.` })
    await client.Memory_removeInteraction({ id: connectionId, ixId })
  }
  const visitor = signedIn(house, rui)
  const first = (await visitor.get('/settings/removed')).text
  assert.match(first, />Note 50\.<.*>Note 1\.</s)
  assert.doesNotMatch(first, />Note 0\.</)
  const next = /href="(\/settings\/removed\?before=[^"]+)">Removed earlier</.exec(first)?.[1] ?? ''
  const second = (await visitor.get(next)).text
  assert.match(second, />Note 0\.</)
  assert.doesNotMatch(second, />Note 1\.<|Removed earlier/)
})
