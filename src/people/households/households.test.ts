import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, newMember, refused, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { downloadArchive, restoreArchive } from '../../../test/samples/archives.ts'

const house = await useHouse()

type Address = {
  street: string
  city: string
  label?: string
  extended?: string
  postalCode?: string
  country?: string
}

const harbour = { street: 'Hafenstraße 12', city: 'Hamburg' }

/** A member with people at these addresses. Without one, they live at the harbour. */
async function memberWith(people: Record<string, Partial<Address> & { company?: string }>) {
  const someone = await newMember(house)
  const ids: Record<string, string> = {}
  for (const [displayName, { company, ...address }] of Object.entries(people)) {
    const created = { displayName, addresses: [{ ...harbour, ...address }], ...(company && { company }) }
    ids[displayName] = (await someone.client.Connections_create(created)).connectionId
  }
  return { ...someone, ids, id: (name: string) => ids[name] ?? '' }
}

const namesOf = async ({ client }: Someone) => (await client.Households_list({})).map(({ name }) => name)

test('people at one address are a household, however each address is spelled', async () => {
  const { client, id } = await memberWith({
    'Rita Blom': { postalCode: '20359', country: 'Germany' },
    'Pavel Novak': { street: '12, Hafenstr.', city: 'HAMBURG', label: 'home' },
    'Eva Lang': { street: 'Hafenstraße 13' },
  })
  const [household, ...others] = await client.Households_list({})
  assert.deepEqual(others, [])
  assert.deepEqual(household, {
    key: 'hamburg-hafen-st-12',
    name: 'Pavel Novak and Rita Blom',
    address: ['Hafenstraße 12', '20359 Hamburg', 'Germany'],
    members: [
      { connectionId: id('Pavel Novak'), displayName: 'Pavel Novak' },
      { connectionId: id('Rita Blom'), displayName: 'Rita Blom' },
    ],
    names: [],
  })
})

test('an address at work is no household, nor is the office of two colleagues without a label', async () => {
  const work = { label: 'work', company: 'Nordlys' }
  assert.deepEqual(await namesOf(await memberWith({ 'Rita Blom': work, 'Pavel Novak': work })), [])
  const office = { company: 'Nordlys' }
  assert.deepEqual(
    await namesOf(await memberWith({ 'Rita Blom': office, 'Pavel Novak': { company: 'Nordlys A/S' } })),
    [],
  )
  assert.deepEqual(await namesOf(await memberWith({ 'Rita Blom': office, 'Otto Blom': office })), [
    'Otto and Rita Blom',
  ])
})

test('a family shares its name on the card, adults before children, also those known only by name', async () => {
  const someone = await memberWith({ 'Anna Blom': {}, 'Rita Blom': {}, 'Pavel Blom': {} })
  const { client, id } = someone
  await client.Relations_create({ id: id('Rita Blom'), kind: 'spouse', connectionId: id('Pavel Blom') })
  await client.Relations_create({ id: id('Rita Blom'), kind: 'child', connectionId: id('Anna Blom') })
  for (const parent of ['Rita Blom', 'Pavel Blom'])
    await client.Relations_create({ id: id(parent), kind: 'child', name: 'Milo' })
  await client.Relations_create({ id: id('Rita Blom'), kind: 'sibling', name: 'Tom' })
  assert.deepEqual(await namesOf(someone), ['Pavel, Rita, Anna and Milo Blom'])
  await client.Members_update({ locale: 'de' })
  assert.deepEqual(await namesOf(someone), ['Pavel, Rita, Anna und Milo Blom'])
})

