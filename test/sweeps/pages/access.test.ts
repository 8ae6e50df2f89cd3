import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useHouse } from '../../harness/harness.ts'
import { digest } from '../world.ts'
import { crawl } from './crawl.ts'
import { readForms } from './elements.ts'
import { browserOf } from './requests.ts'
import { fillRoute, isFile, memberRoutes } from './routes.ts'
import { secretWorld } from './secrets.ts'

const house = await useHouse({ KITH_RATE_LIMIT: '1000000' })
const ana = await secretWorld(house)
const hers = browserOf(house, ana)
const nobody = browserOf(house)
const gets = memberRoutes('GET')
const posts = memberRoutes('POST')

test('without a session every page leads to sign-in, and parts and files answer 401', async () => {
  const before = await digest(house)
  for (const { path } of gets) {
    const address = fillRoute(path, ana.ids)
    const { status, headers, text } = await nobody.get(`${address}?q=a`)
    if (isFile(path)) assert.equal(status, 401, path)
    else {
      assert.equal(status, 303, path)
      assert.equal(headers.get('location'), `/sign-in?next=${encodeURIComponent(`${address}?q=a`)}`)
    }
    assert.doesNotMatch(text, /xan|harbour/i, path)
    if (path.startsWith('/settings')) continue
    assert.equal((await nobody.get(address, { parts: 'tabs main' })).status, 401, path)
  }
  assert.equal(await digest(house), before)
})

test('without a session every form leads to sign-in and changes nothing', async () => {
  const before = await digest(house)
  for (const { path } of posts) {
    const address = fillRoute(path, ana.ids)
    const { status, headers } = await nobody.post(address)
    assert.equal(status, 303, path)
    assert.match(headers.get('location') ?? '', /^\/sign-in(\?next=%2F|$)/, path)
    if (path.startsWith('/settings')) continue
    assert.equal((await nobody.post(address, { parts: 'tabs' })).status, 401, path)
  }
  assert.equal(await digest(house), before)
})

test('every form that another site sends is refused and changes nothing', async () => {
  const pages = await crawl(hers, ['/today', ...gets.map(({ path }) => fillRoute(path, ana.ids))])
  const drawn = pages
    // The form of a card page is for visitors.
    .filter(({ path }) => !/\/preview\b/.test(path))
    .flatMap(({ path, elements }) => readForms(path, elements))
    .filter(({ method }) => method === 'post')
  const bare = posts.map(({ path }) => ({ action: fillRoute(path, ana.ids), fields: {} }))
  // Many pages have the same form.
  const forms = new Map(
    [...bare, ...drawn].map(({ action, fields }) => [JSON.stringify([action, fields]), { action, fields }]),
  )
  const before = await digest(house)
  for (const { action, fields } of forms.values())
    for (const headers of foreign) {
      // The system opens the share target, and no site can: with nothing shared, it only leads to a page.
      const isShare = action === '/shared' && headers['sec-fetch-site'] === 'none'
      const { status } = await hers.post(action, { fields, headers })
      assert.equal(status, isShare ? 303 : 403, `${action} ${JSON.stringify(headers)}`)
    }
  assert.equal(await digest(house), before)
})

const foreign: Record<string, string>[] = [
  { origin: 'https://example.org' },
  { origin: 'null' },
  { origin: '' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
]

test('opening pages changes nothing, also when they are loaded ahead', async () => {
  // That an archive was taken out is in the security log.
  const digestWithoutLog = () => digest(house, undefined, ['security_log'])
  const before = await digestWithoutLog()
  for (const { path } of gets) {
    const address = fillRoute(path, ana.ids)
    assert.ok((await hers.get(address)).status < 500, path)
    const ahead = { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-site': 'none' }
    assert.notEqual((await hers.get(address, { headers: ahead })).status, 403, path)
  }
  await crawl(hers, ['/today'])
  assert.equal(await digestWithoutLog(), before)
})
