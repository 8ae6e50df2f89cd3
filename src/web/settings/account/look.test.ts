import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedIn } from '../../../../test/clients/web-visitor.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

test('the theme applies to the app, the settings and the page that changes it', async () => {
  const rui = await newMember(house)
  const visitor = signedIn(house, rui)
  const { text } = await visitor.get('/settings/look')
  assert.match(
    text,
    /<html lang="en(-GB)?" dir="ltr" data-theme="system">.*value="" selected.*id="theme-system"[^>]*checked/s,
  )
  assert.equal((await visitor.post('/settings/look', { theme: 'dark', locale: '' })).to, '/settings/look?said=saved')
  assert.equal((await rui.client.Members_me()).theme, 'dark')
  const { id } = await rui.client.Tokens_create({ name: 'Laptop', access: 'read' })
  const paths = [
    '',
    '/look',
    '/you',
    '/password',
    '/removal',
    '/removed',
    '/sessions',
    '/activity',
    '/calendar',
    '/tokens/new',
    `/tokens/${id}`,
  ]
  for (const path of ['/today', ...paths.map((each) => `/settings${each}`)])
    assert.match((await visitor.get(path)).text, /<html lang="en(-GB)?" dir="ltr" data-theme="dark">/, path)
  assert.match((await visitor.get('/settings')).text, /Language: Same as your browser<\/span><span>Theme: Dark</)
})

test('dates are written as the member chose, in the app and in the settings', async () => {
  const rui = await newMember(house, { timeZone: 'Europe/Lisbon' })
  const visitor = signedIn(house, rui)
  await rui.client.Tokens_create({ name: 'Laptop', access: 'read', expiresInDays: 30 })
  house.clock.set('2026-03-14T15:30:00Z')
  const { text } = await visitor.get('/settings/look')
  assert.match(
    text,
    /<option value="en-US" >American English<.*<option value="de-DE" >Deutsch.*<option value="pt-PT" >Português europeu</s,
  )
  await visitor.post('/settings/look', { theme: 'system', locale: 'en-US' })
  assert.match((await visitor.get('/settings')).text, /<span>Language: American English</)
  assert.match((await visitor.get('/settings/tokens')).text, />Expires [A-Z][a-z]+ \d+ at \d+:\d\d [AP]M</)
  await visitor.post('/settings/look', { theme: 'system', locale: '' })
  assert.equal((await rui.client.Members_me()).locale, undefined)
  house.clock.reset()
})

test('a language that another program chose stays until the member changes it, and is offered', async () => {
  const rui = await newMember(house)
  const visitor = signedIn(house, rui)
  await rui.client.Members_update({ locale: 'en-SG' })
  const { text } = await visitor.get('/settings/look')
  assert.match(text, /<option value="en-SG" selected>English \(Singapore\)</)
  await visitor.post('/settings/look', { theme: 'light', locale: 'en-SG', keys: 'yes' })
  const { theme, locale, keys } = await rui.client.Members_me()
  assert.deepEqual([theme, locale, keys], ['light', 'en-SG', true])
  await visitor.post('/settings/look', { theme: 'light', locale: 'en-SG' })
  assert.equal((await rui.client.Members_me()).keys, false)
})

test('a theme or language that does not exist is refused on the form and changes nothing', async () => {
  const rui = await newMember(house)
  const before = await rui.client.Members_me()
  const wrong = await signedIn(house, rui).post('/settings/look', { theme: 'neon', locale: '<script>' })
  assert.equal(wrong.status, 400)
  assert.match(
    wrong.text,
    /<title>Error: Language and look.*role="alert".*id="locale-error">This must be a language tag/s,
  )
  assert.doesNotMatch(wrong.text, /<script>/)
  assert.deepEqual(await rui.client.Members_me(), before)
})
