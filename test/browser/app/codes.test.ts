import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { newMember } from '../../harness/harness.ts'
import { until } from '../../harness/patience.ts'
import { noBrowser, useStage, watchedPage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { assertSoundPage } from '../sound-page.ts'
import { keptPages, untilKept, withWorker } from '../with-worker.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe('my QR code in a real browser', { skip: noBrowser }, () => {
  const stage = useStage()

  test('after signing in it opens without a connection, though it was never opened before, and is gone after signing out', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const card = await rui.client.Cards_create({ slug: 'rui', name: 'Rui Costa' })
    const { page, wellBehaved, close } = await watchedPage(browser, house.url, phone)
    // As in the installed app, which keeps pages.
    await page.addInitScript(`localStorage.setItem('kith-keep-pages', '${rui.memberId}')`)
    await page.goto(`${house.url}/sign-in`)
    await page.getByLabel('E-mail').fill(rui.email)
    await page.getByLabel('Password').fill(rui.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    await withWorker(page)
    await untilKept(page, '/qr')
    wellBehaved('signing in')
    await page.context().setOffline(true)
    await page.goto(`${house.url}/qr`)
    await page.getByRole('img', { name: 'QR code of the card of Rui Costa' }).waitFor()
    await page.getByText(card.shortUrl.replace('http://', '')).waitFor()
    await page.goto('about:blank')
    await page.context().setOffline(false)
    await page.goto(`${house.url}/today`)
    await page.getByRole('button', { name: /menu/i }).first().click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(/signed-out|sign-in/)
    await until(async () => (await keptPages(page)).length === 0)
    await close()
  })

  test('it is one tap from Today, as wide as the screen, and a finger moves to the next card', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const first = await rui.client.Cards_create({ slug: 'rui', name: 'Rui Costa' })
    const second = await rui.client.Cards_create({ slug: 'talks', name: 'Rui Costa' })
    const { page, wellBehaved, close } = await signedInPage(browser, house, rui, { ...phone, colorScheme: 'dark' })
    await page.goto(`${house.url}/today`)
    await page.getByRole('link', { name: 'My QR code' }).tap()
    const code = page.locator(`#code-${first.id} svg`)
    await code.waitFor()
    await assertSoundPage(page)
    const box = await code.boundingBox()
    assert.equal(box?.width, 390)
    assert.equal(
      await page.evaluate(`getComputedStyle(document.querySelector('main')).backgroundColor`),
      'rgb(255, 255, 255)',
    )
    const leftOf = async (id: string) => (await page.locator(`#code-${id}`).boundingBox())?.x
    assert.deepEqual([await leftOf(first.id), await leftOf(second.id)], [0, 390])
    const finger = await page.context().newCDPSession(page)
    await finger.send('Input.synthesizeScrollGesture', { x: 300, y: 300, xDistance: -260, yDistance: 0 })
    await until(async () => (await leftOf(second.id)) === 0)
    await page.getByRole('link', { name: 'rui', exact: true }).tap()
    await until(async () => (await leftOf(first.id)) === 0)
    await page.getByRole('link', { name: 'Close' }).tap()
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    wellBehaved('my code')
    await close()
  })
})
