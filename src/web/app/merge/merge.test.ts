import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedIn } from '../../../../test/clients/web-visitor.ts'
import { newMember, refused, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

/** Two records of one person, and somebody else. */
async function withTwins() {
  const rui = await newMember(house)
  type Person = Parameters<typeof rui.client.Connections_create>[0]
  const add = async (person: Person) => (await rui.client.Connections_create(person)).connectionId
  const ana = await add({ displayName: 'Ana Ribeiro', company: 'Acme', emails: ['ana@example.com'] })
  const twin = await add({
    displayName: 'A. Ribeiro',
    company: 'Raiz',
    emails: ['ANA@example.com'],
    phones: ['123456'],
  })
  const tom = await add({ displayName: 'Tom Silva' })
  await rui.client.Memory_addNote({ connectionId: twin, text: 'I promised to send the deck by Friday.' })
  return { rui, ana, twin, tom, browser: signedIn(house, rui), path: `/people/${ana}/merge` }
}

test('people who look alike are suggested first, others are found by searching', async () => {
  const { browser, path, twin, tom, ana } = await withTwins()
  const { text } = await browser.get(path)
  assert.match(text, new RegExp(`A\\. Ribeiro.*Both have the e-mail.*other=${twin}`, 's'))
  assert.ok(!text.includes(tom))
  const found = await browser.get(`${path}?q=silva`, { 'kith-part': 'found' })
  assert.match(found.text, new RegExp(`^<div id="found">.*1 person found.*Tom Silva.*other=${tom}`, 's'))
  assert.ok(!(await browser.get(`${path}?q=ana`, { 'kith-part': 'found' })).text.includes(`other=${ana}`))
})

test('the preview shows both values of each field, which stays and what moves, and changes nothing', async () => {
  const { rui, browser, path, twin } = await withTwins()
  const { text } = await browser.get(`${path}?other=${twin}`)
  assert.match(text, /<h1>Merge A\. Ribeiro into Ana Ribeiro\?<\/h1>/)
  assert.match(text, /Company<\/th>.*Acme.*Stays.*Raiz.*Set aside.*<\/tbody>/s)
  assert.match(text, /Phone<\/th>.*Not known.*123456.*Added/s)
  assert.match(text, /These move to Ana Ribeiro:.*1 entry.*1 promise/s)
  assert.equal((await rui.client.Connections_get({ connectionId: twin })).displayName, 'A. Ribeiro')
})

test('a merge can be undone in its notice', async () => {
  const { rui, browser, path, twin, ana } = await withTwins()
  const done = await browser.post(path, { other: twin })
  assert.equal(done.status, 303)
  await refused(rui.client.Connections_get({ connectionId: twin }), 'not_found')
  const { text } = await browser.get(`${done.to}`)
  assert.match(text, /A\. Ribeiro and Ana Ribeiro are one person now\./)
  const merge = /name="merge" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const undone = await browser.post(`${path}/undo`, { merge })
  assert.equal((await rui.client.Connections_get({ connectionId: twin })).company, 'Raiz')
  assert.equal((await rui.client.Connections_get({ connectionId: ana })).phones.length, 0)
  assert.match((await browser.get(`${undone.to}`)).text, /The merge is undone/)
})

test('a merge can be undone later, in the list of merges', async () => {
  const { rui, browser, path, twin } = await withTwins()
  await browser.post(path, { other: twin })
  const { text } = await browser.get('/people/merged')
  assert.match(text, /A\. Ribeiro<\/bdi> → <a href="[^"]+"><bdi>Ana Ribeiro.*Can be undone until/s)
  const merge = /name="merge" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const { to } = await browser.post('/people/merged/undo', { merge })
  const after = (await browser.get(`${to}`)).text
  assert.match(after, /The merge is undone.*A\. Ribeiro<\/bdi> → .*·\sUndone/s)
  assert.ok(!after.includes('name="merge"'))
  assert.equal((await rui.client.Connections_get({ connectionId: twin })).company, 'Raiz')
})

test('people kept apart are not suggested again', async () => {
  const { browser, path, twin } = await withTwins()
  const { to } = await browser.post(`${path}/apart`, { other: twin })
  const { text } = await browser.get(`${to}`)
  assert.match(text, /A\. Ribeiro is kept apart/)
  assert.doesNotMatch(text, /They may be the same/)
})

test('people kept apart are suggested again after Undo, and one removed since is not missed', async () => {
  const { rui, browser, path, twin } = await withTwins()
  const { to: kept } = await browser.post(`${path}/apart`, { other: twin })
  const { text } = await browser.get(`${kept}`)
  const [, action = ''] = /action="([^"]+)"[^>]*>(?:(?!<\/form>).)*Undo/s.exec(text) ?? []
  assert.equal(action, `${path}/apart/undo`)
  const { to } = await browser.post(action, { other: twin })
  assert.match((await browser.get(`${to}`)).text, new RegExp(`Undone.*other=${twin}`, 's'))
  await rui.client.Connections_remove({ connectionId: twin })
  assert.equal((await browser.get(`${kept}`)).status, 200)
})

test('a list of merges from a place that does not exist begins with the latest', async () => {
  const { browser } = await withTwins()
  assert.equal((await browser.get('/people/merged?cursor=garbage')).status, 200)
})

test('members can’t merge each other’s people', async () => {
  const { path, twin, rui } = await withTwins()
  const eve = await newMember(house)
  const own = (await eve.client.Connections_create({ displayName: 'Eve' })).connectionId
  const browser = signedIn(house, eve)
  assert.equal((await browser.get(path)).status, 404)
  assert.equal((await browser.get(`/people/${own}/merge?other=${twin}`)).status, 404)
  assert.equal((await browser.post(`/people/${own}/merge`, { other: twin })).status, 404)
  assert.equal((await rui.client.Connections_get({ connectionId: twin })).displayName, 'A. Ribeiro')
})
