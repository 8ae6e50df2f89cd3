import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'

suite('The list beside a person, drafts and updates', { skip: noBrowser }, () => {
  const stage = useStage()

  async function open(width: number) {
    const { client } = stage.rui
    const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
    const watched = await signedInPage(stage.browser, stage.house, stage.rui, { viewport: { width, height: 800 } })
    const go = (path: string) => watched.page.goto(stage.house.url + path)
    return { ...watched, go, connectionId, path: `/people/${connectionId}` }
  }

  test('on a wide screen the list is beside the person, as last shown', async () => {
    const { page, go, path, close } = await open(1600)
    const { connectionId: benId } = await stage.rui.client.Connections_create({ displayName: 'Ben Okafor' })
    await go('/people?order=newest')
    await go(path)
    const beside = page.getByRole('navigation', { name: 'People', exact: true })
    await beside.locator('a[aria-current]', { hasText: 'Ana Ribeiro' }).waitFor()
    assert.equal(await beside.getByRole('link').first().getAttribute('href'), `/people/${benId}`, 'the newest first')
    await beside.getByRole('link', { name: /Ben Okafor/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Ben Okafor' }).waitFor()
    await beside.locator('a[aria-current]', { hasText: 'Ben Okafor' }).waitFor()
    await page.setViewportSize({ width: 1280, height: 800 })
    assert.equal(await beside.isVisible(), false)
    await close()
  })

  test('after an update, a form reloads the page once and never over typed text', async () => {
    const { page, go, path, close } = await open(390)
    let build = 'next'
    await page.route('**/entries', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'kith-build': build } })
    })
    const save = async (text: string) => {
      await page.locator('#composer-text').fill(text)
      await page.evaluate('window.isOld = true')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
    }
    const isShown = (text: string) => page.locator('#timeline .entry .written', { hasText: text }).waitFor()
    await go(path)
    const loaded = page.waitForEvent('load')
    await save('About boats')
    await loaded
    await isShown('About boats')
    assert.equal(await page.evaluate('window.isOld'), undefined, 'it is another page')
    await save('About trains')
    await isShown('About trains')
    assert.equal(await page.evaluate('window.isOld'), true, 'it was loaded again for this build')
    await page.evaluate("document.querySelector('main').append(document.createElement('textarea'))")
    await page.locator('main > textarea').fill('half a thought')
    build = 'another'
    await save('About planes')
    await isShown('About planes')
    assert.equal(await page.evaluate('window.isOld'), true, 'something is typed elsewhere')
    await close()
  })

  test('signing out removes only this member’s drafts from the device', async () => {
    const { page, go, path, close } = await open(390)
    await go(path)
    await page.locator('#composer-text').fill('Half a note')
    await page.evaluate("localStorage.setItem('kith-draft-somebody-else', 'theirs')")
    const drafts = () =>
      page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('kith-draft-')).length")
    assert.equal(await drafts(), 2)
    await page.locator('button.mark').click()
    await page.locator('form[action="/sign-out"] button').click()
    await page.waitForURL(/\/signed-out/)
    assert.equal(await drafts(), 1)
    await close()
  })
})