test('in a large building only a name, a flat or a relation makes a household', async () => {
  const strangers = { 'Rita Blom': {}, 'Pavel Novak': {}, 'Eva Lang': {}, 'Otto Weiss': {} }
  const someone = await memberWith(strangers)
  const { client, id } = someone
  assert.deepEqual(await namesOf(someone), [])
  await client.Relations_create({ id: id('Rita Blom'), kind: 'partner', connectionId: id('Pavel Novak') })
  await client.Relations_create({ id: id('Eva Lang'), kind: 'colleague', connectionId: id('Otto Weiss') })
  assert.deepEqual(await namesOf(someone), ['Pavel Novak and Rita Blom'])
  for (const name of ['Eva Lang', 'Otto Weiss'])
    await client.Connections_update({ connectionId: id(name), addresses: [{ ...harbour, extended: 'Apt 3' }] })
  const both = await client.Households_list({})
  assert.deepEqual(
    both.map(({ name }) => name),
    ['Eva Lang and Otto Weiss', 'Pavel Novak and Rita Blom'],
  )
  for (const { key, name } of both) assert.equal((await client.Households_get({ key })).name, name)
})

test('two neighbors stay apart by their flats, or by what they are to each other', async () => {
  const flats = { 'Rita Blom': { extended: 'Apt 3' }, 'Otto Blom': { extended: 'Apt 4' } }
  assert.deepEqual(await namesOf(await memberWith(flats)), [])
  const someone = await memberWith({ 'Rita Blom': {}, 'Otto Weiss': {} })
  assert.deepEqual(await namesOf(someone), ['Otto Weiss and Rita Blom'])
  const relation = { id: someone.id('Rita Blom'), kind: 'neighbour', connectionId: someone.id('Otto Weiss') }
  await someone.client.Relations_create(relation)
  assert.deepEqual(await namesOf(someone), [])
})

test('a household shows the last contact, open promises and coming dates', async () => {
  const { client, id } = await memberWith({ 'Rita Blom': {}, 'Pavel Novak': {}, 'Eva Lang': { city: 'Kiel' } })
  const [rita, pavel, eva] = ['Rita Blom', 'Pavel Novak', 'Eva Lang'].map(id) as [string, string, string]
  house.clock.set('2026-04-01T10:00:00Z')
  const call = { kind: 'call' as const, text: 'A call.' }
  await client.Memory_addInteraction({ connectionId: rita, ...call, occurredAt: '2026-03-05T10:00:00Z' })
  await client.Memory_addInteraction({ connectionId: pavel, ...call, occurredAt: '2026-01-05T10:00:00Z' })
  await client.Memory_addInteraction({ connectionId: eva, ...call, occurredAt: '2026-03-25T10:00:00Z' })
  await client.Promises_create({ connectionId: pavel, text: 'Bring the book', dueOn: '2026-05-01' })
  await client.Promises_create({ connectionId: eva, text: 'Call the port', dueOn: '2026-04-05' })
  await client.Connections_update({ connectionId: rita, birthday: '1976-03-20' })
  await client.Dates_add({ connectionId: pavel, kind: 'anniversary', date: '2015-06-20' })
  await client.Dates_add({ connectionId: pavel, kind: 'other', label: 'Regatta', date: '2025-06-20', repeats: 'once' })
  const found = await client.Households_get({ key: 'hamburg-hafen-st-12' })
  house.clock.reset()
  assert.deepEqual([found.lastContactWith?.displayName, found.lastContactAt], ['Rita Blom', '2026-03-05T10:00:00.000Z'])
  assert.deepEqual(
    found.promises.map(({ text }) => text),
    ['Bring the book'],
  )
  assert.deepEqual(
    found.dates.map(({ connectionId, kind, nextOn }) => [connectionId, kind, nextOn]),
    [
      [pavel, 'anniversary', '2026-06-20'],
      [rita, 'birthday', '2027-03-20'],
    ],
  )
})

test('somebody who died is not addressed, and who is left alone is no household', async () => {
  const someone = await memberWith({ 'Rita Blom': {}, 'Pavel Blom': {}, 'Otto Blom': {} })
  const died = (name: string) =>
    someone.client.Dates_add({ connectionId: someone.id(name), kind: 'died', date: '2024-05-03' })
  const { dateId, connectionId } = await died('Otto Blom')
  assert.deepEqual(await namesOf(someone), ['Pavel and Rita Blom'])
  await died('Pavel Blom')
  assert.deepEqual(await namesOf(someone), [])
  await someone.client.Dates_remove({ dateId, connectionId })
  assert.deepEqual(await namesOf(someone), ['Otto and Rita Blom'])
})

