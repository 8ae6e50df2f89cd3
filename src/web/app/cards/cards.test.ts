import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

async function withCard() {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  const card = await member.client.Cards_create({ slug: 'rui', name: 'Rui Costa', title: 'Designer' })
  return { ...member, pages, card, path: `/cards/${card.id}` }
}

test('a first card is made from a few fields, and opens in its editor', async () => {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  assert.match((await pages.get('/cards')).text, /name="slug"[^>]*value="member-\d+"/)
  const fields = { name: 'Rui Costa', title: 'Designer', company: '', email: 'rui@example.com', phone: '', slug: 'rui' }
  const { location } = await pages.post('/cards', fields)
  const [card] = (await member.client.Cards_list()).cards
  assert.equal(location, `/cards/${card?.id}`)
  assert.deepEqual([card?.name, card?.title, card?.emails[0]?.address], ['Rui Costa', 'Designer', 'rui@example.com'])
  const { text } = await pages.get('/cards')
  assert.match(text, new RegExp(`<iframe src="/cards/${card?.id}/preview\\?still"`))
})

test('errors are shown beside their field, and the input is kept', async () => {
  const pages = pagesOf(house, await newMember(house))
  const wrong = await pages.post('/cards', { name: 'Rui', email: 'nowhere', slug: 'Not a slug!' })
  assert.equal(wrong.status, 400)
  assert.match(wrong.text, /id="slug-error"/)
  assert.match(wrong.text, /id="email-error"/)
  assert.match(wrong.text, /value="nowhere"/)
})

test('a second card is a copy of the first with an address of its own', async () => {
  const { client, pages, card } = await withCard()
  const { text } = await pages.get(`/cards/new?from=${card.id}`)
  assert.match(text, /name="slug"[^>]*value="rui-2"/)
  assert.match(text, /A second card from “Rui Costa”/)
  await pages.post('/cards', { from: card.id, slug: 'rui-2' })
  const [, copy] = (await client.Cards_list()).cards
  assert.deepEqual([copy?.slug, copy?.name, copy?.title], ['rui-2', 'Rui Costa', 'Designer'])
})

test('a member of several workspaces chooses where a card belongs, and a copy stays with its original', async () => {
  const { client, pages } = await withCard()
  assert.doesNotMatch((await pages.get('/cards/new')).text, /name="workspaceId"/)
  const { id: workspaceId, slug } = await client.Workspaces_create({ name: 'Studio <Maré>' })
  const { text } = await pages.get('/cards/new')
  assert.match(text, /<select id="workspace" name="workspaceId".*Studio &lt;Maré&gt;/s)
  const checked = await pages.get(`/cards/new?slug=rui&workspaceId=${workspaceId}`, 'slug-check')
  assert.match(checked.text, new RegExp(`Free\\. Your card will be at .*/w/${slug}/rui`))
  await pages.post('/cards', { name: 'Rui', slug: 'rui', workspaceId })
  const [, card] = (await client.Cards_list()).cards
  assert.equal(card?.workspaceId, workspaceId)
  const copy = (await pages.get(`/cards/new?from=${card?.id}`)).text
  assert.match(copy, new RegExp(`<option value="${workspaceId}" selected>`))
  assert.match(copy, /name="slug"[^>]*value="rui-2"/)
})

test('a removed card leaves a line with Undo, which brings it back', async () => {
  const { client, pages, card, path } = await withCard()
  const { location } = await pages.post(`${path}/removal`)
  assert.equal((await client.Cards_list()).cards.length, 0)
  const { text } = await pages.get(location ?? '')
  assert.match(text, /Removed Rui Costa \(rui\)\./)
  assert.match(text, new RegExp(`action="${path}/restoration"`))
  await pages.post(`${path}/restoration`)
  assert.equal((await client.Cards_list()).cards[0]?.id, card.id)
})

test('an address is checked while it is typed', async () => {
  const { client, pages, path } = await withCard()
  await client.Cards_create({ slug: 'ana' })
  const check = async (page: string, slug: string) =>
    (await pages.get(`${page}?slug=${encodeURIComponent(slug)}`, 'slug-check')).text
  assert.match(await check(path, 'rui'), /Your card is at http/)
  assert.match(await check(path, 'ana'), /“ana” is taken\. “ana-2” is free\./)
  assert.match(await check(path, 'rui-costa'), /Free\. Your card will be at http:.*\/rui-costa</)
  assert.match(await check('/cards/new', 'Not a slug!'), /lower-case letters/)
})

test('the code fills a page of its own, and is part of it', async () => {
  const { pages, path, card } = await withCard()
  const { text } = await pages.get(`${path}/qr`)
  assert.match(text, /<svg class="code" role="img" aria-label="QR code of the card of Rui Costa"/)
  assert.match(text, new RegExp(card.shortUrl.split('//')[1] ?? ''))
  assert.doesNotMatch(text, /id="tabs"/)
})

test('the address of my code shows the main card first, and beside it the others that visitors can open', async () => {
  const { client, pages, card } = await withCard()
  const only = (await pages.get('/qr')).text
  assert.match(only, new RegExp(`id="code-${card.id}"`))
  assert.doesNotMatch(only, /<nav/)
  const talks = await client.Cards_create({ slug: 'talks' })
  const hidden = await client.Cards_create({ slug: 'hidden' })
  await client.Cards_update({ id: hidden.id, published: false })
  await client.Cards_setDefault({ id: talks.id })
  const { text } = await pages.get('/qr')
  const shown = [...text.matchAll(/<section id="code-([^"]+)"/g)].map(([, id]) => id)
  assert.deepEqual(shown, [talks.id, card.id])
  assert.match(text, new RegExp(`<a href="#code-${card.id}"><bdi>rui</bdi></a>`))
})

test('a member without a card makes one in one step, and comes to its code', async () => {
  const pages = pagesOf(house, await newMember(house))
  const { location } = await pages.get('/qr')
  const { text } = await pages.get(location ?? '')
  const then = /name="then" value="([^"]+)"/.exec(text)?.[1] ?? ''
  assert.equal((await pages.post('/cards', { name: '', slug: '!', then })).status, 400)
  assert.equal((await pages.post('/cards', { name: 'Rui', slug: 'rui', then })).location, '/qr')
})
