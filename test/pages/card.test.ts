import assert from 'node:assert/strict'
import { test } from 'node:test'
import { templates } from '#cards/designs/templates.ts'
import { ask, type House, newMember, type Someone, useHouse } from '../harness/harness.ts'

const house = await useHouse({ BASE_URL: 'https://kith.example.com', KITH_RATE_LIMIT: '1000000' })
const rui = await newMember(house)

const whole = {
  name: 'Rui Costa',
  title: 'Product designer',
  company: 'Estúdio Maré',
  pronouns: 'he/him',
  bio: 'I design things\nthat people keep.',
  emails: [{ label: 'work' as const, address: 'rui+cards@example.com' }],
  phones: [
    { label: 'mobile' as const, number: '+44 (0)20 7946 0000 ext. 12' },
    { label: 'fax' as const, number: '+351 21 000 000' },
    { label: 'other' as const, number: 'ask at the desk' },
  ],
  addresses: [{ label: 'work' as const, street: 'Rua do Alecrim 12', postalCode: '1200-014', city: 'Lisbon' }],
  links: [{ url: 'https://github.com/rui' }, { url: 'https://example.com/shop', label: 'My work' }],
}

let count = 0
async function newCard(contents: object = whole, by: Someone = rui) {
  count += 1
  const card = await by.client.Cards_create({ slug: `card-${count}`, ...contents })
  return { ...card, path: new URL(card.url).pathname }
}

const get = (path: string, headers: Record<string, string> = {}, from: House = house) =>
  ask(from, `GET ${path}`, { headers })

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(house.url + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), headers })

test('the page shows everything on the card, with contacts as links', async () => {
  const { path } = await newCard()
  const { status, text, headers } = await get(path)
  assert.equal(status, 200)
  assert.equal(headers.get('content-type'), 'text/html; charset=utf-8')
  for (const expected of [
    'Rui Costa',
    'Product designer',
    'Estúdio Maré',
    'he/him',
    'I design things\nthat people keep.',
  ])
    assert.ok(text.includes(expected), expected)
  for (const href of [
    'mailto:rui%2Bcards@example.com',
    'tel:+442079460000;ext=12',
    'https://www.openstreetmap.org/search?query=Rua%20do%20Alecrim%2012%2C%201200-014%20Lisbon',
    'https://github.com/rui',
    `${path}.vcf`,
  ])
    assert.ok(text.includes(`href="${href}"`), href)
  assert.match(text, /href="https:\/\/github\.com\/rui" rel="nofollow"/)
  assert.match(text, /<span>[^\n]*\+351 21 000 000/, 'a fax is only read')
  assert.match(text, /<span>[^\n]*ask at the desk/, 'what cannot be dialled is only read')
  assert.match(text, /GitHub<\/span>/)
})

test('a right-to-left name is shown from right to left', async () => {
  const { path } = await newCard({ name: '(עברית) Miriam' })
  assert.match((await get(path)).text, /<header class="who" dir="rtl">/)
  const other = await newCard({ name: 'Miriam (עברית)' })
  assert.match((await get(other.path)).text, /<header class="who">/)
})

