import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

function fileForm(bytes: string | ArrayBuffer) {
  const form = new FormData()
  form.set('archive', new File([bytes], 'kith.zip', { type: 'application/zip' }))
  return form
}

test('one member’s archive is downloaded and imported by another', async () => {
  const ana = await newMember(house)
  await ana.client.Connections_create({ displayName: 'Rui <Costa>' })
  assert.match((await pagesOf(house, ana).get('/archive')).text, /href="\/settings\/export"/)
  const cookie = `kith=${ana.token}`
  const file = await (await fetch(`${house.url}/settings/export`, { headers: { cookie } })).arrayBuffer()
  const ben = await newMember(house)
  const pages = pagesOf(house, ben)
  const sent = await pages.send('/archive?key=first', fileForm(file))
  assert.equal(sent.status, 303)
  const page = String(sent.location)
  assert.match((await pages.get(page)).text, /data-poll/)
  await house.work()
  const { text } = await pages.get(page)
  assert.match(text, /<th scope="row">People<\/th><td>1<\/td>/)
  assert.match(text, /Member \d\d’s archive/)
  assert.match((await pages.get('/archive')).text, new RegExp(page))
  assert.equal((await ben.client.Connections_search({})).connections[0]?.displayName, 'Rui <Costa>')
  assert.equal((await pagesOf(house, ana).get(page)).status, 404)
})

test('a file that isn’t an archive is refused in the form', async () => {
  const pages = pagesOf(house, await newMember(house))
  const { status, text } = await pages.send('/archive', fileForm('no zip'))
  assert.equal(status, 400)
  assert.match(text, /aria-invalid="true"/)
  const part = await pages.send('/archive', fileForm('no zip'), 'upload')
  assert.match(part.text, /^<form id="upload".*field-error/s)
})
