import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Frame, Page } from 'playwright-core'

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Asserts that a screen does not scroll sideways, and that axe finds nothing wrong with it. Needs script. */
export async function assertSoundPage(page: Page) {
  const address = page.url()
  const width = await overflowOf(page)
  assert.ok(width <= 0, `${address} scrolls sideways by ${width} px`)
  assert.deepEqual(await violations(page, 'main'), [], address)
}

/** By how many pixels a page scrolls sideways. */
export const overflowOf = async (page: Page | Frame) =>
  Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'))

/** What axe finds wrong with a page, or with an element of it; by one rule only, if it is named. */
export async function violations(page: Page | Frame, within = 'html', rule?: string) {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(`(() => { ${axe} })()`)
  const options = { resultTypes: ['violations'], ...(rule && { runOnly: [rule] }) }
  // The whole result also tells of everything that is right, which takes as long to bring here as to find.
  const violations = await page.evaluate<Violation[]>(
    `axe.run('${within}', ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return violations.map(({ id, nodes }) => [
    id,
    ...nodes.map(({ html, failureSummary }) => `${html.slice(0, 300)}: ${failureSummary}`),
  ])
}

type Violation = { id: string; nodes: { html: string; failureSummary: string }[] }
