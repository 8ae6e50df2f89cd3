import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectApp, place } from '../../../../test/clients/oauth-app.ts'
import { signedIn, webVisitor } from '../../../../test/clients/web-visitor.ts'
import { connect, newMember, refused, type Someone, useHouse } from '../../../../test/harness/harness.ts'
import { passkeyOf } from '../../../../test/sweeps/belongings.ts'

const house = await useHouse({ BASE_URL: place })
const hostile = '"><script>alert(1)</script>'
const shownAs = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'

const browserOf = (someone: Someone) => signedIn(house, someone)

test('changing the password ends all other sessions, tokens and apps, and the page warns about it', async () => {
  const rui = await newMember(house)
  const visitor = browserOf(rui)
  const elsewhere = webVisitor(house)
  await elsewhere.post('/sign-in', { email: rui.email, password: rui.password })
  const { token } = await rui.client.Tokens_create({ name: 'Laptop', access: 'read' })
  const { access_token } = await connectApp(house, rui.token, 'write', 'api')
  const page = await visitor.get('/settings/password')
  assert.match(
    page.text,
    /signs you out on all other browsers\. It also ends all your tokens, connected apps and your calendar address/,
  )
  assert.match(page.text, /autocomplete="username".*autocomplete="current-password".*autocomplete="new-password"/s)
  const wrong = { currentPassword: 'CanaryZebra', newPassword: 'the harbour at dawn' }
  const tried = await visitor.post('/settings/password', wrong)
  assert.deepEqual([tried.status, /id="currentPassword-error">This is not your/.test(tried.text)], [403, true])
  const weak = await visitor.post('/settings/password', { currentPassword: rui.password, newPassword: 'password123' })
  assert.deepEqual([weak.status, /id="newPassword-error">This is too easy/.test(weak.text)], [400, true])
  assert.doesNotMatch(tried.text + weak.text, /CanaryZebra|password123|harbour/)
  const key = /name="key" value="([^"]+)"/.exec(weak.text)?.[1] ?? ''
  const right = { ...wrong, currentPassword: rui.password, key }
  // Submitting twice is fine. A later attempt has to sign in.
  const twice = await Promise.all([1, 2].map(() => visitor.post('/settings/password', right)))
  const ways = new Set(twice.map(({ to }) => to))
  ways.delete('/sign-in?next=%2Fsettings%2Fpassword')
  assert.deepEqual([...ways], ['/settings/access?said=password'])
  assert.notEqual(visitor.session(), rui.token)
  assert.equal((await visitor.get('/settings')).status, 200)
  assert.equal((await elsewhere.get('/settings')).status, 303)
  for (const old of [rui.token, token, access_token]) await refused(connect(house, old).Members_me(), 'unauthenticated')
})

