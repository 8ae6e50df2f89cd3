import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { BrowserContextOptions } from 'playwright-core'
import { newMember } from '../../harness/harness.ts'
import { noBrowser, useStage } from '../browser.ts'
import { allSent } from '../outbox.ts'
import { signedInPage } from '../signed-in.ts'
import { violations } from '../sound-page.ts'
import { withWorker } from '../with-worker.ts'

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }

suite('entries about several people in a browser', { skip: noBrowser }, () => {
  const stage = useStage()

  /** A member with three people, on a phone with the service worker. */
  async function open(options: BrowserContextOptions = phone) {
    const rui = await newMember(stage.house)
    const { client } = rui
    const add = async (displayName: string) => (await client.Connections_create({ displayName })).connectionId
    const [ana, luis, rita] = [await add('Ana Ribeiro'), await add('Luis Ferreira'), await add('Rita Blom')]
    const browsing = await signedInPage(stage.browser, stage.house, rui, options)
    const { page } = browsing
    const visit = (path: string) => page.goto(stage.house.url + path)
    await visit('/capture')
    if (options.javaScriptEnabled !== false) await withWorker(page)
    const timeline = async (id: string) => (await client.Memory_listInteractions({ id })).map(({ text }) => text)
    return { ...browsing, client, ana, luis, rita, visit, timeline, listed: page.locator('#mentions [role=option]') }
  }

  test('a name after an @ is completed by touch, and the entry is with everybody it names', async () => {
    const { page, client, ana, luis, rita, visit, timeline, listed, wellBehaved, close } = await open()
    await visit(`/people/${rita}`)
    await page.locator('#composer-text').tap()
    await page.keyboard.type('Lunch with @Anna')
    await listed.filter({ hasText: 'Ana Ribeiro' }).tap()
    await page.keyboard.type('and @lu')
    await listed.filter({ hasText: 'Luis Ferreira' }).waitFor()
    assert.deepEqual(await violations(page), [])
    await listed.filter({ hasText: 'Luis Ferreira' }).tap()
    assert.equal(await page.locator('#composer-text').inputValue(), 'Lunch with @Ana Ribeiro and @Luis Ferreira ')
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    const others = page.locator('#timeline .others')
    await others.getByRole('link', { name: 'Luis Ferreira' }).waitFor()
    assert.equal(await others.innerText(), 'with Ana Ribeiro and Luis Ferreira')
    for (const id of [ana, luis, rita])
      assert.deepEqual(await timeline(id), ['Lunch with @Ana Ribeiro and @Luis Ferreira'])
    assert.equal((await client.Connections_count({})).total, 3)
    wellBehaved('mentions')
    await close()
  })

  test('by keyboard: arrows choose, Escape closes, and somebody new is added from the same line', async () => {
    const { page, client, ana, visit, listed, close } = await open({})
    await visit(`/people/${ana}`)
    const field = page.locator('#composer-text')
    await field.focus()
    await page.keyboard.type('Tea with @')
    await listed.first().waitFor()
    await page.keyboard.press('ArrowDown')
    const active = await field.getAttribute('aria-activedescendant')
    assert.equal(await page.locator('[aria-selected=true]').getAttribute('id'), active)
    await page.keyboard.press('Escape')
    assert.equal(await listed.count(), 0)
    assert.equal(await field.inputValue(), 'Tea with @')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('@Luisa')
    await listed.filter({ hasText: 'Add “Luisa”' }).waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.locator('#timeline .others').getByRole('link', { name: 'Luisa' }).waitFor()
    const [luisa] = (await client.Connections_search({ query: 'Luisa' })).connections
    assert.equal(luisa?.displayName, 'Luisa')
    const [entry] = await client.Memory_listInteractions({ id: luisa?.connectionId ?? '' })
    assert.equal(entry?.text, 'Tea with @Luisa')
    await close()
  })

  test('without script, the form asks whom a name means that fits two people or nobody', async () => {
    const { page, client, ana, luis, visit, timeline, close } = await open({ ...phone, javaScriptEnabled: false })
    const { connectionId: other } = await client.Connections_create({ displayName: 'Luis Prado' })
    await visit(`/people/${ana}`)
    await page.locator('#composer-text').fill('Dinner with @Luis and @Priya Nair')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Choose below who you mean.').waitFor()
    assert.deepEqual(await timeline(ana), [])
    await page.getByRole('radio', { name: 'Luis Prado' }).check()
    await page.getByRole('radio', { name: 'Add “Priya Nair”' }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.locator('#timeline .others').waitFor()
    assert.deepEqual(await timeline(other), ['Dinner with @Luis and @Priya Nair'])
    assert.deepEqual(await timeline(luis), [])
    const [priya] = (await client.Connections_search({ query: 'Priya Nair' })).connections
    assert.deepEqual(await timeline(priya?.connectionId ?? ''), ['Dinner with @Luis and @Priya Nair'])
    await close()
  })

  test('people are added to an entry and taken out of it where it is edited', async () => {
    const { page, client, ana, luis, rita, visit, timeline, listed, close } = await open({})
    const { ixId } = await client.Memory_addNote({ connectionId: ana, connectionIds: [luis], text: 'Walked the dogs' })
    await visit(`/people/${ana}/entries/${ixId}?edit=1`)
    await page.getByLabel('Luis Ferreira').uncheck()
    await page.getByLabel('Text').focus()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' with @ri')
    await listed.filter({ hasText: 'Rita Blom' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.locator('.others').getByRole('link', { name: 'Rita Blom' }).waitFor()
    assert.deepEqual(await timeline(luis), [])
    assert.deepEqual(await timeline(rita), ['Walked the dogs with @Rita Blom'])
    await close()
  })

  test('two people are chosen for one capture, also without a connection', async () => {
    const { page, ana, luis, rita, visit, timeline, listed, client, wellBehaved, close } = await open()
    await visit('/capture')
    await page.getByLabel('What happened?').fill('Coffee with Ana and Luis')
    await page.getByRole('checkbox', { name: 'Ana Ribeiro', checked: true }).waitFor({ state: 'attached' })
    await page.locator('.choice', { hasText: 'Luis Ferreira' }).tap()
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await allSent(page)
    for (const id of [ana, luis]) assert.deepEqual(await timeline(id), ['Coffee with Ana and Luis'])
    await page.getByText('Added to Ana Ribeiro and Luis Ferreira').waitFor()
    wellBehaved('two people')

    await page.getByLabel('What happened?').tap()
    await page.keyboard.type('Boat trip with @ri')
    await listed.filter({ hasText: 'Rita Blom' }).tap()
    await page.context().setOffline(true)
    await page.keyboard.type('and @Luis Ferreira')
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await page.getByText('It will be sent when you’re back online.').waitFor()
    await page.context().setOffline(false)
    await allSent(page)
    for (const id of [rita, luis]) assert.equal((await timeline(id))[0], 'Boat trip with @Rita Blom and @Luis Ferreira')
    assert.deepEqual(await client.Captures_list({}), [])
    await close()
  })
})
