import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { newMember } from '../../harness/harness.ts'
import { toWav } from '../../samples/wav.ts'
import { noBrowser, useStage } from '../browser.ts'
import { allSent, capturedTexts, countOnDevice, writeNote } from '../outbox.ts'
import { signedInPage } from '../signed-in.ts'
import { violations } from '../sound-page.ts'

suite('capturing in a real browser', { skip: noBrowser }, () => {
  const stage = useStage()

  test('a note is saved on the device, sent, and given to the person it names', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
    const { page, wellBehaved, close } = await signedInPage(browser, house, rui)
    await page.goto(`${house.url}/capture`)
    await writeNote(page, 'Coffee with Ana Ribeiro. I promised her the deck by Friday.')
    await page.locator('#capture-state').getByText('Saved', { exact: true }).waitFor()
    assert.equal(await countOnDevice(page), 0)
    await page.getByRole('button', { name: 'It is about Ana Ribeiro' }).click()
    await page.getByText('Added to Ana Ribeiro').waitFor()
    await page.getByText(/^Promise · Due/).waitFor()
    assert.equal((await rui.client.Memory_listInteractions({ id: connectionId })).length, 1)
    wellBehaved('capture')
    await close()
  })

  test('the person is found as the name is typed and chosen before saving', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    for (const displayName of ['Ana Ribeiro', 'Bruno Alves', 'Carla Dias', 'Dora Melo', 'Eva Reis', 'Filipa Sá'])
      await rui.client.Connections_create({ displayName })
    const { page, close } = await signedInPage(browser, house, rui)
    await page.goto(`${house.url}/capture`)
    await page.getByLabel('Find a person').pressSequentially('bruno')
    await page.getByRole('checkbox', { name: 'Bruno Alves' }).check({ force: true })
    await page.getByLabel('Find a person').fill('carla')
    await page.getByRole('checkbox', { name: 'Carla Dias' }).waitFor({ state: 'attached' })
    assert.ok(await page.getByRole('checkbox', { name: 'Bruno Alves' }).isChecked(), 'the choice stays')
    await writeNote(page, 'Called him about the boat')
    await page.locator('#capture-state').getByText('Saved', { exact: true }).waitFor()
    const { connections } = await rui.client.Connections_search({ query: 'Bruno' })
    const [entry] = await rui.client.Memory_listInteractions({ id: connections[0]?.connectionId ?? '' })
    assert.equal(entry?.text, 'Called him about the boat')
    assert.deepEqual(await capturedTexts(rui), [])
    await close()
  })

  for (const [way, options] of [
    ['with script', {}],
    ['without script', { javaScriptEnabled: false }],
  ] as const)
    test(`${way}: a note about somebody new adds the person, with the name that was typed`, async () => {
      const { house, browser } = stage
      const rui = await newMember(house)
      await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
      const { page, wellBehaved, close } = await signedInPage(browser, house, rui, options)
      await page.goto(`${house.url}/capture`)
      await page.getByLabel('What happened?').fill('I promised her the deck by Friday.')
      const isScripted = way === 'with script'
      await page.getByLabel(isScripted ? 'Find a person' : 'Name', { exact: true }).fill('Zoë Marlow')
      if (isScripted) await page.getByText('Add Zoë Marlow').waitFor()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      if (!isScripted) await page.getByRole('button', { name: 'Add Zoë Marlow' }).click()
      await (isScripted
        ? page.locator('#capture-state').getByText('Saved', { exact: true })
        : page.getByText('Added to Zoë Marlow')
      ).waitFor()
      const { connections } = await rui.client.Connections_search({ query: 'Zoë Marlow' })
      const [zoe] = connections.filter(({ displayName }) => displayName === 'Zoë Marlow')
      const [entry] = await rui.client.Memory_listInteractions({ id: zoe?.connectionId ?? '' })
      assert.equal(entry?.text, 'I promised her the deck by Friday.')
      if (isScripted) assert.equal(await page.getByLabel('Find a person').inputValue(), '')
      wellBehaved(way)
      await close()
    })

  test('without a connection, the name can be added, and no message asks to try again', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const { page, close } = await signedInPage(browser, house, rui, { hasTouch: true, isMobile: true })
    await page.goto(`${house.url}/capture`)
    await page.route('**/capture**', (route) => route.abort())
    await page.getByLabel('Find a person').fill('Zoë Marlow')
    await page.locator('#status', { hasText: 'You’re offline.' }).waitFor()
    await page.getByText('Add Zoë Marlow').click()
    await writeNote(page, 'Met at the harbour')
    await page.locator('#capture-state').getByText('Saved on this phone', { exact: true }).waitFor()
    assert.doesNotMatch(await page.locator('body').innerText(), /try again/i)
    await page.unrouteAll()
    await allSent(page)
    const { connections } = await rui.client.Connections_search({ query: 'Zoë' })
    assert.deepEqual(
      connections.map(({ displayName }) => displayName),
      ['Zoë Marlow'],
    )
    await close()
  })

  test('without script, text, a recording and the person go with one form', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
    const { page, close } = await signedInPage(browser, house, rui, { javaScriptEnabled: false })
    await page.goto(`${house.url}/capture`)
    await writeNote(page, 'Only text')
    await page.getByText('Only text', { exact: true }).waitFor()
    await page.goto(`${house.url}/capture`)
    await page
      .getByLabel('A recording')
      .setInputFiles({ name: 'memo.wav', mimeType: 'audio/wav', buffer: toWav(new Float32Array(8000), 8000) })
    await page.getByText('Ana Ribeiro').first().click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Added to Ana Ribeiro').waitFor()
    const [entry] = await rui.client.Memory_listInteractions({ id: connectionId })
    assert.equal(entry?.kind, 'voice_memo')
    await page.getByRole('link', { name: 'Someone else or edit' }).click()
    await page.getByRole('button', { name: 'It is about Ana Ribeiro' }).click()
    await page.getByText('Added to Ana Ribeiro').waitFor()
    assert.equal((await rui.client.Memory_listInteractions({ id: connectionId })).length, 2)
    await close()
  })

  test('everything works by keyboard alone, and a double press counts once', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const { page, close } = await signedInPage(browser, house, rui)
    await page.goto(`${house.url}/capture`)
    await tabTo(page, 'What happened?')
    await page.keyboard.type('Typed by keyboard')
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('Control+Enter')
    await allSent(page)
    assert.deepEqual(await capturedTexts(rui), ['Typed by keyboard'])
    await close()
  })

  test('the text of a capture is changed, and a capture is removed and comes back with Undo', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const { captureId } = await rui.client.Captures_create({ text: 'Lunch with Anna' })
    const { page, close } = await signedInPage(browser, house, rui)
    await page.goto(`${house.url}/capture`)
    await page.getByRole('link', { name: 'Someone else or edit' }).click()
    await page.getByText('Change the text').click()
    await page.getByLabel('Text', { exact: true }).fill('Lunch with Ana')
    await page.getByRole('button', { name: 'Save text' }).click()
    await page.locator(`#capture-${captureId}`).getByText('Lunch with Ana', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Someone else or edit' }).click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Removed.').waitFor()
    assert.deepEqual(await capturedTexts(rui), [])
    await page.getByRole('button', { name: /^Undo ?: Lunch with Ana/ }).click()
    await page.locator(`#capture-${captureId}`).getByText('Lunch with Ana', { exact: true }).waitFor()
    assert.deepEqual(await capturedTexts(rui), ['Lunch with Ana'])
    await close()
  })

  for (const javaScriptEnabled of [true, false])
    test(`a capture is removed from the list and restored, ${javaScriptEnabled ? 'with' : 'without'} script`, async () => {
      const { house, browser } = stage
      const rui = await newMember(house)
      for (const text of ['Tea with Ana', 'Lunch with Ben']) await rui.client.Captures_create({ text })
      const { page, wellBehaved, close } = await signedInPage(browser, house, rui, { javaScriptEnabled })
      await page.goto(`${house.url}/capture`)
      const undo = page.getByRole('button', { name: /^Undo ?: Tea with Ana/ })
      await page.getByRole('button', { name: /^Remove ?: Tea with Ana/ }).click()
      await undo.waitFor()
      assert.deepEqual(await capturedTexts(rui), ['Lunch with Ben'])
      if (javaScriptEnabled) {
        // The list is drawn again when the event arrives, and the line stays.
        await rui.client.Captures_create({ text: 'Call from Eva' })
        await page.locator('#captures').getByText('Call from Eva', { exact: true }).waitFor()
        assert.ok(await page.locator('.captures .undo-line', { hasText: 'Removed.' }).isVisible())
      }
      await undo.click()
      await page.getByRole('button', { name: /^Remove ?: Tea with Ana/ }).waitFor()
      assert.equal(await undo.count(), 0)
      assert.ok((await capturedTexts(rui)).includes('Tea with Ana'))
      wellBehaved('removing')
      await close()
    })

  for (const [width, colorScheme] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const)
    test(`fits ${width} px in ${colorScheme}, and is accessible`, async () => {
      const { house, browser } = stage
      const rui = await newMember(house)
      await rui.client.Connections_create({ displayName: 'Ana Ribeiro', company: 'B'.repeat(80) })
      const { captureId } = await rui.client.Captures_create({ text: `Ana Ribeiro ${'w'.repeat(200)}` })
      const viewport = { width, height: 700 }
      const { page, wellBehaved, close } = await signedInPage(browser, house, rui, { viewport, colorScheme })
      for (const path of ['/capture', `/capture/${captureId}`, '/capture/offline']) {
        await page.goto(house.url + path)
        await page.waitForTimeout(200)
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
        assert.ok(Number(overflow) <= 0, `${path} scrolls sideways by ${overflow} px`)
        assert.deepEqual(await violations(page), [], path)
      }
      wellBehaved('the whole way')
      await close()
    })
})

async function tabTo(page: Page, label: string) {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate('document.activeElement?.labels?.[0]?.innerText')) === label) return
  }
  throw new Error(`Tab never reaches ${label}`)
}
