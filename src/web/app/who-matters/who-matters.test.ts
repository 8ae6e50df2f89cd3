import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { importContacts } from '../../../../test/samples/import-files.ts'

const house = await useHouse()
const file = `name,email\n${Array.from({ length: 12 }, (_, at) => `Person ${at + 1},p${at + 1}@example.com`).join('\n')}\n`

async function memberWithImport() {
  const member = await newMember(house)
  const { id } = await importContacts(house, member, file, { tag: 'from my phone' })
  const [row] = await member.client.Imports_rows({ id })
  const pages = pagesOf(house, member)
  return { ...member, pages, path: `/imports/${id}/who-matters`, connectionId: row?.connectionId ?? '' }
}

test('a tag and a rhythm are given with one tap each, and taken away with another', async () => {
  const { client, pages, path, connectionId } = await memberWithImport()
  assert.match((await pages.get(path)).text, /aria-pressed="false" aria-label="friend: Person 1"/)
  const press = (fields: Record<string, string>) =>
    pages.post(`${path}/people/${connectionId}`, { after: '0', ...fields }, `person-${connectionId}`)
  const { text } = await press({ tag: 'friend' })
  assert.match(text, /^<li id="person-.*aria-pressed="true" aria-label="friend: Person 1"/s)
  await press({ rhythm: '30' })
  const given = await client.Connections_get({ connectionId })
  assert.deepEqual([given.tags, given.rhythmDays], [['from my phone', 'friend'], 30])
  await press({ tag: 'friend' })
  await press({ rhythm: '30' })
  const taken = await client.Connections_get({ connectionId })
  assert.deepEqual([taken.tags, taken.rhythmDays], [['from my phone'], undefined])
})

test('the review continues where it stopped, ten people at a time, and can start over', async () => {
  const { pages, path } = await memberWithImport()
  const first = (await pages.get(path)).text
  assert.match(first, /Person 10</)
  assert.doesNotMatch(first, /Person 11</)
  const { location } = await pages.post(path, { after: '0', to: '10' })
  assert.equal(location, `${path}?back=0`)
  const later = (await pages.get(path)).text
  assert.match(later, /83 % seen/)
  assert.match(later, /Person 12</)
  assert.match(later, /Finish/)
  await pages.post(path, { after: '10', to: '12' })
  assert.match((await pages.get(path)).text, /That’s everybody/)
  assert.match((await pages.get(`${path}?after=0`)).text, /Person 1</)
})

test('people removed since then are left out', async () => {
  const { client, pages, path, connectionId } = await memberWithImport()
  await client.Connections_remove({ connectionId })
  const { text, status } = await pages.get(path)
  assert.equal(status, 200)
  assert.doesNotMatch(text, /Person 1</)
})

test('another member finds neither the import nor its people', async () => {
  const { path, connectionId, pages } = await memberWithImport()
  const eve = pagesOf(house, await newMember(house))
  assert.equal((await eve.get(path)).status, 404)
  assert.equal((await eve.post(path, { to: '10' })).status, 404)
  assert.equal((await eve.post(`${path}/people/${connectionId}`, { tag: 'x' })).status, 404)
  assert.equal((await pages.post(`${path}/people/${connectionId}`, { tag: 'x'.repeat(41) })).status, 400)
})
