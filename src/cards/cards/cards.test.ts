import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, connect, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { templates } from '../designs/templates.ts'

const house = await useHouse()
const [linen, harbour] = templates
const harbourId = harbour?.id ?? ''
const nobody = '0198c5a2-7b1e-7c3d-9a4f-000000000000'

const pathOf = (card: { url: string }) => {
  const [, , workspace = '', slug = ''] = new URL(card.url).pathname.split('/')
  return { workspace, card: slug }
}

test("a card needs only a slug: it gets the member's name and the default template", async () => {
  const { client } = await newMember(house)
  const { name } = await client.Members_me()
  const card = await client.Cards_create({ slug: 'me' })
  assert.deepEqual(
    [card.name, card.templateId, card.colour, card.published, card.isDefault, card.photo],
    [name, linen.id, 'ink', true, true, undefined],
  )
  assert.deepEqual([card.emails, card.phones, card.addresses, card.links], [[], [], [], []])
  assert.deepEqual(await client.Cards_get({ id: card.id }), card)
})

test('the member and visitors see everything written on a card', async () => {
  const { client } = await newMember(house)
  const written = {
    name: 'Rui Costa',
    title: 'Product designer',
    company: 'Estúdio Maré',
    pronouns: 'he/him',
    bio: 'I design things\nthat people keep.',
    emails: [{ label: 'work' as const, address: 'rui@example.com' }],
    phones: [{ label: 'mobile' as const, number: '+351 912 345 678' }],
    addresses: [{ label: 'work' as const, city: 'Lisbon', country: 'Portugal' }],
    links: [{ url: 'https://example.com/work', label: 'My work' }],
  }
  const card = await client.Cards_create({ ...written, slug: 'rui', templateId: harbourId, colour: 'navy' })
  const seen = await connect(house).CardsPublic_get(pathOf(card))
  for (const shown of [card, seen])
    assert.deepEqual({ ...shown, ...written, templateId: harbourId, colour: 'navy' }, shown)
})

test('visitors see nothing private', async () => {
  const { client, memberId, email } = await newMember(house)
  const card = await client.Cards_create({ slug: 'open' })
  const seen = await connect(house).CardsPublic_get(pathOf(card))
  for (const secret of [memberId, email, card.id, card.workspaceId]) assert.ok(!JSON.stringify(seen).includes(secret))
})

test('a slug is lower-cased, 1 to 64 of a–z, 0–9 and hyphen, and nothing else', async () => {
  const { client, token } = await newMember(house)
  for (const [slug, kept] of [
    ['A', 'a'],
    ['Ana-Ribeiro-2', 'ana-ribeiro-2'],
    ['x'.repeat(64), 'x'.repeat(64)],
  ] as const)
    assert.equal((await client.Cards_create({ slug })).slug, kept)
  for (const slug of [
    '',
    'x'.repeat(65),
    'ana ribeiro',
    'ana_r',
    'ana.r',
    'josé',
    'ana/x',
    'аna',
    'ıvan',
    '🌊',
    7,
    null,
  ]) {
    const { status, body } = await ask(house, 'POST /api/cards', { token, body: { slug } })
    assert.deepEqual([status, body.errors?.[0]?.field], [400, 'slug'], String(slug))
  }
})

test('a taken slug is refused with a suggestion that is really free', async () => {
  const { client } = await newMember(house)
  for (const slug of ['ana', 'ana-2', 'ana-3', 'ana-5', 'z'.repeat(64)]) await client.Cards_create({ slug })
  for (const slug of ['ana', 'ANA', 'z'.repeat(64)]) {
    const { message, errors } = await refused(client.Cards_create({ slug }), 'conflict')
    const free = /; (\S+) is free/.exec(message)?.[1] ?? ''
    assert.equal(errors[0]?.field, 'slug')
    assert.equal((await client.Cards_create({ slug: free })).slug, free)
  }
  assert.ok((await client.Cards_list()).cards.some(({ slug }) => slug === 'ana-4'))
})

test('changing to a taken slug is refused, and the card keeps its slug', async () => {
  const { client } = await newMember(house)
  const [one, two] = [await client.Cards_create({ slug: 'one' }), await client.Cards_create({ slug: 'two' })]
  await refused(client.Cards_update({ id: two.id, slug: 'one', name: 'Somebody else' }), 'conflict')
  assert.deepEqual(await client.Cards_get({ id: two.id }), two)
  assert.equal((await client.Cards_update({ id: one.id, slug: 'ONE' })).slug, 'one')
})

test('the short address stays when the slug changes, and the old slug is free', async () => {
  const { client } = await newMember(house)
  const before = await client.Cards_create({ slug: 'before' })
  const after = await client.Cards_update({ id: before.id, slug: 'after' })
  assert.equal(after.shortUrl, before.shortUrl)
  assert.match(after.url, /\/after$/)
  await refused(connect(house).CardsPublic_get(pathOf(before)), 'not_found')
  assert.equal((await connect(house).CardsPublic_get(pathOf(after))).shortUrl, before.shortUrl)
  const next = await client.Cards_create({ slug: 'before' })
  assert.notEqual(next.shortUrl, before.shortUrl)
})

