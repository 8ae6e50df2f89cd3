import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, refused, type Someone, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()

const namesIn = async ({ client }: Someone, limit = 50) =>
  (await client.Connections_duplicates({ limit })).duplicates.map(({ connection, other, strength }) => [
    connection.displayName,
    other.displayName,
    strength,
  ])

test('likely duplicates are listed with reasons, the surest first, with the older connection as the one to keep', async () => {
  const someone = await newMember(house)
  const { client } = someone
  for (const person of [
    { displayName: 'Ana Ribeiro', company: 'Acme', emails: ['ana@x.pt'] },
    { displayName: 'Rui Costa', company: 'Acme' },
    { displayName: 'Wilhelmina Fitzgerald', location: 'Dublin' },
    { displayName: 'A. Ribeiro', emails: ['ANA@x.pt'] },
    { displayName: 'Costa, Rui' },
    { displayName: 'Wilhelmina Fitzgerlad', location: 'Dublin' },
    { displayName: 'Łucja Nowak', phones: ['+48 601 234 567'] },
    { displayName: 'Lucja Nowak', phones: ['601-234-567'] },
    { displayName: 'Nobody Else', company: 'Acme' },
  ]) {
    await client.Connections_create(person)
  }
  assert.deepEqual(await namesIn(someone), [
    ['Łucja Nowak', 'Lucja Nowak', 'strong'],
    ['Ana Ribeiro', 'A. Ribeiro', 'strong'],
    ['Rui Costa', 'Costa, Rui', 'possible'],
    ['Wilhelmina Fitzgerald', 'Wilhelmina Fitzgerlad', 'possible'],
  ])
  const { duplicates, more } = await client.Connections_duplicates({ limit: 1 })
  assert.deepEqual(duplicates[0]?.reasons, [
    'The names are the same: Łucja Nowak and Lucja Nowak.',
    'Both have the phone number +48 601 234 567.',
  ])
  assert.equal(more, 'Showing 1 of 4. Merge these or keep them apart, or raise limit (at most 50).')
})

test('the duplicates of one person can be listed', async () => {
  const { client } = await newMember(house)
  const add = async (displayName: string) => (await client.Connections_create({ displayName })).connectionId
  const [, , rui] = [
    await add('Ana Ribeiro'),
    await add('Ribeiro, Ana'),
    await add('Rui Costa'),
    await add('Costa, Rui'),
  ]
  const { duplicates } = await client.Connections_duplicates({ connectionId: rui })
  assert.deepEqual(
    duplicates.map(({ connection, other }) => [connection.displayName, other.displayName]),
    [['Rui Costa', 'Costa, Rui']],
  )
})

test('colleagues are not duplicates because of a shared company, switchboard or shared e-mail', async () => {
  const someone = await newMember(house)
  for (const displayName of ['Ana Ribeiro', 'Rui Costa', 'Bea Silva', 'Tom Silva', 'Eva Lima']) {
    await someone.client.Connections_create({
      displayName,
      company: 'Acme',
      location: 'Lisbon',
      phones: ['+351 21 555 0100'],
      emails: ['office@acme.pt'],
    })
  }
  assert.deepEqual(await namesIn(someone), [])
})

test('a changed name is compared as it is now', async () => {
  const someone = await newMember(house)
  const { connectionId } = await someone.client.Connections_create({ displayName: 'Ana Ribeiro' })
  await someone.client.Connections_create({ displayName: 'Rui Costa' })
  assert.deepEqual(await namesIn(someone), [])
  await someone.client.Connections_update({ connectionId, displayName: 'Rui Cósta' })
  assert.deepEqual(await namesIn(someone), [['Rui Cósta', 'Rui Costa', 'possible']])
})

test('a pair that is kept apart is not suggested again, in either order', async () => {
  const someone = await newMember(house)
  const { client } = someone
  const [one, two, three] = await Promise.all(
    ['Ana Ribeiro', 'Ana Ribeiro', 'Ribeiro Ana'].map((displayName) => client.Connections_create({ displayName })),
  )
  assert.ok(one && two && three)
  assert.equal((await namesIn(someone)).length, 3)
  await client.Connections_keepApart({ connectionId: one.connectionId, otherId: two.connectionId })
  await client.Connections_keepApart({ connectionId: two.connectionId, otherId: one.connectionId })
  assert.equal((await namesIn(someone)).length, 2)
  const self = await refused(
    client.Connections_keepApart({ connectionId: one.connectionId, otherId: one.connectionId }),
    'invalid',
  )
  assert.deepEqual(self.errors, [{ field: 'otherId', message: 'must not be the same person as connectionId' }])
  await client.Connections_undoKeepApart({ connectionId: two.connectionId, otherId: one.connectionId })
  assert.equal((await namesIn(someone)).length, 3)
})

test('a merged person stays apart from those the other was kept apart from; merging a pair ends its own mark', async () => {
  const someone = await newMember(house)
  const { client } = someone
  const make = async () => (await client.Connections_create({ displayName: 'Ana Ribeiro' })).connectionId
  const [kept, other, third] = [await make(), await make(), await make()]
  await client.Connections_keepApart({ connectionId: other, otherId: third })
  await client.Connections_keepApart({ connectionId: kept, otherId: other })
  const { mergeId = '' } = await client.Connections_merge({ connectionId: kept, otherId: other })
  assert.deepEqual(await namesIn(someone), [])
  await client.Connections_undoMerge({ id: mergeId })
  const { duplicates } = await client.Connections_duplicates()
  assert.deepEqual(
    duplicates.map(({ connection, other }) => [connection.connectionId, other.connectionId].sort()),
    [[kept, third].sort()],
  )
})

test('with hundreds of people who share a name and number, the list is bounded', async () => {
  const someone = await newMember(house)
  for (let n = 0; n < 60; n++) {
    await someone.client.Connections_create({ displayName: 'John Smith', phones: ['+1 555 010 9999'] })
  }
  const { duplicates, more } = await someone.client.Connections_duplicates()
  assert.deepEqual(
    [duplicates.length, more],
    [20, 'Showing 20 of 66. Merge these or keep them apart, or raise limit (at most 50).'],
  )
})
