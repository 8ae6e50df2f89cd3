import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()
const { client } = await newMember(house)

const pavel = {
  displayName: 'Pavel Novak',
  ...{ company: 'Nordlys', title: 'CFO', department: 'Finance', role: 'Board member', companySince: '2021-03' },
  ...{ prefix: 'Dr.', suffix: 'MBA', pronouns: 'he/him', nicknames: ['Pasha'] },
  ...{ emails: ['pavel@example.com'], phones: ['+47 912 34 567'] },
  labels: [{ value: '+47 912 34 567', label: 'work' }],
  addresses: [{ label: 'home', street: 'Torstraße 1', postalCode: '10119', city: 'Berlin', country: 'Deutschland' }],
  jobs: [{ company: 'Acme', title: 'Analyst', from: '2015', to: '2021' }],
  customFields: [{ label: 'Shoe size', value: '43' }],
}

test('a person has addresses, labels, jobs, nicknames and fields of their own', async () => {
  const created = await client.Connections_create(pavel)
  const {
    timeline: _,
    promises: __,
    relations: ___,
    ...found
  } = await client.Connections_get({ connectionId: created.connectionId })
  assert.deepEqual(found, created)
  for (const [field, value] of Object.entries(pavel)) assert.deepEqual(created[field as keyof typeof pavel], value)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  const ana = await client.Connections_get({ connectionId })
  assert.ok(['prefix', 'addresses', 'jobs', 'labels', 'customFields'].every((field) => !(field in ana)))
})

test('an empty list and null clear, and a removed number loses its label', async () => {
  const { connectionId } = await client.Connections_create(pavel)
  const changed = await client.Connections_update({
    ...{ connectionId, addresses: [], jobs: [], pronouns: null, clear: ['prefix'] },
    removePhones: ['+4791234567'],
  })
  for (const field of ['addresses', 'jobs', 'pronouns', 'prefix', 'labels']) assert.ok(!(field in changed), field)
  assert.equal(changed.department, 'Finance')
})

test('a person who changed jobs keeps the former one as history', async () => {
  const { connectionId } = await client.Connections_create(pavel)
  const changed = await client.Connections_update({ connectionId, company: 'Fjord', jobChangedOn: '2025' })
  assert.deepEqual([changed.company, changed.companySince], ['Fjord', '2025'])
  assert.ok(!('title' in changed) && !('department' in changed))
  assert.deepEqual(changed.jobs, [
    { company: 'Nordlys', title: 'CFO', department: 'Finance', from: '2021-03', to: '2025' },
    ...pavel.jobs,
  ])
  const promoted = await client.Connections_update({ connectionId, title: 'CEO', jobChangedOn: '2026-02' })
  assert.deepEqual([promoted.company, promoted.jobs?.length], ['Fjord', 3])
})

test('wrong parts are refused, and nothing of them is stored', async () => {
  const { connectionId, updatedAt } = await client.Connections_create(pavel)
  const refusals = {
    addresses: { addresses: [{ label: 'home' }] },
    'addresses.0.street': { addresses: [{ street: 'a\nb' }] },
    jobs: { jobs: [{ from: '2020' }] },
    'jobs.0.from': { jobs: [{ company: 'Acme', from: '2020-13' }] },
    labels: { labels: [{ value: '+1 555 0100', label: 'work' }] },
    companySince: { companySince: '0000' },
    customFields: { customFields: Array.from({ length: 31 }, () => ({ label: 'a', value: 'b' })) },
    jobChangedOn: { company: 'Fjord', jobChangedOn: '2020' },
  }
  for (const [field, change] of Object.entries(refusals)) {
    const { errors } = await client.Connections_update({ connectionId, title: 'Boss', ...change }).then(
      () => assert.fail(field),
      (error) => error,
    )
    assert.match(errors[0].field, new RegExp(`^${field}`), field)
  }
  await assert.rejects(client.Connections_update({ connectionId, jobs: [{ company: 'A', from: '2020', to: '2019' }] }))
  await assert.rejects(client.Connections_update({ connectionId, jobChangedOn: '2025' }), /company or title/)
  const found = await client.Connections_get({ connectionId })
  assert.deepEqual([found.title, found.updatedAt], ['CFO', updatedAt])
})

test('nicknames, departments, places, former jobs and own fields find a person', async () => {
  const { client } = await newMember(house)
  await client.Connections_create(pavel)
  await client.Connections_create({ displayName: 'Pasha Other', location: 'Oslo' })
  for (const query of [
    'Pasha Novak',
    'Finance',
    'Torstraße',
    'Berlin',
    'Germany',
    'Deutschland',
    'Acme',
    'Shoe size',
  ]) {
    const { connections } = await client.Connections_search({ query })
    assert.equal(connections[0]?.displayName, 'Pavel Novak', query)
  }
  const inBerlin = await client.Connections_list({ place: 'berlin' })
  const inGermany = await client.Connections_list({ place: 'Deutschland' })
  for (const found of [inBerlin, inGermany])
    assert.deepEqual(
      found.map(({ displayName }) => displayName),
      ['Pavel Novak'],
    )
})

test('a merge joins both contacts, and undoing it parts them exactly', async () => {
  const { client } = await newMember(house)
  const one = await client.Connections_create(pavel)
  const other = await client.Connections_create({
    ...{ displayName: 'Pavel Novak', pronouns: 'they/them', nicknames: ['Pasha', 'Pav'] },
    ...{ phones: ['+47 91234567', '+47 2'], labels: [{ value: '+47 2', label: 'home' }] },
    addresses: [{ city: 'Oslo' }, { ...pavel.addresses[0], label: 'post' }],
  })
  const before = await everyone()
  const pair = { connectionId: one.connectionId, otherId: other.connectionId }
  const { connection, setAside, mergeId = '' } = await client.Connections_merge({ ...pair, dryRun: false })
  assert.deepEqual(connection.nicknames, ['Pasha', 'Pav'])
  assert.deepEqual(connection.addresses, [...pavel.addresses, { city: 'Oslo' }])
  assert.deepEqual(connection.labels, [...pavel.labels, { value: '+47 2', label: 'home' }])
  assert.deepEqual(setAside, [{ field: 'pronouns', kept: 'he/him', other: 'they/them' }])
  await client.Connections_undoMerge({ id: mergeId })
  assert.deepEqual(await everyone(), before)

  async function everyone() {
    const ids = [one.connectionId, other.connectionId]
    const people = await Promise.all(ids.map((connectionId) => client.Connections_get({ connectionId })))
    return people.map(({ updatedAt: _, ...person }) => person)
  }
})
