import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { noBrowser, useStage } from './browser.ts'
import { signedInPage } from './signed-in.ts'

suite('capturing in a real browser', { skip: noBrowser }, () => {
  const stage = useStage()

  test('a note is saved on the device, sent, and given to the person it names', async () => {
    const { house, rui, browser } = stage
    const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
    const { page, wellBehaved, close } = await signedInPage(browser, house, rui)
    page.setDefaultTimeout(10_000)
    await page.goto(`${house.url}/capture`)
    await page.getByLabel('Or write it down').fill('Coffee with Ana Ribeiro. I promised her the deck by Friday.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Sent', { exact: true }).first().waitFor()
    assert.equal(await waiting(page), 0)
    await page.getByRole('button', { name: 'It is about Ana Ribeiro' }).click()
    await page.getByText('Added to Ana Ribeiro').waitFor()
    await page.getByText('Promise found').waitFor()
    const entries = await rui.client.Memory_listInteractions({ id: connectionId })
    assert.equal(entries.length, 1)
    wellBehaved('capture')
    await close()
  })
})

/** How many captures are on the device. */
const waiting = (page: Page) =>
  page.evaluate(`new Promise((resolve) => {
    const request = indexedDB.open('kith-outbox')
    request.onsuccess = () => {
      const count = request.result.transaction('entries').objectStore('entries').count()
      count.onsuccess = () => resolve(count.result)
    }
  })`)
