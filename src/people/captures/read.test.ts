import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()

test('a text is read without storing it: people, promises with their day, and facts', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const read = await client.Captures_read({
    text: 'Coffee with Ana. Her birthday is on the 2nd of December. She is allergic to peanuts. I promised her the deck by 2027-02-05.',
    occurredAt: '2026-02-01T10:00:00Z',
  })
  assert.deepEqual(
    read.people.map((person) => [person.connectionId, person.said, person.sure]),
    [[connectionId, 'Ana', true]],
  )
  assert.deepEqual(read.newNames, [])
  assert.deepEqual(
    read.promises.map(({ sure, dueOn }) => [sure, dueOn]),
    [[true, '2027-02-05']],
  )
  const facts = read.facts.map(({ kind, value, birthday }) => [kind, value, birthday])
  assert.deepEqual(facts, [
    ['birthday', '2nd of December', '--12-02'],
    ['allergy', 'peanuts', undefined],
  ])
  assert.deepEqual([await client.Captures_list({}), await client.Promises_listOpen({})], [[], { promises: [] }])
  const { facts: stored } = await client.Connections_brief({ connectionId })
  assert.deepEqual(stored, [])
})

test('a reading finds in a text what storing it finds', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const text = 'Ana moved to Porto and works at Banco Atlântico now. I owe her 20 euros. I should send her the book.'
  const read = await client.Captures_read({ text, connectionId })
  const { found } = await client.Memory_addNote({ connectionId, text })
  const { facts } = await client.Connections_brief({ connectionId })
  assert.deepEqual(
    read.promises.map((each) => each.text),
    found.map((each) => each.text),
  )
  const kinds = (all: { kind: string }[]) => all.map(({ kind }) => kind).sort()
  assert.deepEqual(kinds(read.facts), kinds(facts))
  assert.ok(facts.length >= 3)
})

test('a name that fits several people is unsure, and a name of nobody yet is new', async () => {
  const { client } = await newMember(house)
  for (const displayName of ['Ana Ribeiro', 'Ana Costa']) await client.Connections_create({ displayName })
  const { people, newNames } = await client.Captures_read({
    text: 'Met Priya Raghunathan at Golden Gate with Ana and Tomas, before she moves to New York on Monday.',
  })
  assert.deepEqual(
    people.map(({ said, sure }) => [said, sure]),
    [
      ['Ana', false],
      ['Ana', false],
    ],
  )
  assert.deepEqual(newNames, [
    { name: 'Priya Raghunathan', sure: true },
    { name: 'Tomas', sure: false },
  ])
})

test('a text about a person of another member is not read for that person', async () => {
  const [rui, eva] = [await newMember(house), await newMember(house)]
  const { connectionId } = await eva.client.Connections_create({ displayName: 'Ana Ribeiro' })
  await refused(rui.client.Captures_read({ text: 'Tea', connectionId }), 'not_found')
  const { people } = await rui.client.Captures_read({ text: 'Tea with Ana Ribeiro' })
  assert.deepEqual(people, [])
})

test('of a text about two people, facts and new relations say whom they are about', async () => {
  const { client } = await newMember(house)
  const add = async (displayName: string) => (await client.Connections_create({ displayName })).connectionId
  const [ana, luis] = [await add('Ana Ribeiro'), await add('Luis Mora')]
  const text =
    'Lunch with Ana and Luis. Luis is allergic to nuts. Ana’s husband Pavel sails. Luis was introduced by Rita Blom.'
  const named = await client.Captures_read({ text })
  const given = await client.Captures_read({ text, connectionId: ana, connectionIds: [luis] })
  assert.deepEqual(named.facts, given.facts)
  const relations = [
    { kind: 'spouse', name: 'Pavel', connectionId: ana },
    { kind: 'introduced_by', name: 'Rita Blom', connectionId: luis },
  ]
  assert.deepEqual(
    given.relations.map(({ sentence: _, ...relation }) => relation),
    relations,
  )
  assert.deepEqual(given.facts.find(({ kind }) => kind === 'allergy')?.connectionId, luis)
  await client.Relations_create({ id: ana, kind: 'spouse', name: 'Pavel Novak' })
  await client.Relations_dismiss({ id: luis, kind: 'introduced_by', name: 'Rita Blom' })
  assert.deepEqual((await client.Captures_read({ text })).relations, [])
  const { relations: ofNobody } = await client.Captures_read({ text: 'Met Priya Raghunathan. Her husband is Raj.' })
  assert.deepEqual(
    ofNobody.map(({ kind, name, connectionId }) => [kind, name, connectionId]),
    [['spouse', 'Raj', undefined]],
  )
  await refused(client.Captures_read({ text, connectionId: ana, connectionIds: [crypto.randomUUID()] }), 'not_found')
})
