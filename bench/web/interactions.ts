import type { Browser, Page } from 'playwright-core'
import { newVisitor, slow4g, slowPage } from './chrome.ts'
import { millis, type Row, type Target } from './rows.ts'

/** The slowest interaction until its next paint, with a CPU four times slower. */
export async function interactions(browser: Browser, target: Target): Promise<Row[]> {
  const actions: Record<string, { path: string; act: (page: Page) => Promise<void> }> = {
    'typing in the search': { path: '/people', act: typeSearch },
    'pressing Mark done': { path: '/today', act: markDone },
    'saving a note': { path: `/people/${target.connectionId}`, act: saveNote },
  }
  const rows: Row[] = []
  for (const [name, { path, act }] of Object.entries(actions)) {
    const context = await newVisitor(browser, target)
    const page = await slowPage(context, { slowdown: slow4g.slowdown })
    await page.goto(target.url + path, { waitUntil: 'load' })
    await page.waitForTimeout(1000)
    await page.evaluate(observeEvents)
    await act(page)
    await page.waitForTimeout(500)
    rows.push([`INP at CPU ÷4, ${name}`, '≤ 100 ms', millis(Number(await page.evaluate('window.longest')))])
    await context.close()
  }
  return rows
}

const observeEvents = `(() => {
  window.longest = 0
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) if (interactionId) longest = Math.max(longest, duration)
  }).observe({ type: 'event', durationThreshold: 16 })
})()`

async function typeSearch(page: Page) {
  await page.locator('#q').click()
  await page.keyboard.type('maria silva', { delay: 120 })
  await page.locator('.person-row').first().waitFor()
}

async function markDone(page: Page) {
  await page
    .getByRole('button', { name: /^Mark done/ })
    .first()
    .click()
  await page.locator('.undo-line').first().waitFor()
}

async function saveNote(page: Page) {
  await page.locator('#composer-text').click()
  await page.keyboard.type('She likes the sea and the paper.', { delay: 30 })
  await page.keyboard.press('Control+Enter')
  await page.locator('.entry.saving').waitFor({ state: 'detached' })
}
