import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberContext, newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { downloadArchive, restoreArchive } from '../../../test/samples/archives.ts'
import { factsAbout, factsOfKinds } from './facts.ts'
import { rebuildFacts } from './read-later.ts'
import { findFactsOf } from './store.ts'

const house = await useHouse()

const people = [
  { connectionId: 'ana', displayName: 'Ana Ribeiro' },
  { connectionId: 'luis', displayName: 'Luis Mora' },
]

/** What is read in an entry about Ana and Luis, Ana first. */
const readings: Record<string, string[]> = {
  'Lunch with @Ana and @Luis. Luis is allergic to nuts. Ana has moved to Porto.': [
    'ana place Porto',
    'luis allergy nuts',
  ],
  'Luis is allergic to nuts, and Ana has moved to Porto.': ['ana place Porto', 'luis allergy nuts'],
  'Luis Mora works at Stripe. He is vegan.': ['luis employer Stripe', 'luis diet vegan'],
  'Luis’s wife Marta works at Acme Bank.': ['luis family wife Marta', 'luis Marta employer Acme Bank'],
  'Allergic to nuts. Her husband Pavel sails.': ['ana allergy nuts', 'ana family husband Pavel'],
  'Dinner with both. Vegetarian.': ['ana diet vegetarian'],
  'Lunch with Ana and Luis. She is vegan.': [],
  'Luis says that Ana may move to Porto.': [],
  'Mittagessen mit @Ana und @Luis. Luis ist gegen Nüsse allergisch. Ana ist nach Porto gezogen.': [
    'ana place Porto',
    'luis allergy Nüsse',
  ],
  'Luis arbeitet bei Siemens. Anas Mann Pavel segelt gern.': ['ana family Mann Pavel', 'luis employer Siemens'],
  'Ist Vegetarierin. Ihr Mann Pavel war dabei.': ['ana diet Vegetarierin', 'ana family Mann Pavel'],
  'Déjeuner avec Ana et Luis. Luis est allergique aux noix. Ana habite à Porto.': [
    'ana place Porto',
    'luis allergy noix',
  ],
  'Comida con Ana y Luis. Luis es alérgico a los frutos secos. Ana vive en Oporto.': [
    'ana place Oporto',
    'luis allergy frutos secos',
  ],
  'Almoço com a Ana e o Luis. O Luis é alérgico a nozes. A Ana vive no Porto.': [
    'ana place Porto',
    'luis allergy nozes',
  ],
}

for (const [text, expected] of Object.entries(readings))
  test(`each fact is about the person it names: ${text}`, async () => {
    const found = await findFactsOf(text, people)
    const said = found.map(({ connectionId, about, kind, value }) =>
      [connectionId, about, kind, value].filter(Boolean).join(' '),
    )
    assert.deepEqual(said.sort(), expected.toSorted())
  })

test('of two people with the same first name, the full name tells, and otherwise the first one is meant', async () => {
  const namesakes = ['Ana Ribeiro', 'Ana Costa'].map((displayName) => ({ connectionId: displayName, displayName }))
  const read = async (text: string) =>
    (await findFactsOf(text, namesakes)).map(({ connectionId, value }) => `${connectionId}: ${value}`)
  assert.deepEqual(await read('Ana Costa is vegan. Ana Ribeiro is allergic to nuts.'), [
    'Ana Ribeiro: nuts',
    'Ana Costa: vegan',
  ])
  assert.deepEqual(await read('Ana is vegan.'), ['Ana Ribeiro: vegan'])
})

const lunch = 'Lunch with Ana and Luis. Luis is allergic to nuts. Ana has moved to Porto.'

async function setUp(member?: Someone) {
  const someone = member ?? (await newMember(house))
  const { client } = someone
  const add = async (displayName: string) => (await client.Connections_create({ displayName })).connectionId
  const [ana, luis, mia] = [await add('Ana Ribeiro'), await add('Luis Mora'), await add('Mia Berg')]
  const ctx = memberContext(house, someone)
  const values = async (...ids: string[]) => {
    await house.work()
    return Promise.all(ids.map(async (id) => (await factsAbout(ctx, id)).map(({ value }) => value).join(', ')))
  }
  return { ...someone, ctx, ana, luis, mia, values }
}

