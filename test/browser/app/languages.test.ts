import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { templates } from '#cards/designs/templates.ts'
import { addCatalog, type Catalog } from '#contract/texts/catalogs.ts'
import { readCatalog } from '../../../scripts/words-type.ts'
import { authorizeAt, claude, register } from '../../clients/oauth-app.ts'
import { isNight, someByDay } from '../../harness/nightly.ts'
import { fillRoute, isDownload, isFile, memberRoutes } from '../../sweeps/pages/routes.ts'
import { secretWorld } from '../../sweeps/pages/secrets.ts'
import { noBrowser, useStage } from '../browser.ts'
import { addPseudoLanguages, bracketed, longLocale, rightToLeftLocale, unbracketed } from '../pseudo-language.ts'
import { signedInPage } from '../signed-in.ts'
import { overflowOf } from '../sound-page.ts'

describe('every screen in another language', { skip: noBrowser }, () => {
  const stage = useStage()
  let ana: Awaited<ReturnType<typeof secretWorld>>
  let paths: string[] = []
  before(async () => {
    addPseudoLanguages()
    ana = await secretWorld(stage.house)
    paths = memberRoutes('GET')
      .filter(({ path }) => !isFile(path) && !isDownload(path) && path !== '/settings/email/:id')
      .map(({ path }) => fillRoute(path, ana.ids))
    paths.push(await consentPath())
  })

  test('every text is in the catalogs, and 40 % longer words fit at 320 and 1280 px', async () => {
    await ana.client.Members_update({ locale: longLocale })
    const { page, close } = await signedInPage(stage.browser, stage.house, ana)
    const problems: unknown[] = []
    for (const path of paths) {
      await show(page, path, 320)
      const narrow = [...(await loose(page)), ...(await misfits(page))]
      await page.setViewportSize({ width: 1280, height: 800 })
      const found = [...narrow, ...(await misfits(page)).map((each) => `wide, ${each}`)]
      if (found.length > 0) problems.push([path, ...found])
    }
    assert.deepEqual(problems, [])
    await close()
  })

  test('words don’t break on a narrow phone, and a list’s sort orders fit on one line', async () => {
    const { client } = ana
    const known = { displayName: 'Xan Ribeiro', emails: ['xan.ribeiro@example.com'], phones: ['+351 912 345 678'] }
    const { connectionId } = await client.Connections_create({ ...known, metOn: '2026-03-14', tags: ['xan'] })
    const { id, url } = await client.Cards_create({ slug: 'narrow', ...cardDetails })
    const [, , workspace = '', card = ''] = new URL(url).pathname.split('/')
    const visitor = { displayName: 'Xan Ribeiro', email: known.emails[0], phone: '+351 910 000 000', company: 'Xan' }
    await client.Exchange_submitToCard({ workspace, card, ...visitor })
    await stage.house.kith.visits.flush()
    const { page, close } = await signedInPage(stage.browser, stage.house, ana)
    const problems: unknown[] = []
    for (const locale of someByDay(['de', 'fr', 'es', 'pt'])) {
      await client.Members_update({ locale })
      for (const path of ['/today', '/leads', '/people', `/people/${connectionId}`, `/cards/${id}/visits`]) {
        await show(page, path, 360)
        const found = [...(await brokenWords(page)), ...(await misfits(page))]
        const lines = await page.evaluate(
          "new Set([...document.querySelectorAll('.orders li')].map((each) => each.offsetTop)).size",
        )
        if (Number(lines) > 1) found.push('the orders of a list take two lines')
        if (found.length > 0) problems.push([locale, path, ...found])
      }
    }
    assert.deepEqual(problems, [])
    await close()
  })

  test('the layout holds from right to left', async () => {
    await ana.client.Members_update({ locale: rightToLeftLocale })
    const { page, close } = await signedInPage(stage.browser, stage.house, ana)
    const problems: unknown[] = []
    for (const [at, path] of paths.entries()) {
      if (!isNight && at % 5 > 0) continue
      await show(page, path, at % 2 === 0 ? 320 : 1280)
      const found = await misfits(page)
      if (found.length > 0) problems.push([path, ...found])
    }
    await show(page, '/today', 1280)
    assert.equal(await page.locator('html').getAttribute('dir'), 'rtl')
    const side = await page.locator('#tabs').boundingBox()
    assert.ok((side?.x ?? 0) > 640, 'the side bar is at the right')
    assert.deepEqual(problems, [])
    await close()
  })

  test('every design of a card holds with longer words and from right to left', async () => {
    // A card page is in the language of the visitor, and German is not needed here.
    addCatalog('de', bracketed(readCatalog('en')) as Catalog)
    const page = await stage.browser.newPage({ locale: 'de' })
    const problems: unknown[] = []
    for (const { id: templateId, key } of templates) {
      const { url } = await ana.client.Cards_create({ slug: `language-${key}`, templateId, ...cardDetails })
      for (const width of [320, 1280]) {
        await show(page, new URL(url).pathname, width)
        const longer = [...(await loose(page)), ...(await misfits(page))]
        await page.evaluate("document.documentElement.dir = 'rtl'")
        const found = [...longer, ...(await misfits(page)).map((each) => `from right to left, ${each}`)]
        if (found.length > 0) problems.push([key, width, ...found])
      }
    }
    addCatalog('de', readCatalog('de') as Catalog)
    await page.close()
    assert.deepEqual(problems, [])
  })

  /** Where a member decides what an app can do. */
  async function consentPath() {
    const redirect_uri = 'http://localhost:9/callback'
    const { body } = await register(stage.house, { ...claude, redirect_uris: [redirect_uri] })
    const resource = `${stage.house.kith.config.baseUrl}/mcp/full`
    return authorizeAt(body.client_id, { redirect_uri, resource }).address
  }

  async function show(page: Page, path: string, width: number) {
    await page.setViewportSize({ width, height: 800 })
    const response = await page.goto(stage.house.url + path, { waitUntil: 'domcontentloaded' })
    assert.equal(response?.status(), 200, path)
    await page.evaluate("document.querySelectorAll('main details').forEach((each) => (each.open = true))")
  }
})

