import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useHouse } from '../../harness/harness.ts'
import { type CrawledPage, crawl } from './crawl.ts'
import { type PageElement, readForms } from './elements.ts'
import { browserOf } from './requests.ts'
import { fillRoute, isFile, memberRoutes } from './routes.ts'
import { secretWorld } from './secrets.ts'

const house = await useHouse({ KITH_RATE_LIMIT: '1000000' })
const ana = await secretWorld(house)
const hers = browserOf(house, ana)
// The page behind the link of an e-mail has its own tests.
const isStart = (path: string) => !isFile(path) && path !== '/settings/email/:id'
const starts = memberRoutes('GET').flatMap(({ path }) => (isStart(path) ? [fillRoute(path, ana.ids)] : []))
const crawled = await crawl(hers, ['/today', ...starts])
// A preview is a card page, which has its own tests.
const pages = crawled.filter(
  ({ path, elements, status }) => elements.length > 0 && status === 200 && !/\/preview\b/.test(path),
)
const appPages = pages.filter(({ headers }) => headers.has('kith-build'))

test('every link leads to a page', () => {
  assert.ok(pages.length > 30, `${pages.length}`)
  const broken = crawled.filter(({ status }) => status >= 400)
  assert.deepEqual(
    broken.map(({ path, from, status }) => `${status} ${path} from ${from}`),
    [],
  )
})

test('every form has a method and an address that exists', () => {
  const posts = memberRoutes('POST').map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`))
  for (const { path, elements } of pages)
    for (const form of readForms(path, elements).filter(({ method }) => method !== 'dialog')) {
      const about = `${form.method} ${form.action} on ${path}`
      const address = new URL(form.action, `http://kith.invalid${path}`).pathname
      assert.ok(form.method === 'get' || form.method === 'post', about)
      const isKnown = address === '/sign-out' || posts.some((pattern) => pattern.test(address))
      assert.ok(form.method === 'get' ? crawled.some((page) => page.path.startsWith(address)) : isKnown, about)
    }
})

test('every control has a name that a screen reader can say', () => {
  const unnamed = pages.flatMap((page) =>
    page.elements
      .filter(({ name, attributes }) => isControl(name) && attributes.type !== 'hidden')
      .filter((control) => nameOf(control, page).trim() === '')
      .map(({ name, attributes }) => `${page.path} ${name} ${JSON.stringify(attributes)}`),
  )
  assert.deepEqual(unnamed, [])
})

const isControl = (name: string) => /^(input|textarea|select|button|a|summary)$/.test(name)

function nameOf(control: PageElement, { elements }: CrawledPage) {
  const { id, title = '', value = '', type, 'aria-label': label = '', 'aria-labelledby': by = '' } = control.attributes
  const labels = elements.filter(({ name, attributes }) => name === 'label' && id && attributes.for === id)
  const around = control.ancestors.filter(({ name }) => name === 'label')
  const named = by.split(' ').flatMap((each) => elements.filter(({ attributes }) => each && attributes.id === each))
  const own = /^(button|a|summary)$/.test(control.name) ? control.text : type === 'submit' ? value : ''
  const pictures = elements
    .filter(({ ancestors }) => ancestors.includes(control))
    .map(({ attributes }) => attributes.alt)
  return [label, title, own, ...pictures, ...[...labels, ...around, ...named].map(({ text }) => text)].join(' ')
}

test('every id is unique, and every referenced id exists', () => {
  const wrong = pages.flatMap(({ path, elements }) => {
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? [])
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${path} has ${id} twice`)
    const missing = elements.flatMap(({ attributes }) =>
      references.flatMap((name) =>
        (attributes[name] ?? '')
          .split(' ')
          .filter((id) => id && !ids.includes(id))
          .map((id) => `${path} ${name}=${id}`),
      ),
    )
    return [...twice, ...missing]
  })
  assert.deepEqual([...new Set(wrong)], [])
})

const references = ['for', 'form', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list']

test('every form and link that changes a part of the page finds one of its parts there', () => {
  const lost = appPages.flatMap(({ path, elements }) => {
    const ids = new Set(elements.flatMap(({ attributes }) => attributes.id ?? []))
    const named = elements.flatMap(({ attributes }) => attributes['data-part'] ?? [])
    // The sheet for a draft is made by its script.
    if (elements.some(({ attributes }) => attributes.src?.endsWith('/people/followups.js'))) ids.add('draft')
    return named
      .filter((parts) => !parts.split(' ').some((id) => id !== 'tabs' && ids.has(id)))
      .map((parts) => `${path} ${parts}`)
  })
  assert.deepEqual([...new Set(lost)], [])
})

test('pages of the app have the same policy, are not kept, and hold no inline script or style', () => {
  assert.ok(appPages.length > 25, `${appPages.length}`)
  for (const { path, headers, text, elements } of appPages) {
    assert.equal(headers.get('content-security-policy'), policy, path)
    assert.equal(headers.get('cache-control'), 'no-store', path)
    assert.match(headers.get('vary') ?? '', /kith-part/, path)
    assert.match(text, /^<!doctype html>\n<html lang="[\w-]+"/, path)
    assert.equal(elements.filter(({ name }) => name === 'h1').length, 1, `one h1 on ${path}`)
    assert.equal(elements.filter(({ name }) => name === 'main').length, 1, path)
    assert.equal(elements.filter(({ name }) => name === 'style').length, 0, path)
    for (const { name, attributes } of elements) {
      const forbidden = Object.keys(attributes).filter((each) => /^(style|on\w+|srcdoc)$/.test(each))
      assert.deepEqual(forbidden, [], `${path} ${name}`)
      if (name === 'script') assert.match(attributes.src ?? '', /^\/web\//, path)
    }
  }
})

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' blob:; media-src 'self' blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types kith"

test('no field for text begins with spaces that nobody wrote', () => {
  const spaced = pages.filter(({ text }) => /<textarea[^>]*>\n?[ \t]/.test(text))
  assert.deepEqual([...new Set(spaced.map(({ path }) => path))], [])
})

test('every form can be sent as it is drawn', async () => {
  const forms = appPages
    .flatMap(({ path, elements }) => readForms(path, elements))
    .filter(
      ({ method, action, needsFile }) => method === 'post' && !needsFile && !/^\/(sign-out|settings)/.test(action),
    )
  const sent = new Set<string>()
  for (const { page, action, fields } of forms) {
    const kind = action.replaceAll(/[0-9a-f-]{36}/g, ':id')
    if (sent.has(kind)) continue
    sent.add(kind)
    const { status, text } = await hers.post(action, { fields })
    const isFine = status === 303 || status === 200 || (status === 400 && /aria-invalid|role="alert"/.test(text))
    assert.ok(isFine || goneMeanwhile.has(status), `${status} ${action} from ${page}\n${JSON.stringify(fields)}`)
  }
  assert.ok(sent.size > 30, [...sent].join('\n'))
})

/** What an earlier form removed or changed. */
const goneMeanwhile = new Set([404, 409, 410])
