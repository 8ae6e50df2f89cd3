import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'

suite('settings and the team in a browser', { skip: noBrowser }, () => {
  const stage = useStage()
  const open = (options = {}) => signedInPage(stage.browser, stage.house, stage.rui, options)

  test('choosing a language switches the app right away', async () => {
    const { page, wellBehaved, close } = await open({ viewport: { width: 390, height: 844 } })
    await page.goto(`${stage.house.url}/settings`)
    await page.getByRole('link', { name: 'Language and look' }).click()
    await page.getByLabel('Language', { exact: true }).selectOption('de-DE')
    await page.getByLabel('Dark').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sprache und Aussehen' }).waitFor()
    assert.equal(await page.locator('html').getAttribute('lang'), 'de-DE')
    await page.goto(`${stage.house.url}/today`)
    await page.getByRole('heading', { level: 1, name: 'Heute' }).waitFor()
    await stage.rui.client.Members_update({ locale: null, theme: 'system' })
    wellBehaved('settings')
    await close()
  })

  test('somebody is invited, the link is revoked, and a second workspace is made, without script', async () => {
    const { page, wellBehaved, close } = await open({ javaScriptEnabled: false })
    await page.goto(`${stage.house.url}/team`)
    await page.getByLabel('E-mail').fill('ana@example.com')
    await page.getByRole('button', { name: 'Create invite' }).click()
    const { pathname } = new URL(await page.getByText('/invites/kith_inv_').first().innerText())
    assert.equal((await fetch(stage.house.url + pathname)).status, 200)
    await page.getByRole('link', { name: 'Done' }).click()
    await page.getByRole('button', { name: /^Revoke/ }).click()
    await page.getByText('Nobody is invited right now.').waitFor()
    assert.notEqual((await fetch(stage.house.url + pathname)).status, 200)
    await page.getByRole('link', { name: 'New workspace' }).click()
    await page.getByLabel('Name').fill('Sailing club')
    await page.getByRole('button', { name: 'Create workspace' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sailing club' }).waitFor()
    wellBehaved('team')
    await close()
  })

  test('a webhook is made by keyboard, its secret is shown once, and it can be paused', async () => {
    const { page, wellBehaved, close } = await open()
    await page.goto(`${stage.house.url}/settings/webhooks/new`)
    await page.getByLabel('Address').focus()
    await page.keyboard.type('https://hooks.example/kith')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Your new webhook' }).waitFor()
    const secret = await page.getByText(/^whsec_/).innerText()
    await page.getByRole('link', { name: 'Go to the webhook' }).click()
    await page.getByRole('button', { name: 'Send a test' }).waitFor()
    assert.ok(!(await page.content()).includes(secret))
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Resume' }).waitFor()
    wellBehaved('webhooks')
    await close()
  })
})
