import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedIn } from '../../../../test/clients/web-visitor.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

async function withPeople() {
  const rui = await newMember(house)
  const { client } = rui
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { connectionId: rita } = await client.Connections_create({ displayName: 'Rita Blom' })
  const path = `/people/${connectionId}`
  return { client, connectionId, rita, path, browser: signedIn(house, rui) }
}

const plain = (text: string) => text.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
const idIn = (text: string) => /id="relation-([\w-]{36})"/.exec(text)?.[1] ?? ''

test('relations are one short line on the page of a person, in whole sentences and with links', async () => {
  const { client, connectionId, rita, path, browser } = await withPeople()
  await browser.post(`${path}/relations`, { who: 'rita blom', kind: 'introduced_by' })
  await browser.post(`${path}/relations`, { who: 'Pavel Novak', kind: 'spouse', note: 'Sails', since: '2019' })
  await browser.post(`${path}/relations`, { who: 'Otto', kind: 'friend', own: 'landlord' })
  const english = await browser.get(path, { 'accept-language': 'en' })
  const line = /<p class="relation-line">.*?<\/p>/s.exec(english.text)?.[0] ?? ''
  assert.equal(plain(line), 'Married to Pavel Novak. Introduced by Rita Blom. Landlord: Otto.')
  assert.match(line, new RegExp(`href="/people/${rita}"`))
  assert.match(plain((await browser.get(`/people/${rita}`)).text), /Introduced you to Ana Ribeiro\./)
  const german = await browser.get(path, { 'accept-language': 'de' })
  assert.match(plain(german.text), /Verheiratet mit Pavel Novak\. Durch Rita Blom kennengelernt\./)
  assert.equal((await client.Relations_list({ id: connectionId })).length, 3)
})

test('a relation is changed, and removed with Undo', async () => {
  const { client, connectionId, path, browser } = await withPeople()
  await browser.post(`${path}/relations`, { who: 'Rita Blom', kind: 'colleague' })
  const relation = idIn((await browser.get(`${path}/relations`)).text)
  assert.match((await browser.get(`${path}/relations?change=${relation}`)).text, /<option value="colleague" selected/)
  await browser.post(`${path}/relations`, { relation, kind: 'manager', until: '2024' })
  const [{ kind, until } = {}] = await client.Relations_list({ id: connectionId })
  assert.deepEqual([kind, until], ['manager', '2024'])
  assert.doesNotMatch((await browser.get(path)).text, /relation-line/)
  const { to = '' } = await browser.post(`${path}/relations/${relation}/removal`, {})
  assert.match((await browser.get(to)).text, /The relation was removed\..*Undo/s)
  await browser.post(`${path}/relations/${relation}/restoration`, {})
  assert.equal((await client.Relations_list({ id: connectionId }))[0]?.relationId, relation)
})

test('what is wrong is shown beside its field, and what was typed stays', async () => {
  const { path, browser } = await withPeople()
  const wrong = { who: 'Rita Blom', kind: 'friend', since: 'long ago', note: 'From school' }
  const { status, text } = await browser.post(`${path}/relations`, wrong)
  assert.equal(status, 400)
  assert.match(text, /value="Rita Blom".*aria-invalid="true".*From school/s)
  assert.equal((await browser.post(`${path}/relations`, { who: 'Ana Ribeiro', kind: 'friend' })).status, 303)
})

test('what notes say is offered, and kept or dismissed with one tap and Undo', async () => {
  const { client, connectionId, path, browser } = await withPeople()
  await client.Memory_addNote({ connectionId, text: 'Her husband Pavel sails. Her sister Kate lives in Porto.' })
  const { text } = await browser.get(`${path}/relations`)
  assert.match(plain(text), /From your notes.*Spouse: Pavel.*Keep.*Dismiss.*Sibling: Kate/)
  const kept = await browser.post(`${path}/relations/keeping`, { name: 'Pavel', kind: 'spouse' })
  const notice = await browser.get(kept.to ?? '')
  assert.match(plain(notice.text), /Saved\. Undo/)
  const [, of = ''] = /name="of" value="([\w-]{36})"/.exec(notice.text) ?? []
  await browser.post(`${path}/relations/undo`, { of })
  assert.match(plain((await browser.get(`${path}/relations`)).text), /From your notes.*Spouse: Pavel/)
  assert.deepEqual(await client.Removals_list({}), [])
  await browser.post(`${path}/relations/keeping`, { name: 'Pavel', kind: 'spouse' })
  const { to = '' } = await browser.post(`${path}/relations/dismissal`, { name: 'Kate', kind: 'sibling' })
  assert.doesNotMatch((await browser.get(to)).text, /From your notes/)
  assert.match((await browser.get(to)).text, /The suggestion was dismissed\..*Undo/s)
  await browser.post(`${path}/relations/undo`, { name: 'Kate', kind: 'sibling' })
  assert.match(plain((await browser.get(`${path}/relations`)).text), /Sibling: Kate/)
  assert.deepEqual(
    (await client.Relations_list({ id: connectionId })).map(({ kind }) => kind),
    ['spouse'],
  )
})

test('a name is linked to the person it may mean, when the member says so', async () => {
  const { client, connectionId, path, browser } = await withPeople()
  await browser.post(`${path}/relations`, { who: 'Pavel', kind: 'spouse' })
  const { connectionId: other } = await client.Connections_create({ displayName: 'Pavel Novak' })
  const { text } = await browser.get(`${path}/relations`)
  assert.match(plain(text), /Married to Pavel\..*This is Pavel Novak/)
  await browser.post(`${path}/relations/${idIn(text)}/link`, { other })
  assert.equal((await client.Relations_list({ id: connectionId }))[0]?.connectionId, other)
})
