import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { operations } from '#contract/api.ts'
import { refusals } from '#contract/errors.ts'
import { describeOperations, type Field, type OperationDescription } from '#contract/reference/descriptions.ts'
import { exampleOf } from '#contract/reference/examples.ts'
import { ask, newMember, useHouse } from '../harness/harness.ts'
import { newWorld, sample, send } from '../sweeps/world.ts'

const house = await useHouse({ BASE_URL: 'https://kith.example.com' })
const page = async () => (await ask(house, 'GET /api/docs')).text
const idsOf = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')

test('the reference has an anchor for every operation and error code, and no duplicate ids', async () => {
  const ids = idsOf(await page())
  for (const id of [...operations.map(([name]) => name), ...Object.keys(refusals)]) assert.ok(ids.includes(id), id)
  assert.deepEqual(ids, [...new Set(ids)])
})

test('every link within the reference has a target', async () => {
  const text = await page()
  const ids = new Set(idsOf(text))
  const dead = [...text.matchAll(/href="#([^"]+)"/g)].map((match) => match[1] ?? '').filter((id) => !ids.has(id))
  assert.deepEqual(dead, [])
})

test('on a small screen, there is one table of contents and a link back to it', async () => {
  const text = await page()
  assert.equal([...text.matchAll(/>Contents</g)].length, 1)
  assert.match(text, /<a class="jump" href="#contents">Back to top<\/a>/)
})

test('the type of a problem links to its explanation', async () => {
  const { body } = await ask(house, 'GET /api/me')
  const [path, id] = body.type.split('#')
  assert.equal(path, '/api/docs')
  assert.ok(idsOf((await ask(house, `GET ${path}`)).text).includes(id))
})

