import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { newMember } from '../../harness/harness.ts'
import { onlyAtNight } from '../../harness/nightly.ts'
import { noBrowser, useStage } from '../browser.ts'
import { openKeptBrowser } from '../kept-browser.ts'
import { countOnDevice, writeNote } from '../outbox.ts'
import { isCapture, openCuttingProxy } from './cutting-proxy.ts'

/** A running browser measures the free space again after a while. */
const measuringMs = 60_000

suite('a device whose storage is full', { skip: noBrowser }, () => {
  const stage = useStage()

  test('refuses the new note, keeps its text in the field, and loses nothing that waits', async (t) => {
    const { page: before, proxy, browser, rui } = await open(t)
    proxy.fateOf = (request) => (isCapture(request) ? 'cut before' : 'pass')
    await writeNote(before, 'The old one')
    await before.locator('#outbox').getByText('The old one').waitFor()
    // A new browser measures the free space anew.
    await browser.killAndRestart()
    await browser.signIn(rui)
    const page = await browser.context().newPage()
    await fill(page, proxy.url)
    await page.goto(`${proxy.url}/capture`)
    await writeNote(page, 'The new one')
    await page.getByText('This device is full').first().waitFor()
    assert.equal(await page.getByLabel('What happened?').inputValue(), 'The new one')
    assert.equal(await countOnDevice(page), 1)
  })

  test('offers a recording that no longer fits as a download', { skip: onlyAtNight }, async (t) => {
    const { page, proxy } = await open(t)
    await page.getByRole('button', { name: 'Record' }).click()
    await page.getByText('0:02').waitFor()
    await fill(page, proxy.url)
    await page.getByText('Download the recording to keep it').first().waitFor({ timeout: measuringMs })
    const download = page.waitForEvent('download')
    await page.locator('#capture-state a').click()
    assert.match((await download).suggestedFilename(), /^kith-/)
  })

  async function open(t: Test) {
    const { house } = stage
    const rui = await newMember(house)
    const proxy = await openCuttingProxy(house.url)
    const browser = await openKeptBrowser({ ...house, url: proxy.url })
    await browser.signIn(rui)
    const page = await browser.newPage('/capture')
    t.after(() => browser.close().then(proxy.close))
    return { page, proxy, browser, rui }
  }
})

type Test = { after: (work: () => Promise<void>) => void }

async function fill(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
}
