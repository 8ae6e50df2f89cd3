import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, refused, type Someone, useHouse } from '../../../test/harness.ts'

const house = await useHouse()

const namesIn = async ({ client }: Someone, limit = 50) =>
  (await client.Connections_duplicates({ limit })).duplicates.map(({ connection, other, strength }) => [
    connection.displayName,
    other.displayName,
    strength,
  ])

test('people who may be one are suggested with reasons, the surest first and the one known longer to be kept', async () => {
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
  assert.equal(more, '1 of 4 shown; merge these or keep them apart, or raise limit (max 50).')
})

test('colleagues are not suggested by their company, its switchboard or its address', async () => {
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

test('a name that changes is compared as it now is', async () => {
  const someone = await newMember(house)
  const { connectionId } = await someone.client.Connections_create({ displayName: 'Ana Ribeiro' })
  await someone.client.Connections_create({ displayName: 'Rui Costa' })
  assert.deepEqual(await namesIn(someone), [])
  await someone.client.Connections_update({ connectionId, displayName: 'Rui Cósta' })
  assert.deepEqual(await namesIn(someone), [['Rui Cósta', 'Rui Costa', 'possible']])
})

test('two who are kept apart are not suggested again, whichever way it is said', async () => {
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
})

test('who is not the other is not the person they become either; merging two ends their being kept apart', async () => {
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

test('of hundreds with one name and one number, a bounded list is suggested', async () => {
  const someone = await newMember(house)
  for (let n = 0; n < 60; n++) {
    await someone.client.Connections_create({ displayName: 'John Smith', phones: ['+1 555 010 9999'] })
  }
  const { duplicates, more } = await someone.client.Connections_duplicates()
  assert.deepEqual(
    [duplicates.length, more],
    [20, '20 of 66 shown; merge these or keep them apart, or raise limit (max 50).'],
  )
})
