import assert from 'node:assert/strict'
import { test } from 'node:test'
import { transaction } from '#platform/context/context.ts'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { addConnections } from '../connections/connections.ts'

const house = await useHouse()

async function memberWith(people: { displayName: string; phones?: string[]; company?: string }[]) {
  const { client } = await newMember(house)
  const added = []
  for (const person of people) added.push(await client.Connections_create(person))
  const names = async (query: string) =>
    (await client.Connections_search({ query })).connections.map(({ displayName }) => displayName)
  return { client, names, added }
}

test('four digits find the end of a phone number, also if they begin with zero', async () => {
  const { names } = await memberWith([
    { displayName: 'Ana Ribeiro', phones: ['+44 7700 900142'] },
    { displayName: 'Ben Carter', phones: ['+44 7700 901142'] },
  ])
  assert.deepEqual(await names('0142'), ['Ana Ribeiro'])
  assert.deepEqual(await names('07700 900142'), ['Ana Ribeiro'])
  assert.deepEqual(await names('0044 7700 900142'), ['Ana Ribeiro'])
})

test('a rare surname with a wrong first name leads', async () => {
  const amys = ['Amy Bell', 'Amy Dodd', 'Amy Finch', 'Amy Zeller'].map((displayName) => ({ displayName }))
  const { names } = await memberWith([{ displayName: 'Tomasz Drzezdzon' }, ...amys])
  assert.equal((await names('amy drzezdzon'))[0], 'Tomasz Drzezdzon')
  assert.equal((await names('drzezdzon amy'))[0], 'Tomasz Drzezdzon')
})

test('words that match nobody are named', async () => {
  const { client } = await memberWith([{ displayName: 'Amy Bell', company: 'Acme' }, { displayName: 'Ravi Nair' }])
  const unmatched = async (query: string) => (await client.Connections_search({ query })).unmatched
  assert.deepEqual(await unmatched('amy Gallery'), ['Gallery'])
  assert.equal(await unmatched('amy acme'), undefined)
  assert.equal(await unmatched('xyzzy'), undefined)
})

test('a note that mentions somebody does not hide them', async () => {
  const { client, names, added } = await memberWith([
    { displayName: 'Ravi Nair' },
    { displayName: 'Ana Ribeiro', company: 'Acme' },
    { displayName: 'Ana Lima' },
  ])
  await client.Memory_addNote({
    connectionId: added[1]?.connectionId ?? '',
    text: 'Introduced her. She met Ravi in Porto.',
  })
  assert.deepEqual(await names('met Ravi'), ['Ravi Nair', 'Ana Ribeiro'])
  assert.deepEqual(await names('ana acme'), ['Ana Ribeiro'])
})

test('people whose full name is in the query are found, even if others match more words', async () => {
  const { names } = await memberWith([
    { displayName: 'Max Weber' },
    { displayName: 'Max Berlin', company: 'Weber' },
    { displayName: 'Max Lindt' },
  ])
  assert.deepEqual(await names('Max Weber Berlin'), ['Max Berlin', 'Max Weber'])
})

test('an exact name comes first among very many that begin with it', async () => {
  const member = await newMember(house)
  const ctx = memberContext(house, member)
  const others = Array.from({ length: 130 }, (_, at) => ({ displayName: `Ana Lima ${at}` }))
  await transaction(ctx, (ctx) => addConnections(ctx, [...others, { displayName: 'Ana' }, { displayName: 'Ana Lima' }]))
  for (const name of ['Ana', 'Ana Lima']) {
    const { connections } = await member.client.Connections_search({ query: name.toLowerCase(), limit: 3 })
    assert.equal(connections[0]?.displayName, name)
  }
  const { connections } = await member.client.Connections_search({ query: 'ana porto', limit: 50 })
  assert.ok(connections.some(({ displayName }) => displayName === 'Ana'))
})