test('facts about each of two people are in their briefs and answers, and follow the text', async () => {
  const { client, ctx, ana, luis, values } = await setUp()
  const { ixId } = await client.Memory_addNote({ connectionId: ana, connectionIds: [luis], text: lunch })
  assert.deepEqual(await values(ana, luis), ['Porto', 'nuts'])
  const { facts } = await client.Connections_brief({ connectionId: luis })
  assert.deepEqual(
    facts.map(({ kind, ixId: of }) => [kind, of]),
    [['allergy', ixId]],
  )
  const [allergy] = await factsOfKinds(ctx, ['allergy'])
  assert.equal(allergy?.connectionId, luis)
  const { answer } = await client.Memory_ask({ question: 'What is Luis allergic to?' })
  assert.match(answer, /nuts/)
  await client.Memory_updateInteraction({ id: luis, ixId, text: 'Ana is allergic to nuts. Luis has moved to Porto.' })
  assert.deepEqual(await values(ana, luis), ['nuts', 'Porto'])
  await client.Memory_removeInteraction({ id: ana, ixId })
  assert.deepEqual(await values(ana, luis), ['', ''])
  await client.Memory_restoreInteraction({ id: luis, ixId })
  assert.deepEqual(await values(ana, luis), ['nuts', 'Porto'])
})

test('they change with the people of the entry', async () => {
  const { client, ana, luis, mia, values } = await setUp()
  const { ixId } = await client.Memory_addNote({ connectionId: ana, text: `${lunch} Mia is vegan.` })
  assert.deepEqual(await values(ana, luis, mia), ['Porto', '', ''])
  await client.Memory_updateInteraction({ id: ana, ixId, connectionIds: [luis, mia] })
  assert.deepEqual(await values(ana, luis, mia), ['Porto', 'nuts', 'vegan'])
  await client.Memory_updateInteraction({ id: luis, ixId, connectionIds: [mia] })
  assert.deepEqual(await values(ana, luis, mia), ['', 'nuts', 'vegan'])
})

test('they stay with those who are left when a person is removed, and come back with that person', async () => {
  const { client, ana, luis, values } = await setUp()
  const { ixId } = await client.Memory_addNote({ connectionId: ana, connectionIds: [luis], text: lunch })
  await client.Connections_remove({ connectionId: ana })
  assert.deepEqual(await values(ana, luis), ['', 'nuts'])
  await client.Memory_updateInteraction({ id: luis, ixId, text: `${lunch} Ana is vegan.` })
  await client.Connections_remove({ connectionId: luis })
  await client.Connections_restore({ connectionId: ana })
  assert.deepEqual(await values(ana, luis), ['Porto, vegan', ''])
  await client.Connections_restore({ connectionId: luis })
  assert.deepEqual(await values(ana, luis), ['Porto, vegan', 'nuts'])
})

test('a merge moves them to the person who stays, and undoing it gives each their own again', async () => {
  const { client, ana, luis, mia, values } = await setUp()
  await client.Memory_addNote({ connectionId: ana, connectionIds: [luis], text: lunch })
  await client.Memory_addNote({ connectionId: mia, connectionIds: [ana], text: 'Mia is vegan. Ana works at Stripe.' })
  const before = await values(ana, luis, mia)
  assert.deepEqual(before, ['Stripe, Porto', 'nuts', 'vegan'])
  const { mergeId = '' } = await client.Connections_merge({ connectionId: mia, otherId: luis })
  assert.deepEqual(await values(ana, luis, mia), ['Stripe, Porto', '', 'vegan, nuts'])
  const { mergeId: second = '' } = await client.Connections_merge({ connectionId: mia, otherId: ana })
  const [merged = ''] = await values(mia)
  assert.deepEqual(merged.split(', ').sort(), ['Porto', 'Stripe', 'nuts', 'vegan'])
  await client.Connections_undoMerge({ id: mergeId })
  await client.Connections_undoMerge({ id: second })
  assert.deepEqual(await values(ana, luis, mia), before)
})

test('they are read again when the rules change, and from an archive', async () => {
  const { client, ctx, ana, luis, values, ...someone } = await setUp()
  await client.Memory_addNote({ connectionId: ana, connectionIds: [luis], text: lunch })
  const { bytes } = await downloadArchive(house, someone)
  await house.kith.db.deleteFrom('facts').where('memberId', '=', someone.memberId).execute()
  await rebuildFacts(ctx, '')
  assert.deepEqual(await values(ana, luis), ['Porto', 'nuts'])
  const heir = await newMember(house)
  await restoreArchive(house, heir, bytes)
  await house.work()
  const theirs = memberContext(house, heir)
  const of = async (id: string) => (await factsAbout(theirs, id)).map(({ value }) => value)
  assert.deepEqual([await of(ana), await of(luis)], [['Porto'], ['nuts']])
})
