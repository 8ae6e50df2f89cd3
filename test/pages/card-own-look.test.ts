import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../clients/pages.ts'
import { ask, newMember, useHouse } from '../harness/harness.ts'
import { picture } from '../samples/images.ts'

const house = await useHouse()
const rui = await newMember(house)
const image = new Blob([await picture(60, 30).png().toBuffer()])

let count = 0
async function newCard(contents: object = {}) {
  count += 1
  const { id, url } = await rui.client.Cards_create({ slug: `card-${count}`, name: 'Rui Costa', ...contents })
  return { id, path: new URL(url).pathname }
}

const pageAt = async (path: string) => (await ask(house, `GET ${path}`)).text

test('a card’s colors are in a separate style sheet that the policy allows', async () => {
  const { id, path } = await newCard()
  assert.doesNotMatch(await pageAt(path), /colours\.css|class="[^"]* own/)
  await rui.client.Cards_update({ id, colours: { accent: '#c2410c', background: '#fde8d0' } })
  const page = await pageAt(path)
  assert.match(page, /<body class="linen ink own">/)
  assert.doesNotMatch(page, / style=|<style/)
  assert.match(page, /theme-color" media="\(prefers-color-scheme: light\)" content="#fde8d0"/)
  const [, address = ''] = /href="(\/cards\/colours\.css\?[^"]*)"/.exec(page) ?? []
  const sheet = await ask(house, `GET ${address.replaceAll('&amp;', '&')}`)
  assert.equal(sheet.headers.get('content-type'), 'text/css; charset=utf-8')
  assert.match(sheet.text, /^\.linen\.own\{--page:light-dark\(#fde8d0,#[0-9a-f]{6}\)/)
  assert.match(sheet.text, /--accent:light-dark\(#/)
})

test('a dark background makes the page dark in both schemes', async () => {
  const { text } = await ask(house, 'GET /cards/colours.css?template=linen&colour=ink&background=%23101a2b')
  assert.match(text, /^:root\{color-scheme:dark\}\.linen\.own\{--page:light-dark\(#101a2b,#101a2b\)/)
})

test('no style sheet is made of anything but colours', async () => {
  for (const query of [
    '',
    'template=linen&colour=ink',
    'template=linen&colour=ink&accent=red',
    'template=linen&colour=teal&accent=%23101a2b',
    'template=..%2Fbase&colour=ink&accent=%23101a2b',
    'template=linen&colour=ink&accent=%23101a2b%7D*%7Bx',
  ])
    assert.equal((await ask(house, `GET /cards/colours.css?${query}`)).status, 404, query)
})

test('a logo and a background image are drawn', async () => {
  const { id, path } = await newCard({ company: 'Maré' })
  await rui.client.Cards_logo({ id, photo: image })
  await rui.client.Cards_backgroundImage({ id, photo: image })
  const page = await pageAt(path)
  assert.match(page, /<img class="logo" src="\/photos\/[^"]+\.webp" [^>]*alt="Logo of Maré">/)
  assert.match(page, /<div class="backdrop"><picture><source type="image\/webp" srcset="\/photos\/[^"]+-60\.webp 60w"/)
  assert.match(page, /<body class="linen ink has-backdrop">/)
})

test('links say what they do first, and their address second', async () => {
  const links = [
    { url: 'https://wa.me/351912345678' },
    { url: 'https://www.linkedin.com/in/rui' },
    { url: 'https://example.com/work', label: 'My work' },
    { url: 'https://example.org' },
  ]
  const { path } = await newCard({ links })
  const rows = (await pageAt(path)).matchAll(/class="does"[^>]*>([^<]*)<\/span> <span class="at"[^>]*>(.*?)<\/span>/g)
  assert.deepEqual(
    [...rows].map(([, label, address = '']) => [label, address.replaceAll('<wbr>', '')]),
    [
      ['Message me on WhatsApp', 'wa.me/351912345678'],
      ['Connect on LinkedIn', 'linkedin.com/in/rui'],
      ['My work', 'example.com/work'],
      ['My website', 'example.org'],
    ],
  )
})

test('only the signed-in owner has the QR code at the top, and no cache keeps their page', async () => {
  const { path } = await newCard()
  const other = await newMember(house)
  const shown = /<aside class="own-code"/
  const before = await ask(house, `GET ${path}`)
  const owners = await pagesOf(house, rui).get(path)
  assert.match(owners.text, shown)
  assert.match(owners.text, /<input type="hidden" name="stamp" value="[^"\0]+">/)
  assert.equal(owners.headers.get('cache-control'), 'private, no-store')
  assert.equal(owners.headers.get('etag'), null)
  for (const page of [before, await ask(house, `GET ${path}`), await pagesOf(house, other).get(path)]) {
    assert.doesNotMatch(page.text, shown)
    assert.equal(page.headers.get('cache-control'), 'no-cache')
  }
})

test('the owner’s visits and saves aren’t counted, however they open the card', async () => {
  const { id, path } = await newCard()
  const count = async () => {
    await house.kith.visits.flush()
    return (await rui.client.Cards_statistics({ id })).total
  }
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)' }
  for (const address of [path, `${path}?from=mail`, `${path}.vcf`]) {
    await ask(house, `GET ${address}`, { headers: { ...headers, cookie: `kith=${rui.token}` } })
    const { views, botViews, saves } = await count()
    assert.deepEqual([views, botViews, saves], [0, 0, 0], address)
  }
  const other = await newMember(house)
  for (const address of [path, `${path}.vcf`])
    await ask(house, `GET ${address}`, { headers: { ...headers, cookie: `kith=${other.token}` } })
  const { views, saves } = await count()
  assert.deepEqual([views, saves], [1, 1])
})

test('without a mail server the form does not offer to e-mail the card', async () => {
  const { path } = await newCard()
  assert.doesNotMatch(await pageAt(path), /name="sendCopy"/)
})
