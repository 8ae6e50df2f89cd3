import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '#contract/client.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import {
  extrasOf,
  importContacts,
  importFile,
  peopleByName,
  stageFile,
  undoAndWait,
} from '../../../test/samples/import-files.ts'

const house = await useHouse()
const bringMonica = async () => {
  const member = await newMember(house)
  const { id } = await importContacts(house, member, importFile('monica.json'))
  return { ...member, importId: id, people: await peopleByName(member.client) }
}

type People = Awaited<ReturnType<typeof peopleByName>>
const idOf = (people: People, name: string) => people.get(name)?.connectionId ?? ''
const relationsOf = async (client: Client, people: People, name: string) =>
  (await client.Relations_list({ id: idOf(people, name) }))
    .map((each) => `${each.kind}: ${each.name}${each.connectionId ? '' : ' (a name)'}`)
    .sort()
const entriesOf = (people: People, name: string) =>
  people.get(name)?.timeline.map(({ kind, text, occurredAt }) => `${kind} ${occurredAt.slice(0, 10)} ${text}`) ?? []

test('the preview of a Monica export shows its people, and says what is left out', async () => {
  const { client } = await newMember(house)
  const { id, format, rows, problems } = await stageFile(house, { client }, importFile('monica.json'))
  assert.deepEqual([format, rows.total, rows.new], ['monica', 11, 11])
  assert.deepEqual(problems.map(String), ['1 journal entry is left out. Kith has no journal.'])
  const [ana] = await client.Imports_rows({ id })
  assert.deepEqual(ana?.problems.map(String), ['2 more photos and documents are left out.'])
  assert.equal(ana?.contact?.hasPhoto, true)
  assert.ok(ana?.contact?.notes.includes('She is moving to Porto.\nHer sister lives there.'))
  assert.deepEqual(ana?.contact?.relations, [{ kind: 'child', name: 'Milo Costa' }])
})

test('names, jobs, tags, ways to reach them and addresses of Monica become fields', async () => {
  const { people, memberId } = await bringMonica()
  assert.deepEqual(
    [...people.keys()].filter((name) => /Milo|Pavel|Maya/.test(name)),
    [],
  )
  const { relations: _, dates: __, timeline: ___, ...ana } = people.get('Ana Sofia Ribeiro') ?? {}
  assert.partialDeepStrictEqual(ana, {
    nicknames: ['Nini'],
    company: 'Banco Atlântico',
    title: 'Head of Design',
    emails: ['ana@atlantico.example'],
    phones: ['+351 912 345 678'],
    tags: ['sailing', 'Lisbon', 'favorite'],
    profiles: [{ service: 'facebook', url: 'https://www.facebook.com/ana.ribeiro' }],
    birthday: '1985-04-23',
    metOn: '2015-09-02',
    rhythmDays: 30,
    customFields: [
      { label: 'Gender', value: 'Woman' },
      { label: 'Pet', value: 'Rex, dog' },
      { label: 'Twitter', value: '@anaribeiro' },
      { label: 'Skype', value: 'ana.skype' },
    ],
    addresses: [
      {
        label: 'Home',
        street: 'Rua do Alecrim 12',
        city: 'Lisbon',
        region: 'Estremadura',
        postalCode: '1200-014',
        country: 'PT',
      },
    ],
  })
  assert.equal(people.get('Rui Costa')?.birthday, '--12-05', 'a birthday without a year')
  const rita = people.get('Rita Blom')
  assert.equal(rita?.birthday, undefined, 'an age is no birthday')
  assert.deepEqual(rita?.customFields?.slice(0, 2), [
    { label: 'Born', value: '1958' },
    { label: 'First met', value: '2009' },
  ])
  const uid = 'UID:7d3c1a52-9f4e-4b6a-8c21-000000000004'
  assert.deepEqual(await extrasOf(house, memberId, idOf(people, 'Rui Costa')), [uid])
})

