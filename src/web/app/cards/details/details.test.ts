import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../../test/harness/harness.ts'

const house = await useHouse()

const links = [
  { url: 'https://wa.me/351912345678', label: 'Message me on WhatsApp' },
  { url: 'https://github.com/rui', label: 'My code' },
]

async function withCard() {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  const card = await member.client.Cards_create({ slug: 'rui', name: 'Rui Costa', title: 'Designer', links })
  const get = () => member.client.Cards_get({ id: card.id })
  return { ...member, pages, card, path: `/cards/${card.id}`, get }
}

/** The fields of the form as a browser would send them. */
function fieldsIn(text: string) {
  const [form = ''] = /<form id="card-form".*?<\/form>/s.exec(text) ?? []
  const isSent = ([input]: RegExpMatchArray) => !/type="checkbox"(?!.* checked)/.test(input)
  const inputs = form.matchAll(/<input(?=[^>]* name="([^"]+)")(?=[^>]* value="([^"]*)")[^>]*>/g).filter(isSent)
  const chosen = form.matchAll(
    /<select name="([^"]+)"[^>]*>[^<]*(?:<option [^<]*<\/option>\s*)*?<option value="([^"]*)" selected/g,
  )
  return Object.fromEntries([
    ...[...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]),
    ...[...chosen].map(([, name = '', value = '']) => [name, value]),
  ]) as Record<string, string>
}

test('the form shows the card, and saves what was changed', async () => {
  const { pages, path, get } = await withCard()
  const { text } = await pages.get(path)
  const fields = fieldsIn(text)
  assert.deepEqual(
    [fields.name, fields.title, fields['links.0.label']],
    ['Rui Costa', 'Designer', 'Message me on WhatsApp'],
  )
  const typed = { ...fields, title: '', 'emails.0.label': 'home', 'emails.0.address': 'rui@example.com' }
  const isUnsaved = ({ text }: { text: string }) => !/id="unsaved"[^>]* hidden>/.test(text)
  assert.equal(isUnsaved({ text }), false)
  assert.equal(isUnsaved(await pages.post(path, { ...fields, move: 'links.more' })), false)
  assert.equal(isUnsaved(await pages.post(path, { ...typed, move: 'links.more' })), true)
  const { location } = await pages.post(path, { ...typed, 'links.2.label': '', 'links.2.url': 'rui.example.com' })
  assert.equal(location, `${path}?saved`)
  const { title, emails, links: saved, published } = await get()
  assert.deepEqual([title, published], [undefined, true])
  assert.deepEqual(emails, [{ label: 'home', address: 'rui@example.com' }])
  assert.deepEqual(saved[2], { url: 'https://rui.example.com' })
})

test('a field that somebody else changed meanwhile stays, unless it was changed here too', async () => {
  const { pages, path, client, card, get } = await withCard()
  const fields = fieldsIn((await pages.get(path)).text)
  await client.Cards_update({ id: card.id, company: 'Estúdio Maré' })
  await pages.post(path, { ...fields, title: 'Director' })
  const { title, company } = await get()
  assert.deepEqual([title, company], ['Director', 'Estúdio Maré'])
})

test('links move up and down in the form, and are stored when it is saved', async () => {
  const { pages, path, get } = await withCard()
  const fields = fieldsIn((await pages.get(path)).text)
  const moved = await pages.post(path, { ...fields, move: 'links.1.up' })
  assert.equal(moved.status, 200)
  assert.equal((await get()).links[0]?.label, 'Message me on WhatsApp')
  const reordered = fieldsIn(moved.text)
  assert.deepEqual([reordered['links.0.label'], reordered['links.1.label']], ['My code', 'Message me on WhatsApp'])
  await pages.post(path, reordered)
  assert.deepEqual((await get()).links, links.toReversed())
})

test('a new card gets a link, a phone number, an e-mail and a postal address by its buttons, each in a new line', async () => {
  const { pages, client } = await withCard()
  const { id } = await client.Cards_create({ slug: 'empty', name: 'Rui Costa' })
  const typed = {
    links: { label: 'My code', url: 'github.com/rui' },
    phones: { label: 'work', number: '+351 912 345 678' },
    emails: { label: 'home', address: 'rui@example.com' },
    addresses: { label: 'work', city: 'Porto' },
  }
  let fields = fieldsIn((await pages.get(`/cards/${id}`)).text)
  for (const [list, line] of Object.entries(typed)) {
    const { text, status } = await pages.post(`/cards/${id}`, { ...fields, move: `${list}.more` })
    assert.equal(status, 200)
    fields = fieldsIn(text)
    const at = list === 'phones' || list === 'emails' ? 1 : 0
    const [, focused] = /name="([^"]+)"[^>]* autofocus/.exec(text) ?? []
    assert.ok(focused?.startsWith(`${list}.${at}.`), `${list}: the focus is in ${focused}`)
    for (const [field, value] of Object.entries(line)) fields[`${list}.${at}.${field}`] = value
  }
  const { location } = await pages.post(`/cards/${id}`, fields)
  assert.equal(location, `/cards/${id}?saved`)
  const { links, phones, emails, addresses } = await client.Cards_get({ id })
  assert.deepEqual(
    { links, phones, emails, addresses },
    {
      links: [{ label: 'My code', url: 'https://github.com/rui' }],
      phones: [{ label: 'work', number: '+351 912 345 678' }],
      emails: [{ label: 'home', address: 'rui@example.com' }],
      addresses: [{ label: 'work', city: 'Porto' }],
    },
  )
})

test('errors are marked at their line, and nothing is saved', async () => {
  const { pages, path, get } = await withCard()
  const fields = fieldsIn((await pages.get(path)).text)
  const wrong = await pages.post(path, { ...fields, name: 'Ana', 'links.0.url': 'not an address', slug: 'No!' })
  assert.equal(wrong.status, 400)
  assert.match(wrong.text, /id="card-links-0-url-error"/)
  assert.match(wrong.text, /id="card-slug-error"/)
  assert.match(wrong.text, /value="not an address"/)
  assert.equal((await get()).name, 'Rui Costa')
})

test('the preview is the card page with the draft: nothing is stored or counted, and only our own pages frame it', async () => {
  const { pages, path, get, client, card } = await withCard()
  const draft = { name: 'Rui <b>Costa</b>', title: 'Director', 'emails.0.address': 'half@', 'links.0.url': 'x.com/rui' }
  const { text, headers, status } = await pages.post(`${path}/preview`, { ...draft, look: 'poster.red', film: 'tide' })
  assert.equal(status, 200)
  assert.match(text, /<body class="poster red has-backdrop over-tide">/)
  assert.match(text, /Rui &lt;b&gt;Costa&lt;\/b&gt;/)
  assert.match(text, /Director/)
  assert.doesNotMatch(text, /half@/)
  assert.match(text, /<main id="main" class="sheet" inert>/)
  assert.match(headers.get('content-security-policy') ?? '', /form-action 'none'.*frame-ancestors 'self'/)
  assert.equal(headers.get('x-frame-options'), 'SAMEORIGIN')
  assert.equal((await get()).title, 'Designer')
  assert.equal((await client.Cards_statistics({ id: card.id })).total.views, 0)
})

test('only its owner can preview a hidden card', async () => {
  const { pages, path, client, card } = await withCard()
  await client.Cards_update({ id: card.id, published: false })
  assert.match((await pages.get(`${path}/preview?still`)).text, /Rui Costa/)
  const others = pagesOf(house, await newMember(house))
  assert.equal((await others.get(`${path}/preview`)).status, 404)
  assert.equal((await others.post(`${path}/preview`, { name: 'Ana' })).status, 404)
})
