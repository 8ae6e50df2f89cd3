import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { chunks } from '#platform/db/batches.ts'
import { useHouse } from '../../harness/harness.ts'
import { browserOf } from './requests.ts'
import { fillRoute, hasId, isDownload, isFile, memberRoutes } from './routes.ts'
import { secretWorld } from './secrets.ts'

const house = await useHouse({ KITH_RATE_LIMIT: '1000000' })
const ana = await secretWorld(house)
const hers = browserOf(house, ana)
const pages = memberRoutes('GET').filter(({ path }) => path !== '/live')

/** Names of query values that any page reads, from its source. */
const names = [
  ...new Set(
    globSync('src/web/app/**/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bquery\.(\w+)|\{ ([\w, =']+) \} = (?:page\.)?query\b/g)].flatMap(
        ([, one, many]) => (one ? [one] : (many?.match(/\w+/g) ?? [])),
      ),
    ),
  ),
]

const odd = [
  '',
  'x',
  'zzz',
  '-1',
  '99999999999999999999',
  '%00',
  '%ED%A0%80',
  '%F0%9F%8C%8A',
  encodeURIComponent('"><script>alert(1)</script>'),
  encodeURIComponent("' or 1=1 --"),
  '0198c5a2-7b1e-7c3d-9a4f-000000000000',
  '2026-02-31',
]

test('odd values in addresses never break a page, and never get an answer for programs', async () => {
  assert.ok(names.includes('q') && names.includes('order') && names.includes('before'), names.join())
  for (const { path } of pages) {
    const address = fillRoute(path, ana.ids)
    for (const value of odd) await assertForPeople(`${address}?${names.map((name) => `${name}=${value}`).join('&')}`)
    for (const some of chunks(names, 8))
      await assertForPeople(`${address}?${some.map((name) => `${name}=%00&${name}=y&${name}[]=z`).join('&')}`)
    await assertForPeople(`${address}?q=${'x'.repeat(10_000)}`)
  }
})

test('malformed ids in addresses are not found, and unknown page parts are harmless', async () => {
  for (const route of pages.filter(hasId))
    for (const id of ['x', '%00', '%ED%A0%80', '..%2f..', 'x'.repeat(400), '0198c5a2-7b1e-7c3d-9a4f-000000000000']) {
      const address = route.path.replaceAll(/:\w+/g, id)
      const { status, text } = await hers.get(address)
      assert.ok(status === 404 || status === 400, `${address} ${status}`)
      assertSpeaksPlainly(text, address)
    }
  for (const { path } of pages.filter(
    (each) => !isFile(each.path) && !isDownload(each.path) && !each.path.startsWith('/settings'),
  ))
    for (const parts of [
      'nothing',
      '__proto__ constructor toString',
      'a '.repeat(500),
      '<b> "quote"',
      'x'.repeat(5000),
    ]) {
      const { status, text } = await hers.get(fillRoute(path, ana.ids), { parts })
      assert.ok(status < 500, path)
      assert.doesNotMatch(text, /undefined|\[object|function/, path)
      if (/^\w{1,80} /.test(`${parts} `)) assert.equal(text, '', path)
    }
})

test('forms with odd or missing fields are refused in plain words', async () => {
  for (const { path } of memberRoutes('POST')) {
    const address = fillRoute(path, ana.ids)
    if (/^\/(settings|imports|people\/[^/]+\/removal)/.test(address)) continue
    for (const fields of oddForms) {
      const { status, text } = await hers.post(address, { fields })
      assert.ok(status < 500, `${path} ${status} ${JSON.stringify(fields).slice(0, 80)}`)
      assertSpeaksPlainly(text, `${path} ${JSON.stringify(fields).slice(0, 80)}`)
    }
  }
})

const formNames = [
  'text',
  'dueOn',
  'dueTime',
  'kind',
  'other',
  'connectionId',
  'key',
  'ixId',
  'name',
  'line',
  'day',
  'days',
  'date',
  'time',
  'was',
  'content',
  'action',
  'until',
  'id',
]
const oddForms = ['', 'x', '\0', 'x'.repeat(30_000)].map((value) =>
  Object.fromEntries(formNames.map((name) => [name, value])),
)

async function assertForPeople(address: string) {
  const { status, text } = await hers.get(address)
  assert.ok(status < 500, `${address} ${status}`)
  assertSpeaksPlainly(text, address)
}

/** What programs are told about fields, operations and keys means nothing to people. */
function assertSpeaksPlainly(text: string, about: string) {
  const shown = text.replaceAll(/<[^>]*>/g, ' ')
  const found =
    /\b[A-Z][a-z]+_[a-z]\w|\wId (must|is)|\b(JSON|UUID|Idempotency|cursor|operation|[Uu]nrecognized|must match|is required|zod)\b/.exec(
      shown,
    )
  assert.equal(found && shown.slice(Math.max(0, found.index - 40), found.index + 60), null, about)
}
