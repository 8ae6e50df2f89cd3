import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { someByDay } from '../../harness/nightly.ts'
import { picture } from '../../samples/images.ts'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { assertSoundPage } from '../sound-page.ts'

const naughty = '"><img src=x onerror=alert(1)>'
const ways: [string, BrowserContextOptions][] = [
  ['with script', {}],
  ['without script', { javaScriptEnabled: false }],
  ['at 320 px in the dark', { viewport: { width: 320, height: 640 }, colorScheme: 'dark' }],
]

describe('editing a person in a real browser', { skip: noBrowser }, () => {
  const stage = useStage()

  async function open(options: BrowserContextOptions) {
    const { client } = stage.rui
    const person = {
      displayName: 'Ana Ribeiro',
      emails: ['ana@work.example'],
      company: 'Acme',
      phones: ['+351 912 345 678'],
      tags: ['design'],
      location: 'Faro',
    }
    const { connectionId } = await client.Connections_create(person)
    const watched = await signedInPage(stage.browser, stage.house, stage.rui, options)
    const address = `${stage.house.url}/people/${connectionId}`
    return { ...watched, client, address, connectionId, get: () => client.Connections_get({ connectionId }) }
  }

  for (const [way, options] of someByDay(ways, 2)) {
    const hasScript = options.javaScriptEnabled !== false

    test(`${way}: every field is filled with a naughty text, corrected and saved`, async () => {
      const { page, address, get, wellBehaved, close } = await open(options)
      await page.goto(`${address}/edit`)
      if (hasScript) await assertSoundPage(page)
      for (const label of ['Name', 'Title', 'Company', 'Place', 'How you met', 'Phone 1', 'Tag 1'])
        await page.getByLabel(label, { exact: true }).fill(naughty)
      await page.getByLabel('E-mail 1').fill(naughty)
      await page.getByLabel('Link 1').fill('example.com/ana')
      await page.getByRole('button', { name: 'Add another tag' }).click()
      await page.getByLabel('Tag 2').fill('porto')
      await page.getByLabel('Day', { exact: true }).selectOption('23')
      await page.getByLabel('Month', { exact: true }).selectOption('04')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('This must be an e-mail address').waitFor()
      if (hasScript) await assertSoundPage(page)
      if (hasScript) assert.equal(await focused(page), 'edit-emails-0')
      assert.equal(await page.getByLabel('Company').inputValue(), naughty)
      await page.getByLabel('E-mail 1').fill('ana@example.com')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.waitForURL(address)
      const { displayName, title, location, howMet, emails, phones, tags, birthday, profiles } = await get()
      assert.deepEqual([displayName, title, location, howMet, phones[0]], Array(5).fill(naughty))
      assert.deepEqual([emails, tags, birthday], [['ana@example.com'], [naughty, 'porto'], '--04-23'])
      assert.deepEqual(profiles, [{ service: 'website', url: 'https://example.com/ana' }])
      await page.getByRole('heading', { level: 1, name: naughty }).waitFor()
      if (hasScript) await assertSoundPage(page)
      wellBehaved(way)
      await close()
    })

    test(`${way}: a photo is set and removed`, async () => {
      const { page, address, get, wellBehaved, close } = await open(options)
      await page.goto(`${address}/edit`)
      const file = { name: 'ana.png', mimeType: 'image/png', buffer: await picture(300, 300).png().toBuffer() }
      await page.getByLabel('Photo', { exact: true }).setInputFiles(file)
      await page.getByRole('button', { name: 'Save photo' }).click()
      await page.locator('#photo img.avatar').waitFor()
      if (hasScript) assert.ok(await page.evaluate("document.querySelector('#photo img').decode().then(() => true)"))
      await page.getByRole('button', { name: /^Remove photo/ }).click()
      await page.locator('#photo span.avatar').waitFor()
      assert.equal((await get()).photo, undefined)
      wellBehaved(way)
      await close()
    })

    test(`${way}: the rhythm is chosen, reminders are paused and resumed`, async () => {
      const { page, address, get, wellBehaved, close } = await open(options)
      await page.goto(`${address}#rhythm`)
      await page.getByText('Change how often').click()
      await page.getByLabel('How often').selectOption('own')
      await page.getByLabel('Days, if').fill('never')
      await page.locator('#rhythm').getByRole('button', { name: 'Save' }).click()
      await page.getByText('Choose a number of days').waitFor()
      await page.getByLabel('How often').selectOption('60')
      await page.locator('#rhythm').getByRole('button', { name: 'Save' }).click()
      await page.getByText('Be in touch every two months').waitFor()
      await page.getByText('Change how often').click()
      await page.getByLabel('No reminders until').fill('2099-03-20')
      await page.getByRole('button', { name: 'Pause reminders' }).click()
      await page.locator('.resting', { hasText: '2099' }).waitFor()
      assert.deepEqual([(await get()).rhythmDays, (await get()).restUntil], [60, '2099-03-20'])
      await page.getByText('Change how often').click()
      await page.getByRole('button', { name: /^Resume reminders/ }).click()
      await page.locator('.resting').waitFor({ state: 'detached' })
      assert.equal((await get()).restUntil, undefined)
      wellBehaved(way)
      await close()
    })
  }

  test('a fact becomes a form in its place, by keyboard alone, and the focus follows', async () => {
    const { page, address, get, wellBehaved, close } = await open({})
    await page.goto(address)
    await page.locator('#fact-location a').focus()
    await page.keyboard.press('Enter')
    await page.locator('#fact-location input[name=location]').waitFor()
    assert.equal(await focused(page), 'edit-location')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Porto')
    await page.keyboard.press('Enter')
    await page.locator('#fact-location', { hasText: 'Porto' }).locator('a').waitFor()
    assert.equal(page.url(), address)
    assert.equal(await focused(page), 'change-location')
    // What was changed comes back as an event, and the section is drawn again.
    await page.waitForTimeout(1_000)
    assert.equal(await focused(page), 'change-location')
    assert.equal((await get()).location, 'Porto')
    wellBehaved('keyboard')
    await close()
  })

  test('lists are edited in place, invalid ones are kept with their error, and Cancel restores the fact', async () => {
    const { page, address, get, wellBehaved, close } = await open({})
    await page.goto(address)
    await page.locator('#fact-emails .fact-link').click()
    await page.getByLabel('E-mail 1').fill('not an address')
    await page.locator('#fact-emails').getByRole('button', { name: 'Save' }).click()
    await page.getByText('This must be an e-mail address').waitFor()
    assert.equal(await page.getByLabel('E-mail 1').inputValue(), 'not an address')
    await page.getByLabel('E-mail 1').fill('ana@example.com')
    await page.getByRole('button', { name: 'Add another e-mail' }).click()
    await page.getByLabel('E-mail 2').fill('ana@home.example')
    await page.keyboard.press('Enter')
    await page.locator('#fact-emails').getByRole('link', { name: 'ana@home.example' }).waitFor()
    assert.deepEqual((await get()).emails, ['ana@example.com', 'ana@home.example'])
    await page.locator('#fact-phones .fact-link').click()
    await page.getByLabel('Phone 1').fill('')
    await page.locator('#fact-phones').getByRole('link', { name: 'Cancel' }).click()
    await page.locator('#fact-phones').getByRole('link', { name: '+351 912 345 678' }).waitFor()
    assert.deepEqual((await get()).phones, ['+351 912 345 678'])
    wellBehaved('lists')
    await close()
  })

  test('the company is changed beside the name', async () => {
    const { page, address, get, wellBehaved, close } = await open({ viewport: { width: 320, height: 640 } })
    await page.goto(address)
    await page.locator('#summary #change-company').click()
    await page.locator('#summary').getByLabel('Company').fill(naughty)
    await assertSoundPage(page)
    await page.keyboard.press('Enter')
    await page.locator('#summary', { hasText: naughty }).locator('#change-company').waitFor()
    assert.equal((await get()).company, naughty)
    wellBehaved('beside the name')
    await close()
  })

  test('without script, a fact leads to the form of all fields with that field ready', async () => {
    const { page, address, get, wellBehaved, close } = await open({ javaScriptEnabled: false })
    await page.goto(address)
    await page.locator('#fact-location a').click()
    await page.getByRole('heading', { level: 1, name: 'Edit Ana Ribeiro' }).waitFor()
    await page.locator('input:focus').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Porto')
    await page.keyboard.press('Enter')
    await page.waitForURL(address)
    assert.equal((await get()).location, 'Porto')
    wellBehaved('without script')
    await close()
  })
})

const focused = (page: Page) => page.evaluate('document.activeElement.id')