test('the relations of Monica are there once, seen from both ends, and relatives are names', async () => {
  const { client, people } = await bringMonica()
  const of = (name: string) => relationsOf(client, people, name)
  assert.deepEqual(await of('Ana Sofia Ribeiro'), [
    'child: Milo Costa (a name)',
    'friend: Luis Mora',
    'introduced_by: Rita Blom',
    'manager: Tomás Silva',
    'spouse: Rui Costa',
  ])
  assert.deepEqual(await of('Rui Costa'), ['child: Milo Costa (a name)', 'spouse: Ana Sofia Ribeiro'])
  assert.deepEqual(await of('Rita Blom'), ['introduced: Ana Sofia Ribeiro', 'partner: Pavel Novak (a name)'])
  assert.deepEqual(await of('Tomás Silva'), ['other: Sofia Lima', 'report: Ana Sofia Ribeiro'])
  assert.deepEqual(await of('Zoë Ågren'), ['aunt_or_uncle: Jan Piotr Kowalski', 'introduced_by: Jan Piotr Kowalski'])
  assert.deepEqual(await of('Ben Okafor'), ['godchild: Kim'])
  assert.deepEqual(await of('Kim'), ['godparent: Ben Okafor', 'stepparent: Jan Piotr Kowalski'])
})

test('birthdays of children, weddings, deaths and reminders of Monica become dates', async () => {
  const { client, people } = await bringMonica()
  const of = async (name: string) =>
    (await client.Dates_list({ connectionId: idOf(people, name) }))
      .map(({ kind, date, label, repeats }) => [kind, date, label, repeats].filter(Boolean).join(' '))
      .sort()
  assert.deepEqual(await of('Ana Sofia Ribeiro'), [
    'anniversary 2016-07-09 yearly',
    'child_birthday 2017-11-30 Milo Costa yearly',
    'other 2019-08-07 Regatta: The big one in Cascais yearly',
    'other 2031-10-01 Her visa ends once',
  ])
  assert.deepEqual(await of('Luis Mora'), ['other 1990-06-20 Birthday of Maya Mora yearly'])
  assert.deepEqual(await of('Ben Okafor'), ['died 2020-10-11 once'])
  const [ben, ines] = [people.get('Ben Okafor'), people.get('Inês Duarte')]
  assert.deepEqual([ben?.diedOn, ben?.birthday], ['2020-10-11', '1940-02-29'])
  assert.equal(ines?.birthday, undefined, 'nobody is reminded of the birthday of somebody who died')
  assert.deepEqual(ines?.customFields, [
    { label: 'Born', value: '1931-05-17' },
    { label: 'Died', value: 'On an unknown day' },
  ])
})

test('what Monica keeps in lists becomes entries of their day, and an activity is there once', async () => {
  const { client, people } = await bringMonica()
  assert.deepEqual(entriesOf(people, 'Ana Sofia Ribeiro'), [
    'meeting 2023-01-14 Dinner at Luis’s\nWith Luis Mora',
    'call 2022-12-01 I called Ana.',
    'call 2022-11-20 Ana called.\nShe starts at the bank in May.\nhappy',
    'meeting 2022-06-18 Sailing on the Tagus\nWind, and grilled sardines.\nRui lost his hat.\nWith Rui Costa, Tomás Silva, Luis Mora',
    'message 2022-03-05 Me: Are you back?\nAna: Since Monday!',
    'note 2022-02-03 She is moving to Porto.\nHer sister lives there.',
    'note 2021-06-01 Done: Book the boat',
    'note 2021-05-06 I’ll send her the photos by Friday.',
    'note 2021-04-23 Gift given: A chart of the Azores',
    ...entriesOf(people, 'Ana Sofia Ribeiro').filter((entry) => entry.startsWith('note 2021-03-04')),
    'note 2020-12-24 Gift received: Port wine',
    'note 2018-03-01 Moved to the river',
    'note 2016-07-09 marriage\nAt the town hall in Sintra.',
  ])
  const undated = entriesOf(people, 'Ana Sofia Ribeiro').filter((entry) => entry.startsWith('note 2021-03-04'))
  assert.deepEqual(undated.map((entry) => entry.slice(16)).sort(), [
    'Food: Vegetarian, no peanuts',
    'Gift idea: A blue scarf, 40.00, Milo Costa\nThe one with the stripes\nhttps://shop.example/scarf',
    'I owe Ana 20.00 EUR.',
    'Laughs louder than anybody at sea.',
    'Reminder: Water her plants, 2022-01-03',
    'To do: Return her bicycle pump: It is in the shed',
  ])
  assert.deepEqual(entriesOf(people, 'Rui Costa'), [])
  assert.deepEqual(entriesOf(people, 'Sofia Lima').sort(), [
    'note 2020-01-02 Settled: I owe Sofia 7.50 EUR.',
    'note 2021-03-04 Sofia owes me 15.00 EUR.',
  ])
  assert.equal((await client.Promises_listOpen({})).promises.length, 0)
  assert.equal(people.get('Ana Sofia Ribeiro')?.lastContactAt, undefined)
})

