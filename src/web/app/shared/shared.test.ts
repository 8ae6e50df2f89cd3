import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { sharedText } from './routes.ts'

const house = await useHouse()

test('a shared text fills the capture form and saves nothing', async () => {
  const rui = await newMember(house)
  const shared = new URLSearchParams({ title: 'A <talk>', text: 'Ana spoke about boats', url: 'https://example.com/a' })
  const { text } = await pagesOf(house, rui).get(`/capture?${shared}`)
  assert.match(text, /<textarea[^>]*>\nA &lt;talk&gt;\nAna spoke about boats\nhttps:\/\/example\.com\/a<\/textarea>/)
  assert.deepEqual((await rui.client.Captures_list({})).length, 0)
})

test('a link that is in the text, or in the title, is there once', () => {
  const url = 'https://example.com/a'
  assert.equal(sharedText({ text: `Look ${url}`, url }), `Look ${url}`)
  assert.equal(sharedText({ title: url, url }), url)
  assert.equal(sharedText({}), '')
})

const share = (member: { token: string } | null, fields: Record<string, string | File>, site = 'none') => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const cookie: Record<string, string> = member ? { cookie: `kith=${member.token}` } : {}
  const headers = { ...cookie, origin: 'null', 'sec-fetch-site': site }
  return fetch(`${house.url}/shared`, { method: 'POST', body, headers, redirect: 'manual' })
}

const card = new File(['BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana Ribeiro\r\nEND:VCARD\r\n'], 'ana.vcf', {
  type: 'text/vcard',
})

test('without a service worker, a shared text fills the capture form and saves nothing', async () => {
  const rui = await newMember(house)
  const answer = await share(rui, { title: 'A talk', text: 'Ana & boats', url: 'https://example.com/a' })
  assert.equal(answer.status, 303)
  const shared = new URLSearchParams({ title: 'A talk', text: 'Ana & boats', url: 'https://example.com/a' })
  assert.equal(answer.headers.get('location'), `/capture?${shared}`)
  assert.deepEqual(await rui.client.Captures_list({}), [])
})

test('without a service worker, a shared vCard becomes an import to look at', async () => {
  const rui = await newMember(house)
  const answer = await share(rui, { title: 'Ana', contacts: card })
  const { imports } = await rui.client.Imports_list({})
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, `/imports/${imports[0]?.id}`])
  assert.deepEqual(await rui.client.Connections_list({}), [])
})

test('a share from another website is refused, and one of somebody signed out asks to sign in', async () => {
  const rui = await newMember(house)
  assert.equal((await share(rui, { contacts: card }, 'cross-site')).status, 403)
  assert.deepEqual((await rui.client.Imports_list({})).imports, [])
  assert.match((await share(null, { text: 'Hello' })).headers.get('location') ?? '', /^\/sign-in/)
})
