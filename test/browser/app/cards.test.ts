import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { picture } from '../../samples/images.ts'
import { noBrowser, useStage, waitUntil } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { assertSoundPage } from '../sound-page.ts'

const phone = { width: 390, height: 844 }
const naughty = 'Rui"><img src=x onerror=alert(1)>'

describe('cards in a real browser', { skip: noBrowser }, () => {
  const stage = useStage()

  async function open(slug: string, options: BrowserContextOptions = {}) {
    const { client } = stage.rui
    const links = [
      { url: 'https://wa.me/351912345678', label: 'Message me' },
      { url: 'https://github.com/rui', label: 'My code' },
    ]
    const card = await client.Cards_create({ slug, name: 'Rui Costa', title: 'Designer', links })
    const watched = await signedInPage(stage.browser, stage.house, stage.rui, options)
    const address = `${stage.house.url}/cards/${card.id}`
    return { ...watched, client, address, card, get: () => client.Cards_get({ id: card.id }) }
  }

  const shownFrame = (page: Page) => page.frameLocator('.preview iframe:not(.coming)')

  test('a card is edited while the card beside it follows, its links are moved, and Back leads to the list', async () => {
    const { page, address, get, client, card, wellBehaved, close } = await open('with-script')
    await page.goto(`${stage.house.url}/cards`)
    await page.goto(address)
    await assertSoundPage(page)
    await page.getByLabel('Name', { exact: true }).fill(naughty)
    await shownFrame(page).locator('h1', { hasText: naughty }).waitFor()
    await page.getByRole('button', { name: 'Move up: My code' }).click()
    await waitUntil(page, "document.querySelector('[name=\"links.0.label\"]').value === 'My code'")
    await shownFrame(page).locator('.links li').first().filter({ hasText: 'My code' }).waitFor()
    await page.getByLabel('Address of the page').fill('rui-the-second')
    await page.getByText('Free. Your card will be at').waitFor()
    assert.equal((await get()).name, 'Rui Costa')
    const unsaved = page.getByText('Changes are not saved yet.')
    await unsaved.waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    assert.ok(await unsaved.isHidden())
    const { name, slug, links } = await get()
    assert.deepEqual([name, slug, links[0]?.label], [naughty, 'rui-the-second', 'My code'])
    assert.equal((await client.Cards_statistics({ id: card.id })).total.views, 0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Cards' }).waitFor()
    wellBehaved('editing')
    await close()
  })

  test('on a phone without script the draft is shown by a button, the card is one tap away, and everything is saved', async () => {
    const { page, address, get, wellBehaved, close } = await open('without-script', {
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    })
    await page.goto(address)
    await page.getByLabel('Name', { exact: true }).fill('Rui Maré')
    await page.getByRole('link', { name: 'See the card' }).click()
    await page.getByRole('button', { name: 'Update preview' }).click()
    await page.frameLocator('iframe[name=preview]').locator('h1', { hasText: 'Rui Maré' }).waitFor()
    assert.equal((await get()).name, 'Rui Costa')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/\?saved$/)
    assert.equal((await get()).name, 'Rui Maré')
    await page.getByRole('link', { name: 'Design', exact: true }).click()
    await page.locator('#look-garden-berry').check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/\?saved$/)
    assert.equal((await get()).colour, 'berry')
    wellBehaved('without script')
    await close()
  })

  for (const [way, javaScriptEnabled] of [
    ['with script', true],
    ['without script', false],
  ] as const) {
    test(`${way}: a card with links, phones, e-mails and a postal address is made in the app, and visitors see it`, async () => {
      const slug = `made-${way.replace(' ', '-')}`
      const { page, client, wellBehaved, close } = await open(`${slug}-other`, { javaScriptEnabled, viewport: phone })
      await page.goto(`${stage.house.url}/cards/new`)
      await page.getByLabel('Name', { exact: true }).fill('Rui Costa')
      await page.getByLabel('Address of the page').fill(slug)
      await page.getByRole('button', { name: 'Create card' }).click()
      await page.waitForURL(/\/cards\/[\da-f-]{36}/)
      for (const [at, url] of ['github.com/rui', 'rui.example.com/work'].entries()) {
        await page.getByRole('button', { name: 'Add a link' }).click()
        await page.getByLabel(`Link ${at + 1}: Address`).fill(url)
      }
      await page.getByLabel('Phone 1', { exact: true }).fill('+351 912 345 678')
      await page.getByRole('button', { name: 'Add a phone number' }).click()
      await page.getByLabel('Phone 2', { exact: true }).fill('+351 212 345 678')
      await page.getByLabel('E-mail 1', { exact: true }).fill('rui@example.com')
      await page.getByRole('button', { name: 'Add an e-mail address' }).click()
      await page.getByLabel('E-mail 2', { exact: true }).fill('rui@home.example')
      await page.getByRole('button', { name: 'Add a postal address' }).click()
      await page.getByLabel('Address 1: City').fill('Porto')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Saved.', { exact: true }).waitFor()
      const { url = '' } = (await client.Cards_list({})).cards.find((card) => card.slug === slug) ?? {}
      await page.goto(stage.house.url + new URL(url).pathname)
      const shown = await page.locator('main').innerText()
      for (const text of ['912 345 678', '212 345 678', 'rui@example.com', 'rui@home.example', 'Porto'])
        assert.ok(shown.includes(text), text)
      const addresses = await page
        .locator('main a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      for (const url of ['https://github.com/rui', 'https://rui.example.com/work'])
        assert.ok(addresses.includes(url), url)
      wellBehaved(way)
      await close()
    })
  }

  test('a photo is cut where its owner says, in the design that is chosen by its picture', async () => {
    const { page, address, get, wellBehaved, close } = await open('photo')
    await page.goto(`${address}/design`)
    await assertSoundPage(page)
    const buffer = await picture(400, 200).png().toBuffer()
    await page.locator('#card-photo').setInputFiles({ name: 'rui.png', mimeType: 'image/png', buffer })
    await page.locator('.cropper canvas').waitFor()
    await page.locator('#crop-across').fill('100')
    await page.locator('.picture').first().getByRole('button', { name: 'Save picture' }).click()
    await page.locator('.own-picture').waitFor()
    const { photo } = await get()
    assert.deepEqual([photo?.width, photo?.height], [200, 200])
    // The right half of the picture is blue.
    assert.deepEqual(await firstPixel(page), [40, 90, 200])
    await page.locator('label[for=look-poster-black]').click({ position: { x: 10, y: 10 } })
    await shownFrame(page).locator('body.poster').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    assert.equal((await get()).colour, 'black')
    wellBehaved('design')
    await close()
  })

  test('a second card is copied, removed and brought back, and the code fills the screen', async () => {
    const { page, address, client, wellBehaved, close } = await open('first')
    await page.goto(`${stage.house.url}/cards/new?from=${address.split('/').at(-1)}`)
    await page.getByRole('button', { name: 'Create copy' }).click()
    await page.waitForURL(/\/cards\/[\da-f-]{36}$/)
    const copy = page.url().split('/').at(-1) ?? ''
    assert.equal((await client.Cards_get({ id: copy })).slug, 'first-2')
    await page.goto(`${stage.house.url}/cards`)
    await assertSoundPage(page)
    await page
      .locator(`#card-${copy}`)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await page.locator(`#card-${copy}`).waitFor()
    for (const path of ['/share', '/visits', '/signature', '/qr']) {
      await page.goto(address + path)
      await assertSoundPage(page)
    }
    const box = await page.locator('svg.code').boundingBox()
    assert.ok((box?.height ?? 0) > 300)
    wellBehaved('copies and codes')
    await close()
  })
})

const firstPixel = (page: Page) =>
  page.evaluate(`(async () => {
    const image = document.querySelector('.own-picture')
    await image.decode()
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    pen.drawImage(image, 0, 0)
    return [...pen.getImageData(20, 20, 1, 1).data].slice(0, 3).map((each, at) => (Math.abs(each - [40, 90, 200][at]) < 12 ? [40, 90, 200][at] : each))
  })()`)
