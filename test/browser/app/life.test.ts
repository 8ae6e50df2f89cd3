import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { type House, newMember, openHouse } from '../../harness/harness.ts'
import { noBrowser, openBrowser } from '../browser.ts'
import { findChromium } from '../chromium.ts'
import { signedInPage } from '../signed-in.ts'

describe('what happens to pages in life', { skip: noBrowser }, () => {
  const stage = {} as { house: House; browser: Browser }
  before(async () => {
    stage.house = await openHouse({ KITH_RATE_LIMIT: '1000000' })
    // As people's browsers do, it keeps pages for Back.
    stage.browser = await openBrowser([], findChromium(), { ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  })
  after(async () => {
    await stage.browser.close()
    await stage.house.close()
  })

  /** A member with a person and a promise that is due today, on the person's page. */
  async function open() {
    const member = await newMember(stage.house)
    const { client } = member
    const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
    const dueOn = Temporal.Now.plainDateISO('UTC').toString()
    const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn })
    const watched = await signedInPage(stage.browser, stage.house, member, { viewport: { width: 390, height: 800 } })
    const go = (path: string) => watched.page.goto(stage.house.url + path)
    return { ...watched, member, client, connectionId, promiseId, go, path: `/people/${connectionId}` }
  }

  test('Back after a change shows the change', async () => {
    const { page, go, path, client, promiseId, close } = await open()
    await go('/today')
    await page.getByRole('button', { name: /^Mark done/ }).waitFor()
    await go(path)
    await page.getByRole('button', { name: /^Mark done/ }).click()
    await page.getByRole('button', { name: /Undo/ }).first().waitFor()
    assert.ok((await client.Promises_get({ promiseId })).completedAt)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    await page.getByRole('button', { name: /^Mark done/ }).waitFor({ state: 'detached' })
    await close()
  })

  test('Back after signing out shows nothing private', async () => {
    const { page, go, path, close } = await open()
    await go(path)
    await page.getByRole('heading', { level: 1, name: 'Ana Ribeiro' }).waitFor()
    await go('/people')
    await page.locator('button.mark').click()
    await page.locator('form[action="/sign-out"] button').click()
    await page.waitForURL(/\/signed-out/)
    for (const _ of [1, 2]) {
      await page.goBack()
      await page.waitForLoadState()
      await page.waitForTimeout(300)
      assert.doesNotMatch(`${await page.locator('body').innerText()}`, /Ana Ribeiro|Send the deck/)
    }
    await close()
  })

  test('signing out in one tab signs out the other', async () => {
    const { page, go, path, close } = await open()
    await go(path)
    const other = await page.context().newPage()
    await other.goto(`${stage.house.url}/people`)
    await other.locator('button.mark').click()
    await other.locator('form[action="/sign-out"] button').click()
    await page.waitForURL(/\/sign-in\?next=/)
    await close()
  })

  for (const [way, answer] of [
    ['a service that is busy', { status: 503, body: 'The service is busy.' }],
    ['too many requests', { status: 429, body: 'Too many requests.' }],
    ['the page of a hotel', { status: 302, headers: { location: '/today?hotel' } }],
  ] as const) {
    test(`signing out that meets ${way} says so, and removes nothing from the device`, async () => {
      const { page, go, path, close } = await open()
      await page.setViewportSize({ width: 320, height: 640 })
      await go(path)
      await page.locator('#composer-text').fill('Half a note')
      const other = await page.context().newPage()
      await other.goto(`${stage.house.url}/people`)
      await page.bringToFront()
      await page.route('**/sign-out', (route) => route.fulfill(answer))
      await page.locator('button.mark').click()
      await page.locator('form[action="/sign-out"] button').click()
      // Nothing covers it.
      await page.locator('#status', { hasText: 'You’re still signed in' }).click({ trial: true })
      assert.equal(new URL(other.url()).pathname, '/people')
      assert.ok(await page.evaluate("localStorage.getItem('kith-member')"))
      await page.reload()
      assert.equal(await page.locator('#composer-text').inputValue(), 'Half a note')
      await page.unrouteAll()
      await page.locator('button.mark').click()
      await page.locator('form[action="/sign-out"] button').click()
      await page.getByRole('heading', { name: 'Signed out' }).waitFor()
      await other.waitForURL(/\/sign-in\?next=/)
      await close()
    })
  }

  test('two tabs and an assistant write simultaneously: everything appears and typing isn’t disturbed', async () => {
    const { page, go, path, client, connectionId, wellBehaved, close } = await open()
    const listening = page.waitForResponse(/\/live\b/)
    await go(path)
    await listening
    const composer = page.locator('#composer-text')
    await composer.pressSequentially('We talked about')
    await client.Memory_addNote({ connectionId, text: 'Written by an assistant.' })
    await page.getByText('Written by an assistant.', { exact: true }).waitFor()
    assert.equal(await composer.inputValue(), 'We talked about')
    assert.ok(await isFocused(composer))
    const other = await page.context().newPage()
    await other.goto(stage.house.url + path)
    // The second tab keeps the same draft; it writes something of its own.
    const second = other.locator('#composer-text')
    await second.fill('Written in another tab.')
    await other.locator('#composer form[data-compose] button[type=submit]').click()
    await other.locator('#timeline').getByText('Written in another tab.', { exact: true }).waitFor()
    await other.close()
    await page.bringToFront()
    await page.locator('#timeline').getByText('Written in another tab.', { exact: true }).waitFor()
    assert.equal(await composer.inputValue(), 'We talked about')
    assert.equal((await client.Memory_listInteractions({ id: connectionId })).length, 2)
    wellBehaved('two tabs')
    await close()
  })

  test('a part being edited isn’t replaced: the page offers to show the news', async () => {
    const { page, go, path, client, connectionId, close } = await open()
    const listening = page.waitForResponse(/\/live\b/)
    await go(path)
    await listening
    await page.locator('#promises summary.what').first().click()
    const field = page
      .locator('#promises details[open] input[name=text], #promises details[open] textarea[name=text]')
      .first()
    await field.fill('Send the new deck')
    await client.Promises_create({ connectionId, text: 'Call her', dueOn: '2030-01-01' })
    await page.locator('#promises').getByRole('button', { name: 'There is something new' }).waitFor()
    assert.equal(await field.inputValue(), 'Send the new deck')
    await page.locator('#promises').getByRole('button', { name: 'There is something new' }).click()
    await page.locator('#promises').getByText('Call her').first().waitFor()
    await close()
  })

  test('an open menu stays where it is: news appears when it is closed', async () => {
    const { page, go, path, client, connectionId, close } = await open()
    await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
    const listening = page.waitForResponse(/\/live\b/)
    await go(path)
    await listening
    await page.getByRole('button', { name: /^More: Note/ }).click()
    const menu = page.locator('.sheet:popover-open')
    await menu.waitFor()
    await client.Memory_addNote({ connectionId, text: 'Written elsewhere.' })
    await page.waitForTimeout(3000)
    assert.equal(await menu.count(), 1)
    assert.equal(await page.getByText('Written elsewhere.', { exact: true }).count(), 0)
    assert.equal(await page.locator('.offer').count(), 0)
    await page.keyboard.press('Escape')
    await page.locator('#timeline').getByText('Written elsewhere.', { exact: true }).waitFor()
    await close()
  })

  for (const [screen, field] of [
    ['people', '#composer-text'],
    ['ask', '#content'],
    ['people/new', '#line'],
  ] as const) {
    test(`what is typed into ${field} when the session ends is there after signing in again`, async () => {
      const { page, go, path, member, client, close } = await open()
      await go(screen === 'people' ? path : `/${screen}`)
      await page.locator(field).fill('Likes the sea')
      await client.Access_signOut({})
      await page
        .locator('main form', { has: page.locator(field) })
        .locator('button:not([type=button])')
        .first()
        .click()
      await page.waitForURL(/\/sign-in/)
      await page.locator('input[name=email]').fill(member.email)
      await page.locator('input[name=password]').fill(member.password)
      await page.locator('main form button').first().click()
      await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
      assert.equal(await page.locator(field).inputValue(), 'Likes the sea')
      await close()
    })
  }

  test('a second press on any button does nothing more', async () => {
    const { page, go, path, client, connectionId, wellBehaved, close } = await open()
    await go(path)
    await page.locator('#composer-text').fill('Met at the harbour.')
    await page.locator('#composer form[data-compose] button[type=submit]').dblclick()
    await page.locator('#timeline li:not(.saving)').getByText('Met at the harbour.', { exact: true }).waitFor()
    await page.getByRole('button', { name: /^Mark done/ }).dblclick()
    await page.getByRole('button', { name: /Undo/ }).first().waitFor()
    await go('/people/new')
    await page.getByLabel('Who did you meet?').fill('Ben Okafor, Acme')
    await page.getByRole('button', { name: 'Add', exact: true }).dblclick()
    // The second press may abort the first navigation, which waiting for the address would take for a failure.
    await page.getByRole('heading', { name: 'Ben Okafor' }).waitFor()
    assert.match(page.url(), /\/people\/[0-9a-f-]{36}/)
    assert.equal((await client.Memory_listInteractions({ id: connectionId })).length, 1)
    assert.deepEqual((await client.Connections_list({})).map(({ displayName }) => displayName).sort(), [
      'Ana Ribeiro',
      'Ben Okafor',
    ])
    wellBehaved('double presses')
    await close()
  })

  test('an old tab keeps working after an update removed its files', async () => {
    const { page, go, path, client, connectionId, close } = await open()
    // Draws the page as another build, whose files exist only now.
    await page.route(stage.house.url + path, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/(\/web\/|kith-build" content=")[\w-]+/g, '$1older')
      await route.fulfill({ response, body })
    })
    const current = /\/web\/([\w-]+)\//.exec(await (await fetch(`${stage.house.url}/sw.js`)).text())?.[1]
    await page.route(/\/web\/older\//, (route) =>
      route
        .fetch({ url: route.request().url().replace('older', `${current}`) })
        .then((response) => route.fulfill({ response })),
    )
    await go(path)
    await page.unrouteAll({ behavior: 'wait' })
    await page.locator('#composer-text').fill('Written on an old page.')
    await page.locator('#composer form[data-compose] button[type=submit]').click()
    await page.locator('#timeline li:not(.saving)').getByText('Written on an old page.', { exact: true }).waitFor()
    assert.equal((await client.Memory_listInteractions({ id: connectionId })).length, 1)
    await page.reload()
    assert.equal(await page.locator('meta[name=kith-build]').getAttribute('content'), current)
    await page.locator('#timeline').getByText('Written on an old page.', { exact: true }).waitFor()
    await close()
  })
})

const isFocused = (target: ReturnType<Page['locator']>) =>
  target.evaluate((element) => element === element.ownerDocument.activeElement)