/** Sideways scrolling, and labels that are cut off by their button. */
async function misfits(page: Page) {
  const overflow = await overflowOf(page)
  const clipped = await page.evaluate<string[]>(`[...document.querySelectorAll('button, .button, .tab')]
    .filter((each) => each.checkVisibility() && !each.matches('.unseen') && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline')
    .map((each) => 'clipped: ' + each.outerHTML.slice(0, 160))`)
  return overflow > 0 ? [`scrolls sideways by ${overflow} px`, ...clipped] : clipped
}

/** Words of the app that continue on the next line. What people wrote may be longer than a line. */
function brokenWords(page: Page) {
  return page.evaluate<string[]>(`(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      if (!node.parentElement.checkVisibility() || node.parentElement.closest('bdi, [dir=auto], .unseen, .toggle')) continue
      for (const { 0: word, index } of node.data.matchAll(/[\\p{L}’]{3,}/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    }
    return broken
  })()`)
}

/** Texts that come neither from a catalogue nor from the member. */
async function loose(page: Page) {
  const texts = await page.evaluate<string[]>(`(() => {
    const own = '[dir=auto], bdi, svg, time, q, code, kbd, pre, textarea, .avatar, .host, script, noscript, style, template, .brand, option, datalist'
    const inside = (node) => node.parentElement?.closest('body *')?.closest(own)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts = []
    // A name may stand inside a sentence, in an element of its own.
    const sentences = new Map()
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      if (!inside(node)) sentences.set(node.parentElement, (sentences.get(node.parentElement) ?? '') + node.data)
    }
    texts.push(...sentences.values())
    // A label may end with the member's words: "Mark done: send the deck".
    for (const each of document.body.querySelectorAll('[aria-label], [placeholder]'))
      for (const name of ['aria-label', 'placeholder']) {
        const text = each.getAttribute(name) ?? ''
        texts.push(text.slice(0, text.lastIndexOf(']') + 1) || text)
      }
    return texts
  })()`)
  return [...new Set(texts.map((text) => unbracketed(text).trim()).filter(isEnglish))].map((text) => `loose: ${text}`)
}

/** The member's own words begin with "Xan"; dates come from the browser's tables. Zones, devices and events have names. */
const ofTheMember = /xan\w*|\S+@\S+|https?:\S+|localhost\S*|example\.com\S*|\bUTC\b|\bnode\b|\bwebhook\.test\b/gi
const ofTables =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|today|yesterday|tomorrow|(?:last|this|next) (?:week|month|year)|[AP]M|in \d+ \w+|\d+ \w+ ago)\b/gi

const cardDetails = {
  name: 'Xan Costa',
  title: 'Xantitle',
  company: 'Xancompany',
  bio: 'Xanbio',
  emails: [{ address: 'xan@example.com' }],
  phones: [{ number: '+351 912 345 678' }],
  links: [{ url: 'https://example.com/xan', label: 'Xanlink' }],
}

const isEnglish = (text: string) => /\p{L}{2,}/u.test(text.replaceAll(ofTheMember, '').replaceAll(ofTables, ''))
