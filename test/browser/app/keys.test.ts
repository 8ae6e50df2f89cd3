import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { violations } from '../sound-page.ts'

suite('the palette and the keys in a browser', { skip: noBrowser }, () => {
  const stage = useStage()
  let ana = ''
  before(async () => {
    const { client } = stage.rui
    ana = (await client.Connections_create({ displayName: 'Ana Ribeiro' })).connectionId
    for (const displayName of ['Ben Okafor', 'Chiara Bianchi']) await client.Connections_create({ displayName })
    for (const text of ['Send the deck', 'Call the bank'])
      await client.Promises_create({ connectionId: ana, text, dueOn: '2026-01-05' })
  })

  const open = (options = {}) => signedInPage(stage.browser, stage.house, stage.rui, options)
  const at = async (page: Page, path: string) => {
    await page.goto(stage.house.url + path)
    await page.waitForLoadState('networkidle')
  }
  const chosen = (page: Page) => page.locator('#palette [role=option][aria-selected=true]')
  const focused = (page: Page) => page.evaluate('document.activeElement.textContent.trim()')

  test('the palette finds a person, goes to screens, asks nothing for those met last, and is loaded when it opens', async () => {
    const { page, wellBehaved, close } = await open({ bypassCSP: true })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url().replace(/.*\//, '')))
    await at(page, '/today')
    assert.ok(!asked.includes('palette.js'))
    await page.keyboard.press('Control+k')
    await page.locator('#palette [role=option]', { hasText: 'Chiara Bianchi' }).waitFor()
    assert.ok(asked.includes('palette.js') && asked.includes('find'))
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('Escape')
    asked.length = 0
    await page.keyboard.press('Control+k')
    await page.locator('#palette[open] [role=option]', { hasText: 'Ben Okafor' }).waitFor()
    assert.deepEqual(asked, [])
    await page.keyboard.type('ana rib')
    await chosen(page).filter({ hasText: 'Ana Ribeiro' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/people/${ana}`)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('promi')
    await chosen(page).filter({ hasText: 'Promises' }).waitFor()
    // Only the list of the server has it.
    await page.locator('#palette [href="/ask?q=promi"]').waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/promises')
    wellBehaved('palette')
    await close()
  })

  test('single keys go to screens, move in lists, mark done, undo, write and show themselves', async () => {
    const { page, wellBehaved, close } = await open()
    await at(page, '/today')
    await page.keyboard.press('g')
    await page.keyboard.press('p')
    await page.waitForURL('**/people')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    assert.match(String(await focused(page)), /Ben Okafor/)
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/people/${ana}`)
    await page.keyboard.press('n')
    assert.equal(await page.evaluate('document.activeElement.id'), 'composer-text')
    // In a field they are letters.
    await page.keyboard.type('gpxz?/')
    assert.equal(await page.locator('#composer-text').inputValue(), 'gpxz?/')
    await page.locator('#composer-text').fill('')
    await at(page, '/promises')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.locator('.undo-line', { hasText: 'Done' }).waitFor()
    await page.keyboard.press('z')
    await page.locator('.row', { hasText: 'Send the deck' }).waitFor()
    await page.keyboard.press('?')
    await page.locator('#keys[open]').getByText('Mark done').waitFor()
    await page.keyboard.press('x')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+x')
    assert.equal(await page.locator('.undo-line').count(), 0)
    await page.keyboard.press('/')
    await page.locator('#palette[open]').waitFor()
    wellBehaved('keys')
    await close()
  })

  test('single keys that are turned off do nothing, and the palette still opens', async (t) => {
    await stage.rui.client.Members_update({ keys: false })
    t.after(() => stage.rui.client.Members_update({ keys: true }))
    const { page, wellBehaved, close } = await open()
    await at(page, '/today')
    for (const key of ['g', 'p', '?', 'j']) await page.keyboard.press(key)
    assert.equal(new URL(page.url()).pathname, '/today')
    assert.equal(await page.locator('dialog[open]').count(), 0)
    await page.keyboard.press('Control+k')
    await page.locator('#palette[open]').waitFor()
    wellBehaved('turned off')
    await close()
  })

  test('without script, search and keys are plain pages', async () => {
    const { page, close } = await open({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
    await page.goto(`${stage.house.url}/today`)
    await page.locator('.to-find').click()
    await page.waitForURL('**/find')
    await page.locator('#q').fill('chiara')
    await page.locator('main form button').click()
    await page.getByRole('link', { name: /Chiara Bianchi/ }).click()
    await page.waitForURL('**/people/**')
    await close()
  })
})
