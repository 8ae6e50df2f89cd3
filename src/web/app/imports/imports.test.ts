import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { picture } from '../../../../test/samples/images.ts'

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
  assert.match((await pages.get(page)).text, /<strong>2<\/strong>\s<span>Added<\/span>/)
  const { connections } = await member.client.Connections_search({})
  assert.deepEqual(
    connections.map(({ tags }) => tags),
    [['phone'], ['phone']],
  )
  await pages.post(`${page}/undoing`)
  await house.work()
  assert.match((await pages.get(page, 'import')).text, /^<div id="import".*Undone/s)
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

test('a picture, a file that is too large and no file at all are refused, each with its reason', async () => {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  const formOf = (...bits: (string | Uint8Array<ArrayBuffer>)[]) => {
    const form = new FormData()
    form.set('tag', 'phone')
    if (bits.length > 0) form.set('contacts', new File(bits, 'IMG_0042.jpg'))
    return form
  }
  const jpeg = await picture(20, 20).jpeg().toBuffer()
  const files = { wrongFile: [new Uint8Array(jpeg)], largeFile: ['x'.repeat(65 * 1024 * 1024)], noFile: [] }
  for (const [locale, words] of [
    ['en', wordsFor('en')],
    ['de', wordsFor('de')],
  ] as const) {
    await member.client.Members_update({ locale })
    for (const [name, bits] of Object.entries(files)) {
      const { status, text } = await pages.send('/imports', formOf(...bits))
      assert.equal(status, 400, name)
      assert.ok(text.includes(words.imports[name as keyof typeof files]), `${locale} ${name}`)
    }
  }
})

test('imports have the names of their files', async () => {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  const form = new FormData()
  form.set('contacts', new File([vcards], 'C:\\my phone\\<Família> 2026.vcf'))
  const { location } = await pages.send('/imports', form)
  assert.equal((await member.client.Imports_list()).imports[0]?.fileName, '<Família> 2026.vcf')
  const { text } = await pages.get('/imports')
  assert.match(text, /<bdi>&lt;Família&gt; 2026\.vcf<\/bdi>\s<span class="soft small">today · /i)
  assert.match((await pages.get(String(location))).text, /<h1><bdi>&lt;Família&gt; 2026\.vcf<\/bdi><\/h1>/)
  await member.client.Imports_create({ contacts: new Blob([vcards]) })
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
