import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { importContacts, peopleByName, stageFile } from '../../../test/samples/import-files.ts'

const house = await useHouse()
const file = 'name,email,company\nAna,ana@example.com,New Bank\nRui,rui@example.com,New Yard\n'

async function memberWithConflicts() {
  const { client } = await newMember(house)
  await client.Connections_create({ displayName: 'Ana', emails: ['ana@example.com'], company: 'Old Bank' })
  await client.Connections_create({ displayName: 'Rui', emails: ['rui@example.com'], company: 'Old Yard' })
  const { id } = await stageFile(house, { client }, file)
  const rows = await client.Imports_rows({ id, verdict: 'conflict' })
  return { client, id, rows }
}

test('in one conflict the file’s values are taken, while the import keeps yours', async () => {
  const { client, id, rows } = await memberWithConflicts()
  const [ana] = rows
  const decided = await client.Imports_decide({ id, rowId: ana?.rowId ?? '', action: 'merge', values: 'theirs' })
  assert.deepEqual([decided.action, decided.values], ['merge', 'theirs'])
  await client.Imports_apply({ id, conflicts: 'keep' })
  await house.work()
  const people = await peopleByName(client)
  assert.deepEqual([people.get('Ana')?.company, people.get('Rui')?.company], ['New Bank', 'Old Yard'])
})

test('in one conflict your values stay, while the import takes the file’s', async () => {
  const { client, id, rows } = await memberWithConflicts()
  await client.Imports_decide({ id, rowId: rows[1]?.rowId ?? '', action: 'merge', values: 'keep' })
  await client.Imports_apply({ id, conflicts: 'theirs' })
  await house.work()
  const people = await peopleByName(client)
  assert.deepEqual([people.get('Ana')?.company, people.get('Rui')?.company], ['New Bank', 'Old Yard'])
})

test('a cleared decision also forgets whose values to take, and values need a merge', async () => {
  const { client, id, rows } = await memberWithConflicts()
  const rowId = rows[0]?.rowId ?? ''
  await client.Imports_decide({ id, rowId, action: 'merge', values: 'theirs' })
  assert.equal((await client.Imports_decide({ id, rowId, action: null })).values, undefined)
  await refused(client.Imports_decide({ id, rowId, action: 'skip', values: 'theirs' }), 'invalid')
})

test('an import remembers how many of its people were reviewed', async () => {
  const { client } = await newMember(house)
  const { id, reviewedTo } = await importContacts(house, { client }, file)
  assert.equal(reviewedTo, undefined)
  assert.equal((await client.Imports_update({ id, reviewedTo: 1 })).reviewedTo, 1)
  assert.equal((await client.Imports_get({ id })).reviewedTo, 1)
  const other = await newMember(house)
  await refused(other.client.Imports_update({ id, reviewedTo: 2 }), 'not_found')
})
