import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { CDPSession, Page } from 'playwright-core'
import { sweepReminders } from '#transfer/reminders/sweep.ts'
import { newPromiser } from '../../harness/reminded.ts'
import { openPushService } from '../../servers/push-service.ts'
import { allowsReceivers } from '../../servers/webhook-receiver.ts'
import { noBrowser, useStage } from '../browser.ts'
import { findChromium } from '../chromium.ts'
import { signedInPage } from '../signed-in.ts'
import { withWorker } from '../with-worker.ts'

const service = await openPushService()

suite('reminders on a device', { skip: noBrowser }, () => {
  const stage = useStage(allowsReceivers, findChromium())

  test('a promise that comes due reaches the service worker of a real browser, and a press opens the person', async () => {
    const { house, browser } = stage
    const rui = await newPromiser(house, { timeZone: 'UTC' })
    const { page, wellBehaved, close } = await signedInPage(browser, house, rui, { permissions: ['notifications'] })
    await subscribesAt(page, service.subscription('/phone'))
    await page.goto(`${house.url}/settings/reminders`)
    await withWorker(page)
    await page.getByRole('button', { name: 'Turn on notifications on this device' }).click()
    await page.locator('#devices strong', { hasText: 'This device' }).waitFor()
    assert.equal((await rui.client.PushSubscriptions_list()).subscriptions.length, 1)
    const tomorrow = house.clock.now().toZonedDateTimeISO('UTC').add({ days: 1 }).toPlainDate().toString()
    await rui.promise('Canary', tomorrow, '12:00')
    house.clock.set(`${tomorrow}T12:00:30Z`)
    await sweepReminders(house.kith)
    await house.work()
    const [push] = service.received
    assert.deepEqual([push?.payload.kind, push?.payload.count, push?.payload.badge], ['promises', 1, 1])
    await deliver(await page.context().newCDPSession(page), house.url, JSON.stringify(push?.payload))
    assert.deepEqual(await shownNotifications(page), [
      { title: 'A promise is due', body: '', data: `/people/${rui.connectionId}` },
    ])
    const [worker] = page.context().serviceWorkers()
    // What a press on the notification calls. No test can press it: the system shows it.
    await worker?.evaluate(`openPage('/people/${rui.connectionId}').catch(() => {})`)
    await page.waitForURL(`**/people/${rui.connectionId}`)
    assert.equal(await page.locator('#tabs').getAttribute('data-due'), '1')
    wellBehaved('reminders')
    await close()
    house.clock.reset()
  })

  test('the app can be installed, and takes shared texts and contacts without saving anybody unseen', async () => {
    const { house, browser } = stage
    const rui = await newPromiser(house)
    const { page, wellBehaved, close } = await signedInPage(browser, house, rui)
    await page.goto(`${house.url}/today`)
    await withWorker(page)
    const { errors } = await (await page.context().newCDPSession(page)).send('Page.getAppManifest')
    assert.deepEqual(errors, [])
    await share(page, { text: 'Ana spoke about boats', url: 'https://example.com/talk' })
    await page.waitForURL('**/capture?**')
    assert.equal(
      await page.getByLabel('What happened?').inputValue(),
      'Ana spoke about boats\nhttps://example.com/talk',
    )
    assert.equal((await rui.client.Captures_list({})).length, 0)
    await share(page, {}, 'BEGIN:VCARD\nVERSION:3.0\nFN:Eva Lima\nEND:VCARD\n')
    assert.equal((await rui.client.Imports_list()).imports.length, 0)
    await page.getByRole('button', { name: 'Look at them' }).click()
    await page.waitForURL(/\/imports\/[\w-]{36}/)
    assert.equal((await rui.client.Imports_list()).imports.length, 1)
    assert.equal((await rui.client.Connections_search({ query: 'Eva Lima' })).connections.length, 0)
    await share(page, {}, 'BEGIN:VCARD\nVERSION:3.0\nFN:Not Wanted\nEND:VCARD\n')
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByText('Nothing is waiting here.').waitFor()
    await page.reload()
    await page.getByText('Nothing is waiting here.').waitFor()
    assert.equal((await rui.client.Imports_list()).imports.length, 1)
    wellBehaved('sharing')
    await close()
  })
})

/**
 * Chromium subscribes only through Google's servers, which tests can't reach. So the browser's part of subscribing is ours;
 * what follows, from the form to the notification, is real.
 */
async function subscribesAt(page: Page, { endpoint, p256dh, auth }: Record<'endpoint' | 'p256dh' | 'auth', string>) {
  const subscription = JSON.stringify({ endpoint, keys: { p256dh, auth } })
  await page.addInitScript(`{
    const subscription = { ...${subscription}, toJSON: () => (${subscription}) }
    PushManager.prototype.subscribe = async () => (sessionStorage.setItem('subscribed', '1'), subscription)
    PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') ? subscription : null)
  }`)
}

/** As the browser does when its push service has a message for a registration. */
async function deliver(session: CDPSession, url: string, data: string) {
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(url))
      if (own) resolve(own.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await session.send('ServiceWorker.deliverPushMessage', { origin: new URL(url).origin, registrationId, data })
}

/** Waits until there are some. */
function shownNotifications(page: Page) {
  return page.evaluate(`(async () => {
    const { ready } = navigator.serviceWorker
    for (let tries = 0; tries < 2_000; tries += 1) {
      const shown = await (await ready).getNotifications()
      if (shown.length > 0) return shown.map(({ title, body, data }) => ({ title, body, data }))
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return []
  })()`)
}

/** As the system does: a form that opens the address of the share target. */
async function share(page: Page, fields: Record<string, string>, contacts?: string) {
  await page.evaluate(`{
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/shared', enctype: 'multipart/form-data' })
    for (const [name, value] of Object.entries(${JSON.stringify(fields)})) {
      const field = document.createElement('input')
      Object.assign(field, { name, value })
      form.append(field)
    }
    if (${JSON.stringify(contacts ?? null)} !== null) {
      const field = document.createElement('input')
      Object.assign(field, { type: 'file', name: 'contacts' })
      const files = new DataTransfer()
      files.items.add(new File([${JSON.stringify(contacts ?? '')}], 'eva.vcf', { type: 'text/vcard' }))
      field.files = files.files
      form.append(field)
    }
    document.body.append(form)
    form.submit()
  }`)
}
