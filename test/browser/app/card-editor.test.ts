import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { newMember } from '../../harness/harness.ts'
import { noBrowser, useStage, waitUntil } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { assertSoundPage } from '../sound-page.ts'
import { findButton, listButtons, noteOutside, press } from '../sweep/presses.ts'
import { withWorker } from '../with-worker.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const patienceMs = 60_000

suite('the editor of a card on a phone', { skip: noBrowser }, () => {
  const stage = useStage()

  async function open(slug: string, options = phone) {
    const member = await newMember(stage.house)
    const links = ['Shop', 'Code', 'Blog'].map((label) => ({
      label,
      url: `https://${label.toLowerCase()}.example.com`,
    }))
    const phones = [{ label: 'mobile' as const, number: '+351 912 345 678' }]
    const card = await member.client.Cards_create({ slug, name: 'Rui Costa', title: 'Designer', links, phones })
    const permissions = ['clipboard-read', 'clipboard-write']
    const watched = await signedInPage(stage.browser, stage.house, member, { ...options, permissions })
    const { page } = watched
    await page.addInitScript(noteOutside)
    const address = `${stage.house.url}/cards/${card.id}`
    await page.goto(address)
    await withWorker(page)
    const stored = () => member.client.Cards_get({ id: card.id })
    return { ...watched, address, card, stored }
  }

  const frame = (page: Page) => page.frameLocator('.preview iframe:not(.coming)')
  const unsaved = (page: Page) => page.locator('#unsaved')

  /** The card in the frame is inert, so a tap goes to a point. */
  async function tapAt(page: Page, part: Locator) {
    await part.scrollIntoViewIfNeeded()
    const box = await part.boundingBox()
    assert.ok(box)
    await page.touchscreen.tap(box.x + Math.min(20, box.width / 2), box.y + box.height / 2)
  }

  test('a tap on the name edits it; saved is saved, after a reload too', async () => {
    const { page, address, stored, wellBehaved, close } = await open('tapped')
    await frame(page).locator('h1').waitFor()
    const top = await page.locator('.phone').boundingBox()
    assert.ok(top && top.y < 422, `the card begins ${top?.y} px down`)
    await assertSoundPage(page)
    assert.ok(await unsaved(page).isHidden())
    await tapAt(page, frame(page).locator('h1'))
    await waitUntil(page, "document.activeElement.id === 'card-name'")
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Rui Maré')
    await unsaved(page).waitFor()
    await name.fill('Rui Costa')
    await unsaved(page).waitFor({ state: 'hidden' })
    await name.fill('Rui Maré')
    await frame(page).locator('h1', { hasText: 'Rui Maré' }).waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await page.getByText('Saved.', { exact: true }).waitFor()
    assert.ok(await unsaved(page).isHidden())
    assert.equal((await stored()).name, 'Rui Maré')
    await name.fill('Rui')
    await page.getByText('Saved.', { exact: true }).waitFor({ state: 'detached' })
    await page.goto(address)
    assert.equal(await name.inputValue(), 'Rui Maré')
    assert.ok(await unsaved(page).isHidden())
    await tapAt(page, frame(page).locator('.links li').nth(1))
    await waitUntil(page, "document.activeElement.id === 'card-links-1-label'")
    await tapAt(page, frame(page).locator('.face'))
    await page.waitForURL('**/design#card-photo')
    await waitUntil(page, "document.activeElement.id === 'card-photo'")
    await tapAt(page, frame(page).locator('.title'))
    await page.waitForURL(/\/cards\/[\da-f-]{36}#card-title$/)
    wellBehaved('taps')
    await close()
  })

  test('links are put in order by dragging and by buttons, and visitors see that order', async () => {
    const { page, card, stored, wellBehaved, close } = await open('dragged')
    const labels = () =>
      page.locator('#card-form .links input[name$=label]').evaluateAll((all) => all.map((each) => each.value))
    const drag = async (from: number, to: number) => {
      const grips = page.locator('[data-drag]')
      await grips.nth(1).scrollIntoViewIfNeeded()
      const [start, end] = [await grips.nth(from).boundingBox(), await grips.nth(to).boundingBox()]
      assert.ok(start && end)
      await page.mouse.move(start.x + 20, start.y + 20)
      await page.mouse.down()
      await page.mouse.move(end.x + 20, end.y + 20 + (to > from ? 60 : -20), { steps: 8 })
      await page.mouse.up()
    }
    await drag(0, 2)
    await waitUntil(page, "document.querySelector('[name=\"links.2.label\"]').value === 'Shop'")
    assert.deepEqual(await labels(), ['Code', 'Blog', 'Shop'])
    await unsaved(page).waitFor()
    await page.getByRole('button', { name: 'Move up: Blog' }).tap()
    await waitUntil(page, "document.querySelector('[name=\"links.0.label\"]').value === 'Blog'")
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await page.getByText('Saved.', { exact: true }).waitFor()
    assert.ok(await unsaved(page).isHidden())
    assert.deepEqual(
      (await stored()).links.map(({ label }) => label),
      ['Blog', 'Code', 'Shop'],
    )
    await page.goto(stage.house.url + new URL(card.url).pathname)
    assert.deepEqual(
      (await page.locator('.links li').allInnerTexts()).map((text) => text.trim().split('\n')[0]),
      ['Blog', 'Code', 'Shop'],
    )
    wellBehaved('order')
    await close()
  })

  test('every button of the editor does something', async () => {
    const { page, address, close } = await open('pressed')
    const problems: string[] = []
    let count = 0
    for (const path of ['', '/design', '/share', '/visits', '/signature', '/qr']) {
      await page.goto(address + path)
      const all = (await listButtons(page)).filter(({ isOfFrame }) => !isOfFrame)
      const keys = new Map(all.map((each) => [each.key, each]))
      for (const { key, label } of keys.values()) {
        await page.goto(address + path)
        const button = await findButton(page, key)
        const wrong = button ? await press(page, button, patienceMs) : 'is not there again'
        if (wrong) problems.push(`${path}: "${label}" (${key}) ${wrong}`)
        count += 1
      }
    }
    assert.deepEqual(problems, [])
    assert.ok(count > 12, `${count} buttons`)
    await close()
  })
})
