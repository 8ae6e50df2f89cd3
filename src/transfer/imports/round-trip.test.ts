import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { importContacts, importFile, stageFile } from '../../../test/samples/import-files.ts'

const house = await useHouse()

test('an exported address book can be imported again without changes, here and by another member', async () => {
  const { client } = await newMember(house)
  await client.Connections_create({
    displayName: 'Eva Lima',
    company: 'Mar; Sol, Lda.',
    title: 'Owner',
    location: 'Porto',
    howMet: 'At the harbour,\nin the rain',
    metOn: '2024-02-29',
    birthday: '--02-29',
    rhythmDays: 45,
    emails: ['eva@example.com'],
    phones: ['+351 912 345 679'],
    tags: ['rowing, late', 'Porto'],
    profiles: [{ service: 'github', handle: 'eva', url: 'https://github.com/eva' }],
  })
  for (const name of ['people.vcf', 'google.csv', 'linkedin.csv'])
    await importContacts(house, { client }, importFile(name))
  const { connections } = await client.Connections_search({ limit: 50 })
  for (const version of ['3.0', '4.0'] as const) {
    const book = await client.AddressBook_export({ version })
    const { rows } = await stageFile(house, { client }, book)
    assert.deepEqual([rows.same, rows.total], [connections.length, connections.length], version)
    const other = await newMember(house)
    const first = await importContacts(house, other, book)
    assert.equal(first.done.added, connections.length)
    const again = await stageFile(house, other, book)
    assert.equal(again.rows.same, connections.length, version)
    const back = await stageFile(house, { client }, await other.client.AddressBook_export({ version }))
    assert.equal(back.rows.same + back.rows.match, connections.length, 'only what the other book calls them is new')
    assert.equal(back.rows.conflict, 0)
  }
})
