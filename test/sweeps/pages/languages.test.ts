import assert from 'node:assert/strict'
import { test } from 'node:test'
import { literalsOf, readCatalog } from '../../../scripts/words-type.ts'
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

/** An answer is in the language of its question, not of its reader. */
const piecesOf = (language: string) =>
  new Set(
    Object.entries(readCatalog(language)).flatMap(([id, text]) => (id.startsWith('answers.') ? [] : pieces(text))),
  )
const english = piecesOf('en')

for (const language of ['de', 'fr', 'es', 'pt-PT', 'pt-BR']) {
  test(`pages in ${language} contain no English of the catalog`, async () => {
    await ana.client.Members_update({ locale: language })
    const onlyEnglish = english.difference(piecesOf(language))
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
    assert.ok(englishOf(text, english.difference(piecesOf('de'))).length > 0, path)
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
function pieces(text: string) {
  if (!text.includes('{')) return isPhrase(text) ? [text] : []
  return literalsOf(text)
    .map((part) => part.trim())
    .filter((part) => part.length > 12 && isPhrase(part))
}

function isPhrase(text: string) {
  return text.length > 5 && /\p{L}{2,} \p{L}{2,}/u.test(text)
}

const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'content'] as const

/** The text that a reader sees or hears, without parts marked as English. */
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
