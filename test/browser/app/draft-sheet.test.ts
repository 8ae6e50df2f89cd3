import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { newMember, refused } from '../../harness/harness.ts'
import { noBrowser, useStage, waitUntil } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { assertSoundPage } from '../sound-page.ts'
import { withWorker } from '../with-worker.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1280, height: 800 } }

suite('a draft in a sheet over the page', { skip: noBrowser }, () => {
  const stage = useStage()

  /** A member with somebody to reach out to. */
  async function open(path: 'today' | 'person', options: BrowserContextOptions = phone) {
    const member = await newMember(stage.house)
    const { client } = member
    const contact = { displayName: 'Ana Ribeiro', emails: ['ana@example.com'], phones: ['+351 912 345 678'] }
    const { connectionId } = await client.Connections_create(contact)
    const occurredAt = Temporal.Now.instant()
      .subtract({ hours: 24 * 200 })
      .toString()
    const text = 'We talked about her bakery in Porto. I promised to send her the deck about ovens.'
    await client.Memory_addInteraction({ connectionId, kind: 'meeting', text, occurredAt })
    const watched = await signedInPage(stage.browser, stage.house, member, options)
    const { page } = watched
    const person = `${stage.house.url}/people/${connectionId}`
    await page.goto(path === 'today' ? `${stage.house.url}/today` : person)
    await withWorker(page)
    const waiting = async () => (await client.Followups_list({ connectionId })).followups
    return { ...watched, client, connectionId, person, waiting }
  }

  const sheet = (page: Page) => page.locator('dialog#draft-sheet[open]')
  const body = (page: Page) => sheet(page).getByLabel('Message', { exact: true })

  test('from Today it takes two taps; it is kept, found on the person, and discarded without a trace', async () => {
    const { page, client, person, waiting, wellBehaved, close } = await open('today')
    const row = page.locator('.row', { hasText: 'Ana Ribeiro' }).last()
    await row.getByRole('button', { name: /^More/ }).tap()
    await row.getByRole('button', { name: /^Draft/ }).tap()
    await sheet(page).getByRole('heading', { name: 'To Ana Ribeiro' }).waitFor()
    await body(page).waitFor()
    assert.equal(await page.evaluate('scrollY'), 0)
    await sheet(page).locator('mark', { hasText: 'the deck about ovens' }).first().waitFor()
    await assertSoundPage(page)
    const usual = await body(page).inputValue()
    await sheet(page)
      .getByRole('button', { name: /^Formal/ })
      .tap()
    await sheet(page).locator('[aria-pressed=true]', { hasText: 'Formal' }).waitFor()
    const formal = await body(page).inputValue()
    assert.notEqual(formal, usual)
    await body(page).fill(`${formal}\nP.S. My own words`)
    await sheet(page).getByRole('button', { name: /^Warm/ }).tap()
    await sheet(page).getByText('You edited this text.').waitFor()
    assert.match(await body(page).inputValue(), /P\.S\. My own words/)
    await sheet(page).getByRole('button', { name: /^Keep/ }).tap()
    await sheet(page).waitFor({ state: 'detached' })
    await waitUntil(page, '!history.state?.isSheet')
    assert.equal(new URL(page.url()).pathname, '/today')
    const [kept] = await waiting()
    assert.equal((await waiting()).length, 1)
    assert.match(kept?.body ?? '', /P\.S\. My own words/)

    await page.goto(person)
    await page.locator('#followups .row-main').tap()
    assert.match(await body(page).inputValue(), /P\.S\. My own words/)
    await sheet(page)
      .getByRole('button', { name: /^Discard/ })
      .tap()
    await sheet(page).waitFor({ state: 'detached' })
    await page.locator('#followups .row').waitFor({ state: 'detached' })
    await waitUntil(page, "document.activeElement.ariaLabel?.startsWith('Draft: ')")
    for (const state of ['draft', 'dismissed', 'snoozed', 'sent'] as const)
      assert.deepEqual((await client.Followups_list({ state })).followups, [], state)
    await refused(client.Followups_get({ id: kept?.id ?? '' }), 'not_found')
    wellBehaved('a draft on a phone')
    await close()
  })

  test('from a person it is one tap without scrolling, and Back closes it with what was typed', async () => {
    const { page, waiting, person, wellBehaved, close } = await open('person')
    const button = page.getByRole('button', { name: 'Draft: Ana Ribeiro' })
    const box = await button.boundingBox()
    const tabs = await page.locator('#tabs').boundingBox()
    assert.ok(box && tabs && box.y + box.height <= tabs.y, `the button ends at ${box && box.y + box.height} px`)
    await button.tap()
    await body(page).waitFor()
    await body(page).fill('Typed, then Back')
    await page.goBack()
    await sheet(page).waitFor({ state: 'detached' })
    assert.equal(page.url(), person)
    await page.locator('#status', { hasText: 'Draft kept.' }).waitFor()
    assert.equal((await waiting())[0]?.body, 'Typed, then Back')
    await button.tap()
    assert.equal(await body(page).inputValue(), 'Typed, then Back')
    assert.deepEqual(await channels(page), ['mailto:ana@example.com', 'sms:+351912345678'])
    wellBehaved('Back')
    await close()
  })

  test('without a connection nothing typed is lost', async () => {
    const { page, close } = await open('person')
    const button = page.getByRole('button', { name: 'Draft: Ana Ribeiro' })
    await button.tap()
    await body(page).fill('Typed on a train')
    await page.route('**/followups/*', (route) => route.abort('internetdisconnected'))
    await sheet(page).getByRole('button', { name: /^Keep/ }).tap()
    await page.locator('#status', { hasText: 'You’re offline' }).waitFor()
    await page.keyboard.press('Escape')
    await sheet(page).waitFor({ state: 'detached' })
    await waitUntil(page, '!history.state?.isSheet')
    await page.unrouteAll()
    await page.reload()
    await button.tap()
    await waitUntil(page, "document.querySelector('#draft-body')?.value === 'Typed on a train'")
    await close()
  })

  test('by keyboard on a desk it opens, Escape closes it, and the focus is back', async () => {
    const { page, waiting, wellBehaved, close } = await open('person', desk)
    const button = page.getByRole('button', { name: 'Draft: Ana Ribeiro' })
    await button.focus()
    await page.keyboard.press('Enter')
    await body(page).waitFor()
    const box = await sheet(page).boundingBox()
    assert.ok(box && Math.abs(box.x + box.width / 2 - 640) < 2, 'it is centred')
    await assertSoundPage(page)
    await page.keyboard.press('Tab')
    assert.match(await focused(page), /^Short: /)
    await page.keyboard.press('Escape')
    await sheet(page).waitFor({ state: 'detached' })
    await waitUntil(page, "document.activeElement.ariaLabel === 'Draft: Ana Ribeiro'")
    assert.equal((await waiting()).length, 1)
    wellBehaved('by keyboard')
    await close()
  })

  test('about somebody without notes it says so, with the way to write one', async () => {
    const { page, client, wellBehaved, close } = await open('person')
    const { connectionId } = await client.Connections_create({ displayName: 'Tom' })
    await page.goto(`${stage.house.url}/people/${connectionId}`)
    await page.getByRole('button', { name: 'Draft: Tom' }).tap()
    await sheet(page).getByText('there is nothing to write about').waitFor()
    await sheet(page).getByRole('link', { name: 'Write it down' }).waitFor()
    wellBehaved('no notes')
    await close()
  })
})

const focused = (page: Page) => page.evaluate<string>('document.activeElement.ariaLabel ?? ""')

const channels = (page: Page) =>
  page
    .locator('#draft-sheet .chips a')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('href')}`.split('?')[0]))
