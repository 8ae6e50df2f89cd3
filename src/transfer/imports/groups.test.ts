import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { importContacts, peopleByName } from '../../../test/samples/import-files.ts'

const house = await useHouse()

const ana = '5D3FA6A1-7C2B-4F6E-9C61-0B7F8E1D2A30'
const rui = 'e07b9c6e-0a6d-4e0f-8a34-6f1d5b2c7a11'

/** As Contacts on a Mac and iCloud write people and groups. */
const appleFile = [
  ...['BEGIN:VCARD', 'VERSION:3.0', 'PRODID:-//Apple Inc.//macOS 15.1//EN', 'N:Friends;;;;', 'FN:Friends'],
  ...['X-ADDRESSBOOKSERVER-KIND:group', `X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:${ana}`],
  ...[`X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:${rui}`, 'UID:2F1C0C52-6C1C-4B0B-8C7F-D2A0D0B3B1AA', 'END:VCARD'],
  ...['BEGIN:VCARD', 'VERSION:3.0', 'PRODID:-//Apple Inc.//macOS 15.1//EN', 'N:Ribeiro;Ana;;;', 'FN:Ana Ribeiro'],
  ...['EMAIL;type=INTERNET;type=HOME;type=pref:ana@example.com', `UID:${ana}`, 'X-ABUID:1\\:ABPerson', 'END:VCARD'],
  ...['BEGIN:VCARD', 'VERSION:3.0', 'N:Costa;Rui;;;', 'FN:Rui Costa', `UID:${rui.toUpperCase()}`, 'END:VCARD'],
  ...['BEGIN:VCARD', 'VERSION:3.0', 'N:Silva;Tomás;;;', 'FN:Tomás Silva', 'UID:T1', 'END:VCARD'],
  ...['BEGIN:VCARD', 'VERSION:3.0', 'N:Rowing\\, Sundays', 'FN:', 'X-ADDRESSBOOKSERVER-KIND:group'],
  ...[`X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:${ana}`, 'X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:GONE', 'END:VCARD'],
  '',
].join('\r\n')

test('the groups of an Apple address book become tags of their members', async () => {
  const { client } = await newMember(house)
  const { rows, problems, done } = await importContacts(house, { client }, appleFile)
  assert.deepEqual([rows.total, rows.unreadable, done.added], [3, 0, 3])
  const people = await peopleByName(client)
  assert.deepEqual(
    ['Ana Ribeiro', 'Rui Costa', 'Tomás Silva'].map((name) => people.get(name)?.tags),
    [['Friends', 'Rowing, Sundays'], ['Friends'], []],
  )
  assert.deepEqual(problems, ['The group “Rowing, Sundays” has 1 member who is not in this file.'])
})

test('the categories of Google’s vCards become tags, but not its label for everybody', async () => {
  const { client } = await newMember(house)
  const card = (name: string, categories: string) =>
    `BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nN:;${name};;;\nCATEGORIES:${categories}\nEND:VCARD\n`
  await importContacts(house, { client }, card('Ana', 'Friends,Book club,myContacts') + card('Rui', 'myContacts'))
  const people = await peopleByName(client)
  assert.deepEqual([people.get('Ana')?.tags, people.get('Rui')?.tags], [['Friends', 'Book club'], []])
})

test('a group of vCard 4 names its members by id or by e-mail address', async () => {
  const { client } = await newMember(house)
  const file = `BEGIN:VCARD
VERSION:4.0
FN:Ana
UID:urn:uuid:${ana}
END:VCARD
BEGIN:VCARD
VERSION:4.0
FN:Rui
EMAIL:Rui@example.com
END:VCARD
BEGIN:VCARD
VERSION:4.0
KIND:group
FN:Choir
MEMBER:urn:uuid:${ana.toLowerCase()}
MEMBER:mailto:rui@example.com
END:VCARD
`
  await importContacts(house, { client }, file)
  const people = await peopleByName(client)
  assert.deepEqual([people.get('Ana')?.tags, people.get('Rui')?.tags], [['Choir'], ['Choir']])
})

test('a group whose name cannot be a tag is reported, and its members are imported', async () => {
  const { client } = await newMember(house)
  const group = (name: string) =>
    `BEGIN:VCARD\nVERSION:4.0\nKIND:group\nFN:${name}\nMEMBER:urn:uuid:${ana}\nEND:VCARD\n`
  const file = `${group('x'.repeat(60))}${group('')}BEGIN:VCARD\nVERSION:4.0\nFN:Ana\nUID:urn:uuid:${ana}\nEND:VCARD\n`
  const { problems, done } = await importContacts(house, { client }, file)
  assert.equal(done.added, 1)
  assert.match(problems.join('\n'), /The group “x+” did not become a tag: it must be at most 40 characters\./)
  assert.match(problems.join('\n'), /A group without a name did not become a tag\./)
  assert.deepEqual((await peopleByName(client)).get('Ana')?.tags, [])
})

test('importing a file again after adding somebody to a group adds the tag to the person there is', async () => {
  const { client } = await newMember(house)
  const person = `BEGIN:VCARD\nVERSION:3.0\nFN:Ana Ribeiro\nUID:${ana}\nEND:VCARD\n`
  const group = `BEGIN:VCARD\nVERSION:3.0\nFN:Choir\nX-ADDRESSBOOKSERVER-KIND:group\nX-ADDRESSBOOKSERVER-MEMBER:urn:uuid:${ana}\nEND:VCARD\n`
  await importContacts(house, { client }, person)
  const { rows, done } = await importContacts(house, { client }, person + group)
  assert.deepEqual([rows.match, done.merged], [1, 1])
  assert.deepEqual((await peopleByName(client)).get('Ana Ribeiro')?.tags, ['Choir'])
})
