import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

async function memberWith(people: Record<string, string>) {
  const member = await newMember(house)
  const ids: string[] = []
  for (const [displayName, company] of Object.entries(people))
    ids.push((await member.client.Connections_create({ displayName, company })).connectionId)
  return { ...member, ids, pages: pagesOf(house, member) }
}

const people = { Ana: 'Google LLC', Ben: 'Google', Eva: 'Google', Luis: 'Alphabet', Noor: 'Nordlys A/S' }

test('companies are listed with their people and found by name, here and in the palette', async () => {
  const { pages } = await memberWith(people)
  assert.match((await pages.get('/people')).text, /href="\/companies">Companies</)
  const { text } = await pages.get('/companies?order=people')
  assert.match(text, /href="\/companies\/google" data-ahead><bdi>Google<\/bdi><\/a>\s+<span class="soft">3 people</)
  assert.doesNotMatch((await pages.get('/companies?q=nord')).text, /companies\/google/)
  assert.match((await pages.get('/companies?q=zebra')).text, /No company matches “zebra”/)
  const found = (await pages.get('/find?q=nordlys', 'palette-list')).text
  assert.match(found, /Noor.*href="\/companies\/nordlys".*Nordlys A\/S/s)
})

test('a person’s company leads to its page, which shows people, the last contact and promises', async () => {
  const { pages, client, ids } = await memberWith(people)
  const [connectionId = '', ben = ''] = ids
  await client.Memory_addInteraction({ connectionId: ben, kind: 'call', text: 'A call.' })
  await client.Promises_create({ connectionId, text: 'Send the plan', dueOn: '2031-05-01' })
  assert.match((await pages.get(`/people/${connectionId}`)).text, /href="\/companies\/Google%20LLC"/)
  const { text } = await pages.get('/companies/Google%20LLC')
  assert.match(text, /<h1><bdi>Google<\/bdi><\/h1>\s+<p class="soft">3 people · last contact .*Ben/)
  assert.match(text, /You promised.*Send the plan.*People there.*Ana.*Ben.*Eva/s)
})

test('two companies are made one, and Undo separates them', async () => {
  const { pages } = await memberWith(people)
  const merged = await pages.post('/companies/google/merge', { other: 'alphabet' })
  assert.equal(merged.headers.get('location'), '/companies/google?merged=alphabet')
  const { text } = await pages.get('/companies/google?merged=alphabet')
  assert.match(text, /“Alphabet” and “Google” are one company now.*Luis/s)
  await pages.post('/companies/google/separation', { other: 'alphabet' })
  assert.doesNotMatch((await pages.get('/companies/google?merged=alphabet')).text, /Luis|one company now/)
})

test('a name that is no other company is shown again with its error', async () => {
  const { pages } = await memberWith(people)
  for (const other of ['Nobody Ltd', 'Google, Inc.']) {
    const { status, text } = await pages.post('/companies/google/merge', { other })
    assert.equal(status, 400)
    assert.match(text, /aria-invalid="true".*None of your people is at another company/s)
  }
})

test('a company is renamed, and an empty name goes back to its spelling', async () => {
  const { pages } = await memberWith(people)
  await pages.post('/companies/nordlys/name', { name: 'Northern Lights' })
  assert.match((await pages.get('/companies/nordlys')).text, /<h1><bdi>Northern Lights/)
  await pages.post('/companies/nordlys/name', { name: ' ' })
  assert.match((await pages.get('/companies/nordlys')).text, /<h1><bdi>Nordlys A\/S/)
})

test('a company of another member is not found', async () => {
  await memberWith({ Zoe: 'Secret Ltd' })
  const { pages } = await memberWith(people)
  assert.equal((await pages.get('/companies/secret')).status, 404)
})