test('absolute URLs use the configured host, whatever host was requested', async () => {
  const { path, url } = await newCard()
  const { text } = await get(path, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  assert.equal(url, `https://kith.example.com${path}`)
  assert.ok(text.includes(`<link rel="canonical" href="${url}">`))
  assert.ok(text.includes(`<meta property="og:url" content="${url}">`))
  assert.ok(text.includes(`<meta property="og:image" content="${url}/og.jpg">`))
  assert.ok(text.includes(`<link rel="alternate" type="text/vcard" href="${path}.vcf">`))
  assert.ok(text.includes('<meta name="twitter:card" content="summary_large_image">'))
  assert.ok(!text.includes('evil.example'))
})

test('a card is noindex unless its owner lists it', async () => {
  const { path, id } = await newCard()
  assert.match((await get(path)).text, /<meta name="robots" content="noindex">/)
  await rui.client.Cards_update({ id, listed: true })
  assert.doesNotMatch((await get(path)).text, /noindex/)
  await rui.client.Cards_update({ id, listed: false })
  assert.match((await get(path)).text, /noindex/)
})

test('the page has nothing inline and loads only from this host', async () => {
  const { path } = await newCard()
  const { text, headers } = await get(path)
  assert.doesNotMatch(text, /<style|\sstyle=|\son\w+=|<script(?! type="module" src="\/cards\/card\.js)/)
  assert.equal(
    headers.get('content-security-policy'),
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  const loaded = [...text.matchAll(/(?:src|srcset|poster)="([^"]+)"/g)].map((match) => match[1] ?? '')
  for (const address of loaded) assert.match(address, /^\/(?!\/)/)
})

test('page, style and script stay under 30 KB uncompressed, however full the card', async () => {
  const links = Array.from({ length: 20 }, (_, at) => ({ url: `https://example.com/a-page-of-mine/${at}` }))
  const emails = Array.from({ length: 10 }, (_, at) => ({ label: 'work', address: `somebody.${at}@example.com` }))
  for (const { id: templateId } of templates) {
    const { path } = await newCard({ ...whole, templateId, links, emails })
    const { text } = await get(path)
    const files = [...text.matchAll(/(?:href|src)="(\/cards\/[^"]+)"/g)].map((match) => match[1] ?? '')
    assert.equal(files.length, 2)
    const sizes = await Promise.all(files.map(async (file) => (await get(file)).text.length))
    const bytes = Buffer.byteLength(text) + sizes.reduce((sum, size) => sum + size, 0)
    assert.ok(bytes < 30 * 1024, `${bytes} bytes`)
  }
})

test('the style and the script can be cached for good, and are compressed on request', async () => {
  const { text } = await get((await newCard()).path)
  for (const [, file = ''] of text.matchAll(/(?:href|src)="(\/cards\/[^"]+)"/g)) {
    for (const coding of ['br', 'gzip', null]) {
      const response = await fetch(house.url + file, { headers: { 'accept-encoding': coding ?? 'identity' } })
      assert.equal(response.headers.get('content-encoding'), coding)
      assert.match(response.headers.get('cache-control') ?? '', /immutable/)
      assert.ok((await response.text()).length > 1000)
    }
  }
})

test('changes to the card, its address or its workspace are visible immediately', async () => {
  const { id, path } = await newCard()
  assert.match((await get(path)).text, /Rui Costa/)
  await rui.client.Cards_update({ id, name: 'Rui da Costa', slug: 'moved' })
  assert.equal((await get(path)).status, 404)
  const moved = path.replace(/[^/]+$/, 'moved')
  assert.match((await get(moved)).text, /Rui da Costa/)
  await rui.client.Cards_update({ id, published: false })
  assert.equal((await get(moved)).status, 404)
})

test('an unchanged page is not sent again within the same second', async () => {
  const { path } = await newCard()
  house.clock.set('2026-05-01T10:00:00.100Z')
  const first = await get(path)
  const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' })
  assert.equal(again.status, 304)
  house.clock.set('2026-05-01T10:00:09Z')
  const later = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' })
  assert.equal(later.status, 200)
  assert.notEqual(stampIn(first.text), stampIn(later.text))
  house.clock.reset()
})

test('a hidden card, a removed card, an unknown card and an invalid address all give the same page', async () => {
  const hidden = await newCard({ name: 'Hidden Person', published: undefined })
  await rui.client.Cards_update({ id: hidden.id, published: false })
  const removed = await newCard()
  await rui.client.Cards_remove({ id: removed.id })
  const workspace = hidden.path.split('/')[2]
  const paths = [
    hidden.path,
    removed.path,
    `/w/${workspace}/never`,
    '/w/nobody/never',
    '/w/nobody',
    `/w/${workspace}/%00`,
    `/w/${workspace}/never/else`,
    '/w/nobody/never?thanks',
    '/c/nothing1',
  ]
  const [first, ...others] = await Promise.all(paths.map((path) => get(path)))
  assert.equal(first?.status, 404)
  assert.equal(first?.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.match(first?.text ?? '', /Card not found/)
  for (const { status, text } of others) assert.deepEqual([status, text], [404, first?.text])
})

test('a workspace’s page shows its name but not its members', async () => {
  const ana = await newMember(house)
  const { path } = await newCard({ name: 'Secret Person' }, ana)
  const { status, text } = await get(path.split('/').slice(0, 3).join('/'))
  assert.equal(status, 200)
  assert.match(text, /<h1[^>]*>Member \d+<\/h1>/)
  assert.doesNotMatch(text, /Secret Person|card-\d|example\.com|@/)
})

test('a workspace without public cards is not found, because its name may be a person’s', async () => {
  const ana = await newMember(house)
  const [workspace] = (await ana.client.Workspaces_list()).workspaces
  const path = `/w/${workspace?.slug}`
  const nothing = await get('/w/nobody')
  const same = async () => assert.deepEqual((await get(path)).text, nothing.text)
  await same()
  const { id } = await newCard({}, ana)
  assert.equal((await get(path)).status, 200)
  await ana.client.Cards_update({ id, published: false })
  await same()
})

test('without JavaScript, the form is checked, saved and confirmed', async () => {
  const { path } = await newCard()
  const stamp = stampIn((await get(path)).text)
  const typed = { displayName: ' ', email: 'no address', phone: '', note: '<b>"Hello"</b>', stamp, sendCopy: 'true' }
  const wrong = await post(path, typed)
  const page = await wrong.text()
  assert.equal(wrong.status, 400)
  assert.match(page, /id="e-displayName"[^>]*>Your name must/)
  assert.match(page, /id="e-email"[^>]*>E-mail must/)
  assert.match(page, /id="f-email"[^>]* aria-invalid="true" value="no address"/)
  assert.match(page, /&lt;b&gt;&quot;Hello&quot;&lt;\/b&gt;<\/textarea>/)
  assert.doesNotMatch(page, /name="sendCopy"/)

  // A form that is sent at once is held for review, because nobody types that fast.
  house.clock.set(house.clock.now().add({ seconds: 20 }).toString())
  const sent = await post(path, {
    displayName: 'Ana Ribeiro',
    email: 'ana@example.com',
    phone: '',
    stamp,
    consent: 'true',
  })
  assert.equal(sent.status, 303)
  assert.equal(sent.headers.get('location'), `${path}?thanks#main`)
  const thanks = await get(`${path}?thanks`)
  assert.match(thanks.text, /<h1[^>]*>Thank you<\/h1>/)
  assert.ok(thanks.text.includes(`href="${path}.vcf"`))
  const leads = await rui.client.Leads_list({})
  const lead = leads.find((each) => each.displayName === 'Ana Ribeiro')
  assert.equal(lead?.email, 'ana@example.com')
  assert.equal(lead?.phone, undefined)
  house.clock.reset()
})

test('without JavaScript, the longest note can be sent in any script', async () => {
  const { path } = await newCard()
  const sent = await post(path, { displayName: '界'.repeat(120), note: '🪴'.repeat(2000) })
  assert.equal(sent.status, 303)
  const tooLong = await post(path, { displayName: 'Ana', note: 'x'.repeat(2001) })
  assert.equal(tooLong.status, 400)
  assert.match(await tooLong.text(), /id="e-note"[^>]*>Note must/)
})

test('the form refuses other bodies, other sites, and cards that are gone', async () => {
  const { path, id } = await newCard()
  const body = { displayName: 'Ana' }
  const json = await ask(house, `POST ${path}`, { body })
  assert.equal(json.status, 415)
  assert.equal((await post(path, body, { 'sec-fetch-site': 'cross-site' })).status, 403)
  await rui.client.Cards_remove({ id })
  assert.equal((await post(path, body)).status, 404)
})

function stampIn(text: string) {
  const [, stamp = ''] = /name="stamp" value="([^"]+)"/.exec(text) ?? []
  assert.match(stamp, /^[\w.-]{20,}$/)
  return stamp
}
