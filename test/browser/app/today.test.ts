import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { newMember } from '../../harness/harness.ts'
import { noBrowser, useStage, waitUntil } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'

suite('Today and the promises in a browser', { skip: noBrowser }, () => {
  const stage = useStage()
  const today = Temporal.Now.plainDateISO('UTC')

  /** A member with seven people and a promise to each, the last one due today. */
  async function open(path: string, javaScriptEnabled = true) {
    const member = await newMember(stage.house)
    const { client } = member
    let connectionId = ''
    for (const days of [6, 5, 4, 3, 2, 1, 0]) {
      ;({ connectionId } = await client.Connections_create({ displayName: `Ana ${days}` }))
      await client.Promises_create({ connectionId, text: `Send ${days}`, dueOn: `${today.subtract({ days })}` })
    }
    const viewport = { width: 390, height: 360 }
    const watched = await signedInPage(stage.browser, stage.house, member, { viewport, javaScriptEnabled })
    await watched.page.goto(stage.house.url + path)
    const dayOf = async (text: string) =>
      (await client.Promises_listOpen({})).promises.find((each) => each.text === text)?.dueOn
    return { ...watched, member, client, connectionId, dayOf }
  }

  for (const path of ['/today', '/promises'])
    test(`Undo far down on ${path} stays there, also when the list is drawn again`, async () => {
      const { page, wellBehaved, close } = await open(path)
      const done = button(page, 'Mark done: Send 0')
      await done.scrollIntoViewIfNeeded()
      await done.click()
      await button(page, 'Undo').waitFor()
      const before = await scrolled(page)
      assert.ok(before > 150)
      await drawnAgain(page, () => button(page, 'Undo').click())
      await done.waitFor()
      assert.ok(Math.abs((await scrolled(page)) - before) < 200, `${before} → ${await scrolled(page)}`)
      assert.match(await focusedCard(page), /Send 0/)
      wellBehaved('undo')
      await close()
    })

  test('a change by somebody else moves neither the focus nor the page', async () => {
    const { page, client, connectionId, wellBehaved, close } = await open('/promises')
    const done = button(page, 'Mark done: Send 0')
    await done.scrollIntoViewIfNeeded()
    await done.focus()
    const before = await scrolled(page)
    await drawnAgain(page, () =>
      client.Promises_create({ connectionId, text: 'Send later', dueOn: `${today.add({ days: 3 })}` }),
    )
    await page.getByText('Send later').waitFor()
    assert.equal(await scrolled(page), before)
    assert.equal(await page.evaluate('document.activeElement.ariaLabel'), 'Mark done: Send 0')
    wellBehaved('live')
    await close()
  })

  for (const javaScriptEnabled of [true, false])
    test(`a promise that is put off leaves a line with its new day, ${javaScriptEnabled ? 'with' : 'without'} script`, async () => {
      const { page, dayOf, wellBehaved, close } = await open('/today', javaScriptEnabled)
      const later = `${today.add({ days: 40 })}`
      const card = page.locator('.row', { hasText: 'Send 4' })
      await card.getByRole('button', { name: /^Later/ }).click()
      await card.getByLabel('Due on').fill(later)
      await card.getByRole('button', { name: 'Change day' }).click()
      await page.locator('.undo-line', { hasText: javaScriptEnabled ? 'Send 4 is now due' : 'changed' }).waitFor()
      assert.equal(await card.count(), 0)
      assert.equal(await dayOf('Send 4'), later)
      await page.getByRole('button', { name: /^Undo/ }).click()
      await card.waitFor()
      assert.equal(await dayOf('Send 4'), `${today.subtract({ days: 4 })}`)
      wellBehaved('another day')
      await close()
    })

  test('postponing to tomorrow takes one click, even for a promise without a day', async () => {
    const { page, client, connectionId, dayOf, wellBehaved, close } = await open('/today')
    await client.Promises_create({ connectionId, text: 'Ask Olena' })
    await page.goto(`${stage.house.url}/promises`)
    for (const text of ['Send 5', 'Ask Olena']) {
      await page
        .locator('.row', { hasText: text })
        .getByRole('button', { name: /^Later/ })
        .click()
      await button(page, `Tomorrow: ${text}`).click()
      await page.locator('.row', { hasText: text }).getByText('Due tomorrow').waitFor()
      assert.equal(await dayOf(text), `${today.add({ days: 1 })}`)
    }
    wellBehaved('tomorrow')
    await close()
  })

  test('Undo restores a promise without a day', async () => {
    const { page, client, connectionId, wellBehaved, close } = await open('/today')
    const { promiseId } = await client.Promises_create({ connectionId, text: 'Ask Olena' })
    await page.goto(`${stage.house.url}/promises`)
    const card = page.locator('.row', { hasText: 'Ask Olena' })
    await card.getByRole('button', { name: /^Later/ }).click()
    await card.getByLabel('Due on').fill(`${today.subtract({ days: 1 })}`)
    await card.getByRole('button', { name: 'Change day' }).click()
    await button(page, 'Undo').click()
    await card.getByText('No day given').waitFor()
    assert.equal((await client.Promises_get({ promiseId })).dueAssumed, true)
    wellBehaved('no day')
    await close()
  })
})

const button = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).first()
const scrolled = (page: Page) => page.evaluate<number>('scrollY')
const focusedCard = async (page: Page) =>
  String(await page.evaluate("document.activeElement.closest('li')?.textContent"))

/** Waits until the event about a change has drawn the list again. */
async function drawnAgain(page: Page, change: () => Promise<unknown>) {
  await page.evaluate("document.querySelector('#today, #promises').dataset.old = ''")
  await change()
  await waitUntil(page, "!document.querySelector('#today, #promises').matches('[data-old]')")
}
