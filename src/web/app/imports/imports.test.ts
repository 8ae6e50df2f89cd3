import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()
const vcards = ['Ana Ribeiro', 'Rui Costa'].map((name) => `BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nEND:VCARD\n`).join('')

function fileForm(text: string, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('contacts', new File([text], 'people.vcf', { type: 'text/vcard' }))
  return form
}

test('a file is read, looked at, added and taken back', async () => {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  const sent = await pages.send('/imports?key=first', fileForm(vcards, { tag: 'phone' }))
  assert.equal(sent.status, 303)
  const page = String(sent.location)
  await house.work()
  assert.match((await pages.get(page)).text, /2 people will be added/)
  assert.equal((await member.client.Connections_search({})).connections.length, 0)
  assert.equal((await pages.post(`${page}/application`, { conflicts: 'keep' })).location, page)
  await house.work()
  assert.match((await pages.get(page)).text, /<strong>2<\/strong> <span>Added<\/span>/)
  const { connections } = await member.client.Connections_search({})
  assert.deepEqual(
    connections.map(({ tags }) => tags),
    [['phone'], ['phone']],
  )
  await pages.post(`${page}/undoing`)
  await house.work()
  assert.match((await pages.get(page, 'import')).text, /^<div id="import".*Taken back/s)
  assert.equal((await member.client.Connections_search({})).connections.length, 0)
})

test('pressing twice uploads once', async () => {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  const answers = [
    await pages.send('/imports?key=k', fileForm(vcards)),
    await pages.send('/imports?key=k', fileForm(vcards)),
  ]
  assert.equal(answers[0]?.location, answers[1]?.location)
  assert.equal((await member.client.Imports_list()).imports.length, 1)
})

test('a file that is no list of people is refused in words for people', async () => {
  const pages = pagesOf(house, await newMember(house))
  const { status, text } = await pages.send('/imports', fileForm('\u0000\u0001\u0002'))
  assert.ok(status >= 400 && status < 500, `${status}`)
  assert.match(text, /<h1>/)
})

test('another member’s import is not found, and a form from elsewhere is refused', async () => {
  const [ana, eve] = [await newMember(house), await newMember(house)]
  const { location } = await pagesOf(house, ana).send('/imports', fileForm(vcards))
  assert.equal((await pagesOf(house, eve).get(String(location))).status, 404)
  assert.equal((await pagesOf(house, eve).post(`${location}/application`)).status, 404)
  const headers = { cookie: `kith=${ana.token}`, 'sec-fetch-site': 'cross-site' }
  const foreign = await fetch(`${house.url}/imports`, {
    method: 'POST',
    headers,
    body: fileForm(vcards),
    redirect: 'manual',
  })
  assert.equal(foreign.status, 403)
})
