import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { BrowserContextOptions } from 'playwright-core'
import { pdf } from '../../samples/entry-files.ts'
import { picture } from '../../samples/images.ts'
import { noBrowser, useStage, waitUntil } from '../browser.ts'
import { violations } from '../sound-page.ts'
import { withWorker } from '../with-worker.ts'
import { button, note, openMore, openPerson } from './person-page.ts'

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }

suite('pictures and files on an entry, in a browser', { skip: noBrowser }, () => {
  const stage = useStage()
  const open = (options?: BrowserContextOptions) => openPerson(stage, options)
  const whiteboard = async (width = 1600) => ({
    name: 'whiteboard.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture(width, 900).jpeg().toBuffer(),
  })
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf() }

  test('on a phone, a picture and a document are added with a note, opened, removed and brought back', async () => {
    const { page, wellBehaved, close, entries, client, connectionId, visit } = await open(phone)
    await client.Memory_addNote({ connectionId, text: 'She has a boat.' })
    await visit()
    await withWorker(page)
    await page.getByLabel('Add pictures or files').setInputFiles([await whiteboard(), plan])
    await page.getByText('whiteboard.jpg').waitFor()
    await note(page).fill('The plan for the boat.')
    await button(page, /^Save$/)
      .first()
      .click()
    const thumbnail = page.locator('#timeline').getByRole('img', { name: 'whiteboard.jpg' })
    await thumbnail.waitFor()
    await page.locator('#timeline').getByRole('link', { name: 'plan.pdf' }).waitFor()
    await waitUntil(page, `document.querySelector('.files img').naturalWidth === 320`)
    assert.deepEqual(await violations(page), [])
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 390)
    const [entry] = await entries()
    assert.deepEqual([entry?.text, entry?.files?.length], ['The plan for the boat.', 2])
    const box = await thumbnail.boundingBox()
    assert.deepEqual([box?.width, box?.height], [160, 90])
    await page.getByRole('button', { name: /^More: Note.*The plan/ }).tap()
    const sheet = page.locator('.sheet:popover-open')
    await sheet.getByRole('button', { name: /Remove whiteboard\.jpg/ }).tap()
    await thumbnail.waitFor({ state: 'detached' })
    await button(page, /Undo/).click()
    await thumbnail.waitFor()
    wellBehaved('a picture')
    await thumbnail.click()
    await page.waitForURL(/\/files\/[\w-]{36}$/)
    await close()
  })

  test('at a desk, a picture is pasted, needs no words, and stays in the form without a connection', async () => {
    const { page, close, entries } = await open({ viewport: { width: 1280, height: 900 } })
    const { buffer } = await whiteboard(800)
    await note(page).focus()
    await page.evaluate(`(() => {
      const bytes = Uint8Array.from(atob('${buffer.toString('base64')}'), (each) => each.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }))
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })()`)
    await page.getByText('pasted.jpg').waitFor()
    await page.context().setOffline(true)
    await button(page, /^Save$/)
      .first()
      .click()
    await page.locator('.entry.saving').waitFor({ state: 'detached' })
    await page.getByText('pasted.jpg').waitFor()
    await page.context().setOffline(false)
    await button(page, /^Save$/)
      .first()
      .click()
    await page.locator('#timeline').getByRole('img', { name: 'pasted.jpg' }).waitFor()
    assert.deepEqual(
      (await entries()).map(({ text, files }) => [text, files?.length]),
      [['Picture', 1]],
    )
    await close()
  })

  test('a file that is refused says why beside its name, and can be left out', async () => {
    const { page, close, entries } = await open()
    const wrong = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF') }
    await page.getByLabel('Add pictures or files').setInputFiles([wrong])
    await note(page).fill('The contract.')
    await button(page, /^Save$/)
      .first()
      .click()
    await page
      .getByText(/notes\.pdf wasn’t added\. .*not a picture, PDF or document/)
      .first()
      .waitFor()
    await button(page, 'Leave out notes.pdf').click()
    assert.deepEqual(
      (await entries()).map(({ text, files }) => [text, files]),
      [['The contract.', undefined]],
    )
    await close()
  })

  test('without script, a file is added where the entry is edited', async () => {
    const { page, close, client, connectionId, address } = await open({ javaScriptEnabled: false })
    const { ixId } = await client.Memory_addNote({ connectionId, text: 'The plan for the boat.' })
    await page.goto(`${address}/entries/${ixId}?edit=1`)
    await page.getByLabel('Picture or file').setInputFiles([await whiteboard()])
    await button(page, 'Add pictures or files').click()
    await page.getByRole('img', { name: 'whiteboard.jpg' }).waitFor()
    await openMore(page, /Note/)
    await page.getByRole('button', { name: /Remove whiteboard\.jpg/ }).click()
    await button(page, /Undo/).click()
    await page.getByRole('img', { name: 'whiteboard.jpg' }).waitFor()
    await close()
  })
})
