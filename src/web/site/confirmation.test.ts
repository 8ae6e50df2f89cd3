import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authorizeAt, Browser, consentFor, knownClient, place } from '../../../test/clients/oauth-app.ts'
import { newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse({ BASE_URL: place })
const elevenMinutesLater = () => house.clock.set(Temporal.Now.instant().add({ minutes: 11 }).toString())

/** The fields that the page keeps, as a browser sends them back. */
function keptIn(text: string) {
  const [, value = ''] = /<input type="hidden" name="form-to-confirm" value="([^"]*)">/.exec(text) ?? []
  return value.replaceAll('&amp;', '&')
}

/** Forms that give lasting access, each with the proof that it worked. */
const forms: [string, (someone: Someone) => Promise<[string, Record<string, string>]>, RegExp][] = [
  [
    'a token',
    async () => ['/settings/tokens', { name: 'Ana & co <3', access: 'write', days: '90', key: 'one' }],
    /Ana &amp; co &lt;3, with Read &amp; write access.*kith_pat_/s,
  ],
  [
    'a device password',
    async () => ['/settings/sync/thunderbird', { name: 'Rui’s laptop', access: 'read', key: 'one' }],
    /Connect Rui’s laptop.*(?:[a-z]{4}-){4}/s,
  ],
  [
    'a webhook',
    async () => ['/settings/webhooks', { url: 'https://hooks.example.com/kith', all: 'yes', key: 'one' }],
    /whsec_/,
  ],
  ['a calendar link', async () => ['/settings/calendar', { holds: 'birthdays', details: 'private' }], /kith_cal_/],
  [
    'an invite',
    async ({ client }) => {
      const [workspace] = (await client.Workspaces_list()).workspaces
      return [`/team/${workspace?.id}/invites`, { email: 'eva@example.com', role: 'admin', key: 'one' }]
    },
    /eva@example\.com.*kith_inv_/s,
  ],
]

for (const [what, formOf, made] of forms)
  test(`${what} asks for the password in an old session, and then is made as typed`, async () => {
    const someone = await newMember(house, { staysConfirmed: false })
    const browser = new Browser(house, someone.token)
    const [path, typed] = await formOf(someone)
    elevenMinutesLater()
    try {
      const asked = await browser.submit(path, typed)
      assert.equal(asked.status, 200)
      assert.match(asked.text, /<h1>Confirm it’s you<\/h1>/)
      const kept = keptIn(asked.text)
      const wrong = await browser.submit(path, { 'form-to-confirm': kept, password: 'not my password' })
      assert.match(wrong.text, /aria-invalid="true"/)
      assert.equal(keptIn(wrong.text), kept)
      const done = await browser.submit(path, { 'form-to-confirm': keptIn(wrong.text), password: someone.password })
      assert.equal(done.status, 200)
      assert.match(done.text, made)
    } finally {
      house.clock.reset()
    }
  })

test('the download of everything starts after the password', async () => {
  const someone = await newMember(house, { staysConfirmed: false })
  const browser = new Browser(house, someone.token)
  elevenMinutesLater()
  try {
    const asked = await browser.open('/settings/export')
    assert.deepEqual([asked.status, asked.to], [303, '/settings/confirmation?next=%2Farchive%3Fdownload%3Dnow'])
    assert.match((await browser.open(asked.to)).text, /Confirm it’s you/)
    const next = '/archive?download=now'
    const confirmed = await browser.submit('/settings/confirmation', { next, password: someone.password })
    assert.equal(confirmed.to, next)
    assert.match((await browser.open(next)).text, /http-equiv="refresh" content="0; url=\/settings\/export"/)
    assert.equal((await browser.open('/settings/export')).headers.get('content-type'), 'application/zip')
  } finally {
    house.clock.reset()
  }
})

test('connecting an app asks for the password in an old session, and then leads back to the app', async () => {
  const someone = await newMember(house, { staysConfirmed: false })
  const browser = new Browser(house, someone.token)
  const { at, member } = await consentFor(browser, authorizeAt(await knownClient(house)))
  elevenMinutesLater()
  try {
    const asked = await browser.submit(at, { member, decision: 'allow', access: 'read' })
    assert.match(asked.text, /<h1>Confirm it’s you<\/h1>/)
    assert.match(asked.headers.get('content-security-policy') ?? '', /form-action 'self' https:\/\/claude\.ai/)
    assert.deepEqual((await someone.client.Apps_list()).apps, [])
    const done = await browser.submit(at, { 'form-to-confirm': keptIn(asked.text), password: someone.password })
    assert.equal(done.status, 303)
    assert.match((await browser.open(done.to)).to, /code=/)
  } finally {
    house.clock.reset()
  }
})

test('refusing an app, and what only ends access, asks for nothing', async () => {
  const someone = await newMember(house, { staysConfirmed: false })
  const browser = new Browser(house, someone.token)
  const { id } = await someone.client.Tokens_create({ name: 'Script', access: 'read' })
  const { at, member } = await consentFor(browser, authorizeAt(await knownClient(house)))
  elevenMinutesLater()
  try {
    assert.equal((await browser.submit(at, { member, decision: 'refuse' })).status, 303)
    assert.equal((await browser.submit(`/settings/tokens/${id}/revocation`, {})).to, '/settings/tokens?said=revoked')
  } finally {
    house.clock.reset()
  }
})
