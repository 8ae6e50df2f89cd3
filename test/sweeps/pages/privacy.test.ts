import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useHouse } from '../../harness/harness.ts'
import { digest, newWorld } from '../world.ts'
import { crawl } from './crawl.ts'
import { readForms } from './elements.ts'
import { browserOf } from './requests.ts'
import { fillRoute, hasId, memberRoutes } from './routes.ts'
import { secretWords, secretWorld } from './secrets.ts'

const house = await useHouse({ KITH_RATE_LIMIT: '1000000' })
const ana = await secretWorld(house)
const ben = await newWorld(house)
const benIds = { ...ben.ids, version: '1' }
const hers = browserOf(house, ana)
const his = browserOf(house, ben)
const starts = (ids: Record<string, string>) => memberRoutes('GET').map(({ path }) => fillRoute(path, ids))

/** Parts that some page has, and one that none has. */
const parts = 'tabs timeline promises people main captures today entries drafts leads'

test('each secret word is on one of its member’s pages and on nobody else’s', async () => {
  const drawn = (await crawl(hers, ['/today', ...starts(ana.ids)])).map(({ text }) => text).join()
  for (const [field, word] of Object.entries(secretWords)) assert.ok(drawn.includes(word), `${field} is shown`)
  for (const { path, text } of await crawl(his, ['/today', ...starts(benIds)])) assertNothingOfHers(text, path)
  for (const path of starts(benIds)) assertNothingOfHers((await his.get(path, { parts })).text, `parts of ${path}`)
  for (const word of Object.values(secretWords))
    for (const path of [`/people?q=${word}`, `/people?tag=${word}`, `/capture?q=${word}`, `/leads?q=${word}`]) {
      const { text } = await his.get(path)
      assertNothingOfHers(text.replaceAll(word, ''), path)
      for (const id of Object.values(privateIds)) assert.ok(!text.includes(id), path)
    }
})

test('ids of another member lead to nothing on any page or part', async () => {
  const before = await digest(house)
  for (const { path } of memberRoutes('GET').filter(hasId)) {
    const address = fillRoute(path, ana.ids)
    for (const sent of [{}, { parts }]) {
      const { status, text } = await his.get(address, sent)
      assert.equal(status, 404, address)
      assertNothingOfHers(text, address)
    }
  }
  assert.equal(await digest(house), before)
})

test('every form with another member’s ids is refused and changes nothing', async () => {
  const pages = await crawl(his, ['/today', ...starts(benIds)])
  const forms = pages
    .flatMap(({ path, elements }) => readForms(path, elements))
    .filter(({ method }) => method === 'post')
  const bare = memberRoutes('POST')
    .filter(hasId)
    .map(({ path }) => ({ action: fillRoute(path, benIds), fields: {} }))
  const before = await digest(house, ana.memberId)
  let tried = 0
  for (const form of [...bare, ...forms])
    for (const { action, fields } of withEachIdOfHers(form)) {
      tried += 1
      const { status, text } = await his.post(action, { fields })
      const sent = `${action} ${JSON.stringify(fields)}`
      const isRefused = status >= 400 && status < 500
      assert.ok(isRefused || (status === 303 && unlikeOthers.test(action)), `${sent} ${status}`)
      assertNothingOfHers(text, sent)
    }
  assert.equal(await digest(house, ana.memberId), before)
  assert.ok(tried > 60, `${tried}`)
})

/**
 * Settings say that a token which no longer exists is revoked. The asker chooses the id of a thread. What was captured about
 * somebody who is not there is kept, about nobody.
 */
const unlikeOthers = /^\/(settings\/|ask\/|capture\/entries)/

test('a member’s stream contains nothing about other members', async () => {
  const response = await fetch(`${house.url}/live`, { headers: { cookie: `kith=${ben.token}` } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const connectionId = `${ana.ids.connectionId}`
  const dueOn = '2026-05-01'
  await ana.client.Memory_addNote({ connectionId, text: secretWords.note })
  await ana.client.Promises_create({ connectionId, text: secretWords.promise, dueOn })
  const { promiseId } = await ben.client.Promises_create({
    connectionId: `${ben.ids.connectionId}`,
    text: 'Call',
    dueOn,
  })
  let heard = ''
  while (!heard.includes(promiseId)) heard += (await reader?.read())?.value ?? assert.fail('the stream ended')
  await reader?.cancel()
  assertNothingOfHers(heard, '/live')
  for (const id of Object.values(privateIds)) assert.ok(!heard.includes(id))
})

/** Ids that only one of the two has. */
const privateIds = Object.fromEntries(
  Object.entries(ana.ids).filter(([key, id]) => /Id$/.test(key) && key !== 'unusedId' && ben.ids[key] !== id),
)

function assertNothingOfHers(text: string, about: string) {
  const word = Object.values(secretWords).find((each) => text.toLowerCase().includes(each.toLowerCase()))
  assert.equal(word, undefined, about)
}

type Sent = { action: string; fields: Record<string, string> }

/** The form once for each id in it, with that id replaced by the other member's of the same kind. */
function withEachIdOfHers({ action, fields }: Sent): Sent[] {
  const pairs = Object.entries(privateIds).flatMap(([key, id]) => (ben.ids[key] ? [[ben.ids[key], id] as const] : []))
  return pairs.flatMap(([own, other]) => {
    const given = JSON.stringify({ action, fields })
    return given.includes(own) ? [JSON.parse(given.replaceAll(own, other)) as Sent] : []
  })
}
