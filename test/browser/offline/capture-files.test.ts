import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { newMember } from '../../harness/harness.ts'
import { fileKeys, pdf } from '../../samples/entry-files.ts'
import { picture } from '../../samples/images.ts'
import { toWav } from '../../samples/wav.ts'
import { noBrowser, useStage } from '../browser.ts'
import { openKeptBrowser } from '../kept-browser.ts'
import { allSent, countOnDevice } from '../outbox.ts'
import { signedInPage } from '../signed-in.ts'
import { withWorker } from '../with-worker.ts'
import { isCapture, openCuttingProxy } from './cutting-proxy.ts'

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }

suite('pictures and files without a connection', { skip: noBrowser }, () => {
  const stage = useStage()
  const whiteboard = async () => ({
    name: 'whiteboard.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture(1600, 900).jpeg().toBuffer(),
  })
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf() }
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

  test('two files wait while the browser is closed, and are stored once each, although answers are lost', async (t) => {
    const { house } = stage
    const rui = await newMember(house)
    const proxy = await openCuttingProxy(house.url)
    const browser = await openKeptBrowser({ ...house, url: proxy.url })
    t.after(() => browser.close().then(proxy.close))
    await browser.signIn(rui)
    const before = await browser.newPage('/capture')
    await withWorker(before)
    await browser.context().setOffline(true)
    await before.getByLabel('Add pictures or files').setInputFiles([await whiteboard(), plan])
    await before.getByLabel('What happened?').fill('The plan for the boat')
    await save(before).click()
    const outbox = before.locator('#outbox')
    await outbox.getByText('Saved here, waiting to be sent').waitFor()
    await outbox.getByText('whiteboard.jpg').waitFor()
    await browser.killAndRestart()
    await browser.signIn(rui)
    const seen = new Set<string | undefined>()
    proxy.fateOf = (request) => {
      const isFirst = isCapture(request) && !seen.has(request.url)
      if (isFirst) seen.add(request.url)
      return isFirst ? 'cut after' : 'pass'
    }
    const page = await browser.newPage('/today')
    await allSent(page)
    assert.equal(seen.size, 2)
    const [captured, ...others] = await rui.client.Captures_list({})
    assert.deepEqual([captured?.text, others], ['The plan for the boat', []])
    assert.deepEqual(captured?.files?.map(({ name }) => name).sort(), ['plan.pdf', 'whiteboard.jpg'])
    await house.work()
    // The picture with two previews, and the document.
    assert.equal((await fileKeys(house)).filter((key) => key.includes(captured?.captureId ?? '')).length, 4)
  })

  test('what another app shares is in Capture, also offline, and nothing is stored before it is saved', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const { page, wellBehaved, close } = await signedInPage(browser, house, rui, phone)
    await page.goto(`${house.url}/capture`)
    await withWorker(page)
    await page.goto(`${house.url}/capture`)
    await share(page, { title: 'The boat' }, [await whiteboard(), plan])
    await page.getByText('whiteboard.jpg').waitFor()
    assert.equal(await page.getByLabel('What happened?').inputValue(), 'The boat')
    await page.getByRole('button', { name: 'Leave out plan.pdf' }).tap()
    // What was not saved is there when the page is opened again.
    await page.goto(`${house.url}/capture`)
    await page.getByText('whiteboard.jpg').waitFor()
    assert.deepEqual([await page.getByText('plan.pdf').count(), await rui.client.Captures_list({})], [0, []])
    await save(page).tap()
    await page.getByText('whiteboard.jpg').waitFor({ state: 'detached' })
    await allSent(page)
    assert.equal((await rui.client.Captures_list({}))[0]?.files?.length, 1)
    wellBehaved('shared pictures')
    await page.context().setOffline(true)
    const memo = { name: 'memo.wav', mimeType: 'audio/wav', buffer: toWav(new Float32Array(8000), 8000) }
    const link = 'https://example.com/boats'
    await share(page, { text: `Look at ${link}`, url: link }, [memo, plan])
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
    await page.getByText('memo.wav').waitFor()
    assert.equal(await page.getByLabel('What happened?').inputValue(), `Look at ${link}`)
    await save(page).tap()
    await page.locator('#outbox').getByText('plan.pdf').waitFor()
    assert.equal(await countOnDevice(page), 1)
    await page.context().setOffline(false)
    await allSent(page)
    const [captured] = await rui.client.Captures_list({})
    assert.deepEqual([captured?.kind, captured?.files?.map(({ name }) => name)], ['voice_memo', ['plan.pdf']])
    await page.goto(`${house.url}/capture`)
    assert.equal(await page.getByText('memo.wav').count(), 0)
    await close()
  })
})

type Given = { name: string; mimeType: string; buffer: Buffer }

/** As the system does: a form that opens the address of the share target. */
async function share(page: Page, texts: Record<string, string>, files: Given[]) {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: buffer.toString('base64') }))
  await page.evaluate(`{
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/shared', enctype: 'multipart/form-data' })
    for (const [name, value] of Object.entries(${JSON.stringify(texts)}))
      form.append(Object.assign(document.createElement('input'), { name, value }))
    const transfer = new DataTransfer()
    for (const { name, type, bytes } of ${JSON.stringify(given)}) {
      const content = Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))
      transfer.items.add(new File([content], name, { type }))
    }
    const field = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true })
    field.files = transfer.files
    form.append(field)
    document.body.append(form)
    form.submit()
  }`)
}
