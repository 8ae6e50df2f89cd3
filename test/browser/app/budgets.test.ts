import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assetPaths } from '#web/app/frame/assets.ts'
import { onlyAtNight } from '../../harness/nightly.ts'
import { noBrowser, openBrowser, useStage } from '../browser.ts'
import { findChromium } from '../chromium.ts'
import { signedInPage } from '../signed-in.ts'

// Bytes are those of the wire: Brotli as the service sends it. Times depend on the machine and are not tested.
const maxScriptBytes = 20_000
const maxScriptBytesInAll = 44_000
const maxStyleBytes = 12_288
/** Without the icon of the tab, which a browser without windows doesn't load. */
const maxRequests = 27
const maxLayoutShift = 0.02

suite('The budgets of the app in a real browser', { skip: noBrowser }, () => {
  const stage = useStage()

  test('no screen loads more script, style or files than its budget, or moves while it loads', {
    skip: onlyAtNight,
  }, async (t) => {
    const screens = await fillScreens()
    // Images below the screen are fetched as early as by a browser with windows.
    const browser = await openBrowser(['--blink-settings=lazyLoadingImageMarginPxUnknown=1250'])
    t.after(() => browser.close())
    const open = (width: number) => signedInPage(browser, stage.house, stage.rui, { viewport: { width, height: 844 } })
    const measureOnPhone = async (path: string) => {
      const { page, close } = await open(390)
      let requests = 0
      page.on('request', (request) => {
        const isTabIcon = request.resourceType() === 'other' && request.url().endsWith('/icon.svg')
        if (!request.serviceWorker() && !isTabIcon) requests += 1
      })
      await page.goto(stage.house.url + path)
      const { script, style, shift } = await measure(page)
      assert.ok(script > 0 && script <= maxScriptBytes, `${path} loads ${script} bytes of script`)
      assert.ok(style > 0 && style <= maxStyleBytes, `${path} loads ${style} bytes of style`)
      assert.ok(requests > 0 && requests <= maxRequests, `${path} makes ${requests} requests`)
      assert.ok(shift <= maxLayoutShift, `${path} moves by ${shift} at 390 px`)
      await close()
    }
    const { page, close } = await open(1280)
    const measureOnDesk = async (path: string) => {
      await page.goto(stage.house.url + path)
      const { shift } = await measure(page)
      assert.ok(shift <= maxLayoutShift, `${path} moves by ${shift} at 1280 px`)
    }
    for (const path of screens) await Promise.all([measureOnPhone(path), measureOnDesk(path)])
    await close()
  })

  test('all scripts together stay small', async () => {
    const scripts = [...assetPaths().filter((path) => path.endsWith('.js')), '/sw.js']
    const { page, close } = await signedInPage(stage.browser, stage.house, stage.rui)
    let bytes = 0
    for (const path of scripts) {
      const response = await page.goto(stage.house.url + path)
      bytes += (await response?.request().sizes())?.responseBodySize ?? Number.NaN
    }
    assert.ok(bytes > 0 && bytes <= maxScriptBytesInAll, `${scripts.length} scripts have ${bytes} bytes`)
    await close()
  })

  test('Back shows a page from the browser’s own cache', { skip: onlyAtNight }, async (t) => {
    const browser = await openBrowser([], findChromium(), { ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    t.after(() => browser.close())
    const { connectionId } = await stage.rui.client.Connections_create({ displayName: 'Ana' })
    const { page } = await signedInPage(browser, stage.house, stage.rui)
    await page.goto(`${stage.house.url}/today`)
    // A worker that takes over a page for the first time ends its stay in the cache.
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    for (const path of ['/today', '/people', `/people/${connectionId}`, '/capture']) {
      const comesBack = async () => {
        const listening = page.waitForResponse(/\/live\b/)
        await page.goto(stage.house.url + path)
        await listening
        await page.evaluate('addEventListener("pageshow", ({ persisted }) => { window.isFromCache = persisted })')
        await page.goto(`${stage.house.url}/leads`)
        await page.goBack({ waitUntil: 'commit' })
        await page.waitForURL(`**${path}`, { waitUntil: 'commit' })
        return page.evaluate(isFromCache)
      }
      // The browser keeps no page that is left in the middle of a request, which a busy machine can bring about.
      let seen = await comesBack()
      for (let tries = 1; seen !== 'true null' && tries < 3; tries++) seen = await comesBack()
      assert.equal(seen, 'true null', path)
    }
  })

  /** The addresses of all main screens, with something on each. */
  async function fillScreens() {
    const { client } = stage.rui
    const made: string[] = []
    for (let at = 0; at < 60; at++) {
      const { connectionId } = await client.Connections_create({
        displayName: `Person ${at}`,
        company: 'Banco Atlântico',
      })
      made.push(connectionId)
    }
    const [connectionId = ''] = made
    for (let at = 0; at < 30; at++)
      await client.Memory_addInteraction({ connectionId, kind: 'note', text: `I will send the deck by Friday. ${at}` })
    await client.Captures_create({ text: 'Met somebody at the fair' })
    const person = `/people/${connectionId}`
    const ofPerson = [person, `${person}/edit`, `${person}/brief`]
    const { id } = await client.Cards_create({ slug: 'budget', links: [{ url: 'https://github.com/rui' }] })
    const ofCard = ['', '/design', '/share', '/visits', '/qr'].map((page) => `/cards/${id}${page}`)
    return [
      '/cards',
      ...ofCard,
      '/today',
      '/people',
      '/people?q=person',
      ...ofPerson,
      '/people/new',
      '/capture',
      '/ask',
      '/find',
      '/promises',
      '/tags',
      '/imports',
      '/people/duplicates',
      '/people/merged',
      '/leads',
      `/cards/${id}/event`,
      '/settings',
      '/settings/sync',
      '/settings/sync/people',
      '/settings/sync/tasks',
      '/settings/meetings',
      '/team',
      '/archive',
    ]
  }
})

const isFromCache = `window.isFromCache + ' ' +
  JSON.stringify(performance.getEntriesByType('navigation')[0].notRestoredReasons)`

type Measured = { script: number; style: number; shift: number }

/** Files that were loaded, with their compressed sizes, and how much the page moved until it came to rest. */
async function measure(page: Page) {
  await page.waitForLoadState('load')
  return (await page.evaluate(`new Promise((resolve) => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const each of list.getEntries()) if (!each.hadRecentInput) shift += each.value
    }).observe({ type: 'layout-shift', buffered: true })
    const bytes = (ending) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(ending))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    setTimeout(() => resolve({ script: bytes('.js'), style: bytes('.css'), shift }), 500)
  })`)) as Measured
}
