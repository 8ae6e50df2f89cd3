import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../test/browser/chromium.ts'

export type Conditions = { name: string; rttMs: number; kbitPerSecond: number; slowdown: number }

export const slow4g: Conditions = { name: 'slow 4G, CPU ÷4', rttMs: 150, kbitPerSecond: 1600, slowdown: 4 }
export const slow3g: Conditions = { name: '3G, CPU ÷6', rttMs: 300, kbitPerSecond: 700, slowdown: 6 }

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: false, isMobile: false }

/** With the back/forward cache, which Playwright turns off. */
export function launchChrome(more: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: `${findChromium()}`,
    args: ['--no-sandbox', '--disable-gpu', '--mute-audio', ...more],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

/** A browser that was never here, with the member signed in. */
export async function newVisitor(browser: Browser, { url, token }: { url: string; token: string }) {
  const context = await browser.newContext(phone)
  await context.addCookies([{ name: 'kith', value: token, url, httpOnly: true, sameSite: 'Lax' }])
  return context
}

export async function slowPage(context: BrowserContext, conditions: Partial<Conditions>) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session, conditions)
  return page
}

async function slowDown(session: CDPSession, { rttMs, kbitPerSecond, slowdown }: Partial<Conditions>) {
  await session.send('Network.enable')
  if (rttMs !== undefined && kbitPerSecond !== undefined) {
    const throughput = (kbitPerSecond * 1000) / 8
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: rttMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
  }
  if (slowdown) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

export type Paint = { lcp: number; cls: number; responseStart: number }

/** When the largest element was painted, and how much the page moved, once it has come to rest. */
export async function readPaint(page: Page): Promise<Paint> {
  await page.waitForLoadState('load')
  return (await page.evaluate(paintAtRest)) as Paint
}

// As text, because it runs in the browser.
const paintAtRest = `new Promise((resolve) => {
  const seen = { lcp: 0, cls: 0 }
  new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) seen.lcp = startTime })
    .observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => { for (const each of list.getEntries()) if (!each.hadRecentInput) seen.cls += each.value })
    .observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => resolve({ ...seen, responseStart: performance.getEntriesByType('navigation')[0].responseStart }), 400)
})`
