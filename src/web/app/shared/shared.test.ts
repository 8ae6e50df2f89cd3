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
  assert.match(text, /<textarea[^>]*>A &lt;talk&gt;\nAna spoke about boats\nhttps:\/\/example\.com\/a<\/textarea>/)
  assert.deepEqual((await rui.client.Captures_list({})).length, 0)
})

test('a link that is in the text, or in the title, is there once', () => {
  const url = 'https://example.com/a'
  assert.equal(sharedText({ text: `Look ${url}`, url }), `Look ${url}`)
  assert.equal(sharedText({ title: url, url }), url)
  assert.equal(sharedText({}), '')
})
