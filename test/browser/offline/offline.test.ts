import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { newMember } from '../../harness/harness.ts'
import { noBrowser, useStage } from '../browser.ts'
import { allSent, capturedTexts, countOnDevice, writeNote } from '../outbox.ts'
import { signedInPage } from '../signed-in.ts'
import { keepPages, keptPages, untilKept, withWorker } from '../with-worker.ts'
import { openCuttingProxy } from './cutting-proxy.ts'

suite('the app without a connection', { skip: noBrowser }, () => {
  const stage = useStage()

  test('a note written offline waits with a dot on the tab, and is sent when the connection is back', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const { page, close } = await signedInPage(browser, house, rui)
    await page.goto(`${house.url}/capture`)
    await page.context().setOffline(true)
    await writeNote(page, 'Written in the tunnel')
    await page.getByText('Saved on this').first().waitFor()
    await page.getByText('1 waiting on this device').waitFor({ state: 'attached' })
    await page.locator('#outbox').getByText('Written in the tunnel').waitFor()
    await page.context().setOffline(false)
    await allSent(page)
    assert.deepEqual(await capturedTexts(rui), ['Written in the tunnel'])
    await close()
  })

  test('captures from a phone with a clock two days ahead get the right time and a notice', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const { page, close } = await signedInPage(browser, house, rui)
    await page.addInitScript(`{
      const ahead = 2 * 86_400_000
      const Right = Date
      Date = class extends Right {
        constructor(...given) {
          super(...(given.length > 0 ? given : [Right.now() + ahead]))
        }
        static now = () => Right.now() + ahead
      }
    }`)
    await page.goto(`${house.url}/capture`)
    await writeNote(page, 'Written in the future')
    await page.getByText('The clock of this device is wrong').waitFor()
    await allSent(page)
    const [captured] = await rui.client.Captures_list({})
    assert.ok(Math.abs(Date.parse(captured?.occurredAt ?? '') - Date.now()) < 600_000, `${captured?.occurredAt}`)
    await close()
  })

  test('offline, every page that is not kept becomes a page that captures', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const { page, close } = await signedInPage(browser, house, rui)
    await page.goto(`${house.url}/today`)
    await withWorker(page)
    await page.context().setOffline(true)
    await page.goto(`${house.url}/people`)
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
    await writeNote(page, 'Written on the plane')
    await page.getByText('Saved on this').first().waitFor()
    assert.equal(await countOnDevice(page), 1)
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'People', exact: true }).waitFor()
    await allSent(page)
    assert.deepEqual(await capturedTexts(rui), ['Written on the plane'])
    await close()
  })

  test('the files of a build stay with the worker, for tabs that are older than the service', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const { page, close } = await signedInPage(browser, house, rui)
    await page.goto(`${house.url}/today`)
    await withWorker(page)
    await page.context().setOffline(true)
    const statuses = await page.evaluate(`Promise.all(
      [...document.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet]')]
        .map(({ href }) => fetch(href, { cache: 'no-store' }).then(({ status }) => status, String)))`)
    assert.deepEqual(new Set(statuses as number[]), new Set([200]))
    await close()
  })

  test('pages are kept for reading offline only when the member says so, and go at sign-out', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const { page, close } = await signedInPage(browser, house, rui)
    await page.goto(`${house.url}/today`)
    await withWorker(page)
    await page.goto(`${house.url}/today`)
    assert.deepEqual(await keptPages(page), [])
    await page.goto(`${house.url}/capture`)
    await keepPages(page)
    await page.goto(`${house.url}/today`)
    await untilKept(page, '/today')
    assert.deepEqual(await keptPages(page), ['/today'])
    await page.context().setOffline(true)
    await page.goto(`${house.url}/today`)
    await page.getByText('This is the page as it was today at').waitFor()
    await page.context().setOffline(false)
    // The page loads itself again.
    await page.getByText('This is the page as it was today at').waitFor({ state: 'detached' })
    await signOut(page)
    await page.getByRole('heading', { name: 'Signed out' }).waitFor()
    assert.deepEqual(await keptPages(page), [])
    await page.context().setOffline(true)
    await page.goto(`${house.url}/today`)
    await page.getByText('nobody is signed in on this device').waitFor()
    await close()
  })

  test('signing out without script removes the kept pages once the service has ended the session', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const { page, close } = await signedInPage(browser, house, rui)
    await page.goto(`${house.url}/capture`)
    await keepPages(page)
    await page.goto(`${house.url}/today`)
    await untilKept(page, '/today')
    const signOutPlainly = 'document.querySelector(\'form[action="/sign-out"]\').submit()'
    await page.context().setOffline(true)
    await page.evaluate(signOutPlainly)
    await page.waitForTimeout(300)
    await page.goto(`${house.url}/today`)
    await page.getByText('This is the page as it was today at').waitFor()
    await page.context().setOffline(false)
    await page.getByText('This is the page as it was today at').waitFor({ state: 'detached' })
    await page.evaluate(signOutPlainly)
    await page.getByRole('heading', { name: 'Signed out' }).waitFor()
    assert.deepEqual(await keptPages(page), [])
    await close()
  })

  test('a slow page gives way to its kept copy after three seconds', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const proxy = await openCuttingProxy(house.url)
    const { page, close } = await signedInPage(browser, { ...house, url: proxy.url }, rui)
    await page.goto(`${proxy.url}/capture`)
    await keepPages(page)
    await page.goto(`${proxy.url}/today`)
    await untilKept(page, '/today')
    proxy.fateOf = ({ url }) => (url === '/today' ? 'hold' : 'pass')
    const startedAt = Date.now()
    await page.goto(`${proxy.url}/today`)
    await page.getByText('This is the page as it was').waitFor()
    assert.ok(Date.now() - startedAt < 9_000, `${Date.now() - startedAt} ms`)
    await close()
    await proxy.close()
  })
})

async function signOut(page: Page) {
  await page.evaluate('document.querySelector(\'form[action="/sign-out"] button\').click()')
}
