import type { Browser } from 'playwright-core'
import { assetPaths } from '#web/app/frame/assets.ts'
import { newVisitor } from './chrome.ts'
import { kilobytes, mainScreens, type Row, type Target } from './rows.ts'

/** What each screen loads at a first visit, compressed as the service sends it. */
export async function bytes(browser: Browser, target: Target): Promise<Row[]> {
  const rows: Row[] = []
  let style = 0
  for (const [name, path] of Object.entries(mainScreens(target))) {
    const context = await newVisitor(browser, target)
    const page = await context.newPage()
    await page.goto(target.url + path)
    const loaded = (await page.evaluate(loadedBytes)) as { script: number; style: number }
    style = Math.max(style, loaded.style)
    rows.push([`script on ${name}`, '≤ 15 KB', kilobytes(loaded.script)])
    await context.close()
  }
  const scripts = [...assetPaths().filter((path) => path.endsWith('.js')), '/sw.js']
  rows.push(['script in all, with the service worker', '≤ 40 KB', kilobytes(await sum(browser, target, scripts))])
  rows.push(['style', '≤ 10 KB', kilobytes(style)])
  return rows
}

const loadedBytes = `(() => {
  const bytes = (ending) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(ending))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  return { script: bytes('.js'), style: bytes('.css') }
})()`

async function sum(browser: Browser, target: Target, paths: string[]) {
  const context = await newVisitor(browser, target)
  const page = await context.newPage()
  let total = 0
  for (const path of paths) {
    const response = await page.goto(target.url + path)
    total += (await response?.request().sizes())?.responseBodySize ?? Number.NaN
  }
  await context.close()
  return total
}
