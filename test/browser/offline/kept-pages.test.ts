import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { connect, newMember, type Someone } from '../../harness/harness.ts'
import { until } from '../../harness/patience.ts'
import { noBrowser, useStage } from '../browser.ts'
import { allSent, capturedTexts, countOnDevice, writeNote } from '../outbox.ts'
import { signedInPage } from '../signed-in.ts'
import { keepPages, keptPages, untilKept } from '../with-worker.ts'

suite('pages that are kept on a device', { skip: noBrowser }, () => {
  const stage = useStage()

  /** A browser that keeps a person's page and Today, which is open. */
  async function keeping() {
    const { house, browser } = stage
    const rui = await newMember(house)
    const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
    const { page, close } = await signedInPage(browser, house, rui)
    await page.goto(`${house.url}/capture`)
    await keepPages(page)
    for (const path of [`/people/${connectionId}`, '/today']) {
      await page.goto(house.url + path)
      await untilKept(page, path)
    }
    return { rui, page, close, person: `${house.url}/people/${connectionId}` }
  }

  async function assertGone(page: Page, person: string) {
    await untilNoneIsKept(page)
    await page.context().setOffline(true)
    await page.goto(person)
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
    assert.equal(await page.getByText('Ana Ribeiro').count(), 0)
  }

  test('go when the account is deleted', async () => {
    const { rui, page, person, close } = await keeping()
    await page.goto(`${stage.house.url}/settings/removal`)
    await page.getByLabel('Password').fill(rui.password)
    await page.getByRole('main').getByRole('button').click()
    await page.getByRole('heading', { name: 'deleted' }).waitFor()
    await assertGone(page, person)
    await close()
  })

  test('go at the next visit after the session was ended elsewhere', async () => {
    const { rui, page, person, close } = await keeping()
    await page.goto('about:blank')
    await endElsewhere(rui)
    await page.goto(`${stage.house.url}/today`)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await assertGone(page, person)
    await close()
  })

  test('go by themselves while a page is open and the session is ended elsewhere', async () => {
    const { rui, page, person, close } = await keeping()
    await endElsewhere(rui)
    await assertGone(page, person)
    await close()
  })

  test('stay during the session, even when passing through the sign-in page', async () => {
    const { page, person, close } = await keeping()
    for (const path of ['/', '/sign-in', '/settings/removal']) await page.goto(stage.house.url + path)
    await page.context().setOffline(true)
    await page.goto(person)
    await page.getByRole('heading', { name: 'Ana Ribeiro' }).waitFor()
    await close()
  })

  test('are shown for a week without the service, while captures keep waiting', async () => {
    const { rui, page, person, close } = await keeping()
    await page.context().setOffline(true)
    await confirmedBefore(page, 6.9)
    await page.goto(person)
    await page.getByRole('heading', { name: 'Ana Ribeiro' }).waitFor()
    await confirmedBefore(page, 7.1)
    await page.goto(person)
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
    assert.deepEqual(await keptPages(page), [])
    await writeNote(page, 'Written at sea')
    await page.getByText('Saved on this').first().waitFor()
    assert.equal(await countOnDevice(page), 1)
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Ana Ribeiro' }).waitFor()
    await allSent(page)
    assert.deepEqual(await capturedTexts(rui), ['Written at sea'])
    // The service has confirmed the session: pages are kept again.
    await page.goto(person)
    await untilKept(page, new URL(person).pathname)
    await close()
  })

  test('are not shown without the service if the last session check is unknown', async () => {
    const { page, person, close } = await keeping()
    await page.context().setOffline(true)
    await confirmedBefore(page, null)
    await page.goto(person)
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
    assert.deepEqual(await keptPages(page), [])
    await close()
  })

  /** As from another device: this browser hears nothing of it by itself. */
  async function endElsewhere({ email, password }: Someone) {
    const { accessToken } = await connect(stage.house).Access_signIn({ email, password })
    await connect(stage.house, accessToken).Sessions_endOthers()
  }
})

/** As if the service had last confirmed the session so many days ago; null as an older version stored it, without a date. */
function confirmedBefore(page: Page, days: number | null) {
  const confirmedAt = days === null ? undefined : Date.now() - days * 86_400_000
  return page.evaluate(`(async () => {
    const cache = await caches.open('kith-reader')
    const reader = await (await cache.match('/reader')).json()
    await cache.put('/reader', Response.json({ ...reader, confirmedAt: ${confirmedAt} }))
  })()`)
}

async function untilNoneIsKept(page: Page) {
  await until(async () => (await keptPages(page)).length === 0)
}
