import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { connect, newMember } from '../../harness/harness.ts'
import { openStore } from '../../harness/stores.ts'
import { killGroup, signUp, startService } from '../../machine/running.ts'
import { noBrowser, sharedBrowser, useStage } from '../browser.ts'
import { allSent, writeNote } from '../outbox.ts'
import { signedInPage } from '../signed-in.ts'
import { keepPages, untilKept, withWorker } from '../with-worker.ts'
import { openCuttingProxy } from './cutting-proxy.ts'

/** Some browsers never say that they are online again. */
const silence = `addEventListener('online', (event) => event.stopImmediatePropagation(), true)`

suite('coming back online', { skip: noBrowser }, () => {
  const stage = useStage()

  async function opened(url = stage.house.url) {
    const rui = await newMember(stage.house)
    const { page, close } = await signedInPage(stage.browser, { ...stage.house, url }, rui)
    await page.addInitScript(silence)
    await page.goto(`${url}/capture`)
    await withWorker(page)
    return { rui, page, close }
  }

  test('pages from the device load again by themselves, in a browser that never says it is online', async () => {
    const { house } = stage
    const { page, close } = await opened()
    await keepToday(page, house.url)
    await page.context().setOffline(true)
    await page.goto(`${house.url}/today`)
    await page.getByText('You’re offline').waitFor()
    const other = await page.context().newPage()
    await other.addInitScript(silence)
    await other.goto(`${house.url}/people`)
    await other.getByRole('heading', { name: 'You’re offline' }).waitFor()
    await page.context().setOffline(false)
    await other.getByRole('heading', { name: 'People', exact: true }).waitFor()
    await page.bringToFront()
    await page.getByText('You’re offline').waitFor({ state: 'detached' })
    await close()
  })

  test('text being written stays until it is saved, even when the service is back', async () => {
    const { house } = stage
    const { rui, page, close } = await opened()
    await page.context().setOffline(true)
    await page.goto(`${house.url}/people`)
    await page.getByLabel('What happened?').fill('Half a tho')
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'You’re back online' }).waitFor()
    assert.equal(await page.getByLabel('What happened?').inputValue(), 'Half a tho')
    await writeNote(page, 'Half a thought')
    await page.getByRole('heading', { name: 'People', exact: true }).waitFor()
    await allSent(page)
    assert.deepEqual(
      (await rui.client.Captures_list({})).map(({ text }) => text),
      ['Half a thought'],
    )
    await close()
  })

  test('a proxy that says the service is stopped is not the service', async () => {
    const proxy = await openCuttingProxy(stage.house.url)
    const { page, close } = await opened(proxy.url)
    await keepToday(page, proxy.url)
    proxy.fateOf = () => 'bad gateway'
    await page.goto(`${proxy.url}/today`)
    await page.getByText('You’re offline').waitFor()
    proxy.fateOf = () => 'pass'
    await page.getByText('You’re offline').waitFor({ state: 'detached' })
    await close()
    await proxy.close()
  })
})

test('pages load again when Kith was stopped and is started again', { skip: noBrowser }, async () => {
  const store = await openStore()
  let kith = await startService(store.env)
  const { url } = kith
  const token = await signUp(kith)
  const { connectionId } = await connect({ url }, token).Connections_create({ displayName: 'Ana Ribeiro' })
  const { page, close } = await signedInPage(await sharedBrowser(), { url }, { token })
  await page.goto(`${url}/capture`)
  await keepToday(page, url)
  await killGroup(kith)
  await page.goto(`${url}/today`)
  await page.getByText('You’re offline').waitFor()
  const other = await page.context().newPage()
  await other.goto(`${url}/people/${connectionId}`)
  await other.getByRole('heading', { name: 'You’re offline' }).waitFor()
  kith = await startService({ ...store.env, PORT: new URL(url).port })
  await other.getByRole('heading', { name: 'Ana Ribeiro' }).waitFor()
  await page.bringToFront()
  await page.getByText('You’re offline').waitFor({ state: 'detached' })
  await close()
  await killGroup(kith)
  await store.remove()
})

/** On the page for capturing. */
async function keepToday(page: Page, url: string) {
  await keepPages(page)
  await page.goto(`${url}/today`)
  await untilKept(page, '/today')
}
