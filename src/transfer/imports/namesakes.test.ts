import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { importContacts, stageFile } from '../../../test/samples/import-files.ts'

const house = await useHouse()

test('namesakes in one file with nothing else in common stay two people', async () => {
  const { client } = await newMember(house)
  const card = (uid: string, email: string) =>
    `BEGIN:VCARD\nVERSION:3.0\nUID:${uid}\nFN:Maria Silva\n${email}END:VCARD\n`
  const file = [card('1', 'EMAIL:m1@example.com\n'), card('2', 'EMAIL:m2@example.com\n'), card('3', '')].join('')
  const { done } = await importContacts(house, { client }, file)
  assert.equal(done.added, 3)
})

test('namesakes with different LinkedIn profiles are two people, and each is matched by profile', async () => {
  const { client } = await newMember(house)
  const file = (company: string) => `First Name,Last Name,URL,Email Address,Company,Position,Connected On
Ana,Lima,https://www.linkedin.com/in/ana-1,,${company},,15 Nov 2023
Ana,Lima,https://www.linkedin.com/in/ana-2,,Mar,,16 Nov 2023
Eva,Sol,https://www.linkedin.com/in/eva-1,,,,15 Nov 2023
Eva,Sol,https://www.linkedin.com/in/eva-2,,,,16 Nov 2023
`
  assert.equal((await importContacts(house, { client }, file('Mar'))).done.added, 4)
  const again = await stageFile(house, { client }, file('Céu').replaceAll('www.', '').replaceAll('ana-1', 'Ana-1/'))
  const rows = await client.Imports_rows({ id: again.id })
  assert.deepEqual(
    rows.map(({ people, differs }) => [people.length, differs.map(({ field }) => field)]),
    [
      [1, ['company']],
      [1, []],
      [1, []],
      [1, []],
    ],
  )
})

test('the row numbers of another table do not match people', async () => {
  const { client } = await newMember(house)
  await importContacts(house, { client }, 'uid,name,email\n1,Ana Lima,ana@example.com\n')
  const { done } = await importContacts(house, { client }, 'uid,name,email\n1,Ben Okafor,ben@example.com\n')
  assert.equal(done.added, 1)
  assert.equal((await stageFile(house, { client }, 'uid,name,email\n1,Ana Lima,al@example.com\n')).rows.match, 1)
})

test('if two people could be meant by the time it is applied, a new row waits for the member', async () => {
  const { client } = await newMember(house)
  const file = 'name,email\nAna Ribeiro,new@example.com\nBen Okafor,ben@example.com\n'
  const { id, rows } = await stageFile(house, { client }, file)
  assert.equal(rows.new, 2)
  for (const email of ['a@example.com', 'b@example.com'])
    await client.Connections_create({ displayName: 'Ana Ribeiro', emails: [email] })
  const apply = async () => {
    await client.Imports_apply({ id })
    await house.work()
    return (await client.Imports_get({ id })).done
  }
  const { added, left } = await apply()
  assert.deepEqual([added, left], [1, 1])
  const [row] = await client.Imports_rows({ id, verdict: 'conflict' })
  assert.deepEqual([row?.people.length, row?.done], [2, undefined])
  assert.match(row?.reason ?? '', /Decide/)
  assert.equal((await apply()).left, 1)
  await client.Imports_decide({ id, rowId: row?.rowId ?? '', action: 'add' })
  assert.equal((await apply()).added, 2)
})

test('twenty namesakes in one file stay twenty people', async () => {
  const { client } = await newMember(house)
  const cards = Array.from(
    { length: 20 },
    (_, at) => `BEGIN:VCARD\nVERSION:3.0\nUID:m-${at}\nFN:Maria Silva\nEMAIL:m${at}@example.com\nEND:VCARD\n`,
  )
  assert.equal((await importContacts(house, { client }, cards.join(''))).done.added, 20)
})

test('importing a file twice adds no person the second time, not even those with only a first name', async () => {
  const { client } = await newMember(house)
  const names = ['Mom', 'Ana', 'Mr. Smith', 'Dr. X', '李', 'محمد', '007', 'Eva']
  const table = `name,company,phone,notes\n${names.map((name) => `${name},,,\n`).join('')}Zé,Mar,112,Sings\nAna Lima,,112,\n`
  const cards = names.map((name) => `BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nNOTE:Hi\nEND:VCARD\n`).join('')
  assert.equal((await importContacts(house, { client }, table)).done.added, names.length + 2)
  assert.equal((await stageFile(house, { client }, table)).rows.same, names.length + 2)
  const other = await newMember(house)
  assert.equal((await importContacts(house, other, cards)).done.added, names.length)
  assert.equal((await stageFile(house, other, cards)).rows.same, names.length)
})

test('for a person with only a first name, a row with new details is added', async () => {
  const { client } = await newMember(house)
  await importContacts(house, { client }, 'name,company\nAna,Mar\n')
  const { rows } = await stageFile(house, { client }, 'name,company\nAna,\nAna,Céu\n')
  assert.deepEqual([rows.same, rows.new], [1, 1])
})

test('twins with one number and one birthday stay two people, and so do couples with one number and address', async () => {
  const { client } = await newMember(house)
  const file = `name,email,phone,birthday
Tomás Silva,,+351 212 345 678,2001-02-03
Ana Silva,,+351 212 345 678,2001-02-03
Eva Sol,casa.sol@example.com,+351 212 345 111,
Rui Sol,casa.sol@example.com,+351 212 345 111,
`
  assert.equal((await importContacts(house, { client }, file)).done.added, 4)
  const { rows } = await stageFile(house, { client }, file)
  assert.equal(rows.same, 4)
  const newcomer = 'name,email,phone\nLia Sol,casa.sol@example.com,+351 212 345 111\n'
  assert.equal((await importContacts(house, { client }, newcomer)).done.left, 1)
})

test('a LinkedIn connection who changed their name is the same person', async () => {
  const { client } = await newMember(house)
  const file = (
    first: string,
    last: string,
    company: string,
  ) => `First Name,Last Name,URL,Email Address,Company,Position,Connected On
${first},${last},https://www.linkedin.com/in/ana-1,,${company},,15 Nov 2023
Madonna,,https://www.linkedin.com/in/madonna,,${company},,15 Nov 2023
`
  assert.equal((await importContacts(house, { client }, file('Ana', 'Lima', 'Mar'))).done.added, 2)
  const { done } = await importContacts(house, { client }, file('Ana', 'Costa MBA 🚀', 'Céu'))
  assert.deepEqual([done.added, done.merged, done.left], [0, 2, 0])
})
