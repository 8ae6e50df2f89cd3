import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { newMember } from '../../harness/harness.ts'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { openMore } from './person-page.ts'

suite('drafts in a browser', { skip: noBrowser }, () => {
  const stage = useStage()

  async function open() {
    const member = await newMember(stage.house)
    const watched = await signedInPage(stage.browser, stage.house, member)
    const go = (path: string) => watched.page.goto(stage.house.url + path)
    return { ...watched, ...member, go }
  }

  test('a question that starts a thread isn’t left in the field', async () => {
    const { page, go, close } = await open()
    await go('/ask')
    await page.locator('#content').fill('Who is Ben?')
    await page.getByRole('button', { name: 'Ask' }).click()
    await page.waitForURL(/\/ask\/[\da-f-]{36}/)
    await page.locator('.question').getByText('Who is Ben?').waitFor()
    assert.equal(await page.locator('#content').inputValue(), '')
    await go('/ask')
    assert.equal(await page.locator('#content').inputValue(), '')
    await close()
  })

  const forms = [
    ['/people/new', '#line', '**/people'],
    ['/today', '#met', '**/today/met'],
  ] as const
  const line = 'Ana Ribeiro, Acme'

  for (const [path, field, action] of forms) {
    test(`what is typed into ${field} stays when it could not be sent, and is gone when it was`, async () => {
      const { page, go, client, close } = await open()
      await page.route(action, (route) => route.abort('internetdisconnected'))
      await go(path)
      await page.locator(field).fill(line)
      await send(page, field)
      await page.waitForURL('chrome-error://**')
      await page.goBack()
      assert.equal(await page.locator(field).inputValue(), line)
      await go('/today')
      await go(path)
      assert.equal(await page.locator(field).inputValue(), line)
      await page.unrouteAll()
      await send(page, field)
      await page.waitForURL('**?added=*')
      assert.equal((await client.Connections_list({})).length, 1)
      await go('/people/new')
      assert.equal(await page.locator('#line').inputValue(), '')
      assert.deepEqual(await keptDrafts(page), [])
      await close()
    })

    test(`what is typed into ${field} stays when the service fails`, async () => {
      const { page, go, close } = await open()
      const body = '<!doctype html><a href="/today">To Today</a>'
      await page.route(action, (route) => route.fulfill({ status: 503, contentType: 'text/html', body }))
      await go(path)
      await page.locator(field).fill(line)
      await send(page, field)
      await page.getByRole('link', { name: 'To Today' }).click()
      await page.waitForURL('**/today')
      await go(path)
      assert.equal(await page.locator(field).inputValue(), line)
      await close()
    })
  }

  test('a line that isn’t understood stays until the form is saved', async () => {
    const { page, go, close } = await open()
    const unclear = 'Ana Ribeiro, Acme, wants the deck by Friday'
    await go('/people/new')
    await page.locator('#line').fill(unclear)
    await send(page, '#line')
    await page.getByText('Not sure where this belongs').waitFor()
    await go('/people/new')
    assert.equal(await page.locator('#line').inputValue(), unclear)
    await send(page, '#line')
    await page.getByText('Not sure where this belongs').waitFor()
    await page.locator('#new-person input[name=displayName]').fill('')
    await savePerson(page)
    await page.locator('#new-person [aria-invalid=true]').waitFor()
    assert.equal((await keptDrafts(page)).length, 1)
    await page.locator('#new-person input[name=displayName]').fill('Ana Ribeiro')
    await savePerson(page)
    await page.getByRole('heading', { name: 'Ana Ribeiro' }).waitFor()
    assert.deepEqual(await keptDrafts(page), [])
    await close()
  })

  test('form input survives a session that ended meanwhile', async () => {
    const { page, go, close, email, password } = await open()
    await go('/people/new')
    await page.locator('#new-person input[name=displayName]').fill('Ana Ribeiro')
    await page.locator('#new-note').fill('A long talk about boats')
    await page.context().clearCookies({ name: 'kith' })
    await savePerson(page)
    await signIn(page, { email, password })
    await page.waitForURL('**/people/new')
    assert.equal(await page.locator('#new-note').inputValue(), 'A long talk about boats')
    await savePerson(page)
    await page.getByRole('heading', { name: 'Ana Ribeiro' }).waitFor()
    await page.getByText('A long talk about boats').waitFor()
    await go('/people/new')
    assert.equal(await page.locator('#new-note').inputValue(), '')
    await close()
  })

  test('an entry edited when the session ended still has the edits when it is opened again', async () => {
    const { page, go, close, client, email, password } = await open()
    const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
    await client.Memory_addNote({ connectionId, text: 'Talked about boats' })
    const change = async () => {
      await openMore(page, /Note/)
      await page.getByRole('link', { name: /^Edit: Note/ }).click()
    }
    await go(`/people/${connectionId}`)
    await change()
    await page.locator('.entry textarea').fill('Talked about boats and the sea')
    await page.context().clearCookies({ name: 'kith' })
    await page.locator('.entry').getByRole('button', { name: 'Save' }).click()
    await signIn(page, { email, password })
    await page.waitForURL(`**/people/${connectionId}`)
    await change()
    await page.locator('.entry textarea').waitFor()
    assert.equal(await page.locator('.entry textarea').inputValue(), 'Talked about boats and the sea')
    await close()
  })
})

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.waitForURL('**/sign-in?**')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const send = (page: Page, field: string) =>
  page
    .locator('main form', { has: page.locator(field) })
    .getByRole('button')
    .first()
    .click()

const savePerson = (page: Page) => page.locator('#new-person .actions button[type=submit]').click()

const keptDrafts = (page: Page) =>
  page.evaluate<string[]>("Object.keys(localStorage).filter((key) => key.startsWith('kith-draft-'))")
