import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()
const url = 'https://hooks.example.com/kith'

test('a webhook is made with the chosen kinds, and its secret is shown once', async () => {
  const rui = await newMember(house)
  const pages = pagesOf(house, rui)
  assert.match((await pages.get('/settings/webhooks')).text, /No webhooks yet/)
  const form = await pages.get('/settings/webhooks/new')
  const key = /name="key" value="([^"]+)"/.exec(form.text)?.[1] ?? ''
  const typed = { url, description: 'Kitchen', which: 'some', 'kind-promise.made': 'yes', 'kind-lead.received': 'yes' }
  const made = await pages.post('/settings/webhooks', { key, ...typed })
  const secret = /<code[^>]*>(whsec_[^<]+)<\/code>/.exec(made.text)?.[1]
  assert.ok(secret)
  assert.ok((await pages.post('/settings/webhooks', { key, ...typed })).text.includes(secret))
  const [webhook, ...others] = (await rui.client.Webhooks_list()).webhooks
  assert.deepEqual([webhook?.kinds, others.length], [['promise.made', 'lead.received'], 0])
  const { text } = await pages.get(`/settings/webhooks/${webhook?.id}`)
  assert.match(text, /<h1><bdi>Kitchen<\/bdi>.*On · 2 kinds of events.*name="kind-promise\.made" value="yes" checked/s)
  assert.doesNotMatch(text, /whsec_/)
})

test('an invalid address and missing kinds are refused on the form, which keeps the input', async () => {
  const pages = pagesOf(house, await newMember(house))
  const wrong = await pages.post('/settings/webhooks', { url: 'ftp://x', description: 'Kitchen', which: 'all' })
  assert.deepEqual([wrong.status, /value="ftp:\/\/x".*id="url-error"/s.test(wrong.text)], [400, true])
  const none = await pages.post('/settings/webhooks', { url, description: 'Kitchen', which: 'some' })
  assert.match(none.text, /role="alert">Choose at least one kind.*value="Kitchen".*value="some" checked/s)
})

test('a webhook is tested, paused, resumed, changed, given a new secret and removed', async () => {
  const rui = await newMember(house)
  const pages = pagesOf(house, rui)
  const { id } = await rui.client.Webhooks_create({ url })
  const page = `/settings/webhooks/${id}`
  const press = async (path: string) => (await pages.post(`${page}/${path}`)).location
  // Nobody listens there.
  assert.equal(await press('test'), `${page}?said=testFailed`)
  const { text } = await pages.get(`${page}?said=testFailed`)
  assert.match(text, /role="status">The test was not delivered.*webhook\.test<\/strong>.*Failed<\/b> · .*Send again/s)
  const [delivery] = await rui.client.Webhooks_deliveries({ id })
  assert.equal(await press(`deliveries/${delivery?.id}/replay`), `${page}?said=replayed`)
  assert.equal(await press('pause'), `${page}?said=paused`)
  assert.match((await pages.get(page)).text, /Paused.*action="[^"]*\/resume"/s)
  assert.equal(await press('resume'), `${page}?said=resumed`)
  const changed = await pages.post(page, {
    url: `${url}/2`,
    description: '',
    which: 'some',
    'kind-card.created': 'yes',
  })
  assert.equal(changed.location, `${page}?said=saved`)
  const { kinds, url: address } = await rui.client.Webhooks_get({ id })
  assert.deepEqual([kinds, address], [['card.created'], `${url}/2`])
  assert.match((await pages.post(`${page}/secret`)).text, /<code[^>]*>whsec_.*The old secret works until tomorrow/s)
  assert.equal(await press('removal'), `/settings/webhooks?removed=${id}`)
  const undo =
    /Removed the webhook “hooks\.example\.com”.*<form method="post" action="\/settings\/webhooks\/[^/]+\/restoration"/s
  assert.match((await pages.get(`/settings/webhooks?removed=${id}`)).text, undo)
  assert.equal(await press('restoration'), `${page}?said=restored`)
  assert.equal((await rui.client.Webhooks_get({ id })).enabled, true)
  assert.equal(await press('removal'), `/settings/webhooks?removed=${id}`)
  assert.equal(await press('removal'), '/settings/webhooks?said=gone')
})

test('a webhook of another member is not found', async () => {
  const { id } = await (await newMember(house)).client.Webhooks_create({ url })
  const pages = pagesOf(house, await newMember(house))
  assert.equal((await pages.get(`/settings/webhooks/${id}`)).status, 404)
  for (const path of ['', '/test', '/pause', '/secret'])
    assert.equal((await pages.post(`/settings/webhooks/${id}${path}`, { url, which: 'all' })).status, 404, path)
})
