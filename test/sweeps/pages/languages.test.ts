import assert from 'node:assert/strict'
import { test } from 'node:test'
import { de } from '#web/words/de.ts'
import { en } from '#web/words/en.ts'
import { es } from '#web/words/es.ts'
import { fr } from '#web/words/fr.ts'
import { pt } from '#web/words/pt.ts'
import { authorizeAt, claude, register } from '../../clients/oauth-app.ts'
import { useHouse } from '../../harness/harness.ts'
import { readElements } from './elements.ts'
import { browserOf } from './requests.ts'
import { fillRoute, isDownload, isFile, memberRoutes } from './routes.ts'
import { secretWorld } from './secrets.ts'

const house = await useHouse({ KITH_RATE_LIMIT: '1000000' })
const ana = await secretWorld(house)
const paths = memberRoutes('GET')
  .filter(({ path }) => !isFile(path) && !isDownload(path) && path !== '/settings/email/:id')
  .map(({ path }) => fillRoute(path, ana.ids))
const forEverybody = ['/', '/sign-in', '/forgotten-password', '/signed-out', '/nowhere', '/unsubscribe/x', '/invites/x']

for (const [language, words] of Object.entries({ de, fr, es, pt })) {
  test(`pages in ${language} contain no English of the catalogue`, async () => {
    await ana.client.Members_update({ locale: language })
    const onlyEnglish = pieces(en).difference(pieces(words))
    const headers = { accept: 'text/html', 'accept-language': language }
    const found: string[] = []
    const check = (path: string, page: string) =>
      found.push(...englishOf(page, onlyEnglish).map((piece) => `${path}: ${piece}`))
    for (const path of paths) {
      const { status, text } = await browserOf(house, ana).get(path, { headers })
      if (status === 200) check(path, text)
    }
    for (const path of forEverybody) check(path, (await browserOf(house).get(path, { headers })).text)
    check('cookies blocked', (await browserOf(house).post('/sign-in', { fields: { trial: 'given' }, headers })).text)
    check('consent', await openConsent(headers))
    assert.deepEqual(found, [])
  })
}

test('English is found where it is', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'en' }
  for (const path of ['/', '/sign-in', '/nowhere']) {
    const { text } = await browserOf(house).get(path, { headers })
    assert.ok(englishOf(text, pieces(en).difference(pieces(de))).length > 0, path)
  }
})

function englishOf(page: string, onlyEnglish: Set<string>) {
  const shown = textsOf(page)
  assert.ok(shown.length > 3, page)
  return [...onlyEnglish].filter((piece) => shown.some((each) => contains(each, piece)))
}

/** The page where a member connects an app, as the browser gets there. */
async function openConsent(headers: Record<string, string>) {
  const { body } = await register(house, { ...claude, redirect_uris: ['http://localhost:9/callback'] })
  const { address } = authorizeAt(body.client_id, {
    redirect_uri: 'http://localhost:9/callback',
    resource: `${house.kith.config.baseUrl}/mcp/full`,
  })
  const asked = await browserOf(house).get(address, { headers })
  const cookie = [`kith=${ana.token}`, ...asked.headers.getSetCookie().map((each) => each.split(';', 1)[0])].join('; ')
  const path = new URL(asked.headers.get('location') ?? '', house.url).pathname
  const { text } = await browserOf(house).get(path, { headers: { ...headers, cookie } })
  assert.match(text, /name="decision"/)
  return text
}

/** Sentences, and parts of sentences between values. Single words may be the same in two languages. */
function pieces(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set(isPhrase(value) ? [value] : [])
  if (typeof value === 'function') return new Set(partsOf(value as (...values: unknown[]) => unknown))
  if (value === null || typeof value !== 'object') return new Set()
  return Object.values(value).reduce((all: Set<string>, each) => all.union(pieces(each)), new Set<string>())
}

const isPhrase = (text: string) => text.length > 5 && /\p{L}{2,} \p{L}{2,}/u.test(text)

function partsOf(say: (...values: unknown[]) => unknown) {
  try {
    const said = say('\u0001', '\u0001', '\u0001', '\u0001')
    return String(said)
      .split('\u0001')
      .map((part) => part.trim())
      .filter((part) => part.length > 12 && isPhrase(part))
  } catch {
    // It takes numbers or an object.
    return []
  }
}

const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'content'] as const

/** What a reader sees or hears, without what is marked as English. */
function textsOf(page: string) {
  const elements = readElements(page).filter((each) => ![each, ...each.ancestors].some(isOfAnotherLanguage))
  const texts = elements.flatMap(({ attributes: own, text, name }) => [
    ...(/^(html|head|body|main|form|section|ul|ol|script|style)$/.test(name) ? [] : [text.trim()]),
    ...attributes.flatMap((each) => own[each] ?? []),
  ])
  return [...new Set(texts.filter(Boolean))]
}

const isOfAnotherLanguage = ({ name, attributes: { lang = '' } }: ReturnType<typeof readElements>[number]) =>
  name !== 'html' && lang.startsWith('en')

/** As whole words. */
function contains(text: string, piece: string) {
  const at = text.indexOf(piece)
  return at >= 0 && !/\p{L}/u.test((text[at - 1] ?? '') + (text[at + piece.length] ?? ''))
}
