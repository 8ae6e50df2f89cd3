import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Asserts that a screen does not scroll sideways, and that axe finds nothing wrong with it. Needs script. */
export async function assertSoundPage(page: Page) {
  const address = page.url()
  const width = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
  assert.ok(Number(width) <= 0, `${address} scrolls sideways by ${width} px`)
  await page.evaluate(axe)
  const { violations } = (await page.evaluate("axe.run('main')")) as AxeResult
  const found = violations.map(({ id, nodes }) => [
    id,
    ...nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  ])
  assert.deepEqual(found, [], address)
}

type AxeResult = { violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }
