import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

async function memberWith(...names: string[]) {
  const member = await newMember(house)
  const addresses = [{ street: 'Hafenstraße 12', city: 'Hamburg', postalCode: '20359' }]
  const ids: string[] = []
  for (const displayName of names)
    ids.push((await member.client.Connections_create({ displayName, addresses })).connectionId)
  return { ...member, ids: ids as [string, string], pages: pagesOf(house, member) }
}

test('households are in the menu of People and in the palette, and say how they come about while there are none', async () => {
  const { pages } = await memberWith('Rita Blom')
  assert.match((await pages.get('/people')).text, /href="\/households">Households</)
  assert.match((await pages.get('/find?q=househ', 'palette-list')).text, /href="\/households"/)
  assert.match((await pages.get('/households')).text, /once two people have the same home address/)
})

test('a household has an envelope, what is promised, coming dates and its people', async () => {
  const { pages, client, ids } = await memberWith('Rita Blom', 'Pavel Blom')
  const [rita, pavel] = ids
  await client.Relations_create({ id: rita, kind: 'child', name: 'Milo' })
  await client.Promises_create({ connectionId: pavel, text: 'Bring the book', dueOn: '2031-05-01' })
  await client.Connections_update({ connectionId: rita, birthday: '1976-03-20' })
  const list = (await pages.get('/households')).text
  assert.match(list, /href="\/households\/hamburg-hafen-st-12" data-ahead><bdi>Pavel, Rita and Milo Blom<\/bdi>/)
  const { text } = await pages.get('/households/hamburg-hafen-st-12')
  assert.match(text, /data-copy="[^"]+".*>Pavel, Rita and Milo Blom\nHafenstraße 12\n20359 Hamburg<\/code>/s)
  assert.match(text, /You promised.*Bring the book.*Coming dates.*Birthday.*Rita Blom.*People there.*Also there: Milo/s)
})

test('the page of a person says who lives with them, and somebody who lives alone has no such line', async () => {
  const { pages, client, ids } = await memberWith('Rita Blom', 'Pavel Novak')
  const [rita, pavel] = ids
  const line = /href="\/households\/hamburg-hafen-st-12" data-ahead>Lives with <bdi>Pavel Novak<\/bdi>/
  assert.match((await pages.get(`/people/${rita}`)).text, line)
  await client.Connections_remove({ connectionId: pavel })
  assert.doesNotMatch((await pages.get(`/people/${rita}`)).text, /Lives with/)
  assert.equal((await pages.get('/households/hamburg-hafen-st-12')).status, 404)
})
