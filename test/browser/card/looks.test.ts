import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { templates } from '#cards/designs/templates.ts'
import { picture } from '../../samples/images.ts'
import { noBrowser, useStage, watchedPage } from '../browser.ts'
import { violations } from '../sound-page.ts'

const full = {
  name: 'Rui Costa',
  title: 'Product designer',
  company: 'Estúdio Maré',
  pronouns: 'he/him',
  bio: 'I design things that people keep.',
  emails: [{ address: 'rui@example.com' }, { label: 'home' as const, address: 'costa@example.com' }],
  phones: [{ number: '+351 912 345 678' }],
  addresses: [{ street: 'Rua do Alecrim 12', city: 'Lisbon' }],
  links: [{ url: 'https://github.com/rui' }, { url: 'https://example.com', label: 'My work' }],
}

suite('card accessibility', { skip: noBrowser }, () => {
  const stage = useStage()

  for (const [at, { id: templateId, key }] of templates.entries()) {
    test(`axe finds no problems with ${key}, in light and dark, small and wide`, async () => {
      const plain = await stage.rui.client.Cards_create({ slug: `${key}-plain`, templateId, ...full })
      const rich = await stage.rui.client.Cards_create({ slug: `${key}-rich`, templateId, ...full })
      await stage.rui.client.Cards_photo({ id: rich.id, photo: await photo() })
      await stage.rui.client.Cards_logo({ id: rich.id, photo: await photo() })
      if (at % 2 === 0) await stage.rui.client.Cards_setVideoBackground({ id: rich.id, backgroundId: 'tide' })
      else await stage.rui.client.Cards_backgroundImage({ id: rich.id, photo: await photo() })
      await stage.rui.client.Cards_update({ id: rich.id, colours: ownColours[at] })
      // Two opposite ones of the eight variants, and others for the next template.
      const [small, wide] = at % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
      const [first, second] = at % 3 === 0 ? [plain, rich] : [rich, plain]
      for (const [{ url }, colorScheme, width] of [
        [first, small, 320],
        [second, wide, 1280],
      ] as const) {
        // The page's policy rightly forbids the axe script that the test injects.
        const options = { viewport: { width, height: 800 }, colorScheme, bypassCSP: true }
        const { page, wellBehaved, close } = await watchedPage(stage.browser, stage.house.url, options)
        await page.goto(stage.house.url + new URL(url).pathname)
        await open(page)
        assert.deepEqual(await violations(page), [], `${url} ${colorScheme} ${width}`)
        assert.deepEqual(await tooSmall(page), [], `${url} ${width}`)
        wellBehaved(url)
        await close()
      }
    })
  }

  test('Save contact stays at the bottom of a phone, until somebody types', async () => {
    const card = await stage.rui.client.Cards_create({ slug: 'reach', ...full })
    const options = { viewport: { width: 360, height: 700 } }
    const { page, wellBehaved, close } = await watchedPage(stage.browser, stage.house.url, options)
    await page.goto(stage.house.url + new URL(card.url).pathname)
    const save = page.getByRole('link', { name: 'Save contact' })
    for (const top of [0, 700, 100_000]) {
      await page.evaluate(`scrollTo(0, ${top})`)
      const { y = 0, height = 0 } = (await save.boundingBox()) ?? {}
      assert.ok(y > 600 && y + height <= 700, `${y}`)
    }
    await page.getByLabel('Your name').focus()
    assert.equal(await save.isVisible(), false)
    await page.setViewportSize({ width: 1280, height: 700 })
    await page.evaluate('scrollTo(0, 0)')
    assert.equal(await save.count(), 1)
    wellBehaved(card.url)
    await close()
  })

  test('axe finds no problems with the other card pages', async () => {
    const card = await stage.rui.client.Cards_create({ slug: 'other', name: 'Rui' })
    const path = new URL(card.url).pathname
    const workspace = path.split('/').slice(0, 3).join('/')
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, close } = await watchedPage(stage.browser, stage.house.url, { colorScheme, bypassCSP: true })
      for (const each of [`${path}?thanks`, workspace, '/w/nobody/nothing']) {
        await page.goto(stage.house.url + each)
        assert.deepEqual(await violations(page), [], `${each} ${colorScheme}`)
      }
      await close()
    }
  })
})

/** Awkward ones: pale on pale, loud on loud, and both from the middle. */
const ownColours = [
  { accent: '#fff3b0', background: '#fffbe6' },
  { accent: '#ffcc00', background: '#12203a' },
  { accent: '#ff5a36' },
  { accent: '#ffd166', background: '#e4002b' },
  { accent: '#808080', background: '#8a8a8a' },
  { background: '#0f3d3e' },
]

/** Opens everything that can be opened, so that axe sees it too. */
async function open(page: Page) {
  for (const summary of await page.locator('summary').all()) await summary.click()
}

/** Touch targets are at least 44 pixels; links within text may be smaller. */
function tooSmall(page: Page) {
  return page.evaluate<string[]>(`[...document.querySelectorAll('.button, .rows a, summary, .pause, input, textarea')]
    .filter((each) => each.checkVisibility() && !each.closest('.trap'))
    .map((each) => (each.type === 'checkbox' ? each.closest('label') : each))
    .filter((each) => each.getBoundingClientRect().height < 44 || each.getBoundingClientRect().width < 44)
    .map((each) => each.outerHTML.slice(0, 80))`)
}

const photo = async () => new Blob([await picture(800, 900).jpeg().toBuffer()], { type: 'image/jpeg' })