test('two workspaces may have the same slug', async () => {
  const [ana, ben] = [await newMember(house), await newMember(house)]
  assert.equal((await ana.client.Cards_create({ slug: 'hello' })).slug, 'hello')
  assert.equal((await ben.client.Cards_create({ slug: 'hello' })).slug, 'hello')
})

test('a card can be copied from another by id or slug, and given fields replace copied ones', async () => {
  const { client } = await newMember(house)
  const source = await client.Cards_create({
    slug: 'source',
    templateId: harbourId,
    colour: 'coral',
    title: 'Designer',
    emails: [{ address: 'rui@example.com' }],
  })
  const background = await client.Cards_setVideoBackground({ id: source.id, backgroundId: 'tide' })
  for (const [at, from] of [source.id, source.id.toUpperCase(), 'source', 'SOURCE'].entries()) {
    const copy = await client.Cards_create({ slug: `copy-${at}`, from, name: 'Another', title: null })
    const { id, slug, url, shortUrl, createdAt, updatedAt } = copy
    const own = { id, slug, url, shortUrl, createdAt, updatedAt, isDefault: false, name: 'Another' }
    const { title: _, ...rest } = background
    assert.deepEqual(copy, { ...rest, ...own })
  }
})

test("copying an unknown card or somebody else's is refused", async () => {
  const [ana, ben] = [await newMember(house), await newMember(house)]
  const theirs = await ben.client.Cards_create({ slug: 'theirs' })
  for (const from of [theirs.id, 'theirs', nobody, 'nothing', '', ' ']) {
    const { errors } = await refused(ana.client.Cards_create({ slug: 'copy', from }), 'invalid')
    assert.equal(errors[0]?.field, 'from', from)
  }
  assert.deepEqual((await ana.client.Cards_list()).cards, [])
})

test('an unknown template or colour is refused, and the error lists the colours', async () => {
  const { client } = await newMember(house)
  const templateId = await refused(client.Cards_create({ slug: 'a', templateId: nobody }), 'invalid')
  assert.equal(templateId.errors[0]?.field, 'templateId')
  const { message, errors } = await refused(client.Cards_create({ slug: 'a', colour: 'navy' }), 'invalid')
  assert.match(message, /colour must be one of ink, moss, brick, plum with the template Linen/)
  assert.equal(errors[0]?.field, 'colour')
  const { id } = await client.Cards_create({ slug: 'a' })
  await refused(client.Cards_update({ id, templateId: nobody }), 'invalid')
  await refused(client.Cards_update({ id, colour: 'no such colour' }), 'invalid')
  await refused(client.Cards_setVideoBackground({ id, backgroundId: 'no such video' }), 'invalid')
})

test('a new template keeps the colour if it has it, else uses its default', async () => {
  const { client } = await newMember(house)
  const { id } = await client.Cards_create({ slug: 'a', colour: 'moss' })
  const looks = async (more: object) => {
    const { templateId, colour } = await client.Cards_update({ id, ...more })
    return [templates.find((each) => each.id === templateId)?.key, colour]
  }
  const atelier = templates.find(({ key }) => key === 'atelier')?.id
  assert.deepEqual(await looks({ templateId: harbourId }), ['harbour', 'teal'])
  assert.deepEqual(await looks({ colour: 'coral' }), ['harbour', 'coral'])
  assert.deepEqual(await looks({ templateId: linen.id, colour: 'ink' }), ['linen', 'ink'])
  assert.deepEqual(await looks({ templateId: atelier }), ['atelier', 'ink'])
  assert.deepEqual(await looks({ name: 'Ana' }), ['atelier', 'ink'])
})

test('omitted fields stay, null clears a field, and lists are replaced', async () => {
  const { client, token } = await newMember(house)
  const { id } = await client.Cards_create({
    slug: 'a',
    name: 'Rui',
    title: 'Designer',
    bio: 'Hello',
    emails: [{ address: 'a@example.com' }],
  })
  const changed = await client.Cards_update({ id, title: null, emails: [{ label: 'home', address: 'b@example.com' }] })
  assert.deepEqual([changed.name, changed.bio, Object.hasOwn(changed, 'title')], ['Rui', 'Hello', false])
  assert.deepEqual(changed.emails, [{ label: 'home', address: 'b@example.com' }])
  assert.deepEqual((await client.Cards_update({ id, emails: [] })).emails, [])
  for (const body of [{ name: null }, { emails: null }, { slug: null }, { published: null }]) {
    const { status } = await ask(house, `PATCH /api/cards/${id}`, { token, body })
    assert.equal(status, 400, JSON.stringify(body))
  }
  assert.equal((await client.Cards_update({ id })).name, 'Rui')
})

