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
