import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import jsQR from 'jsqr'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { allLeads } from '../../harness/card-visitors.ts'
import { noBrowser, useStage, watchedPage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'

const decode = jsQR as unknown as typeof jsQR.default
/** The hall and the phone network. Without script, the form is a plain form. */
const networks = [
  { address: '198.51.100.7', javaScriptEnabled: true },
  { address: '203.0.113.9', javaScriptEnabled: false },
]
const visitorsOfEach = 10
const fair = 'The ceramics fair in Porto'

suite('a conference', { skip: noBrowser }, () => {
  const stage = useStage({ KITH_TRUST_PROXY: '1', KITH_EXCHANGE_LIMIT: '5' })

  test('the code is scanned, 20 visitors leave their details, and each gets a follow-up', async () => {
    const { house, rui, browser } = stage
    await rui.client.Cards_create({ slug: 'rui', name: 'Rui Costa', title: 'Designer' })
    const known = await rui.client.Connections_create({ displayName: 'Ana Ribeiro', emails: ['visitor0@example.com'] })
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' as const }
    const { page, wellBehaved, close } = await signedInPage(browser, house, rui, phone)

    await page.goto(`${house.url}/leads`)
    await page.getByRole('link', { name: 'Event mode' }).tap()
    const card = await follow(await scan(page))
    await page.getByText('0 people today').waitFor()
    for (const [at, network] of networks.entries()) await visitAs(network, at * visitorsOfEach, card)
    await page.getByText('20 people today').waitFor()
    assert.equal(await page.getByRole('listitem').filter({ hasText: 'Visitor 13' }).count(), 1)
    wellBehaved('the event')

    await page.getByRole('link', { name: 'Work through leads' }).tap()
    await page.getByText('Where did you meet them?').tap()
    await page.getByRole('textbox').fill(fair)
    await page.getByRole('button', { name: 'Use' }).tap()
    await changeMind(page)
    await addEverybody(page)
    await page.getByRole('link', { name: 'To review' }).tap()
    await page.getByText('These may not come from a person.').waitFor()
    await addEverybody(page)
    wellBehaved('the leads')

    await page.goto(`${house.url}/followups`)
    const rows = page.locator('#followups .row')
    for (let left = 20; left > 0; left--) {
      await rows.first().getByRole('button', { name: /^More/ }).tap()
      await rows
        .first()
        .getByRole('button', { name: /^Mark sent/ })
        .tap()
      await rows.nth(left - 1).waitFor({ state: 'detached' })
    }
    await page.reload()
    await page.getByText('No drafts are waiting.').waitFor()
    wellBehaved('the follow-ups')
    await close()

    const leads = await allLeads(rui)
    assert.deepEqual(
      [leads.length, new Set(leads.map(({ email }) => email)).size, leads.every(({ state }) => state === 'connected')],
      [20, 20, true],
    )
    const people = await rui.client.Connections_list({ limit: 100 })
    assert.equal(people.length, 20, 'nobody is there twice, and Ana is still Ana')
    for (const { connectionId } of people) {
      const person = await rui.client.Connections_get({ connectionId })
      assert.equal(person.howMet, fair, person.displayName)
      assert.deepEqual(person.timeline.map(({ kind }) => kind).toSorted(), ['exchange', 'message'], person.displayName)
    }
    assert.ok(people.some(({ connectionId }) => connectionId === known.connectionId))
  })

  /** Where the short link leads. The service of a test does not know its own port. */
  async function follow(path: string) {
    const { headers } = await fetch(stage.house.url + path, { redirect: 'manual' })
    return new URL(headers.get('location') ?? '').pathname
  }

  /** Ten people, one after the other. The first of each network presses twice. */
  async function visitAs({ address, javaScriptEnabled }: (typeof networks)[number], from: number, path: string) {
    const { house, browser } = stage
    const headers = { 'x-forwarded-for': address }
    const options = { javaScriptEnabled, extraHTTPHeaders: headers, viewport: { width: 390, height: 844 } }
    const { page, wellBehaved, close } = await watchedPage(browser, house.url, options)
    for (let at = from; at < from + visitorsOfEach; at++) {
      for (let times = at === from ? 2 : 1; times > 0; times--) {
        await page.goto(house.url + path)
        await page.getByLabel('Your name').fill(`Visitor ${at}`)
        await page.getByLabel('E-mail', { exact: true }).fill(`visitor${at}@example.com`)
        await page.getByLabel('Note').fill(`We met at your stand, number ${at}.`)
        house.clock.set(house.clock.now().add({ seconds: 20 }).toString())
        await page.getByRole('button', { name: 'Send' }).click()
        await page.getByRole('heading', { name: 'Thank you' }).waitFor()
      }
    }
    wellBehaved(address)
    await close()
  }
})

/** The path that the code on the screen leads to, read from its pixels. */
async function scan(page: Page) {
  await page.getByRole('img', { name: 'QR code of the card of Rui Costa' }).waitFor()
  const { data, info } = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const found = decode(new Uint8ClampedArray(data), info.width, info.height)
  assert.ok(found, 'the code is read from the screen')
  return new URL(found.data).pathname
}

/** One is discarded and one added by mistake; both come back. */
async function changeMind(page: Page) {
  for (const [act, undone] of [
    [/^Discard/, 'Discarded'],
    [/^Add to people/, 'Added'],
  ] as const) {
    await page.getByRole('button', { name: act }).first().tap()
    const line = page.locator('.undo-line').filter({ hasText: undone })
    await line.getByRole('button', { name: /^Undo/ }).tap()
    await line.waitFor({ state: 'detached' })
  }
}

/** Whoever is known is not added again. Each gets a draft where their card was. */
async function addEverybody(page: Page) {
  const cards = page.locator('li.move')
  const lines = page.locator('.undo-line')
  for (let left = await cards.count(); left > 0; left--) {
    const match = cards.first().getByRole('button', { name: /^It’s / })
    const add = cards.first().getByRole('button', { name: /^Add to people/ })
    await ((await match.count()) > 0 ? match : add).tap()
    await cards.nth(left - 1).waitFor({ state: 'detached' })
  }
  await pressAll(page, /^Draft a follow-up/, await lines.count())
}

/** Presses the first button of this name until there is none. */
async function pressAll(page: Page, name: RegExp, count: number) {
  const buttons = page.getByRole('button', { name })
  assert.equal(await buttons.count(), count)
  for (let left = count; left > 0; left--) {
    await buttons.first().tap()
    await buttons.nth(left - 1).waitFor({ state: 'detached' })
  }
}
