import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { newMember } from '../../harness/harness.ts'
import { pdf } from '../../samples/entry-files.ts'
import { picture } from '../../samples/images.ts'
import { noBrowser, useStage } from '../browser.ts'
import { allSent, countOnDevice } from '../outbox.ts'
import { signedInPage } from '../signed-in.ts'
import { violations } from '../sound-page.ts'
import { withWorker } from '../with-worker.ts'

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }

suite('pictures, files and relations in Capture', { skip: noBrowser }, () => {
  const stage = useStage()
  const whiteboard = async () => ({
    name: 'whiteboard.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture(1600, 900).jpeg().toBuffer(),
  })
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf() }

  async function openCapture() {
    const { house, browser } = stage
    const rui = await newMember(house)
    const add = async (displayName: string) => (await rui.client.Connections_create({ displayName })).connectionId
    const [ana, luis] = [await add('Ana Ribeiro'), await add('Luis Mora')]
    const { page, wellBehaved, close } = await signedInPage(browser, house, rui, phone)
    await page.goto(`${house.url}/capture`)
    await withWorker(page)
    const note = page.getByLabel('What happened?')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    const choose = page.getByLabel('Add pictures or files')
    const entriesOf = (id: string) => rui.client.Memory_listInteractions({ id })
    return { ...rui, ana, luis, page, wellBehaved, close, note, save, choose, entriesOf, url: house.url }
  }

  test('a picture of a whiteboard is captured for two people, and facts go to the one they are about', async () => {
    const { page, note, save, choose, ana, luis, entriesOf, wellBehaved, close } = await openCapture()
    await choose.setInputFiles([await whiteboard(), plan])
    await page.locator('.chosen-files canvas').first().waitFor()
    await note.fill('Lunch with Ana and Luis. Luis is allergic to nuts.')
    for (const name of ['Ana Ribeiro', 'Luis Mora']) {
      await page.getByRole('checkbox', { name }).check({ force: true })
    }
    await page.getByRole('button', { name: 'Leave out plan.pdf' }).tap()
    assert.deepEqual(await violations(page), [])
    await save.tap()
    await allSent(page)
    const notice = page.locator('#capture-notice')
    await notice.getByText('Allergy · Noted · Luis Mora').waitFor()
    await notice.getByRole('img', { name: 'whiteboard.jpg' }).waitFor()
    await page.evaluate('Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))')
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 390)
    assert.deepEqual(await violations(page), [])
    for (const id of [ana, luis]) {
      const [entry, ...others] = await entriesOf(id)
      assert.deepEqual([entry?.files?.map(({ name }) => name), others], [['whiteboard.jpg'], []])
    }
    wellBehaved('a picture for two')
    await close()
  })

  test('files need no words, and wait in the list until the capture is given to somebody', async () => {
    const { page, save, choose, ana, entriesOf, client, close, url } = await openCapture()
    await choose.setInputFiles([await whiteboard()])
    await save.tap()
    await allSent(page)
    const captures = page.locator('#captures')
    await captures.getByRole('img', { name: 'whiteboard.jpg' }).waitFor()
    await captures.getByRole('link', { name: 'Someone else or edit' }).tap()
    const panel = page.locator('summary', { hasText: 'Add pictures or files' })
    await panel.tap()
    await page.getByLabel('Picture or file').setInputFiles([plan])
    await page.getByRole('button', { name: 'Add pictures or files' }).tap()
    await page.getByRole('link', { name: 'plan.pdf' }).waitFor()
    await panel.tap()
    await page.getByRole('button', { name: /^Remove whiteboard\.jpg/ }).tap()
    await page.getByRole('button', { name: /^Undo/ }).tap()
    await page.getByRole('img', { name: 'whiteboard.jpg' }).waitFor()
    assert.deepEqual(await violations(page), [])
    await page.goto(`${url}/capture`)
    await captures.getByRole('button', { name: 'It is about Ana Ribeiro' }).tap()
    await page.getByText('Added to Ana Ribeiro').waitFor()
    const [entry] = await entriesOf(ana)
    assert.deepEqual(
      [entry?.text, entry?.files?.map(({ name }) => name).sort()],
      ['Picture', ['plan.pdf', 'whiteboard.jpg']],
    )
    assert.deepEqual(await client.Captures_list({}), [])
    await close()
  })

  test('a refused file says why, and neither the words nor the other file wait for it', async () => {
    const { page, note, save, choose, client, close } = await openCapture()
    const wrong = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF') }
    await choose.setInputFiles([wrong, plan])
    await note.fill('The contract')
    await save.tap()
    const outbox = page.locator('#outbox')
    await outbox.getByText(/not a picture, PDF or document/).waitFor()
    const [captured] = await client.Captures_list({})
    assert.deepEqual([captured?.text, captured?.files?.map(({ name }) => name)], ['The contract', ['plan.pdf']])
    await outbox.getByText('Not sent').waitFor()
    assert.equal(await outbox.getByText('plan.pdf').count(), 0)
    assert.deepEqual(await violations(page), [])
    const download = page.waitForEvent('download')
    await outbox.getByRole('button', { name: 'notes.pdf' }).tap()
    assert.equal((await download).suggestedFilename(), 'notes.pdf')
    await outbox.getByRole('button', { name: 'Discard' }).tap()
    await outbox.waitFor({ state: 'hidden' })
    assert.equal(await countOnDevice(page), 0)
    assert.equal((await client.Captures_list({})).length, 1)
    await close()
  })

  test('a file that is too large, and an eleventh one, are left out at once', async () => {
    const { page, choose, close } = await openCapture()
    await page.evaluate(`(() => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(21 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' }))
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })()`)
    await page.getByText('large.pdf: This file is larger than 20 MB.').waitFor()
    await choose.setInputFiles(Array.from({ length: 11 }, (_, at) => ({ ...plan, name: `plan ${at}.pdf` })))
    await page.getByText('A note can have up to 10 files.').waitFor()
    assert.equal(await page.getByRole('button', { name: /^Leave out/ }).count(), 10)
    await close()
  })

  test('a relation that the note names is kept with one tap, undone, and dismissed', async () => {
    const { page, note, save, client, ana, wellBehaved, close } = await openCapture()
    await note.fill('Coffee with Ana Ribeiro. Her husband Pavel sails.')
    await page.getByRole('checkbox', { name: 'Ana Ribeiro', checked: true }).waitFor({ state: 'attached' })
    await save.tap()
    const rows = page.locator('.understood')
    const keep = rows.getByRole('button', { name: 'Keep: Pavel' })
    const relations = async () => (await client.Relations_list({ id: ana })).map(({ kind, name }) => `${kind} ${name}`)
    await rows.getByText('Spouse').waitFor()
    await keep.tap()
    await rows.getByText('Family · Noted').waitFor()
    assert.deepEqual(await relations(), ['spouse Pavel'])
    await rows.getByRole('button', { name: /^Undo/ }).tap()
    await keep.waitFor()
    assert.deepEqual(await relations(), [])
    await rows.getByRole('button', { name: 'Dismiss: Pavel' }).tap()
    await rows.getByRole('button', { name: /^Undo/ }).tap()
    await keep.tap()
    await rows.getByText('Family · Noted').waitFor()
    assert.deepEqual(await relations(), ['spouse Pavel'])
    assert.deepEqual(await violations(page), [])
    wellBehaved('a relation')
    await close()
  })

  test('after a note, the relation is offered under it on the page of the person', async () => {
    const { page, client, ana, wellBehaved, close, url } = await openCapture()
    await client.Memory_addNote({ connectionId: ana, text: 'She has a boat.' })
    await page.goto(`${url}/people/${ana}`)
    await page.locator('#composer-text').fill('Introduced by Rita Blom.')
    await page.getByRole('button', { name: 'Save', exact: true }).first().tap()
    const timeline = page.locator('#timeline')
    await timeline.getByText('Introduced by: Rita Blom').waitFor()
    await timeline.getByRole('button', { name: 'Keep: Rita Blom' }).tap()
    await page.locator('.relation-line').getByText('Introduced by Rita Blom.').waitFor()
    assert.deepEqual(await violations(page), [])
    await timeline.getByRole('button', { name: /^Undo/ }).tap()
    await timeline.getByRole('button', { name: 'Dismiss: Rita Blom' }).tap()
    await timeline.getByText('The suggestion was dismissed.').waitFor()
    assert.equal(await page.locator('.relation-line').count(), 0)
    assert.deepEqual(
      [await client.Relations_list({ id: ana }), await client.Relations_suggested({ id: ana })],
      [[], []],
    )
    wellBehaved('a relation on the page')
    await close()
  })
})
