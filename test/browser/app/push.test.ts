import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { newMember } from '../../harness/harness.ts'
import { noBrowser, openBrowser, useStage } from '../browser.ts'
import { findChromium } from '../chromium.ts'
import { signedInPage } from '../signed-in.ts'
import { withWorker } from '../with-worker.ts'

const failing = (name: string) => `PushManager.prototype.subscribe = async () => {
  throw new DOMException('The browser’s own words', '${name}')
}`

suite('notifications that can’t be turned on', { skip: noBrowser }, () => {
  // The light browser has no notifications.
  const stage = useStage({}, findChromium())

  /** What the page says after the button was pressed, in a browser that was changed by a script. */
  async function pressed(script: string, permissions = ['notifications']) {
    const { house, browser } = stage
    const { page, close } = await signedInPage(browser, house, await newMember(house), { permissions })
    await page.addInitScript(script)
    await page.goto(`${house.url}/settings/reminders`)
    await withWorker(page)
    await page.getByRole('button', { name: 'Turn on notifications on this device' }).click()
    const said = await whatIsSaid(page)
    await close()
    return said
  }

  test('a browser without a push service, such as this private window, says so and what to do', async () => {
    const said = await pressed('')
    assert.match(
      said,
      /^You allowed notifications, but .* Private windows have none.* The browser says: Registration failed/,
    )
  })

  test('a question that was closed can be asked again', async () => {
    const closed = `Notification.requestPermission = async () => 'default'
Object.defineProperty(Notification, 'permission', { get: () => 'default' })`
    assert.match(await pressed(closed), /the question was closed\. Press the button again and choose “Allow”\.$/)
  })

  test('where notifications are blocked, the page says how to allow them, and offers no button that can’t help', async () => {
    const { house, browser } = stage
    const { page, close } = await signedInPage(browser, house, await newMember(house))
    await page.addInitScript(`Object.defineProperty(Notification, 'permission', { get: () => 'denied' })`)
    await page.goto(`${house.url}/settings/reminders`)
    await page.getByText('Notifications are blocked for this site.').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Turn on notifications' }).count(), 0)
    await close()
  })

  test('other errors are shown in the browser’s own words', async () => {
    assert.match(
      await pressed(failing('NotSupportedError')),
      /Update or restart it.* It says: The browser’s own words$/,
    )
  })

  test('a subscription of another Kith at this address makes room', async () => {
    const script = `{
      let isInTheWay = true
      const other = { unsubscribe: async () => { isInTheWay = false }, endpoint: 'https://push.example.com/other' }
      PushManager.prototype.getSubscription = async () => (isInTheWay ? other : null)
      PushManager.prototype.subscribe = async () => {
        throw new DOMException(isInTheWay ? 'in the way' : 'asked again', isInTheWay ? 'InvalidStateError' : 'AbortError')
      }
    }`
    assert.match(await pressed(script), /asked again$/)
  })

  test('a browser that doesn’t allow service workers says so', async () => {
    const { house, browser } = stage
    const { page, close } = await signedInPage(browser, house, await newMember(house), { serviceWorkers: 'block' })
    await page.goto(`${house.url}/settings/reminders`)
    assert.match(await whatIsSaid(page), /^This browser doesn’t let Kith work in the background\./)
    await close()
  })

  test('an address without HTTPS says that it is needed', async () => {
    const browser = await openBrowser(['--host-resolver-rules=MAP kith.test 127.0.0.1'], findChromium())
    const url = stage.house.url.replace('127.0.0.1', 'kith.test')
    const { page } = await signedInPage(browser, { url }, await newMember(stage.house))
    await page.goto(`${url}/settings/reminders`)
    assert.match(await whatIsSaid(page), /^Notifications only work if you open Kith over HTTPS/)
    await browser.close()
  })
})

async function whatIsSaid(page: Page) {
  const line = page.locator('#push-state:not(:empty)')
  await line.waitFor()
  return line.innerText()
}
