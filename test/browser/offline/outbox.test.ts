import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { newMember } from '../../harness/harness.ts'
import { isNight } from '../../harness/nightly.ts'
import { noBrowser, useStage } from '../browser.ts'
import { allSent, capturedTexts, countOnDevice, writeNote } from '../outbox.ts'
import { signedInPage } from '../signed-in.ts'
import { runCaptures } from './capture-run.ts'
import { isCapture, openCuttingProxy } from './cutting-proxy.ts'

suite('the outbox of a real browser', { skip: noBrowser }, () => {
  const stage = useStage()

  test('with dropped connections, crashes and two tabs, no capture is lost or duplicated', async () => {
    const { lost, doubled, cuts } = await runCaptures(isNight ? { count: 40, kills: 2 } : { count: 12, kills: 1 })
    assert.deepEqual({ lost, doubled }, { lost: 0, doubled: 0 })
    assert.ok(cuts > (isNight ? 5 : 1), `${cuts} cuts`)
  })

  test('a lost response doesn’t duplicate the note', async () => {
    const { rui, page, proxy, close } = await openWithProxy()
    let requests = 0
    proxy.fateOf = (request) => (isCapture(request) && ++requests === 1 ? 'cut after' : 'pass')
    await writeNote(page, 'Sent twice, stored once')
    await allSent(page)
    assert.equal(requests, 2)
    assert.deepEqual(await capturedTexts(rui), ['Sent twice, stored once'])
    await close()
  })

  test('a response from a captive portal, such as a hotel’s, doesn’t count as sent', async () => {
    const { page, close } = await openWithProxy()
    await page.context().route('**/capture/entries*', (route) => route.fulfill({ status: 200, body: 'Welcome, guest' }))
    await writeNote(page, 'Still here')
    await page.waitForTimeout(1500)
    assert.equal(await countOnDevice(page), 1)
    await close()
  })

  test('permanently refused captures show the reason and can be kept or discarded', async () => {
    const { rui, page, close } = await openWithProxy()
    await page.evaluate("document.querySelector('.audio-field').hidden = false")
    const buffer = Buffer.from('not a recording')
    await page.getByLabel('A recording').setInputFiles({ name: 'memo.webm', mimeType: 'audio/webm', buffer })
    await writeNote(page, 'With a broken file')
    await page.locator('#outbox').getByText('This file is not a supported recording').waitFor()
    await page.getByRole('button', { name: 'Copy text' }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByText('Download recording').click()
    assert.ok((await download).suggestedFilename().startsWith('kith-'))
    await writeNote(page, 'The next one is sent all the same')
    await page.locator('#capture-state').getByText('Saved', { exact: true }).waitFor()
    assert.deepEqual(await capturedTexts(rui), ['The next one is sent all the same'])
    await page.locator('#outbox').getByRole('button', { name: 'Discard' }).click()
    await page.locator('#outbox').waitFor({ state: 'hidden' })
    assert.equal(await countOnDevice(page), 0)
    await close()
  })

  test('another member who signs in here can’t see or send waiting captures', async () => {
    const { rui, page, proxy, close, house } = await openWithProxy()
    const eva = await newMember(house)
    proxy.fateOf = (request) => (isCapture(request) ? 'cut before' : 'pass')
    await writeNote(page, 'Only for Rui')
    await page.locator('#outbox').getByText('Only for Rui').waitFor()
    // The open page still belongs to Rui, but the browser is now Eva's. A request that left just before it was is cut too.
    const isEva = (request: IncomingMessage) => Boolean(request.headers.cookie?.includes(eva.token))
    proxy.fateOf = (request) => (isCapture(request) && !isEva(request) ? 'cut before' : 'pass')
    await signIn(page, proxy.url, eva.token)
    await page.waitForTimeout(4500)
    await page.goto(`${proxy.url}/capture`)
    await page.waitForTimeout(500)
    assert.equal(await page.locator('#outbox').isVisible(), false)
    assert.deepEqual([await capturedTexts(eva), await capturedTexts(rui)], [[], []])
    proxy.fateOf = () => 'pass'
    await signIn(page, proxy.url, rui.token)
    await page.goto(`${proxy.url}/today`)
    await allSent(page)
    assert.deepEqual([await capturedTexts(eva), await capturedTexts(rui)], [[], ['Only for Rui']])
    await close()
  })

  test('signing out warns about waiting captures first, and other tabs follow', async () => {
    const { rui, page, proxy, close } = await openWithProxy()
    const other = await page.context().newPage()
    await other.goto(`${proxy.url}/today`)
    proxy.fateOf = (request) => (isCapture(request) ? 'cut before' : 'pass')
    await writeNote(page, 'Not sent yet')
    await page.locator('#outbox').getByText('Not sent yet').waitFor()
    await pressSignOut(page)
    await page.getByRole('heading', { name: 'Something is still waiting' }).waitFor()
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    assert.equal((await rui.client.Members_me()).email, rui.email)
    await pressSignOut(page)
    await page.getByRole('button', { name: 'Sign out anyway' }).click()
    await page.getByRole('heading', { name: 'Signed out' }).waitFor()
    await other.waitForURL(/\/sign-in/)
    assert.equal(await countOnDevice(page), 1)
    await close()
  })

  async function openWithProxy() {
    const { house, browser } = stage
    const rui = await newMember(house)
    const proxy = await openCuttingProxy(house.url)
    const { page, close } = await signedInPage(browser, { ...house, url: proxy.url }, rui)
    await page.goto(`${proxy.url}/capture`)
    return { house, rui, page, proxy, close: () => close().then(proxy.close) }
  }
})

const signIn = (page: Page, url: string, token: string) =>
  page.context().addCookies([{ name: 'kith', value: token, url, httpOnly: true, sameSite: 'Lax' }])

/** The menu is closed on a phone: its button is pressed as a screen reader would. */
async function pressSignOut(page: Page) {
  await page.evaluate('document.querySelector(\'form[action="/sign-out"] button\').click()')
}
