import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { stageFile } from '../../../../test/samples/import-files.ts'

const house = await useHouse()
const file = `name,email,company
Ana Ribeiro,ana@example.com,New Bank
Rui Costa,rui@example.com,
<b>Eve</b>,eve@example.com,
Broken,"never closed
`

async function memberWithImport() {
  const member = await newMember(house)
  const { client } = member
  await client.Connections_create({ displayName: 'Ana Ribeiro', emails: ['ana@example.com'], company: 'Old Bank' })
  const { id } = await stageFile(house, member, file)
  return { client, id, path: `/imports/${id}`, pages: pagesOf(house, member) }
}

test('rows are shown by verdict, those that need a decision first', async () => {
  const { pages, path } = await memberWithImport()
  const first = (await pages.get(path)).text
  assert.match(first, /show=conflict" aria-current="true"><strong>1<\/strong>\s<span>Your decision</)
  assert.match(first, /<th scope="row">Company<\/th><td dir="auto">Old Bank<\/td><td dir="auto">New Bank<\/td>/)
  assert.doesNotMatch(first, /Rui Costa/)
  const added = (await pages.get(`${path}?show=new`)).text
  assert.match(added, /Rui Costa/)
  assert.match(added, /&lt;b&gt;Eve/)
})

test('an unreadable row is shown with its line, the problem and advice', async () => {
  const { pages, path } = await memberWithImport()
  const { text } = await pages.get(`${path}?show=unreadable`)
  assert.match(text, /<strong>Line 5<\/strong>/)
  assert.match(text, /The quote opened in line 5 is not closed/)
  assert.match(text, /Correct them in the file and import it again/)
})

test('a choice is made and undone in its row, and is carried out', async () => {
  const { pages, path, client, id } = await memberWithImport()
  const [row] = await client.Imports_rows({ id, verdict: 'conflict' })
  const rowPath = `${path}/rows/${row?.rowId}`
  const chosen = await pages.post(rowPath, { choice: 'theirs' }, `row-${row?.rowId}`)
  assert.match(chosen.text, /^<li id="row-.*The file’s values replace Kith’s\./s)
  const cleared = await pages.post(rowPath, { choice: 'clear' }, `row-${row?.rowId}`)
  assert.match(cleared.text, /Take the file’s/)
  assert.equal((await pages.post(rowPath, { choice: 'theirs' })).status, 303)
  await pages.post(`${path}/application`, { conflicts: 'keep' })
  await house.work()
  const { connections } = await client.Connections_search({ query: 'Ana' })
  assert.equal(connections[0]?.company, 'New Bank')
  const { text } = await pages.get(path)
  assert.match(text, /removes the 2 people it added\.\s1 person you had goes back to how they were/)
  assert.equal((await pages.post(rowPath, { choice: 'skip' })).status, 409)
})

test('an unclear match asks who it is', async () => {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  for (const company of ['Bank', 'Yard'])
    await member.client.Connections_create({ displayName: 'Ana Ribeiro', company })
  const { id } = await stageFile(house, member, 'name,company\nAna Ribeiro,Museum\n')
  const { text } = await pages.get(`/imports/${id}`)
  assert.match(text, /It is Ana Ribeiro/)
  assert.match(text, /Add as a new person/)
  const [row] = await member.client.Imports_rows({ id })
  const [person] = row?.people ?? []
  await pages.post(`/imports/${id}/rows/${row?.rowId}`, { choice: person?.connectionId ?? '' })
  assert.equal((await member.client.Imports_rows({ id }))[0]?.chosenId, person?.connectionId)
})

test('an import is removed from the list, and its people stay', async () => {
  const { pages, path, client } = await memberWithImport()
  assert.equal((await pages.post(`${path}/removal`)).location, '/imports')
  assert.doesNotMatch((await pages.get('/imports')).text, /Earlier imports/)
  assert.equal((await client.Connections_search({})).connections.length, 1)
})

test('values kept because they changed since are named as on the person’s page, in the member’s language', async () => {
  const { pages, path, client, id } = await memberWithImport()
  const [row] = await client.Imports_rows({ id, verdict: 'conflict' })
  await pages.post(`${path}/rows/${row?.rowId}`, { choice: 'theirs' })
  await pages.post(`${path}/application`, { conflicts: 'keep' })
  await house.work()
  const { connections } = await client.Connections_search({ query: 'Ana' })
  await client.Connections_update({ connectionId: String(connections[0]?.connectionId), company: 'Own Bank' })
  await client.Imports_undo({ id })
  await house.work()
  const show = async (locale: string) => {
    await client.Members_update({ locale })
    return (await pages.get(`${path}?show=kept`)).text
  }
  assert.match(await show('en'), /Changed since and therefore kept: the company\./)
  assert.match(await show('de'), /: Firma\./)
  assert.doesNotMatch(await show('fr'), /company/)
})
