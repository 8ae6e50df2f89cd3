import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { recording } from '../../samples/recordings.ts'
import { noBrowser, useStage, waitUntil } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { button, note, openMore, openPerson } from './person-page.ts'

suite('a person’s page in a browser', { skip: noBrowser }, () => {
  const stage = useStage()

  const open = (options?: BrowserContextOptions, name?: string) => openPerson(stage, options, name)
  const text = 'I promised to send her the deck by Friday.'
  const sentence = (page: Page, words: string) => page.getByText(words, { exact: false }).first()

  for (const javaScriptEnabled of [true, false])
    test(`a note with a promise: changed, refused, brought back, ${javaScriptEnabled ? 'with' : 'without'} script`, async () => {
      const { page, wellBehaved, close, entries, promises } = await open({ javaScriptEnabled })
      await note(page).fill(text)
      await button(page, 'Save').first().click()
      await page.locator('.findings', { hasText: 'Promise: Send her the deck' }).waitFor()
      assert.equal((await entries()).length, 1)
      if (javaScriptEnabled) assert.equal(await note(page).inputValue(), '')

      const found = page.locator('.findings li').first()
      await found.getByText('Change day', { exact: false }).first().click()
      await found.locator('input[type=date]').fill('2030-05-14')
      await found.getByRole('button', { name: 'Save' }).click()
      await page.locator('.findings', { hasText: '14 May 2030' }).waitFor()
      assert.equal((await promises())[0]?.dueOn, '2030-05-14')

      await button(page, /^Not a promise: Send her the deck/).click()
      await page.locator('.undo-line', { hasText: /not a promise|no longer a promise/i }).waitFor()
      assert.deepEqual(await promises(), [])
      await button(page, /^Undo/).click()
      await button(page, /^Not a promise: Send her the deck/).waitFor()
      assert.equal((await promises()).length, 1)

      await button(page, /^Mark done: Send her the deck/).click()
      await page.locator('.undo-line', { hasText: 'Done' }).waitFor()
      assert.equal((await promises())[0]?.status, 'complete')
      await button(page, /^Undo/).click()
      await button(page, /^Mark done: Send her the deck/).waitFor()
      assert.equal((await promises())[0]?.status, 'open')
      wellBehaved('promises')
      await close()
    })

  for (const javaScriptEnabled of [true, false])
    test(`an entry is edited, removed and restored, ${javaScriptEnabled ? 'with' : 'without'} script`, async () => {
      const { page, wellBehaved, close, client, connectionId, visit, entries } = await open({ javaScriptEnabled })
      await client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
      await visit()
      await openMore(page, /Note/)
      await page.getByRole('link', { name: /^Edit:/ }).click()
      await page.getByLabel('Text', { exact: true }).fill('Tea at the harbour.\nTwo cups.')
      await page.locator('.entry form').getByRole('button', { name: 'Save' }).click()
      await sentence(page, 'Tea at the harbour.').waitFor()
      assert.equal((await entries())[0]?.text, 'Tea at the harbour.\nTwo cups.')
      await openMore(page, /Note/)
      await button(page, /^Remove: Note/).click()
      await page.locator('.undo-line', { hasText: 'removed' }).waitFor()
      assert.deepEqual(await entries(), [])
      await button(page, /^Undo/).click()
      await sentence(page, 'Tea at the harbour.').waitFor()
      assert.equal((await entries()).length, 1)
      wellBehaved('entries')
      await close()
    })

  test('a note is written and sent by keyboard alone, with Ctrl and Enter', async () => {
    const { page, wellBehaved, close, entries } = await open()
    await note(page).focus()
    await page.keyboard.type('First line')
    await page.keyboard.press('Enter')
    await page.keyboard.type('second line')
    await page.keyboard.press('Control+Enter')
    await page.locator('.entry:not(.saving)', { hasText: 'First line' }).waitFor()
    assert.equal((await entries())[0]?.text, 'First line\nsecond line')
    assert.equal(await page.evaluate('document.activeElement.id'), 'composer-text')
    wellBehaved('keyboard')
    await close()
  })

  test('a note appears while it is being saved, and two clicks save it once', async () => {
    const { page, wellBehaved, close, entries } = await open()
    await page.route('**/entries', async (route) => {
      await new Promise((done) => setTimeout(done, 400))
      await route.continue()
    })
    await note(page).fill('Lunch by the river.')
    await button(page, 'Save').first().dblclick()
    await page.locator('.entry.saving', { hasText: 'Saving…' }).waitFor()
    await page.locator('.entry:not(.saving)', { hasText: 'Lunch by the river.' }).waitFor()
    assert.equal(await page.locator('.entry').count(), 1)
    assert.equal((await entries()).length, 1)
    wellBehaved('saving')
    await close()
  })

  test('an unsent note returns to its field and becomes one entry when it is sent again', async () => {
    const { page, close, entries } = await open()
    // The note arrives, but its answer is lost.
    await page.route('**/entries', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await note(page).fill('Lunch by the river.')
    await button(page, 'Save').first().click()
    await page.getByRole('status').getByText('offline', { exact: false }).waitFor()
    assert.equal(await note(page).inputValue(), 'Lunch by the river.')
    await page.unroute('**/entries')
    await button(page, 'Save').first().click()
    await page.locator('.entry:not(.saving)', { hasText: 'Lunch by the river.' }).waitFor()
    assert.equal((await entries()).length, 1)
    await close()
  })

  test('a session that ends while typing keeps the text', async () => {
    const { page, close, address } = await open()
    await note(page).fill('Do not lose me.')
    await page.context().clearCookies()
    await button(page, 'Save').first().click()
    await page.waitForURL(/\/sign-in/)
    await page.context().addCookies([{ name: 'kith', value: stage.rui.token, url: stage.house.url }])
    await page.goto(address)
    await note(page).waitFor()
    assert.equal(await note(page).inputValue(), 'Do not lose me.')
    await close()
  })

  for (const javaScriptEnabled of [true, false])
    test(`a long timeline is read to its end, ${javaScriptEnabled ? 'with' : 'without'} script`, async () => {
      const { page, wellBehaved, close, client, connectionId, visit } = await open({ javaScriptEnabled })
      const first = Temporal.Instant.from('2026-01-01T09:00:00Z')
      for (let count = 1; count <= 100; count += 1) {
        const occurredAt = first.add({ hours: count * 12 }).toString()
        await client.Memory_addInteraction({ connectionId, text: `Entry number ${count}.`, occurredAt })
      }
      await visit()
      await page.getByText('Entry number 100.', { exact: true }).waitFor()
      for (const last of [21, 1]) {
        await page.getByRole('link', { name: 'Earlier' }).click()
        await page.getByText(`Entry number ${last}.`, { exact: true }).waitFor()
      }
      assert.equal(await page.getByRole('link', { name: 'Earlier' }).count(), 0)
      if (javaScriptEnabled) {
        assert.equal(await page.locator('.entry').count(), 100)
        // What comes meanwhile leaves no gap between the pages.
        await client.Memory_addNote({ connectionId, text: 'From elsewhere.' })
        await page.getByText('From elsewhere.', { exact: true }).waitFor()
        assert.equal(await page.locator('.entry').count(), 101)
      }
      wellBehaved('timeline')
      await close()
    })

  test('a recording is sent as a file and plays in parts', async () => {
    const { page, wellBehaved, close, client, connectionId } = await open({ javaScriptEnabled: false })
    await note(page).focus()
    await page.getByText('Add a recording').click()
    const buffer = Buffer.from(await recording('memo.webm').arrayBuffer())
    const file = { name: 'memo.webm', mimeType: 'audio/webm', buffer }
    await page.getByLabel('Recording', { exact: true }).setInputFiles(file)
    await button(page, 'Save recording').click()
    await page.locator('audio').waitFor()
    const [entry] = await client.Memory_listInteractions({ id: connectionId })
    assert.equal(entry?.kind, 'voice_memo')
    wellBehaved('recording')
    await close()
    const listener = await signedInPage(stage.browser, stage.house, stage.rui, {})
    const part = listener.page.waitForResponse((response) => response.url().endsWith('/audio'))
    await listener.page.goto(`${stage.house.url}/people/${connectionId}`)
    await listener.page.evaluate('document.querySelector("audio").play()')
    assert.equal((await part).status(), 206)
    await waitUntil(listener.page, 'document.querySelector("audio").currentTime > 0')
    listener.wellBehaved('playing')
    await listener.close()
  })

  test('an assistant’s changes appear by themselves, but never while the member types', async () => {
    const { page, wellBehaved, close, client, connectionId } = await open()
    await note(page).fill('Half a sent')
    await client.Memory_addNote({ connectionId, text: 'I promised to call her on Monday.' })
    await page.locator('#timeline .findings', { hasText: 'Promise' }).waitFor()
    await page.locator('#promises .row').waitFor()
    assert.equal(await note(page).inputValue(), 'Half a sent')
    wellBehaved('live')
    await close()
  })

  test('a removed person leaves a line on the list of people that brings them back', async () => {
    const { page, wellBehaved, close, address } = await open()
    await openMore(page, /Ana Ribeiro/)
    await button(page, 'Remove Ana Ribeiro').click()
    await page.locator('.undo-line', { hasText: 'You removed Ana Ribeiro.' }).waitFor()
    await button(page, /^Undo/).click()
    await page.waitForURL(address)
    await page.getByRole('heading', { name: 'Ana Ribeiro' }).waitFor()
    wellBehaved('removing')
    await close()
  })
})