test('the reference describes the type of each field and the access of each operation', async () => {
  const text = await page()
  const start = text.indexOf('id="Connections_search"')
  const section = text.slice(start, text.indexOf('id="Connections_', start + 1))
  assert.match(section, /integer, 1 to 50, default <code>20<\/code>/)
  assert.match(section, /string, at most 120 characters/)
  assert.match(section, /<span class="badge read">Read<\/span>/)
  assert.match(section, /Tool <code>search_connections<\/code>/)
  assert.match(section, /curl &#39;https:\/\/kith\.example\.com\/api\/connections\?query=ana%20design&#39;/)
})

test('the pages have no inline script or style, and declare their language', async () => {
  for (const path of ['/', '/api/docs']) {
    const { text, headers } = await ask(house, `GET ${path}`)
    assert.match(headers.get('content-type') ?? '', /^text\/html; charset=utf-8$/)
    assert.doesNotMatch(text, /<script(?! type="module" src="\/[^>]*><\/script>)|<style|\sstyle=|\son\w+=/)
    assert.match(text, /<html lang="en(-GB)?" dir="ltr">/)
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/)
  }
})

test('heading levels are not skipped', async () => {
  for (const path of ['/', '/api/docs']) {
    const { text } = await ask(house, `GET ${path}`)
    const levels = [...text.matchAll(/<h(\d)/g)].map((match) => Number(match[1]))
    assert.equal(levels.filter((level) => level === 1).length, 1)
    for (const [at, level] of levels.entries()) assert.ok(level - (levels[at - 1] ?? 0) <= 1, `heading ${at}`)
  }
})

test('the search finds operations by name, tool, path and words, and says when there is none', async () => {
  const found = async (query: string) => {
    const { text } = await ask(house, `GET /api/docs/search?q=${encodeURIComponent(query)}`)
    return [...text.matchAll(/href="\/api\/docs#(\w+)"/g)].map((match) => match[1])
  }
  assert.equal((await found('undo merge'))[0], 'Connections_undoMerge')
  assert.equal((await found('add_note'))[0], 'Memory_addNote')
  assert.equal((await found('POST webhooks'))[0], 'Webhooks_create')
  assert.ok((await found('voice memo recording')).length > 0)
  assert.deepEqual(await found('zeppelin'), [])
  const { text } = await ask(house, 'GET /api/docs/search?q=%3Cb%3Ezeppelin')
  assert.match(text, /Nothing has the words “&lt;b&gt;zeppelin”/)
})

test('an unknown path gives browsers a page and programs problem+json', async () => {
  const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
  for (const path of ['/nope', '/api/nope']) {
    const { status, headers, text } = await ask(house, `GET ${path}`, { headers: browser })
    assert.deepEqual([status, headers.get('content-type')], [404, 'text/html; charset=utf-8'], path)
    assert.match(text, /<h1>Page not found<\/h1>.*<a class="button" href="\/">/s)
    for (const accept of ['*/*', 'application/json'])
      assert.equal((await ask(house, `GET ${path}`, { headers: { accept } })).body.code, 'not_found')
  }
  const { body } = await ask(house, 'GET /api/public/sign-in', { headers: browser })
  assert.equal(body.code, 'method_not_allowed')
})

test('unchanged pages are not sent again', async () => {
  await newMember(house)
  const style = /href="(\/api\/docs\.css\?[^"]+)"/.exec(await page())?.[1] ?? ''
  for (const path of ['/', '/api/docs', style, '/icon.svg']) {
    const first = await ask(house, `GET ${path}`)
    assert.equal(first.status, 200, path)
    const again = await ask(house, `GET ${path}`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    assert.equal(again.status, 304)
    assert.equal(again.text, '')
  }
  assert.match((await ask(house, `GET ${style}`)).headers.get('cache-control') ?? '', /max-age=31536000/)
})

test('the shell commands work when pasted one after the other', async () => {
  const blocks = [...(await page()).matchAll(/<pre tabindex="0"><code>(.*?)<\/code><\/pre>/gs)]
  const [signUp, signIn, makeToken, whoAmI] = blocks.map((match) => plain(match[1] ?? ''))
  const script = [signUp, signIn, makeToken, whoAmI].join('\n').replaceAll('https://kith.example.com', house.url)
  const { stdout } = await promisify(execFile)('bash', ['-c', script])
  const answers = stdout.split(/(?<=\})(?=\{)/).map((answer) => JSON.parse(answer))
  assert.equal(answers.length, 2)
  assert.equal(answers[0].member.name, 'Rui Costa')
  assert.deepEqual(answers[1], answers[0].member)
})

test('every example request succeeds with ids that exist', async () => {
  const world = await newWorld(house)
  // Operations that end something run after those that need it.
  const ends = ['Members_remove', 'Access_signOut']
  // What these take works once, so an example of it is refused.
  const once = ['Access_enterCode', 'TwoStep_confirm', 'Passkeys_signIn', 'Passkeys_create']
  // There is no calendar at the address of its example.
  const elsewhere = ['MeetingCalendars_create']
  const rank = ({ method, name }: OperationDescription) => Number(method === 'DELETE') + 2 * (1 + ends.indexOf(name))
  const refused: unknown[] = []
  for (const described of describeOperations().toSorted((a, b) => rank(a) - rank(b))) {
    const { name, operation, fields } = described
    const shown = Object.fromEntries(fields.map((field) => [field.name, shownFor(described, field)]))
    const ids = sample(name, operation, world.ids)
    for (const { name, schema } of fields) {
      const isOurs = ['workspace', 'card', 'token'].includes(name) || schema.format === 'uuid'
      if (shown[name] === undefined) delete shown[name]
      else if (isOurs) shown[name] = ids[name] ?? shown[name]
    }
    const { status, body } = await send(house, operation, shown, world.token)
    if ([...once, ...elsewhere].includes(name) && !/^\w+ must/.test(body.detail)) continue
    if (status === 400 || (status === 401 && name !== ends[1])) refused.push([name, body.detail])
  }
  assert.deepEqual(refused, [])
})

/** The example value of a field. */
function shownFor(
  { body, parts, operation }: OperationDescription,
  { name, location, required, schema }: Field,
): unknown {
  if (location === 'body' && required && name === operation.upload) return true
  if (location === 'body') return body ? body[name] : name === operation.upload || undefined
  return required || schema.default === undefined ? exampleOf(schema, parts, name) : undefined
}

const entities: Record<string, string> = { '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }
const plain = (text: string) =>
  text.replaceAll(/<\/?\w+>/g, '').replaceAll(/&#?\w+;/g, (entity) => entities[entity] ?? entity)
