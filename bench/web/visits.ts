import type { Browser } from 'playwright-core'
import { median } from '../statistics.ts'
import { type Conditions, newVisitor, type Paint, readPaint, slow3g, slow4g, slowPage } from './chrome.ts'
import { mainScreens, type Row, seconds, type Target } from './rows.ts'

const goals = new Map([
  [slow4g, '≤ 1.2 s'],
  [slow3g, '≤ 2.5 s'],
])

/** The largest contentful paint and the layout shift of each screen, for a new visitor and for one who comes back. */
export async function visits(browser: Browser, target: Target, rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  const shifts: string[] = []
  for (const [name, path] of Object.entries(mainScreens(target))) {
    let shift = 0
    for (const [conditions, goal] of goals) {
      const paints: [Paint, Paint][] = []
      for (let round = 0; round < rounds; round++) paints.push(await visitTwice(browser, target, path, conditions))
      const [first, second] = [0, 1].map((at) => seconds(median(paints.map((both) => both[at]?.lcp ?? Number.NaN))))
      rows.push([`LCP of ${name}, ${conditions.name}: first visit; second`, goal, `${first}; ${second}`])
      shift = Math.max(shift, ...paints.flat().map(({ cls }) => cls))
    }
    shifts.push(`${name} ${shift.toFixed(3)}`)
  }
  return [...rows, ['CLS, the highest of all visits', '≤ 0.02', shifts.join(', ')]]
}

async function visitTwice(
  browser: Browser,
  target: Target,
  path: string,
  conditions: Conditions,
): Promise<[Paint, Paint]> {
  const context = await newVisitor(browser, target)
  const page = await slowPage(context, conditions)
  await page.goto(target.url + path)
  const first = await readPaint(page)
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await page.goto('about:blank')
  await page.goto(target.url + path)
  const second = await readPaint(page)
  await context.close()
  return [first, second]
}