test('changing the password lists the passkeys, and removes those with a check mark', async () => {
  const rui = await newMember(house)
  const visitor = browserOf(rui)
  assert.doesNotMatch((await visitor.get('/settings/password')).text, /Remove passkeys|checkbox/)
  const [thiefs, own] = [await passkeyOf(house, rui.memberId), await passkeyOf(house, rui.memberId)]
  await house.kith.db.updateTable('passkeys').set({ name: hostile }).where('id', '=', thiefs).execute()
  const { text } = await visitor.get('/settings/password')
  assert.ok(text.includes(shownAs))
  assert.match(text, /Passkeys keep working with a new password.*Phone.*Added today at [^.]*\. Never used\./s)
  assert.doesNotMatch(text, /name="passkey-[^>]*checked/)
  const form = { currentPassword: 'wrong wrong', newPassword: 'the harbour at dawn', [`passkey-${thiefs}`]: 'yes' }
  const wrong = await visitor.post('/settings/password', form)
  assert.match(wrong.text, new RegExp(`name="passkey-${thiefs}" value="yes" checked`))
  const right = { ...form, currentPassword: rui.password }
  const unreadable = await visitor.post('/settings/password', { ...right, 'passkey-<b>': 'yes' })
  assert.equal(unreadable.status, 400)
  assert.equal((await visitor.post('/settings/password', right)).to, '/settings/access?said=password')
  const left = await house.kith.db.selectFrom('passkeys').select('id').where('memberId', '=', rui.memberId).execute()
  assert.deepEqual(left, [{ id: own }])
})

test('deleting an account needs its password', async () => {
  const rui = await newMember(house)
  const visitor = browserOf(rui)
  const { access_token } = await connectApp(house, rui.token, 'write', 'api')
  assert.match((await visitor.get('/settings/removal')).text, /href="\/settings\/export">Download/)
  const { status, headers, text } = await visitor.get('/settings/export')
  assert.deepEqual([status, headers['content-type'], text.slice(0, 2)], [200, 'application/zip', 'PK'])
  const wrong = await visitor.post('/settings/removal', { password: 'guessed' })
  assert.deepEqual([wrong.status, /id="password-error">This is not your password/.test(wrong.text)], [403, true])
  await rui.client.Members_me()
  const gone = await visitor.post('/settings/removal', { password: rui.password })
  assert.deepEqual([gone.status, /<h1>Your account is deleted<\/h1>/.test(gone.text)], [200, true])
  assert.match(gone.text, /remain in backups and in e-mails saved as files/)
  assert.equal(visitor.session(), undefined)
  for (const old of [rui.token, access_token]) await refused(connect(house, old).Members_me(), 'unauthenticated')
  await refused(connect(house).Access_signIn({ email: rui.email, password: rui.password }), 'unauthenticated')
  const left = await house.kith.db.selectFrom('tokens').select('id').where('memberId', '=', rui.memberId).execute()
  assert.deepEqual(left, [])
})

test('a calendar address is shown once, remembers its settings, and can be deleted', async () => {
  const rui = await newMember(house)
  const visitor = browserOf(rui)
  assert.match((await visitor.get('/settings')).text, /<a href="\/settings\/calendar">/)
  const { text } = await visitor.get('/settings/calendar')
  assert.match(text, /id="holds-both"[^>]*checked.*id="details-full"[^>]*checked.*Create address/s)
  const key = /name="key" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const chosen = { key, holds: 'birthdays', details: 'private' }
  const made = await visitor.post('/settings/calendar', chosen)
  const address = /<code[^>]*>https:[^<]*(\/calendar\/kith_cal_\w+\.ics)<\/code>/.exec(made.text)?.[1] ?? ''
  assert.equal((await visitor.get(address)).headers['content-type'], 'text/calendar; charset=utf-8')
  // Reloading the page keeps the address.
  assert.ok((await visitor.post('/settings/calendar', chosen)).text.includes(address))
  const later = (await visitor.get('/settings/calendar')).text
  assert.match(
    later,
    /created an address today.*last read it today.*id="holds-birthdays"[^>]*checked.*id="details-private"[^>]*checked/s,
  )
  assert.doesNotMatch(later, /kith_cal_/)
  assert.equal((await visitor.post('/settings/calendar/removal', {})).to, '/settings/calendar?said=removed')
  assert.match(
    (await visitor.get('/settings/calendar?said=removed')).text,
    /<title>Your calendar address no longer works/,
  )
  assert.equal((await visitor.get(address)).status, 404)
})

test('the settings lead to a page for each thing', async () => {
  const rui = await newMember(house)
  const visitor = browserOf(rui)
  const { text } = await visitor.get('/settings')
  assert.match(
    text,
    /For developers.*<a href="\/settings\/tokens">.*<a href="\/api\/docs">.*<a href="\/api\/openapi\.json">/s,
  )
  assert.doesNotMatch((await visitor.get('/settings/apps')).text, /can use it/)
})

test('name and time zone can be changed, and are escaped when shown', async () => {
  const rui = await newMember(house)
  const visitor = browserOf(rui)
  const wrong = await visitor.post('/settings/you', { name: '', timeZone: hostile })
  assert.equal(wrong.status, 400)
  assert.match(wrong.text, /id="name-error".*id="timeZone-error"/s)
  assert.doesNotMatch(wrong.text, /<script>/)
  assert.equal((await visitor.post('/settings/you', { name: hostile, timeZone: 'Europe/Lisbon' })).status, 303)
  assert.match((await visitor.get('/settings/you?said=saved')).text, /role="status">Changes saved/)
  const { text } = await visitor.get('/settings')
  assert.ok(text.includes(`<bdi>${shownAs}</bdi>`))
  assert.match(text, /Europe\/Lisbon/)
  assert.match((await visitor.get('/settings/you')).text, /<option value="Europe\/Lisbon" selected>/)
  for (const said of ['<b>', 'constructor', '__proto__'])
    assert.doesNotMatch((await visitor.get(`/settings/you?said=${said}`)).text, /class="notice"/)
})
