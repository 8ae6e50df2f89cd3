import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { noBrowser, useStage, watchedPage } from '../browser.ts'
import { withWorker } from '../with-worker.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

suite('the first minutes on a phone', { skip: noBrowser }, () => {
  const stage = useStage()

  test('after signing up, one answer is a person, a note and a promise on Today, in two taps', async () => {
    const { house, browser } = stage
    const { page, wellBehaved, close } = await watchedPage(browser, house.url, phone)
    await page.goto(`${house.url}/sign-up`)
    await page.getByLabel('Name').fill('Eva Lima')
    await page.getByLabel('E-mail').fill('eva@example.com')
    await page.getByLabel('Password').fill('a walk along the river')
    await page.getByRole('button', { name: 'Create account' }).tap()
    await page.waitForURL('**/today')
    await withWorker(page)

    let taps = 0
    const tap = async (role: 'textbox' | 'button', name: string) => {
      taps += 1
      await page.getByRole(role, { name, exact: true }).tap()
    }
    await tap('textbox', 'Who did you meet lately?')
    await page.keyboard.type('Met Ana Ferreira at the trade fair. I’ll send her the price list on Friday.')
    await tap('button', 'Save')
    await page.getByRole('button', { name: 'Mark done: Send her the price list' }).waitFor()
    assert.ok(taps <= 3)
    wellBehaved('the first answer')

    await page.getByRole('link', { name: 'Ana Ferreira' }).tap()
    await page.waitForURL('**/people/*')
    await page.locator('#timeline', { hasText: 'Met Ana Ferreira at the trade fair.' }).waitFor()

    await page.goto(`${house.url}/today`)
    const steps = page.getByRole('heading', { name: 'Getting started' })
    await page.getByRole('button', { name: 'Dismiss: Getting started' }).tap()
    await steps.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: /^Mark done/ }).waitFor()
    assert.equal(await steps.count(), 0)
    wellBehaved('the first day')
    await close()
  })
})
