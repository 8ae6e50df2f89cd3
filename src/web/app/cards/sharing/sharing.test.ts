import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../../test/harness/harness.ts'

const house = await useHouse()

async function withCard() {
  const member = await newMember(house)
  const card = await member.client.Cards_create({
    slug: 'rui',
    name: 'Rui <Costa>',
    title: 'Designer',
    emails: [{ address: 'rui@example.com' }],
    phones: [{ number: '+351 912 345 678' }],
  })
  return { ...member, card, pages: pagesOf(house, member), path: `/cards/${card.id}` }
}

test('both addresses can be copied, and the files are offered while visitors can open the card', async () => {
  const { client, pages, path, card } = await withCard()
  const { text } = await pages.get(`${path}/share`)
  assert.ok(text.includes(`<code id="address" dir="ltr">${card.url}</code>`))
  assert.ok(text.includes(`<code id="short-address" dir="ltr">${card.shortUrl}</code>`))
  assert.match(text, /rui\.vcf" download/)
  await client.Cards_update({ id: card.id, published: false })
  assert.doesNotMatch((await pages.get(`${path}/share`)).text, /rui\.vcf/)
})

test('another card can be shown first', async () => {
  const { client, pages } = await withCard()
  const second = await client.Cards_create({ slug: 'talks' })
  await pages.post(`/cards/${second.id}/default`)
  assert.equal((await client.Cards_get({ id: second.id })).isDefault, true)
  const { text } = await pages.get('/cards')
  assert.match(text, new RegExp(`<li id="card-${second.id}".*Shown first.*<li id="card-`, 's'))
})

test('a signature can be copied as it looks, as text and as HTML', async () => {
  const { pages, path, card } = await withCard()
  const { text } = await pages.get(`${path}/signature`)
  assert.match(text, /<td valign="top"><b>Rui &lt;Costa&gt;<\/b><br>Designer<br><a href="mailto:rui@example\.com">/)
  assert.ok(text.includes(`-- \nRui &lt;Costa&gt;\nDesigner\nrui@example.com\n+351 912 345 678\n${card.shortUrl}`))
  assert.match(text, /&lt;table cellpadding=&quot;0&quot;/)
  assert.match(text, /&lt;b&gt;Rui &amp;lt;Costa&amp;gt;&lt;\/b&gt;/)
})

test('visits are a chart with a bar for each day, and a table of the days with visits', async () => {
  const { client, pages, path, card } = await withCard()
  assert.match((await pages.get(`${path}/visits`)).text, /No visits yet/)
  await fetch(house.url + new URL(card.url).pathname, {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Chrome/150 Safari/537.36' },
  })
  await house.kith.visits.flush()
  assert.equal((await client.Cards_statistics({ id: card.id })).total.views, 1)
  const { text } = await pages.get(`${path}/visits?days=90`)
  assert.equal(text.match(/<rect /g)?.length, 90)
  assert.match(text, /aria-label="Visits by day in the last 90 days, 1 in all"/)
  assert.match(text, /<th scope="row"><time datetime="[\d-]{10}">[^<]+<\/time><\/th><td>1<\/td><td>0<\/td><td>0<\/td>/)
})