test('a Monica export that was imported has nothing new, and undoing the import removes everything', async () => {
  const { client, importId } = await bringMonica()
  const again = await importContacts(house, { client }, importFile('monica.json'))
  assert.deepEqual([again.rows.same, again.done.unchanged], [11, 11])
  const { state, done } = await undoAndWait(house, client, importId)
  assert.deepEqual([state, done.undone, done.kept], ['undone', 11, 0])
  assert.equal((await peopleByName(client)).size, 0)
})

test('undoing takes from a person you had only what came from Monica', async () => {
  const { client } = await newMember(house)
  const mine = { displayName: 'Ana Ribeiro', emails: ['ana@atlantico.example'], company: 'Old Bank' }
  const { connectionId } = await client.Connections_create(mine)
  await client.Memory_addInteraction({ connectionId, kind: 'note', text: 'Prefers tea.' })
  const { id } = await importContacts(house, { client }, importFile('monica.json'))
  const merged = await client.Connections_get({ connectionId })
  assert.deepEqual([merged.company, merged.nicknames, merged.timeline.length], ['Old Bank', ['Nini'], 19])
  assert.equal((await client.Relations_list({ id: connectionId })).length, 5)
  await undoAndWait(house, client, id)
  assert.deepEqual([...(await peopleByName(client)).keys()], ['Ana Ribeiro'])
  const { nicknames, relations, dates, timeline } = await client.Connections_get({ connectionId })
  assert.deepEqual(
    [nicknames, relations, dates, timeline.map(({ text }) => text)],
    [undefined, undefined, undefined, ['Prefers tea.']],
  )
})

test('a member reads what Monica has no words for in their language', async () => {
  const { client } = await newMember(house)
  await client.Members_update({ locale: 'de' })
  await importContacts(house, { client }, importFile('monica.json'))
  const people = await peopleByName(client)
  assert.ok(entriesOf(people, 'Ana Sofia Ribeiro').includes('call 2022-12-01 Ich habe Ana angerufen.'))
  assert.deepEqual(people.get('Ana Sofia Ribeiro')?.customFields?.[1], { label: 'Haustier', value: 'Rex, dog' })
})

test('JSON that is not an export of Monica, or is cut off, is not read, and the reason is clear', async () => {
  const { client } = await newMember(house)
  const whole = await importFile('monica.json').text()
  for (const file of ['{"contacts": []}', '{"version": "2.0", "account": {}}', whole.slice(0, -20), '{']) {
    const { state, failure } = await stageFile(house, { client }, file)
    assert.equal(state, 'failed')
    assert.match(String(failure), /^This JSON file is not a complete export of Monica 4\./)
  }
  const contacts = [
    null,
    1,
    'x',
    { uuid: 'a' },
    { properties: { first_name: 'Only', tags: 'x', birthdate: 7 }, data: 'x' },
  ]
  const account = { data: [{ type: 'contact', values: contacts }] }
  const { rows } = await stageFile(house, { client }, JSON.stringify({ version: '1.0-preview.1', account }))
  assert.deepEqual([rows.new, rows.unreadable], [1, 4])
})
