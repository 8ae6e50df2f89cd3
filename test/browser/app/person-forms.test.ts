import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { BrowserContextOptions } from 'playwright-core'
import { recording } from '../../samples/recordings.ts'
import { noBrowser, useStage } from '../browser.ts'
import { writeNote } from '../outbox.ts'
import { button, note, openMore, openPerson } from './person-page.ts'

suite('the forms of a person’s page in a browser', { skip: noBrowser }, () => {
  const stage = useStage()
  const open = (options?: BrowserContextOptions) => openPerson(stage, options)

  for (const javaScriptEnabled of [true, false]) {
    const way = javaScriptEnabled ? 'with script' : 'without script'

    test(`a memo from the person’s page is on their timeline, ${way}`, async () => {
      const { page, wellBehaved, close, entries } = await open({ javaScriptEnabled })
      await page.getByRole('link', { name: 'Record a memo about Ana Ribeiro' }).click()
      const chosen = page.getByRole('checkbox', { name: 'Ana Ribeiro' }).first()
      assert.ok(await chosen.isChecked())
      await writeNote(page, 'She keeps bees.')
      await page.getByText(javaScriptEnabled ? 'Saved' : 'Added to Ana Ribeiro', { exact: javaScriptEnabled }).waitFor()
      assert.equal((await entries())[0]?.text, 'She keeps bees.')
      await page.getByRole('link', { name: 'Ana Ribeiro' }).first().click()
      await page.locator('#timeline').getByText('She keeps bees.').waitFor()
      wellBehaved('memo')
      await close()
    })

    test(`a promise that cannot be changed so is corrected in its place, ${way}`, async () => {
      const { page, wellBehaved, close, client, connectionId, visit, promises } = await open({ javaScriptEnabled })
      await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2030-05-14' })
      await visit()
      await page.locator('#promises .what').click()
      await page.locator('#promises .row').getByLabel('What you promised').fill('x'.repeat(501))
      await page.locator('#promises .row').getByRole('button', { name: 'Save' }).click()
      const wrong = page.locator('#promises .row [aria-invalid=true]')
      await wrong.waitFor()
      assert.equal((await wrong.inputValue()).length, 501)
      await page.getByText('This must be at most 500 characters.').waitFor()
      if (javaScriptEnabled) assert.equal(await page.evaluate('document.activeElement.ariaInvalid'), 'true')
      await wrong.fill('Send the plan')
      await page.locator('#promises .row').getByRole('button', { name: 'Save' }).click()
      await button(page, 'Mark done: Send the plan').waitFor()
      assert.equal((await promises())[0]?.text, 'Send the plan')
      wellBehaved('promise')
      await close()
    })

    test(`a refused recording is corrected in its place, ${way}`, async () => {
      const { page, wellBehaved, close, entries } = await open({ javaScriptEnabled })
      await note(page).focus()
      await page.getByText('Add a recording').click()
      const form = page.locator('#record')
      await form.getByLabel('A few words about it').fill('On the boat.')
      await form.getByLabel('Day').fill('2026-03-14')
      const file = { name: 'memo.webm', mimeType: 'audio/webm', buffer: Buffer.from('Not a sound.') }
      await form.getByLabel('Recording', { exact: true }).setInputFiles(file)
      await form.getByRole('button', { name: 'Save recording' }).click()
      await form.getByText('This file is not a supported recording.').waitFor()
      assert.equal(await form.getByLabel('A few words about it').inputValue(), 'On the boat.')
      const buffer = Buffer.from(await recording('memo.webm').arrayBuffer())
      await form.getByLabel('Recording', { exact: true }).setInputFiles({ ...file, buffer })
      await form.getByRole('button', { name: 'Save recording' }).click()
      await page.locator('#timeline audio').waitFor()
      const [entry] = await entries()
      assert.deepEqual([entry?.text, entry?.occurredAt.slice(0, 10)], ['On the boat.', '2026-03-14'])
      wellBehaved('recording')
      await close()
    })

    test(`a suggestion is dismissed and kept, each with a way back, ${way}`, async () => {
      const { page, wellBehaved, close, client, connectionId, visit, promises } = await open({ javaScriptEnabled })
      await client.Memory_addNote({ connectionId, text: 'I should send her the book.' })
      const suggested = async () => (await client.Promises_suggested({ connectionId })).suggestions.length
      assert.equal(await suggested(), 1)
      await visit()
      for (const [action, done] of [
        [/^Dismiss: /, 'Dismissed'],
        [/^Keep as promise: /, 'Now a promise'],
      ] as const) {
        await button(page, action).click()
        await page.locator('.undo-line', { hasText: javaScriptEnabled ? done : /dismissed|a promise now/ }).waitFor()
        assert.equal(await suggested(), 0)
        assert.equal((await promises()).length, done === 'Dismissed' ? 0 : 1)
        await button(page, /^Undo/).click()
        await button(page, action).waitFor()
        assert.equal(await suggested(), 1)
        assert.deepEqual(await promises(), [])
      }
      wellBehaved('suggestions')
      await close()
    })
  }

  test('after a call on another day, the next entry is a note of today; an unsent one keeps its kind and day', async () => {
    const { page, close, entries } = await open()
    const when = page.locator('#composer summary', { hasText: 'When' })
    const call = page.locator('#composer-call')
    const writeCall = async (text: string) => {
      await note(page).focus()
      await page.locator('#composer label', { has: call }).click()
      if (!(await page.locator('#composer-date').isVisible())) await when.click()
      await page.locator('#composer-date').fill('2026-03-14')
      await when.getByText('When: 14 March 2026').waitFor()
      await note(page).fill(text)
      await button(page, 'Save').first().click()
    }
    await page.route('**/entries', (route) => route.abort())
    await writeCall('About the move.')
    await page.getByText('You’re offline').first().waitFor()
    assert.deepEqual([await call.isChecked(), await note(page).inputValue()], [true, 'About the move.'])
    await when.getByText('When: 14 March 2026').waitFor()
    await page.unroute('**/entries')
    await writeCall('About the move.')
    await page.locator('.entry:not(.saving)', { hasText: 'About the move.' }).waitFor()
    await when.getByText('When: Today').waitFor()
    await note(page).fill('She was promoted.')
    await button(page, 'Save').first().click()
    await page.locator('.entry:not(.saving)', { hasText: 'She was promoted.' }).waitFor()
    const [newest, older] = await entries()
    assert.deepEqual([newest?.kind, newest?.contact], ['note', false])
    assert.deepEqual([older?.kind, older?.occurredAt.slice(0, 10)], ['call', '2026-03-14'])
    await close()
  })

  test('Enter that ends the composition of a character never sends', async () => {
    const { page, wellBehaved, close, entries } = await open()
    await note(page).fill('にほん')
    const press = (isComposing: boolean) =>
      note(page).dispatchEvent('keydown', { key: 'Enter', ctrlKey: true, isComposing, bubbles: true, cancelable: true })
    await press(true)
    await page.waitForTimeout(300)
    assert.deepEqual([(await entries()).length, await note(page).inputValue()], [0, 'にほん'])
    await press(false)
    await page.locator('.entry:not(.saving)', { hasText: 'にほん' }).waitFor()
    assert.equal((await entries()).length, 1)
    wellBehaved('composing')
    await close()
  })

  test('the page offers other people’s changes as new, never its own', async () => {
    const { page, wellBehaved, close, client, connectionId, visit } = await open()
    const text = 'I promised to send her the deck by Friday.'
    for (const each of ['Coffee at the harbour.', text]) await client.Memory_addNote({ connectionId, text: each })
    await visit()
    // The timeline is in use.
    await openMore(page, /Note.*Coffee/)
    await page.getByRole('link', { name: /^Edit: Note.*Coffee/ }).click()
    await page.getByLabel('Text', { exact: true }).fill('Tea at the')
    await note(page).fill('I promised to call her on Monday.')
    await button(page, 'Save').first().click()
    await page.locator('.findings', { hasText: 'Promise: Call her' }).waitFor()
    await openMore(page, /Note.*send her the deck/)
    await button(page, /^Remove: Note.*send her the deck/).click()
    await page.locator('.undo-line', { hasText: 'removed' }).waitFor()
    await page.waitForTimeout(3000)
    assert.equal(await page.locator('.offer').count(), 0)
    await client.Memory_addNote({ connectionId, text: 'From elsewhere.' })
    await page.locator('#timeline > .offer').waitFor()
    assert.equal(await page.getByLabel('Text', { exact: true }).inputValue(), 'Tea at the')
    wellBehaved('offers')
    await close()
  })
})
