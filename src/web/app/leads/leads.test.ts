import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { leave, newHost } from '../../../../test/harness/card-visitors.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

async function someoneWithLead() {
  const host = await newHost(house)
  const { id } = await leave(house, host, { displayName: 'Ana Ribeiro', note: 'We met <b>here</b>.' })
  return { ...host, id, pages: pagesOf(house, host) }
}

test('a lead is on Today and in the list, with the visitor’s text marked as theirs', async () => {
  const { pages } = await someoneWithLead()
  for (const path of ['/today', '/leads'])
    assert.match((await pages.get(path)).text, /class="theirs">.*They wrote.*We met &lt;b&gt;here&lt;\/b&gt;\./s)
})

test('a lead is discarded in place and comes back', async () => {
  const { client, id, pages } = await someoneWithLead()
  assert.match(
    (await pages.post(`/today/leads/${id}/discarding`, {}, `lead-${id}`)).text,
    /Discarded Ana Ribeiro\..*Undo/s,
  )
  assert.equal((await client.Leads_list({})).length, 0)
  const on = '/leads'
  assert.match((await pages.post(`/today/leads/${id}/restoration`, { on }, `lead-${id}`)).text, /class="move"/)
  assert.equal((await pages.post(`/today/leads/${id}/discarding`, { on })).location, `/leads?did=discarded&id=${id}`)
})

test('a lead becomes a person', async () => {
  const { client, id, pages } = await someoneWithLead()
  const added = await pages.post(`/today/leads/${id}/connection`, {}, `lead-${id}`)
  const [ana] = (await client.Connections_search({})).connections
  assert.match(added.text, new RegExp(`href="/people/${ana?.connectionId}"`))
})

test('adding is undone in place: the person is gone and the lead is back', async () => {
  const { client, id, pages } = await someoneWithLead()
  const part = `lead-${id}`
  const at = 'The ceramics fair'
  const added = await pages.post(`/today/leads/${id}/connection`, { on: '/leads?at=Fair', at }, part)
  assert.match(added.text, /Added Ana Ribeiro\..*Draft a follow-up.*Undo/s)
  const [ana] = (await client.Connections_search({})).connections
  assert.equal((await client.Connections_get({ connectionId: ana?.connectionId ?? '' })).howMet, at)
  const back = await pages.post(`/today/leads/${id}/disconnection`, { on: '/leads?at=Fair' }, part)
  assert.match(back.text, /class="move".*name="at" value="Fair"/s)
  assert.equal((await client.Connections_search({})).connections.length, 0)
})

test('somebody known is shown side by side, and can be chosen', async () => {
  const { client, pages, ...host } = await someoneWithLead()
  const known = { displayName: 'Bo Ek', title: 'Potter', emails: ['bo@example.com'] }
  const { connectionId } = await client.Connections_create(known)
  const { id } = await leave(
    house,
    { client, ...host },
    { displayName: 'Bo', title: 'Artist', email: 'bo@example.com' },
  )
  const { text } = await pages.get('/leads')
  assert.match(text, /Bo Ek has the same e-mail\./)
  assert.match(text, /Artist<\/bdi> <span class="outcome">Yours stays<\/span><\/td>\s*<td><bdi>Potter<\/bdi>/)
  assert.match(text, />It’s Bo Ek</)
  const added = await pages.post(`/today/leads/${id}/connection`, { connectionId }, `lead-${id}`)
  assert.match(added.text, /Added to Bo Ek\./)
  assert.equal((await client.Connections_get({ connectionId })).timeline.length, 1)
})

test('a refusal in another language isn’t logged as a service error', async () => {
  const host = await newHost(house)
  await host.client.Members_update({ locale: 'de-DE' })
  await host.client.Connections_create({ displayName: 'Ana', emails: ['ana@example.com'] })
  const { id } = await leave(house, host, { displayName: 'Ana Ribeiro', email: 'ana@example.com' })
  const { status, text } = await pagesOf(house, host).post(`/today/leads/${id}/connection`, {}, `lead-${id}`)
  assert.equal(status, 409)
  assert.match(text, /Jemand, den du kennst, hat dieselbe E-Mail-Adresse/)
  assert.doesNotMatch(house.logged.join(''), /"level":"error"/)
})

