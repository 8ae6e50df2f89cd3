import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions, type Page } from 'playwright-core'
import { type House, newMember, openHouse, type Someone } from '../harness/harness.ts'
import { patienceMs, until } from '../harness/patience.ts'
import { findChromium, findLightChromium } from './chromium.ts'

/** Why browser tests are skipped, or false. */
export const noBrowser = findChromium() ? false : 'there is no Chromium on this machine'

export async function openBrowser(
  more: string[] = [],
  executable = findLightChromium(),
  options: LaunchOptions = {},
): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--mute-audio', ...more]
  const browser = await chromium.launch({ executablePath: `${executable}`, args, ...options })
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    context.setDefaultTimeout(patienceMs)
    return context
  }
  return browser
}

const shared = new Map<string | undefined, Promise<Browser>>()
after(async () => {
  for (const browser of shared.values()) await (await browser).close()
})

/** The browser of this process, in which each test opens windows of its own. */
export const sharedBrowser = (executable = findLightChromium()) =>
  shared.getOrInsertComputed(executable, () => openBrowser([], executable))

export async function closeWindows(browser: Browser) {
  for (const context of browser.contexts()) await context.close()
}

/** A service, a member and the browser of this process for all tests of a suite. */
export function useStage(env: Record<string, string> = {}, executable = findLightChromium()) {
  const stage = {} as { house: House; rui: Someone; browser: Browser }
  before(async () => {
    stage.house = await openHouse({ KITH_RATE_LIMIT: '1000000', ...env })
    stage.rui = await newMember(stage.house)
    stage.browser = await sharedBrowser(executable)
  })
  after(async () => {
    await closeWindows(stage.browser)
    await stage.house.close()
  })
  return stage
}

type Watched = { page: Page; wellBehaved: (about: string) => void; close: () => Promise<void> }

/** A form shown again with errors, and a page left before its transition has ended. */
const harmless =
  /responded with a status of 400|^Transition was (?:skipped(?:$|\. Navigation aborted)|aborted because of invalid state)/

/** A page that records dialogs, policy violations, errors and requests to other origins. */
export async function watchedPage(browser: Browser, origin: string, options: BrowserContextOptions): Promise<Watched> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', ({ message }) => {
    if (!harmless.test(message)) seen.push(`error ${message}`)
  })
  page.on('console', (message) => {
    const isWrong = message.type() === 'error' && !harmless.test(message.text())
    if (isWrong || /policy/i.test(message.text())) seen.push(`console ${message.text()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) seen.push(`request ${request.url()}`)
  })
  return {
    page,
    wellBehaved: (about) => assert.deepEqual(seen.splice(0), [], about),
    close: async () => {
      // A request that is still answered by the test is gone with its page.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    },
  }
}

/** Waits until an expression is true. Playwright's own function evaluates in the page, which its security policy forbids. */
export async function waitUntil(page: Page, expression: string) {
  await until(() => page.evaluate<boolean>(expression))
}
