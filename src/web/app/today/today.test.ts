import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { instantText } from '#platform/context/context.ts'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

async function someone() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  return { ...member, connectionId, pages: pagesOf(house, member) }
}

/** So that the first steps are over. */
async function joinedLongAgo({ memberId }: { memberId: string }) {
  const { kith } = house
  const createdAt = instantText(kith.now().subtract({ hours: 24 * 40 }))
  await kith.db.updateTable('members').set({ createdAt }).where('id', '=', memberId).execute()
}

const soon = () => house.clock.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days: 1 }).toString()

test('a promise is marked done in place, with Undo where it was', async () => {
  const { client, connectionId, pages } = await someone()
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: soon() })
  assert.match((await pages.get('/today')).text, /Send the deck/)
  const part = `promise-${promiseId}`
  const done = await pages.post(`/promises/${promiseId}/completion`, {}, part)
  assert.match(done.text, /^<li id="promise-[^>]*class="undo-line"/)
  assert.match(done.text, /Done: Send the deck/)
  assert.equal((await client.Promises_get({ promiseId })).status, 'complete')
  const undone = await pages.post(`/promises/${promiseId}/reopening`, {}, part)
  assert.match(undone.text, /^<li id="promise-[^>]*class="row"/)
  assert.equal((await client.Promises_get({ promiseId })).status, 'open')
})

test('everything that is due today is shown, also beside an older promise to the same person', async () => {
  const { client, connectionId, pages } = await someone()
  const today = house.clock.now().toZonedDateTimeISO('UTC').toPlainDate()
  await client.Promises_create({ connectionId, text: 'Send the plan', dueOn: `${today.subtract({ days: 3 })}` })
  await client.Promises_create({ connectionId, text: 'Send the texts', dueOn: `${today}`, dueTime: '23:58' })
  assert.match((await pages.get('/today')).text, /Send the plan.*Send the texts/s)
})

test('without script, the browser goes back to the page, which offers Undo', async () => {
  const { client, connectionId, pages } = await someone()
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: soon() })
  const { status, location } = await pages.post(`/promises/${promiseId}/completion`, { on: '/promises' })
  assert.equal(status, 303)
  assert.equal(location, `/promises?did=completed&id=${promiseId}`)
  const { text: shown } = await pages.get(String(location))
  assert.match(shown, /Marked as done\./)
  assert.match(shown, new RegExp(`action="/promises/${promiseId}/reopening"`))
})

test('a notice says nothing that an address could put in its mouth', async () => {
  const { pages } = await someone()
  for (const query of ['did=toString&id=1', 'did=completed&id=../settings', 'did=<script>&id=1'])
    assert.doesNotMatch((await pages.get(`/today?${query}`)).text, /class="undo-line notice"/)
})

test('a suggestion can be kept, dismissed, and asked again', async () => {
  const { client, connectionId, pages } = await someone()
  await client.Memory_addNote({ connectionId, text: 'I should call her on Monday.' })
  const { suggestions } = await client.Promises_suggested({})
  const id = suggestions[0]?.id ?? ''
  assert.match((await pages.get('/today')).text, /Did you promise this\?/)
  for (const deed of ['acceptance', 'dismissal']) {
    assert.match((await pages.post(`/suggestions/${id}/${deed}`, {}, `suggestion-${id}`)).text, /undo-line/)
    assert.equal((await client.Promises_suggested({})).suggestions.length, 0)
    assert.match((await pages.post(`/suggestions/${id}/restoration`, {}, `suggestion-${id}`)).text, /class="row"/)
    assert.equal((await client.Promises_suggested({})).suggestions.length, 1)
    assert.equal((await client.Promises_listOpen({})).promises.length, 0)
  }
})

test('a new member adds the first person with a note, and the promise in it is found', async () => {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  assert.match((await pages.get('/today')).text, /Who did you meet lately\?/)
  const fields = {
    text: 'Met Ana Ferreira at the trade fair. I’ll send her the price list on Friday.',
    key: randomUUID(),
  }
  for (const _ of ['once', 'pressed twice']) {
    const { location } = await pages.post('/today/met', fields)
    assert.equal(location, `/today?added=${fields.key}`)
  }
  const { connections } = await member.client.Connections_search({})
  assert.deepEqual(
    connections.map(({ displayName }) => displayName),
    ['Ana Ferreira'],
  )
  const { promises } = await member.client.Promises_listOpen({})
  assert.deepEqual(
    promises.map(({ text }) => text),
    ['Send her the price list'],
  )
  const { text } = await pages.get('/today')
  assert.match(text, /Send her the price list.*Getting started.*Import your people/s)
  assert.doesNotMatch(text, /Who did you meet/)
})