test('a lead in review says why, and done leads can come back', async () => {
  const { pages, ...host } = await someoneWithLead()
  const { id } = await leave(house, host, { displayName: 'Bot', homepage: 'x', note: 'www.a www.b www.c' })
  const { text } = await pages.get('/leads?state=review')
  assert.match(text, /A field that people cannot see was filled in\..*The note has 3 links\./s)
  await pages.post(`/today/leads/${id}/discarding`, { on: '/leads?state=review' })
  assert.match((await pages.get('/leads?state=done')).text, /Discarded today.*Restore/s)
  await pages.post(`/today/leads/${host.id}/connection`, {})
  assert.match((await pages.get('/leads?state=done')).text, /Added today.*Open Ana Ribeiro.*Undo/s)
})

test('a lead whose person was removed can be restored among the done ones', async () => {
  const { client, id, pages } = await someoneWithLead()
  const { connectionId } = await client.Leads_connect({ id })
  await client.Connections_remove({ connectionId })
  assert.match((await pages.get('/leads?state=done')).text, /person was removed since.*Restore/s)
  await pages.post(`/today/leads/${id}/disconnection`, { on: '/leads?state=done' })
  assert.equal((await client.Leads_get({ id })).state, 'waiting')
})

test('a follow-up is drafted where the lead was', async () => {
  const { client, id, pages } = await someoneWithLead()
  await pages.post(`/today/leads/${id}/connection`, {}, `lead-${id}`)
  const drafted = await pages.post(`/today/leads/${id}/followup`, {}, `lead-${id}`)
  assert.match(drafted.text, /Drafted a follow-up to Ana Ribeiro\./)
  assert.equal((await client.Followups_list({})).followups.length, 1)
})

test('the list is downloaded as CSV, and a form cannot lead to another site', async () => {
  const { id, pages } = await someoneWithLead()
  const file = await pages.get('/leads.csv')
  assert.deepEqual([file.status, file.headers.get('cache-control')], [200, 'private, no-store'])
  assert.match(file.text, /Ana Ribeiro,/)
  const { location } = await pages.post(`/today/leads/${id}/discarding`, { on: '//evil.example/leads' })
  assert.match(location ?? '', /^\/today\?/)
})

test('event mode shows the code and who came today, but not what may be spam', async () => {
  const { pages, cardId, ...host } = await someoneWithLead()
  await leave(house, { cardId, ...host }, { displayName: 'Bot', homepage: 'x' })
  assert.equal((await pages.get('/event')).location, `/cards/${cardId}/event`)
  const { text } = await pages.get(`/cards/${cardId}/event`)
  assert.match(text, /<svg role="img" aria-label="QR code of the card of Rui Costa"/)
  assert.match(text, /1 person today.*Ana Ribeiro/s)
  assert.doesNotMatch(text, /Bot/)
  assert.match((await pages.get(`/cards/${cardId}/event`, 'arrivals')).text, /^<section id="arrivals"/)
})

test('event mode opens the default card unless visitors cannot, and a hidden card has its code too', async () => {
  const { client, pages, cardId } = await someoneWithLead()
  const { id } = await client.Cards_create({ slug: 'talks' })
  await client.Cards_setDefault({ id })
  assert.equal((await pages.get('/event')).location, `/cards/${id}/event`)
  await client.Cards_update({ id, published: false })
  assert.equal((await pages.get('/event')).location, `/cards/${cardId}/event`)
  assert.match((await pages.get(`/cards/${id}/event`)).text, /<svg role="img" aria-label="QR code/)
})

test('without leads, the list links to a card’s code or to creating a card, and offers no file', async () => {
  const { client, token } = await newMember(house)
  const pages = pagesOf(house, { token })
  const empty = (await pages.get('/leads')).text
  assert.match(empty, /href="\/cards">.*Make a card/s)
  assert.doesNotMatch(empty, /leads\.csv/)
  const { id } = await client.Cards_create({ slug: 'rui' })
  assert.match((await pages.get('/leads')).text, new RegExp(`href="/cards/${id}/qr"`))
  const { id: leadId, ...host } = await someoneWithLead()
  await host.client.Leads_discard({ id: leadId })
  assert.match((await host.pages.get('/leads')).text, /Nobody is waiting.*leads\.csv/s)
})
