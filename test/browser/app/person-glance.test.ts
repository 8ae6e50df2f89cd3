import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { newMember } from '../../harness/harness.ts'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { assertSoundPage } from '../sound-page.ts'
import { withWorker } from '../with-worker.ts'
import { button, note } from './person-page.ts'

const viewport = { width: 390, height: 844 }

suite('a person at a glance on a phone', { skip: noBrowser }, () => {
  const stage = useStage()

  test('a note is one line, a promise one tap, and the brief and the phone are at the thumb', async () => {
    const member = await newMember(stage.house)
    const { client } = member
    const { connectionId } = await client.Connections_create({
      displayName: 'Ana Ribeiro',
      title: 'Head of Design',
      company: 'Banco Atlântico',
      location: 'Lisbon',
      tags: ['client', 'design', 'bank'],
      phones: ['+351 912 345 678'],
    })
    await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2030-05-14' })
    await client.Promises_create({ connectionId, text: 'Book the flights to Berlin for the two of them' })
    await client.Memory_addNote({ connectionId, text: 'Coffee. She promised to send me the recipe.' })
    const options = { viewport, hasTouch: true, isMobile: true }
    const { page, wellBehaved, close } = await signedInPage(stage.browser, stage.house, member, options)
    await page.goto(`${stage.house.url}/people/${connectionId}`)
    await withWorker(page)

    assert.ok((await shareAbove(page, '#composer')) <= 300 / 844, 'the composer is near the top')
    assert.ok((await shareAbove(page, '#timeline .entry')) <= 700 / 844, 'the timeline begins on the first screen')
    await page.locator('#promises').getByRole('link', { name: 'She promised to send me the recipe.' }).waitFor()
    await assertSoundPage(page)

    const rest = button(page, 'Save').first()
    assert.equal(await rest.isVisible(), false)
    await note(page).tap()
    await page.keyboard.type('Her daughter started school.')
    await rest.tap()
    await page.locator('#timeline .entry:not(.saving)', { hasText: 'Her daughter started school.' }).waitFor()

    await button(page, 'Mark done: Send the deck').tap()
    await page.locator('.undo-line', { hasText: 'Done: Send the deck.' }).waitFor()
    await button(page, /^Undo/).tap()
    await button(page, 'Mark done: Send the deck').waitFor()

    const reach = page.getByRole('navigation', { name: 'Get in touch' })
    assert.equal(await reach.getByRole('link', { name: 'Call' }).getAttribute('href'), 'tel:+351912345678')
    assert.equal(await reach.getByRole('link', { name: 'Message' }).getAttribute('href'), 'sms:+351912345678')
    assert.equal(await reach.getByRole('link', { name: 'E-mail' }).count(), 0)
    await reach.getByRole('button', { name: /^Draft/ }).waitFor()
    const [bar, tabs] = await Promise.all([reach.boundingBox(), page.locator('#tabs').boundingBox()])
    assert.ok((bar?.y ?? 0) + (bar?.height ?? 0) <= (tabs?.y ?? 0) + 1, 'the bar stands above the tabs')
    await reach.getByRole('link', { name: 'Brief on Ana Ribeiro' }).tap()
    await page.getByText('Her daughter started school.').waitFor()
    wellBehaved('at a glance')
    await close()
  })
})

/** How far down something begins, as a share of the screen. */
async function shareAbove(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  assert.ok(box, selector)
  return box.y / viewport.height
}
