import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { newMember, type Someone } from '../../harness/harness.ts'
import { noBrowser, useStage } from '../browser.ts'
import { allSent } from '../outbox.ts'
import { signedInPage } from '../signed-in.ts'
import { violations } from '../sound-page.ts'
import { withWorker } from '../with-worker.ts'

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }

suite('capturing in one gesture, on a phone', { skip: noBrowser }, () => {
  const stage = useStage()

  test('somebody new and a note about them are three taps from Today', async () => {
    const rui = await newMember(stage.house)
    await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
    const { page, tap, taps, wellBehaved, close } = await openPhone(rui)
    await tap(page.getByRole('link', { name: 'Capture' }))
    await tap(page.getByLabel('What happened?'))
    await page.keyboard.type('Met Priya Raghunathan at the fair. She is allergic to peanuts.')
    await page.getByRole('checkbox', { name: 'Add Priya Raghunathan', checked: true }).waitFor({ state: 'attached' })
    assert.deepEqual(await violations(page), [])
    await tap(page.getByRole('button', { name: 'Save', exact: true }))
    await allSent(page)
    assert.equal(taps(), 3)
    const { connections } = await rui.client.Connections_search({ query: 'Priya Raghunathan' })
    const [entry] = await rui.client.Memory_listInteractions({ id: connections[0]?.connectionId ?? '' })
    assert.equal(entry?.text, 'Met Priya Raghunathan at the fair. She is allergic to peanuts.')
    wellBehaved('somebody new')
    await close()
  })

  test('what is typed while a slow phone still loads the page is read too', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
    const { page, close } = await signedInPage(browser, house, rui, { ...phone, serviceWorkers: 'block' })
    const typed = Promise.withResolvers<void>()
    await page.route('**/capture/capture.js', (route) => typed.promise.then(() => route.continue()))
    await page.goto(`${house.url}/capture`, { waitUntil: 'commit' })
    await page.getByLabel('What happened?').fill('Coffee with Ana Ribeiro')
    typed.resolve()
    await page.getByRole('checkbox', { name: 'Ana Ribeiro', checked: true }).waitFor({ state: 'attached' })
    await close()
  })

  test('a note about somebody known is three taps, and another of the same name is a choice', async () => {
    const rui = await newMember(stage.house)
    const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
    await rui.client.Connections_create({ displayName: 'Bea Costa' })
    const { connectionId: other } = await rui.client.Connections_create({ displayName: 'Bea Lima' })
    const { page, tap, taps, close } = await openPhone(rui)
    await tap(page.getByRole('link', { name: 'Capture' }))
    await tap(page.getByLabel('What happened?'))
    await page.keyboard.type('Coffee with Ana Ribeiro')
    await page.getByRole('checkbox', { name: 'Ana Ribeiro', checked: true }).waitFor({ state: 'attached' })
    await tap(page.getByRole('button', { name: 'Save', exact: true }))
    await allSent(page)
    assert.equal(taps(), 3)
    assert.equal((await rui.client.Memory_listInteractions({ id: connectionId })).length, 1)
    await page.getByLabel('What happened?').fill('Lunch with Bea')
    await tap(page.getByText('Bea Lima'))
    await page.getByLabel('What happened?').fill('Lunch with Bea, by the river')
    await tap(page.getByRole('button', { name: 'Save', exact: true }))
    await allSent(page)
    assert.equal((await rui.client.Memory_listInteractions({ id: other }))[0]?.text, 'Lunch with Bea, by the river')
    await close()
  })

  test('what was understood is shown after saving: a birthday is kept, and a promise dismissed, with Undo', async () => {
    const rui = await newMember(stage.house)
    const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
    const { page, tap, wellBehaved, close } = await openPhone(rui)
    await tap(page.getByRole('link', { name: 'Capture' }))
    const text =
      'Coffee with Ana Ribeiro. Her birthday is on the 2nd of December. She is allergic to peanuts. I promised her the deck by Friday.'
    await page.getByLabel('What happened?').fill(text)
    await page.getByRole('checkbox', { name: 'Ana Ribeiro', checked: true }).waitFor({ state: 'attached' })
    await tap(page.getByRole('button', { name: 'Save', exact: true }))
    const rows = page.locator('.understood')
    await rows.getByText('Allergy · Noted').waitFor()
    assert.deepEqual(await violations(page), [])
    const birthday = async () => (await rui.client.Connections_get({ connectionId })).birthday
    await tap(rows.getByRole('button', { name: 'Keep: 2nd of December' }))
    await rows.getByText('Birthday · Noted').waitFor()
    assert.equal(await birthday(), '--12-02')
    await tap(rows.getByRole('button', { name: /^Undo/ }))
    await tap(rows.getByRole('link', { name: 'Dismiss: 2nd of December' }))
    await tap(rows.getByRole('link', { name: 'Undo' }))
    await rows.getByRole('link', { name: 'Dismiss: 2nd of December' }).waitFor()
    assert.equal(await birthday(), undefined)
    await rows.getByText(/^Promise · Due/).waitFor()
    await tap(rows.getByRole('button', { name: /^Not a promise/ }))
    await rows.getByText('Dismissed.').waitFor()
    assert.deepEqual((await rui.client.Promises_listOpen({})).promises, [])
    await tap(rows.getByRole('button', { name: /^Undo/ }))
    await rows.getByText(/^Promise · Due/).waitFor()
    assert.equal((await rui.client.Promises_listOpen({})).promises.length, 1)
    wellBehaved('what was understood')
    await close()
  })

  test('without a connection, a note waits on the phone, goes out later, and can then add somebody new', async () => {
    const rui = await newMember(stage.house)
    const { page, tap, close } = await openPhone(rui)
    await page.goto(`${stage.house.url}/capture`)
    await page.context().setOffline(true)
    await page.getByLabel('What happened?').fill('Met Priya Raghunathan at the harbour')
    await tap(page.getByRole('button', { name: 'Save', exact: true }))
    await page.getByText('Saved on this phone. It will be sent when you’re back online.').waitFor()
    assert.doesNotMatch(await page.locator('main').innerText(), /try again|\bsent\.|not sent/i)
    await page.context().setOffline(false)
    await allSent(page)
    await tap(page.getByRole('button', { name: 'Add Priya Raghunathan' }))
    await page.getByText('Added to Priya Raghunathan').waitFor()
    const { connections } = await rui.client.Connections_search({ query: 'Priya' })
    assert.equal(connections.length, 1)
    await close()
  })

  test('without script, the page after sending offers to add somebody new', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const { page, close } = await signedInPage(browser, house, rui, { ...phone, javaScriptEnabled: false })
    await page.goto(`${house.url}/capture`)
    await page.getByLabel('What happened?').fill('Met Priya Raghunathan at the fair')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Add Priya Raghunathan' }).click()
    await page.getByText('Added to Priya Raghunathan').waitFor()
    const { connections } = await rui.client.Connections_search({ query: 'Priya' })
    assert.deepEqual(
      connections.map(({ displayName }) => displayName),
      ['Priya Raghunathan'],
    )
    await close()
  })

  async function openPhone(member: Someone) {
    const { house, browser } = stage
    const { page, wellBehaved, close } = await signedInPage(browser, house, member, phone)
    await page.goto(`${house.url}/today`)
    await withWorker(page)
    let count = 0
    const tap = async (target: Locator) => {
      count++
      await target.tap()
    }
    return { page, tap, taps: () => count, wellBehaved, close }
  }
})
