import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardsApi } from '#cards/cards/api.ts'
import type { PublicRow } from '#cards/cards/public-cards.ts'
import { templates } from '#cards/designs/templates.ts'
import { readConfig } from '#platform/config/config.ts'
import { buildCardView } from '#web/card/build-view.ts'
import { emptyForm } from '#web/card/page/exchange-form.ts'
import { cardPage, thanksPage } from '#web/card/page/page.ts'
import { naughtyStrings } from '../samples/naughty-strings.ts'

const { name, title, company, pronouns, bio, phones, addresses, links, emails } = cardsApi.Cards_create.input.shape

/** Each field of a card filled with a text, where the contract accepts it. */
const fields = {
  name: (text: string) => name.safeParse(text),
  title: (text: string) => title.safeParse(text),
  company: (text: string) => company.safeParse(text),
  pronouns: (text: string) => pronouns.safeParse(text),
  bio: (text: string) => bio.safeParse(text),
  emails: (text: string) => emails.safeParse([{ address: `${text}@example.com` }]),
  phones: (text: string) => phones.safeParse([{ number: text }]),
  addresses: (text: string) => addresses.safeParse([{ street: text, country: text }]),
  links: (text: string) => links.safeParse([{ url: 'https://example.com/', label: text }]),
  urls: (text: string) => links.safeParse([{ url: text }]),
  paths: (text: string) => links.safeParse([{ url: `https://example.com/${text}` }]),
}

test('every naughty string that a field accepts is shown as text', () => {
  const taken = new Set<string>()
  for (const [at, text] of naughtyStrings.entries()) {
    for (const [field, parse] of Object.entries(fields)) {
      const { success, data } = parse(text)
      if (!success) continue
      taken.add(text)
      const to = field === 'urls' || field === 'paths' ? 'links' : field
      look(drawn({ [to]: data }, templates[at % templates.length] ?? templates[0]), text)
    }
  }
  assert.ok(taken.size > naughtyStrings.length * 0.9, `${taken.size} of ${naughtyStrings.length}`)
})

test('no URL that could contain a script is accepted', () => {
  for (const url of naughtyStrings.filter((text) => /^\W*(java|vb)script:|^data:/i.test(text)))
    assert.equal(fields.urls(url).success, false, url)
})

const config = readConfig({ BASE_URL: 'https://kith.example.com' })

function drawn(contents: object, template: (typeof templates)[number]) {
  const row: PublicRow = {
    memberId: 'm',
    id: 'c',
    templateId: template.id,
    colour: template.colours[0].id,
    contents: { name: 'Rui', emails: [], phones: [], addresses: [], links: [], ...contents },
    colours: null,
    logo: null,
    backgroundImage: null,
    photo: { id: 'p', widths: [256], width: 256, height: 256 },
    videoBackgroundId: null,
    listedAt: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    slug: 'rui',
    code: 'abcdefgh',
    workspaceId: 'w',
    timeZone: 'UTC',
    emailVerifiedAt: null,
    instanceOwnerId: null,
    workspaceSlug: 'mare',
    workspaceName: 'Maré',
  }
  const card = buildCardView({ config }, row)
  return cardPage(card, 'Consent.', emptyForm) + thanksPage(card)
}

const known = new Set([
  ...elementsOf(drawn({ name: 'מרים' }, templates[0])),
  ...elementsOf(drawn({ title: 'x', company: 'x', pronouns: 'x', bio: 'x', ...some() }, templates[0])),
])

/** The text adds no element and no attribute to the page. */
function look(page: string, text: string) {
  for (const element of elementsOf(page)) assert.ok(known.has(element), `${JSON.stringify(text)} made ${element}`)
}

/** Elements with the names of their attributes. Values are quoted and contain no quotes. */
function elementsOf(page: string) {
  return [...page.matchAll(/<([a-z!][\w!]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|<[^/]/g)].map(
    ([whole, name, attributes = '']) =>
      name
        ? `${name} ${[...attributes.matchAll(/([\w:-]+)(?:="[^"]*")?/g)].map((match) => match[1]).join(' ')}`
        : whole,
  )
}

function some() {
  return {
    emails: [{ label: 'work', address: 'a@example.com' }],
    phones: [
      { label: 'work', number: '+1 555 0100' },
      { label: 'work', number: 'none' },
    ],
    addresses: [{ label: 'work', street: 'a' }],
    links: [{ url: 'https://example.com/a' }, { url: 'https://example.com/a', label: 'x' }],
  }
}
