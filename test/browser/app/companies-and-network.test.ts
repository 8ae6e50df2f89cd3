import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { newMember } from '../../harness/harness.ts'
import { until } from '../../harness/patience.ts'
import { noBrowser, useStage, waitUntil } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { assertSoundPage } from '../sound-page.ts'
import { withWorker } from '../with-worker.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1280, height: 900 } }

suite('companies and the network, in a browser', { skip: noBrowser }, () => {
  const stage = useStage()

  /** People at companies; Ana and Ben are married, and had lunch with Eva. */
  async function open(options: BrowserContextOptions, colleagues = 0) {
    const someone = await newMember(stage.house)
    const { client } = someone
    const add = async (displayName: string, company: string, tags: string[] = []) =>
      (await client.Connections_create({ displayName, company, tags })).connectionId
    const ana = await add('Ana', 'Google LLC', ['crew'])
    const [ben, eva] = [await add('Ben', 'Google'), await add('Eva', 'Alphabet', ['crew'])]
    for (let at = 0; at < colleagues; at++) await add(`Luis ${at}`, 'Nordlys')
    await client.Relations_create({ id: ana, kind: 'spouse', connectionId: ben })
    const lunch = { kind: 'meeting' as const, text: 'Lunch at the harbour.' }
    await client.Memory_addInteraction({ connectionId: ana, connectionIds: [ben, eva], ...lunch })
    const signedIn = { locale: 'en-GB', reducedMotion: 'reduce' as const, ...options }
    const watched = await signedInPage(stage.browser, stage.house, someone, signedIn)
    await watched.page.goto(`${stage.house.url}/people`)
    await withWorker(watched.page)
    return { ...watched, client, ana, ben, eva }
  }

  for (const [name, options] of Object.entries({ 'on a phone': phone, 'at a desk': desk }))
    test(`${name}, a company is found, renamed, made one with another, and separated again`, async () => {
      const { page, wellBehaved, close } = await open(options, 120)
      const heading = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor()
      await page.getByRole('button', { name: 'Sort and select' }).click()
      await page.getByRole('link', { name: 'Companies' }).click()
      await heading('Companies')
      await assertSoundPage(page)
      await page.getByRole('link', { name: 'Most people' }).click()
      await page.waitForURL('**/companies?order=people')
      assert.equal(await page.locator('.tag-list a').first().textContent(), 'Nordlys')
      await page.getByRole('link', { name: 'By name' }).click()
      await page.getByLabel('Search companies').fill('nord')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/companies?q=nord*')
      assert.equal(await page.locator('.tag-list a').count(), 1)
      await page.getByRole('link', { name: 'Nordlys' }).click()
      await heading('Nordlys')
      assert.equal(await page.locator('.people .person-row').count(), 100)
      await page.getByRole('link', { name: 'Show more' }).click()
      await page.waitForURL('**/companies/nordlys?cursor=100')
      assert.equal(await page.locator('.people .person-row').count(), 20)

      await page.goto(`${stage.house.url}/companies/google`)
      await page.getByText('Names', { exact: true }).click()
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('The Googlers')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await heading('The Googlers')
      await page.getByText('Names', { exact: true }).click()
      await page.getByLabel('Same company as').fill('Nobody Ltd')
      await page.getByRole('button', { name: 'Make them one' }).click()
      await page.getByText('None of your people is at another company with this name.').waitFor()
      await page.getByLabel('Same company as').fill('alphabet')
      await page.getByRole('button', { name: 'Make them one' }).click()
      await page.getByText('“Alphabet” and “The Googlers” are one company now.').waitFor()
      await page.getByRole('link', { name: /^Eva/ }).waitFor()
      await assertSoundPage(page)
      await page.getByRole('button', { name: /^Undo/ }).click()
      await page.getByRole('link', { name: /^Eva/ }).waitFor({ state: 'detached' })
      await page.getByText('Names', { exact: true }).click()
      await page.getByLabel('Same company as').fill('Alphabet')
      await page.getByRole('button', { name: 'Make them one' }).click()
      await page.getByRole('link', { name: /^Eva/ }).waitFor()
      await page.getByText('Names', { exact: true }).click()
      await page.getByRole('button', { name: /^Separate/ }).click()
      await page.getByRole('link', { name: /^Eva/ }).waitFor({ state: 'detached' })
      await page.getByText('Names', { exact: true }).click()
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await heading('Google')
      await page.getByRole('link', { name: 'Ask who you know there' }).click()
      await page.waitForURL('**/ask?q=*')
      wellBehaved(name)
      await close()
    })

  test('on a phone, the network is enlarged with two fingers, moved with one, and a tap opens a person', async () => {
    const { page, wellBehaved, close, ana } = await open(phone, 30)
    await page.getByRole('button', { name: 'Sort and select' }).tap()
    await page.getByRole('link', { name: 'Your network' }).tap()
    await page.locator('#network > svg').waitFor()
    await assertSoundPage(page)
    const box = await page.locator('#network').boundingBox()
    assert.ok(box && box.width > 350 && box.height <= box.width + 1, 'the drawing fills its frame')
    const finger = await fingersOn(page)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await finger('touchStart', [x - 20, y], [x + 20, y])
    for (let at = 1; at <= 20; at++) await finger('touchMove', [x - 20 - at * 4, y], [x + 20 + at * 4, y])
    await finger('touchEnd')
    await until(async () => (await viewOf(page)).scale > 3)
    const before = await viewOf(page)
    await waitUntil(page, `document.querySelector('#network').matches('.zoomed:not(.moving)')`)
    await finger('touchStart', [x, y])
    for (let at = 1; at <= 10; at++) await finger('touchMove', [x + at * 5, y + at * 3])
    await finger('touchEnd')
    await until(async () => Math.abs((await viewOf(page)).x - before.x - 50) < 12)
    assert.match(page.url(), /\/network$/, 'moving opens nobody')
    // Right after a drag, Chromium takes no tap.
    const all = page.getByRole('button', { name: 'Show all' })
    const tap = () =>
      all
        .tap({ timeout: 1000 })
        .then(() => false)
        .catch(() => false)
    await until(async () => (await viewOf(page)).scale === 1 || (await tap()))
    assert.ok(await all.isDisabled())
    // A finger beside the circle means the person.
    const circle = await page.locator(`#network a[href="/people/${ana}"] circle`).boundingBox()
    assert.ok(circle)
    wellBehaved('a network under fingers')
    await page.touchscreen.tap(circle.x + circle.width / 2, circle.y - 5)
    await page.waitForURL(`**/people/${ana}`)
    await close()
  })

  test('at a desk, the network is enlarged with wheel and buttons, dragged, filtered, and read as a list by keyboard', async () => {
    const { page, wellBehaved, close, ana } = await open(desk, 3)
    await page.goto(`${stage.house.url}/network`)
    const box = await page.locator('#network').boundingBox()
    assert.ok(box)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const zoom = (name: string) => page.getByRole('button', { name, exact: true })
    await zoom('Zoom in').click()
    await until(async () => Math.abs((await viewOf(page)).scale - 1.6) < 0.01)
    await zoom('Zoom out').click()
    await zoom('Zoom out').click()
    await until(async () => (await viewOf(page)).scale < 0.7)
    await zoom('Show all').click()
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, -400)
    await until(async () => (await viewOf(page)).scale > 2)
    const before = await viewOf(page)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 30, { steps: 6 })
    await page.mouse.up()
    await until(async () => Math.abs((await viewOf(page)).x - before.x - 60) < 2)
    await zoom('Show all').click()
    assert.equal(await page.locator('#network .people a').count(), 6)

    await page.getByLabel('Every tag').selectOption('crew')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.waitForURL('**/network?tag=crew*')
    assert.equal(await page.locator('#network .people a').count(), 2)
    await page.getByLabel('Every tag').selectOption('')
    await page.getByLabel('Every company').selectOption({ label: 'Nordlys' })
    await page.getByLabel('At most').selectOption({ label: '60 people' })
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.waitForURL('**company=nordlys&people=60')
    assert.equal(await page.locator('#network .people a').count(), 3)

    await page.goto(`${stage.house.url}/network`)
    await page.getByText('As a list').focus()
    await page.keyboard.press('Enter')
    const row = page.locator('.network-list li', { hasText: /^Ana/ })
    assert.match((await row.textContent()) ?? '', /^Ana \(Google\) – .*Ben/)
    await assertSoundPage(page)
    await row.getByRole('link', { name: 'Ana' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/people/${ana}`)
    await page.goBack()
    wellBehaved('a network at a desk')
    await page.locator(`#network a[href="/people/${ana}"] circle`).click()
    await page.waitForURL(`**/people/${ana}`)
    await close()
  })

  test('where people are too small to hit, a tap looks closer', async () => {
    const { page, close } = await open(phone, 250)
    await page.goto(`${stage.house.url}/network`)
    await waitUntil(page, `document.querySelector('#network').classList.contains('far')`)
    assert.equal(await page.locator('#network text:visible').count(), 0)
    const box = await page.locator('#network').boundingBox()
    assert.ok(box)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await until(async () => (await viewOf(page)).scale === 2.5)
    await waitUntil(page, `!document.querySelector('#network').classList.contains('far')`)
    assert.match(page.url(), /\/network$/)
    await close()
  })
})

/** How the drawing is moved and enlarged. */
const viewOf = (page: Page) =>
  page.evaluate<{ x: number; scale: number }>(`(() => {
    const { a, e } = new DOMMatrix(getComputedStyle(document.querySelector('#network > svg')).transform)
    return { x: e, scale: a }
  })()`)

async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  return async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) => {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }))
    await session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}
