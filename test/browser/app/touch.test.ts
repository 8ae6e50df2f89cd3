import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { newMember } from '../../harness/harness.ts'
import { until } from '../../harness/patience.ts'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { withWorker } from '../with-worker.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

suite('a finger in the app', { skip: noBrowser }, () => {
  const stage = useStage()
  const today = Temporal.Now.plainDateISO('UTC')

  async function open(reducedMotion?: 'reduce') {
    const rui = await newMember(stage.house)
    const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ferreira' })
    await rui.client.Promises_create({ connectionId, text: 'Send the price list', dueOn: `${today}` })
    const watched = await signedInPage(stage.browser, stage.house, rui, { ...phone, reducedMotion })
    const row = watched.page.locator('.row', { hasText: 'Send the price list' })
    const openPromises = async () => (await rui.client.Promises_listOpen({})).promises
    return { ...watched, client: rui.client, connectionId, row, openPromises }
  }

  test('that moves a promise to the right marks it done, and a shorter way does nothing', async () => {
    const { page, row, openPromises, wellBehaved, close } = await open()
    await page.goto(`${stage.house.url}/today`)
    await withWorker(page)
    await swipe(page, row, 60)
    await swipe(page, row, 60, 200)
    assert.equal((await openPromises()).length, 1)
    await swipe(page, row, 180)
    await page.getByRole('button', { name: /^Undo/ }).waitFor()
    assert.deepEqual(await openPromises(), [])
    await page.getByRole('button', { name: /^Undo/ }).click()
    await row.waitFor()
    assert.equal((await openPromises()).length, 1)
    wellBehaved('swiped')
    await close()
  })

  test('that moves a promise to the left asks for another day', async () => {
    const { page, row, openPromises, close } = await open('reduce')
    await page.goto(`${stage.house.url}/today`)
    await swipe(page, row, -180)
    await row.getByRole('button', { name: 'Tomorrow' }).click()
    await until(async () => (await openPromises())[0]?.dueOn === `${today.add({ days: 1 })}`)
    await close()
  })

  test('that pulls down the top of the installed app loads the page again', async () => {
    const { page, client, connectionId, wellBehaved, close } = await open()
    await page.addInitScript(`{
      const real = window.matchMedia.bind(window)
      window.matchMedia = (query) => query === '(display-mode: standalone)' ? { ...real('all'), matches: true } : real(query)
    }`)
    await page.goto(`${stage.house.url}/today`)
    await withWorker(page)
    await page.evaluate('globalThis.isFirstLoad = true')
    await drag(page, { x: 200, y: 100 }, { x: 200, y: 180 })
    assert.equal(await page.evaluate('globalThis.isFirstLoad'), true)
    await client.Connections_update({ connectionId, displayName: 'Ana Ferreira Lopes' })
    await Promise.all([page.waitForEvent('load'), drag(page, { x: 200, y: 100 }, { x: 200, y: 320 })])
    assert.equal(await page.evaluate('globalThis.isFirstLoad'), undefined)
    await page.getByText('Ana Ferreira Lopes').first().waitFor()
    wellBehaved('pulled')
    await close()
  })
})

/** Moves a finger across a row, and down if asked to. The browser takes a tap right after it for part of it. */
async function swipe(page: Page, row: Locator, across: number, down = 0) {
  const { x, y, height } = (await row.boundingBox()) ?? assert.fail('no row')
  const from = { x: across > 0 ? x + 90 : x + 290, y: y + height / 2 }
  await drag(page, from, { x: from.x + across, y: from.y + down })
}

type Point = { x: number; y: number }

async function drag(page: Page, from: Point, to: Point) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [from])
  for (let step = 1; step <= 8; step++)
    await send('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }])
  await send('touchEnd', [])
  await session.detach()
}
