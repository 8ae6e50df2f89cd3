import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { type House, openHouse } from '../../harness/harness.ts'
import { closeWindows, noBrowser, sharedBrowser, waitUntil } from '../browser.ts'
import { violations } from '../sound-page.ts'

const phone = { viewport: { width: 360, height: 740 } }

describe('the API reference in a real browser', { skip: noBrowser }, () => {
  let house: House
  let browser: Browser

  before(async () => {
    house = await openHouse({ KITH_RATE_LIMIT: '1000000' })
    browser = await sharedBrowser()
  })
  after(async () => {
    await closeWindows(browser)
    await house.close()
  })

  async function atReference(options: BrowserContextOptions = {}) {
    const page = await (await browser.newContext(options)).newPage()
    await page.goto(`${house.url}/api/docs`)
    return page
  }

  test('an operation is found by words, with the keyboard alone', async () => {
    const page = await atReference()
    await page.keyboard.press('/')
    await page.keyboard.type('undo merge')
    // First of all, or these are the results of half the words.
    await waitUntil(page, "document.querySelector('#found a')?.hash === '#Connections_undoMerge'")
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/#Connections_undoMerge$/)
    await waitUntil(page, "document.querySelector('form.search input').value === ''")
    await page.keyboard.press('/')
    await page.keyboard.type('add_note')
    await page
      .locator('#found')
      .getByRole('link', { name: /^Memory_addNote/ })
      .waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/#Memory_addNote$/)
    await page.context().close()
  })

  test('Enter opens what the whole text finds, although its results come late', async () => {
    const page = await atReference()
    await page.keyboard.press('/')
    await page.keyboard.type('undo merge')
    await page.locator('#found').waitFor()
    await page.route('**/api/docs/search?q=add_note', async (route) => {
      await pause(500)
      await route.continue()
    })
    await page.locator('form.search input').fill('add_note')
    await page.keyboard.press('Enter')
    await page.waitForURL(/#Memory_addNote$/)
    await page.context().close()
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`on a phone, in ${colorScheme} mode, the results fit and are accessible`, async () => {
      const page = await (await browser.newContext({ ...phone, colorScheme })).newPage()
      await page.goto(`${house.url}/api/docs/search?q=promise`)
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360)
      assert.deepEqual(await violations(page), [])
      await page.context().close()
    })

  test('without JavaScript, the search is a page', async () => {
    const page = await atReference({ ...phone, javaScriptEnabled: false })
    await page.getByLabel('Find an operation').fill('calendar')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: /^Calendar_create/ }).click()
    await page.waitForURL(/\/api\/docs#Calendar_create$/)
    await page.context().close()
  })
})