test('an unpublished card is hidden from visitors until it is published again', async () => {
  const { client } = await newMember(house)
  const card = await client.Cards_create({ slug: 'a' })
  assert.equal((await client.Cards_update({ id: card.id, published: false })).published, false)
  await refused(connect(house).CardsPublic_get(pathOf(card)), 'not_found')
  assert.equal((await client.Cards_get({ id: card.id })).published, false)
  assert.equal((await client.Cards_update({ id: card.id, name: 'Ana' })).published, false)
  assert.equal((await client.Cards_update({ id: card.id, published: true })).published, true)
  assert.equal((await connect(house).CardsPublic_get(pathOf(card))).name, 'Ana')
})

test('the first card is the default until another is chosen', async () => {
  const { client } = await newMember(house)
  const [one, two] = [await client.Cards_create({ slug: 'one' }), await client.Cards_create({ slug: 'two' })]
  assert.deepEqual([one.isDefault, two.isDefault], [true, false])
  assert.equal((await client.Cards_setDefault({ id: two.id })).isDefault, true)
  assert.equal((await client.Cards_setDefault({ id: two.id })).isDefault, true)
  assert.deepEqual(
    (await client.Cards_list()).cards.map(({ isDefault }) => isDefault),
    [false, true],
  )
})

test('when the default card is deleted, the oldest remaining card becomes the default', async () => {
  const { client } = await newMember(house)
  const cards = []
  for (const slug of ['one', 'two', 'three', 'four']) cards.push(await client.Cards_create({ slug }))
  const [one, two, three, four] = cards.map(({ id }) => id) as [string, string, string, string]
  const standing = async () => (await client.Cards_list()).cards.find(({ isDefault }) => isDefault)?.id
  await client.Cards_setDefault({ id: three })
  await client.Cards_remove({ id: three })
  assert.equal(await standing(), one)
  await client.Cards_remove({ id: two })
  assert.equal(await standing(), one)
  await client.Cards_remove({ id: one })
  assert.equal(await standing(), four)
  await client.Cards_remove({ id: four })
  assert.deepEqual((await client.Cards_list()).cards, [])
  assert.equal((await client.Cards_create({ slug: 'one' })).isDefault, true)
})

test('a deleted card is not found by anyone, and its slug is free', async () => {
  const { client, token } = await newMember(house)
  const card = await client.Cards_create({ slug: 'a' })
  assert.equal((await ask(house, `DELETE /api/cards/${card.id}`, { token })).status, 204)
  const { id } = card
  await refused(client.Cards_get({ id }), 'not_found')
  await refused(client.Cards_remove({ id }), 'not_found')
  await refused(client.Cards_setDefault({ id }), 'not_found')
  await refused(client.Cards_update({ id, name: 'x' }), 'not_found')
  await refused(connect(house).CardsPublic_get(pathOf(card)), 'not_found')
  assert.notEqual((await client.Cards_create({ slug: 'a' })).id, card.id)
})

test("another member's card is not found by any operation", async () => {
  const [ana, ben] = [await newMember(house), await newMember(house)]
  const { id, workspaceId } = await ana.client.Cards_create({ slug: 'a' })
  const before = await ana.client.Cards_get({ id })
  await refused(ben.client.Cards_get({ id }), 'not_found')
  await refused(ben.client.Cards_update({ id, name: 'x', slug: 'y' }), 'not_found')
  await refused(ben.client.Cards_remove({ id }), 'not_found')
  await refused(ben.client.Cards_setDefault({ id }), 'not_found')
  await refused(ben.client.Cards_setVideoBackground({ id, backgroundId: null }), 'not_found')
  await refused(ben.client.Cards_removePhoto({ id }), 'not_found')
  await refused(ben.client.Cards_create({ slug: 'b', workspaceId }), 'not_found')
  assert.deepEqual(await ana.client.Cards_get({ id }), before)
  assert.deepEqual((await ben.client.Cards_list()).cards, [])
})

test('a video background can be set, and null removes it', async () => {
  const { client } = await newMember(house)
  const { id } = await client.Cards_create({ slug: 'a' })
  const [first] = (await client.VideoBackgrounds_list()).videoBackgrounds
  assert.equal(
    (await client.Cards_setVideoBackground({ id, backgroundId: first?.id ?? '' })).videoBackgroundId,
    first?.id,
  )
  assert.equal((await client.Cards_setVideoBackground({ id, backgroundId: null })).videoBackgroundId, undefined)
})

test('a card with an Idempotency-Key is created once', async () => {
  const { client, token } = await newMember(house)
  const source = await client.Cards_create({ slug: 'source' })
  const make = (slug: string, from = '') =>
    ask(house, `POST /api/cards${from}`, { token, body: { slug }, headers: { 'idempotency-key': `${slug}${from}` } })
  for (const [slug, from] of [
    ['plain', ''],
    ['copy', `?from=${source.id}`],
  ] as const) {
    const [first, second] = [await make(slug, from), await make(slug, from)]
    assert.deepEqual([first.status, second.status, second.body], [201, 201, first.body])
    assert.equal(first.headers.get('location'), `/api/cards/${first.body.id}`)
    assert.equal(second.headers.get('idempotency-replayed'), 'true')
  }
  assert.equal((await client.Cards_list()).cards.length, 3)
})