test('who lives with a person is known, also in two homes', async () => {
  const { client, id } = await memberWith({ 'Milo Blom': {}, 'Rita Blom': {}, 'Pavel Novak': { city: 'Kiel' } })
  const homes = [{ ...harbour }, { ...harbour, city: 'Kiel' }]
  await client.Connections_update({ connectionId: id('Milo Blom'), addresses: homes })
  const of = async (name: string) =>
    (await client.Households_list({ connectionId: id(name) })).map((household) => household.name)
  assert.deepEqual(await of('Milo Blom'), ['Milo and Rita Blom', 'Milo Blom and Pavel Novak'])
  assert.deepEqual(await of('Pavel Novak'), ['Milo Blom and Pavel Novak'])
  const stranger = await newMember(house)
  await refused(stranger.client.Households_list({ connectionId: id('Milo Blom') }), 'not_found')
  await refused(stranger.client.Households_get({ key: 'hamburg-hafen-st-12' }), 'not_found')
  assert.deepEqual(await stranger.client.Households_list({}), [])
})

test('households come page by page, in the order of their addresses', async () => {
  const rows = Array.from({ length: 7 }, (_, at) => [`Rita${7 - at} Blom`, { street: `Quai ${at}` }] as const)
  const others = rows.map(([name, address]) => [`Z${name}`, address] as const)
  const someone = await memberWith(Object.fromEntries([...rows, ...others]))
  const all = await namesOf(someone)
  assert.deepEqual(
    all,
    rows.map(([name]) => `${name.split(' ')[0]} and Z${name}`),
  )
  const paged: string[] = []
  for (let path: string | undefined = '/api/households?limit=3'; path; ) {
    const { headers, body } = await ask(house, `GET ${path}`, { token: someone.token })
    paged.push(...body.map(({ name }: { name: string }) => name))
    path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  }
  assert.deepEqual(paged, all)
})

test('removing, restoring, merging and an archive change households by themselves', async () => {
  const someone = await memberWith({ 'Rita Blom': {}, 'Pavel Novak': {}, 'Pavel N.': { city: 'Kiel' } })
  const { client, id } = someone
  await client.Connections_remove({ connectionId: id('Rita Blom') })
  assert.deepEqual(await namesOf(someone), [])
  await client.Connections_restore({ connectionId: id('Rita Blom') })
  const household = ['Pavel Novak and Rita Blom']
  assert.deepEqual(await namesOf(someone), household)
  const pair = { connectionId: id('Pavel N.'), otherId: id('Pavel Novak') }
  const { mergeId = '' } = await client.Connections_merge(pair)
  assert.deepEqual(await namesOf(someone), ['Pavel N. and Rita Blom'])
  await client.Connections_undoMerge({ id: mergeId })
  assert.deepEqual(await namesOf(someone), household)
  const eve = await newMember(house)
  const { bytes } = await downloadArchive(house, someone)
  assert.equal((await restoreArchive(house, eve, bytes)).state, 'complete')
  assert.deepEqual(await namesOf(eve), household)
  await client.Connections_update({ connectionId: id('Rita Blom'), addresses: [] })
  assert.deepEqual(await namesOf(someone), [])
})

test('search finds who lives at an address', async () => {
  const { client } = await memberWith({ 'Rita Blom': {}, 'Pavel Novak': {}, 'Eva Lang': { street: 'Am Sand 3' } })
  const found = await client.Connections_search({ query: 'Hafenstraße 12' })
  assert.deepEqual(found.connections.map(({ displayName }) => displayName).toSorted(), ['Pavel Novak', 'Rita Blom'])
})
