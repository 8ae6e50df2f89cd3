import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { refused } from '../../harness/harness.ts'
import { someByDay } from '../../harness/nightly.ts'
import { noBrowser, useStage, waitUntil } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { assertSoundPage } from '../sound-page.ts'

const narrow = { viewport: { width: 320, height: 640 } }
const ways: [string, BrowserContextOptions][] = [
  ['with script', {}],
  ['without script', { javaScriptEnabled: false }],
  ['at 320 px in the dark', { ...narrow, colorScheme: 'dark' }],
]

describe('merging people and sending drafts in a real browser', { skip: noBrowser }, () => {
  const stage = useStage()
  const naughty = '"><img src=x onerror=alert(1)> ﷽ \u202eevil'

  let pairs = 0

  async function withTwins() {
    const { client } = stage.rui
    pairs += 1
    const emails = [`ana${pairs}@example.com`]
    const ana = await client.Connections_create({ displayName: `Ana ${naughty}`, emails })
    const twin = await client.Connections_create({
      displayName: 'Ana R.',
      company: naughty,
      emails,
    })
    await client.Memory_addNote({ connectionId: twin.connectionId, text: `${naughty} I promised to send the deck.` })
    return { client, ana: ana.connectionId, twin: twin.connectionId }
  }

  async function open(options: BrowserContextOptions) {
    const watched = await signedInPage(stage.browser, stage.house, stage.rui, options)
    return watched
  }

  for (const [way, options] of someByDay(ways, 2)) {
    test(`${way}: duplicates are compared, merged and taken apart again`, async () => {
      const { client, ana, twin } = await withTwins()
      const { page, wellBehaved, close } = await open(options)
      await page.goto(`${stage.house.url}/people/${ana}/merge`)
      await page
        .getByRole('link', { name: /^Compare: Ana R/ })
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: 'Merge Ana R. into' }).waitFor()
      if (options.javaScriptEnabled !== false) await assertSoundPage(page)
      await page.getByText('1 promise', { exact: true }).waitFor()
      await page.getByRole('button', { name: /^Merge: / }).click()
      await page.getByText('are one person now').waitFor()
      await refused(client.Connections_get({ connectionId: twin }), 'not_found')
      await page.getByRole('button', { name: /^Undo: merging Ana R/ }).click()
      await page.getByText('The merge is undone').waitFor()
      assert.equal((await client.Connections_get({ connectionId: twin })).company, naughty)
      await page.goto(`${stage.house.url}/people/${ana}/merge?other=${twin}`)
      await page.getByRole('button', { name: /^Not the same person: Ana R/ }).click()
      await page.getByText('Ana R. is kept apart').waitFor()
      wellBehaved(way)
      await close()
      for (const connectionId of [ana, twin]) await client.Connections_remove({ connectionId })
    })

    test(`${way}: a follow-up is drafted, edited, marked sent, and this is undone`, async () => {
      const { client, twin } = await withTwins()
      const { page, wellBehaved, close } = await open(options)
      await page.goto(`${stage.house.url}/people/${twin}`)
      await page.getByRole('button', { name: /^Draft: / }).click()
      const draft = page.locator('#draft')
      await draft.getByLabel('Subject').fill('')
      await draft.getByLabel('Message').fill(`Hi Ana,\n${naughty}`)
      await draft.getByRole('button', { name: /^Mark sent: / }).click()
      await page.getByText('This must not be empty').waitFor()
      if (options.javaScriptEnabled !== false) await assertSoundPage(page)
      await draft.getByLabel('Subject').fill('Porto')
      await draft.getByRole('button', { name: /^Keep: / }).click()
      const [made] = await eventually(async () =>
        (await client.Followups_list({ connectionId: twin })).followups.filter(({ subject }) => subject === 'Porto'),
      )
      if (options.javaScriptEnabled !== false) await waitUntil(page, '!history.state?.isSheet')
      await page.goto(`${stage.house.url}/followups`)
      await page.locator(`#followup-${made?.id} a`).click()
      await draft.getByRole('button', { name: /^Mark sent: / }).click()
      await draft.getByText('Marked as sent').waitFor()
      assert.equal((await client.Connections_get({ connectionId: twin })).timeline[0]?.text, `Hi Ana,\n${naughty}`)
      await draft.getByRole('button', { name: /^Undo: / }).click()
      await draft.getByRole('button', { name: /^Discard: / }).click()
      await eventually(async () => (await client.Followups_list({ connectionId: twin })).followups.length === 0)
      assert.deepEqual((await client.Followups_list({ connectionId: twin, state: 'dismissed' })).followups, [])
      wellBehaved(way)
      await close()
    })
  }

  test('a late draft doesn’t navigate away from a page opened meanwhile', async () => {
    const { twin } = await withTwins()
    const { page, wellBehaved, close } = await open({})
    await page.goto(`${stage.house.url}/people/${twin}/followups`)
    const [asked, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/people/*/followups', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      asked.resolve()
      await opened.promise
      await route.fulfill({ response }).catch(() => {})
    })
    await page.route('**/promises', async (route) => {
      opened.resolve()
      await new Promise((done) => setTimeout(done, 500))
      await route.continue()
    })
    await page.getByRole('button', { name: /^Draft: / }).click()
    await asked.promise
    await page.goto(`${stage.house.url}/promises`)
    assert.equal(new URL(page.url()).pathname, '/promises')
    await page.getByRole('heading', { level: 1, name: 'Promises' }).waitFor()
    wellBehaved('leaving')
    await close()
  })

  test('a draft can be edited and sent by keyboard, and the focus stays in place', async () => {
    const { client, twin } = await withTwins()
    const { id } = await client.Followups_draft({ connectionId: twin })
    const { page, wellBehaved, close } = await open({})
    await page.goto(`${stage.house.url}/followups/${id}`)
    await page.getByLabel('Subject').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('By keyboard')
    await page.keyboard.press('Enter')
    await page.locator('#status', { hasText: 'Draft kept.' }).waitFor()
    assert.equal(await page.evaluate('document.activeElement.name'), 'subject')
    while (!(await page.evaluate<string>('document.activeElement.value ?? ""')).startsWith('send'))
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Marked as sent').first().waitFor()
    assert.equal(await focused(page), 'draft-closed')
    assert.equal((await client.Followups_get({ id })).subject, 'By keyboard')
    wellBehaved('by keyboard')
    await close()
  })

  test('a draft is copied as it is typed, and the link to the e-mail program has that text', async () => {
    const { client, twin } = await withTwins()
    const { id } = await client.Followups_draft({ connectionId: twin })
    const { page, wellBehaved, close } = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto(`${stage.house.url}/followups/${id}`)
    await page.getByLabel('Message').fill('Not saved yet\n& not lost')
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.locator('#status', { hasText: 'Copied.' }).waitFor()
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), 'Not saved yet\n& not lost')
    const link = page.getByRole('link', { name: 'Mail', exact: true })
    await page.evaluate("addEventListener('click', (event) => event.preventDefault())")
    await link.click()
    assert.match(
      `${await link.getAttribute('href')}`,
      /^mailto:ana\d+@example\.com\?.*body=Not%20saved%20yet%0D%0A%26%20not/,
    )
    await page.getByLabel('Message').fill('🌊'.repeat(400))
    await link.click()
    assert.doesNotMatch(`${await link.getAttribute('href')}`, /body=/)
    await page.getByText('The message is too long for a link').waitFor()
    wellBehaved('copying')
    await close()
  })
})

const focused = (page: Page) => page.evaluate('document.activeElement.id')

async function eventually<T>(read: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const value = await read()
    if (Array.isArray(value) ? value.length > 0 : value) return value
    await new Promise((done) => setTimeout(done, 100))
  }
  return read()
}