test('a text without a name is kept while Kith asks who it is about', async () => {
  const member = await newMember(house)
  const { client } = member
  const pages = pagesOf(house, member)
  const asked = await pages.post('/today/met', { text: 'we talked about boats for an hour, and about the sea' })
  assert.match(asked.text, /we talked about boats for an hour.*Who is this about\?/s)
  assert.equal((await client.Connections_search({})).connections.length, 0)
  await pages.post('/today/met', { text: 'we talked about boats for an hour, and about the sea', who: 'xyz 123' })
  const [person] = (await client.Connections_search({})).connections
  assert.equal(person?.displayName, 'xyz 123')
  const { timeline } = await client.Connections_get({ connectionId: person?.connectionId ?? '' })
  assert.equal(timeline.length, 1)
})

test('a name alone is a person, however it is written', async () => {
  for (const name of ['ana ferreira', '大野 結衣', 'Bo']) {
    const member = await newMember(house)
    await pagesOf(house, member).post('/today/met', { text: name })
    assert.equal((await member.client.Connections_search({})).connections[0]?.displayName, name)
  }
})

test('the example in every language is a person, a note and a promise', async () => {
  for (const locale of ['en', 'de', 'fr', 'es', 'pt-PT', 'pt-BR']) {
    const member = await newMember(house)
    const text = wordsFor(locale).start.example.replace(/^[^:]*: ?/, '')
    await pagesOf(house, member).post('/today/met', { text })
    const [person] = (await member.client.Connections_search({})).connections
    assert.equal(person?.displayName, 'Ana Ferreira', locale)
    assert.equal((await member.client.Promises_listOpen({})).promises.length, 1, text)
  }
})

test('first steps tick themselves, and stay away once they are closed', async () => {
  const { client, pages } = await someone()
  assert.match((await pages.get('/today')).text, /Getting started.*Make your card/s)
  await client.Cards_create({ slug: 'ana', name: 'Ana' })
  assert.match((await pages.get('/today')).text, /data-done[^>]*>.*?Done: .*?Make your card/s)
  assert.equal((await pages.post('/today/first-steps/dismissal')).location, '/today')
  assert.doesNotMatch((await pages.get('/today')).text, /Getting started/)
  assert.equal((await client.Members_me()).firstSteps, false)
})

test('when nothing is left to do, Today says so', async () => {
  const member = await newMember(house)
  await joinedLongAgo(member)
  assert.match((await pagesOf(house, member).get('/today')).text, /You’re all caught up\./)
})

test('when all is done, Today shows what happened a year ago, as a link to the entry', async () => {
  const { client, connectionId, pages, ...member } = await someone()
  await joinedLongAgo(member)
  const occurredAt = instantText(house.clock.now().subtract({ hours: 24 * 365 }))
  const { ixId } = await client.Memory_addInteraction({ connectionId, kind: 'call', text: 'First sail.', occurredAt })
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: soon() })
  await client.Moves_rest({ connectionId })
  assert.doesNotMatch((await pages.get('/today')).text, /First sail/)
  await client.Promises_complete({ promiseId })
  const { text } = await pages.get('/today')
  assert.match(
    text,
    new RegExp(`all caught up.*A year ago.*href="/people/${connectionId}#entry-${ixId}".*First sail`, 's'),
  )
  assert.doesNotMatch((await (await someone()).pages.get('/today')).text, /First sail/)
})

test('another member sees nothing of it', async () => {
  const { client, connectionId } = await someone()
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: soon() })
  const other = await someone()
  assert.doesNotMatch((await other.pages.get('/today')).text, /Send the deck/)
  assert.equal((await other.pages.post(`/promises/${promiseId}/completion`)).status, 404)
  assert.equal((await client.Promises_get({ promiseId })).status, 'open')
})

test('after the first promise with a day, one line offers reminders, once', async () => {
  const rui = await newMember(house)
  const pages = pagesOf(house, rui)
  const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana' })
  await joinedLongAgo(rui)
  assert.doesNotMatch((await pages.get('/today')).text, /id="offer"/)
  await rui.client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2099-01-01' })
  // Without a mail server, only a browser with notifications shows it.
  assert.match(
    (await pages.get('/today')).text,
    /<div id="offer"[^>]* data-needs-push hidden>\s*<a href="\/settings\/reminders">/,
  )
  assert.equal((await pages.post('/today/offer/dismissal')).location, '/today')
  assert.doesNotMatch((await pages.get('/today')).text, /id="offer"/)
  assert.equal((await rui.client.Reminders_get()).digest, false)
})
