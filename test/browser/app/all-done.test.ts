import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { instantText } from '#platform/context/context.ts'
import { newMember } from '../../harness/harness.ts'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { withWorker } from '../with-worker.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

suite('the end of a day on a phone', { skip: noBrowser }, () => {
  const stage = useStage()

  /** Somebody whose first steps are over. */
  async function oldMember() {
    const { house } = stage
    const member = await newMember(house)
    const createdAt = instantText(house.clock.now().subtract({ hours: 24 * 400 }))
    await house.kith.db.updateTable('members').set({ createdAt }).where('id', '=', member.memberId).execute()
    return member
  }

  test('one tap keeps the last promise, and Today says so and remembers; Undo brings the row back', async () => {
    const { house, browser } = stage
    const member = await oldMember()
    const { client } = member
    const now = house.clock.now()
    const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
    const occurredAt = instantText(now.subtract({ hours: 24 * 365 }))
    await client.Memory_addInteraction({
      connectionId,
      kind: 'call',
      text: 'She steered for the first time.',
      occurredAt,
    })
    await client.Moves_rest({ connectionId })
    const dueOn = now.toZonedDateTimeISO('UTC').toPlainDate().toString()
    await client.Promises_create({ connectionId, text: 'Send the deck', dueOn })
    const { page, wellBehaved, close } = await signedInPage(browser, house, member, phone)
    await page.goto(`${house.url}/today`)
    await withWorker(page)
    const tick = page.getByRole('button', { name: 'Mark done: Send the deck' })
    const allDone = page.getByText('You’re all caught up.')
    const memory = page.getByRole('link', { name: 'She steered for the first time.' })

    await tick.tap()
    await allDone.waitFor()
    await memory.waitFor()
    assert.equal((await client.Promises_listOpen({})).promises.length, 0)

    await page.getByRole('button', { name: /^Undo/ }).tap()
    await tick.waitFor()
    await allDone.waitFor({ state: 'detached' })
    assert.equal((await client.Promises_listOpen({})).promises.length, 1)

    await tick.tap()
    await memory.tap()
    await page.waitForURL(`**/people/${connectionId}#entry-*`)
    wellBehaved('the end of a day')
    await close()
  })

  test('twelve things fit on two screens, and a tick takes no longer than a blink', async () => {
    const { house, browser } = stage
    const member = await oldMember()
    const today = house.clock.now().toZonedDateTimeISO('UTC').toPlainDate()
    for (let at = 0; at < 7; at++) {
      const { connectionId } = await member.client.Connections_create({ displayName: `Person Number ${at}` })
      const text = 'Send the two ways to do the shop in Almada, small and large'
      await member.client.Promises_create({
        connectionId,
        text: `${text} ${at}`,
        dueOn: `${today.subtract({ days: at })}`,
      })
    }
    for (let at = 0; at < 5; at++) {
      const { connectionId } = await member.client.Connections_create({ displayName: `Old Friend ${at}` })
      const occurredAt = `${today.subtract({ days: 200 + at })}T09:00:00.000Z`
      await member.client.Memory_addInteraction({ connectionId, kind: 'call', text: 'Talked.', occurredAt })
    }
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const { page, wellBehaved, close } = await signedInPage(browser, house, member, { ...phone, reducedMotion })
      await page.goto(`${house.url}/today`)
      if (reducedMotion === 'no-preference') {
        assert.equal(await page.locator('#today .row').count(), 12)
        const height = await page.evaluate<number>('document.documentElement.scrollHeight')
        assert.ok(height <= 2 * phone.viewport.height, `${height} px`)
      }
      await page
        .getByRole('button', { name: /^Mark done/ })
        .first()
        .tap()
      await page.locator('.undo-line').waitFor()
      const motion = await page.evaluate<string>("getComputedStyle(document.querySelector('.undo-line')).animation")
      if (reducedMotion === 'reduce') assert.match(motion, /^none/)
      else assert.match(motion, /^0\.1[5-9]\d*s|^0\.2s/)
      wellBehaved('twelve things')
      await close()
    }
  })

  test('a hint that was dismissed stays dismissed', async () => {
    const { house, browser } = stage
    const member = await oldMember()
    const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
    await member.client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2099-01-01' })
    const { page, wellBehaved, close } = await signedInPage(browser, house, member, phone)
    await page.addInitScript(`for (const name of ['PushManager', 'Notification']) window[name] ??= class {}
Object.defineProperty(Notification, 'permission', { get: () => 'default' })`)
    await page.goto(`${house.url}/today`)
    await withWorker(page)
    const hint = page.getByRole('link', { name: 'Get reminded' })
    await hint.waitFor()
    await page.getByRole('button', { name: 'Dismiss: Get reminded' }).tap()
    await hint.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { name: 'Today' }).waitFor()
    assert.equal(await hint.count(), 0)
    wellBehaved('a dismissed hint')
    await close()
  })
})
