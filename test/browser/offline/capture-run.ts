import type { Page } from 'playwright-core'
import { newMember, openHouse, type Someone } from '../../harness/harness.ts'
import { openKeptBrowser } from '../kept-browser.ts'
import { allSent } from '../outbox.ts'
import { type CuttingProxy, isCapture, openCuttingProxy } from './cutting-proxy.ts'

type Run = { count: number; kills: number }

/**
 * Captures notes in two tabs while connections are cut before and after each request, tabs are closed and the browser is
 * killed. Every note whose saving was confirmed must be on the server in the end, once.
 */
export async function runCaptures({ count, kills }: Run) {
  const house = await openHouse({ KITH_RATE_LIMIT: '1000000' })
  const rui = await newMember(house)
  const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const proxy = await openCuttingProxy(house.url)
  const browser = await openKeptBrowser({ ...house, url: proxy.url })
  await browser.signIn(rui)
  try {
    return await captureAll()
  } finally {
    await browser.close()
    await proxy.close()
    await house.close()
  }

  async function captureAll() {
    cutMany(proxy)
    const confirmed: string[] = []
    let tabs = [await browser.newPage('/capture'), await browser.newPage('/today')]
    const every = Math.ceil(count / (kills + 1))
    for (let number = 1; number <= count; number++) {
      const text = `Capture ${number}`
      const tab = tabs[number % 2] as Page
      const saving = save(tab, text, number % 3 === 0 ? connectionId : '')
      if (number % every === 0) {
        const outcome = saving.then(() => confirmed.push(text)).catch(() => {})
        await browser.killAndRestart()
        await outcome
        await browser.signIn(rui)
        tabs = [await browser.newPage('/capture'), await browser.newPage('/today')]
        continue
      }
      await saving
      confirmed.push(text)
      if (number % 17 === 0) tabs = await replaceTab(tabs, () => browser.newPage('/people'))
    }
    proxy.fateOf = () => 'pass'
    await allSent(tabs[0] as Page, 120_000)
    const stored = await storedTexts(house.kith.db, rui)
    const lost = confirmed.filter((text) => !stored.includes(text)).length
    return { lost, doubled: stored.length - new Set(stored).size, confirmed: confirmed.length, cuts: proxy.cuts, kills }
  }
}

/** Of five requests, two are cut before and one after: always the same ones. */
function cutMany(proxy: CuttingProxy) {
  let requests = 0
  const fates = ['cut before', 'pass', 'cut after', 'cut before', 'pass'] as const
  proxy.fateOf = (request) => (isCapture(request) ? (fates[requests++ % fates.length] ?? 'pass') : 'pass')
}

/** As the Capture screen does: it says "Saved" when this resolves. */
function save(tab: Page, text: string, connectionId: string) {
  return tab.evaluate(`(async () => {
    const address = document.querySelector('link[href$="/outbox.js"]').href
    const { capture } = await import(address)
    await capture(${JSON.stringify({ text, connectionId })})
  })()`)
}

/** Closes a tab immediately, even while it is sending. */
async function replaceTab([first, second]: Page[], open: () => Promise<Page>) {
  await second?.close()
  return [await open(), first as Page]
}

type Database = Awaited<ReturnType<typeof openHouse>>['kith']['db']

/** The texts of all captures and entries of the member. */
async function storedTexts(db: Database, { memberId }: Someone) {
  const captures = await db.selectFrom('captures').select('text').where('memberId', '=', memberId).execute()
  const entries = await db.selectFrom('interactions').select('text').where('memberId', '=', memberId).execute()
  return [...captures, ...entries].map(({ text }) => text ?? '')
}
