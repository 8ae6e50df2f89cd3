import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { fillRoute, isDownload, isFile, memberRoutes } from '../../sweeps/pages/routes.ts'
import { secretWorld } from '../../sweeps/pages/secrets.ts'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { overflowOf, violations } from '../sound-page.ts'

/** Two opposite looks for each screen, and the others for the next. */
const looks = [
  [
    { width: 320, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ],
  [
    { width: 320, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ],
] as const

describe('the looks of every screen', { skip: noBrowser }, () => {
  const stage = useStage()
  let ana: Awaited<ReturnType<typeof secretWorld>>
  before(async () => {
    ana = await secretWorld(stage.house)
  })

  // At 320 px, also a screen of 1280 px at 400 % is meant, and at 180 px a phone of 360 px whose text is twice as large.
  test('axe finds nothing, nothing scrolls sideways, and targets are 44 px, light and dark, at 180, 320 and 1280 px', async () => {
    const { page, close } = await signedInPage(stage.browser, stage.house, ana, { bypassCSP: true })
    const pages = memberRoutes('GET').filter(({ path }) => !isFile(path) && !isDownload(path))
    const paths = pages.map(({ path }) => fillRoute(path, ana.ids))
    const problems: unknown[] = []
    const lookAs = async ({ width, colorScheme }: { width: number; colorScheme: 'light' | 'dark' }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    }
    for (const [at, path] of paths.entries()) {
      const [first, second] = looks[at % 2 === 0 ? 0 : 1]
      await lookAs(first)
      await page.goto(stage.house.url + path)
      await page.evaluate("document.querySelectorAll('main details').forEach((each) => (each.open = true))")
      const found = [await violations(page), await tooSmall(page), await overflowOf(page)]
      await lookAs(second)
      // In another look only colours, sizes and places differ.
      found.push(await violations(page, 'html', 'color-contrast'), await tooSmall(page), await overflowOf(page))
      await page.setViewportSize({ width: 180, height: 400 })
      found.push(await overflowOf(page))
      const wrong = found.flat().filter((each) => typeof each !== 'number' || each > 0)
      if (wrong.length > 0) problems.push([path, first, second, ...wrong])
    }
    assert.ok(paths.length > 25)
    assert.deepEqual(problems, [])
    await close()
  })

  test('with text of twice the size, the words of a name stay whole, and dates stand beside names in usual size', async () => {
    const { connectionId } = await ana.client.Connections_create({
      displayName: 'Ana Ribeiro',
      title: 'Head of Design',
      company: 'Banco Atlântico',
      tags: ['client', 'design', 'bank'],
    })
    await ana.client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
    const { page, close } = await signedInPage(stage.browser, stage.house, ana, {
      viewport: { width: 390, height: 844 },
    })
    for (const path of ['/people', `/people/${connectionId}`]) {
      await page.goto(stage.house.url + path)
      await page.evaluate("document.documentElement.style.fontSize = '200%'")
      const lines = await page
        .locator('bdi:text-is("Ana Ribeiro")')
        .filter({ visible: true })
        .first()
        .evaluate((name) => new Set([...name.getClientRects()].map(({ top }) => top)).size)
      assert.ok(lines <= 2, `${path}: "Ana Ribeiro" takes ${lines} lines`)
      assert.ok((await overflowOf(page)) <= 0, path)
    }
    await page.goto(`${stage.house.url}/people`)
    const [name, when] = await Promise.all(
      ['.name', '.when'].map((part) => page.locator(`#person-${connectionId} ${part}`).boundingBox()),
    )
    assert.ok((when?.y ?? 0) < (name?.y ?? 0) + (name?.height ?? 0), 'the date is beside the name')
    await close()
  })

  test('nothing in the bar at the bottom reaches above it, where it would cover buttons', async () => {
    const { page, close } = await signedInPage(stage.browser, stage.house, ana, {
      viewport: { width: 390, height: 844 },
    })
    await page.goto(`${stage.house.url}/today`)
    const bar = await page.locator('#tabs').boundingBox()
    for (const each of await page.locator('#tabs *').filter({ visible: true }).all()) {
      const box = await each.boundingBox()
      assert.ok((box?.y ?? 0) >= (bar?.y ?? 0), await each.evaluate((element) => element.outerHTML.slice(0, 80)))
    }
    await close()
  })

  test('an open promise shows no tick', async () => {
    const { connectionId } = await ana.client.Connections_create({ displayName: 'Rui Costa' })
    await ana.client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-12-01' })
    const { page, close } = await signedInPage(stage.browser, stage.house, ana, { hasTouch: true, isMobile: true })
    await page.goto(`${stage.house.url}/people/${connectionId}`)
    await page.getByRole('button', { name: 'Mark done: Send the deck' }).waitFor()
    assert.equal(await page.evaluate("getComputedStyle(document.querySelector('.promises .tick .icon')).opacity"), '0')
    await close()
  })
})

/** Touch targets are at least 44 pixels high; links within text may be smaller. */
function tooSmall(page: Page) {
  return page.evaluate<
    string[]
  >(`[...document.querySelectorAll('button, .button, select, textarea, input:not([type=hidden])')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.closest('.skip, .unseen'))
    .map((each) => (/^(checkbox|radio)$/.test(each.type) ? (each.closest('.options p') ?? each.labels[0] ?? each) : each))
    .filter((each) => each.getBoundingClientRect().height < 43.5)
    .map((each) => 'too small: ' + each.getBoundingClientRect().height + ' ' + each.outerHTML.slice(0, 160))`)
}
