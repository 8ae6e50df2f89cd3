import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { ask, type House, newMember, openHouse } from '../../harness/harness.ts'
import { closeWindows, noBrowser, sharedBrowser, watchedPage } from '../browser.ts'

suite('a video behind a card', { skip: noBrowser }, () => {
  let house: House
  let browser: Browser
  let path: string

  before(async () => {
    house = await openHouse({ KITH_RATE_LIMIT: '1000000' })
    const { client } = await newMember(house)
    const { id, url } = await client.Cards_create({ slug: 'moving' })
    await client.Cards_setVideoBackground({ id, backgroundId: 'tide' })
    path = new URL(url).pathname
    browser = await sharedBrowser()
  })
  after(async () => {
    await closeWindows(browser)
    await house.close()
  })

  test('starts after the page has loaded, and can be paused and played by keyboard', async () => {
    const { page, wellBehaved, close } = await visit()
    const pause = page.getByRole('button', { name: 'Pause background video' })
    await pause.waitFor()
    assert.equal(await isPlaying(page), true)
    await pause.focus()
    await page.keyboard.press('Enter')
    const play = page.getByRole('button', { name: 'Play background video' })
    await play.waitFor()
    assert.equal(await isPlaying(page), false)
    await page.keyboard.press('Space')
    await pause.waitFor()
    assert.equal(await isPlaying(page), true)
    wellBehaved('playing')
    await close()
  })

  const still: [string, BrowserContextOptions, string][] = [
    ['reduced motion', { reducedMotion: 'reduce' }, ''],
    [
      'data saver',
      {},
      'Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } })',
    ],
    ['a slow connection', {}, 'Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" } })'],
    ['no JavaScript', { javaScriptEnabled: false }, ''],
  ]
  for (const [why, options, first] of still) {
    test(`is neither loaded nor played with ${why}; its poster is shown`, async () => {
      const { page, asked, close } = await visit(options, first)
      await page.waitForTimeout(1500)
      assert.ok(!asked.some((url) => url.includes('.mp4')), `${asked}`)
      assert.ok(asked.some((url) => url.includes('tide.webp')))
      assert.equal(await page.getByRole('button', { name: /background/ }).count(), 0)
      await close()
    })
  }

  test('its files support ranges and long caching, and other names are not found', async () => {
    const { text } = await ask(house, `GET ${path}`)
    const [, film = ''] = /src="(\/video-backgrounds\/tide\.mp4\?[^"]+)"/.exec(text) ?? []
    const part = await fetch(house.url + film, { headers: { range: 'bytes=0-1' } })
    assert.equal(part.status, 206)
    assert.match(part.headers.get('content-range') ?? '', /^bytes 0-1\/\d+$/)
    assert.equal((await part.bytes()).length, 2)
    assert.match(part.headers.get('cache-control') ?? '', /immutable/)
    assert.equal((await fetch(house.url + film, { headers: { range: 'bytes=999999999-' } })).status, 416)
    const unversioned = await fetch(house.url + film.split('?')[0])
    assert.doesNotMatch(unversioned.headers.get('cache-control') ?? '', /immutable/)
    assert.equal(unversioned.headers.get('content-type'), 'video/mp4')
    for (const file of ['tide.ts', '..%2f..%2fpackage.json', 'nothing.mp4', 'constructor'])
      assert.equal((await fetch(`${house.url}/video-backgrounds/${file}`)).status, 404)
  })

  async function visit(options: BrowserContextOptions = {}, first = '') {
    const watched = await watchedPage(browser, house.url, options)
    const asked: string[] = []
    watched.page.on('request', (request) => asked.push(request.url()))
    if (first) await watched.page.addInitScript(first)
    await watched.page.goto(house.url + path)
    return { ...watched, asked }
  }
})

const isPlaying = (page: Page) => page.evaluate('!document.querySelector("video").paused')
