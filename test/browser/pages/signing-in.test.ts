import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { connect, type House, newMember, openHouse, refused } from '../../harness/harness.ts'
import { someByDay } from '../../harness/nightly.ts'
import { newWorkplace } from '../../harness/workplace.ts'
import { opened, openPostOffice } from '../../servers/smtp-server.ts'
import { closeWindows, noBrowser, openBrowser, sharedBrowser, watchedPage } from '../browser.ts'
import { violations } from '../sound-page.ts'

const password = 'the harbour at dawn'
const email = 'rui@example.com'

suite('a member’s pages in a real browser', { skip: noBrowser }, () => {
  for (const [width, colorScheme] of someByDay([
    [360, 'dark'],
    [1280, 'light'],
  ] as const)) {
    test(`from the first visit to a token that works and is revoked, at ${width} px in ${colorScheme}`, async (t) => {
      const { house, page, wellBehaved, fine } = await open(t, { width, colorScheme })

      await page.goto(house.url)
      await fine('welcome')
      await page.getByLabel('Name').fill('Rui Costa')
      await page.getByLabel('E-mail').fill(email)
      await page.getByLabel('Password').fill(password)
      await page.getByLabel('Time zone').selectOption('Europe/Lisbon')
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.waitForURL(`${house.url}/today`)
      await page.goto(`${house.url}/settings`)
      assert.ok((await page.getByText('Europe/Lisbon').count()) > 0)
      await fine('settings')

      await page.getByRole('link', { name: 'Tokens' }).click()
      await fine('tokens')
      await page.getByRole('link', { name: 'Create token' }).click()
      await fine('new token')
      await page.getByLabel('Name').fill('My laptop')
      await page.getByLabel('Read & write').check()
      await page.getByRole('button', { name: 'Create token' }).click()
      await page.getByRole('heading', { name: 'Your new token' }).waitFor()
      const token = await page.locator('pre').first().innerText()
      assert.equal((await connect(house, token).Members_me()).email, email)
      await fine('made token')
      await page.getByRole('button', { name: 'Copy: Token' }).press('Enter')
      await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor()
      assert.equal(await page.evaluate('navigator.clipboard.readText()'), token)
      await page.reload()
      assert.equal(await page.locator('pre').first().innerText(), token)

      await page.goto(`${house.url}/settings`)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('heading', { name: 'Signed out' }).waitFor()
      await fine('signed out')
      await page.goBack()
      await page.waitForURL(`${house.url}/sign-in?next=%2Fsettings`)
      await page.goto(house.url)
      await fine('home')

      await signInByKeyboard(page, house)
      await page.goto(`${house.url}/settings/tokens`)
      await page.getByRole('link', { name: 'My laptop' }).click()
      await fine('token')
      await page.getByRole('button', { name: 'Revoke this token' }).click()
      await page.getByText('Token revoked.').waitFor()
      await refused(connect(house, token).Members_me(), 'unauthenticated')
      for (const path of ['you', 'look', 'removed', 'password', 'removal']) {
        await page.goto(`${house.url}/settings/${path}`)
        await fine(path)
      }
      wellBehaved('the whole way')
    })
  }

  test('errors are marked and announced, and an invite leads through sign-in and back', async (t) => {
    const { house, page, fine } = await open(t, { width: 360, colorScheme: 'light' })
    const { id, owner } = await newWorkplace(house)
    const ana = await newMember(house)
    const { token } = await owner.client.Invites_create({ id, email: ana.email })
    await page.goto(`${house.url}/invites/${token}`)
    await fine('invite')
    await page.getByRole('link', { name: 'Sign in to join' }).click()
    await page.getByLabel('E-mail').fill(ana.email)
    await page.getByLabel('Password').fill('wrong')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    await fine('wrong password')
    assert.equal(await page.getByLabel('E-mail').inputValue(), ana.email)
    assert.equal(await page.getByLabel('Password').inputValue(), '')
    // The password has the focus.
    await page.keyboard.type(ana.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${house.url}/invites/${token}`)
    await fine('invite, signed in')
    await page.getByRole('button', { name: /^Join/ }).click()
    await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
    await fine('joined')
    await page.goto(`${house.url}/settings/password`)
    await page.getByLabel('Current password').fill('wrong')
    await page.getByLabel('New password').fill('password1')
    await page.keyboard.press('Enter')
    await page.locator('[aria-invalid]').waitFor()
    await fine('wrong in the settings')
  })

  test('a forgotten password is reset by e-mail, by keyboard alone', async (t) => {
    const post = await openPostOffice()
    t.after(() => post.close())
    const { house, page, fine } = await open(t, { width: 360, colorScheme: 'light' }, { KITH_SMTP_URL: post.url })
    const { email } = await newMember(house)
    await page.goto(`${house.url}/sign-in?next=%2Fsettings%2Fyou`)
    await page.locator('#email:focus').waitFor()
    for (const _ of [1, 2, 3]) await page.keyboard.press('Tab')
    assert.equal(await focused(page), 'Forgot your password?')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
    await fine('forgotten')
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
    await fine('sent')
    await house.work()
    const link = /http:\S+(\/new-password\/\S+)/.exec(opened(post.arrived[0]?.message ?? '').text)?.[1] ?? ''
    await page.goto(house.url + link)
    await fine('new password')
    await page.keyboard.type('password1')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    await fine('a weak one')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${house.url}/settings/you`)
    await connect(house).Access_signIn({ email, password })
    await page.goto(house.url + link)
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await fine('ended')
  })

  test('over plain HTTP under another host name, forms are accepted by their origin', async (t) => {
    const house = await openHouse()
    const { email, password } = await newMember(house)
    const browser = await openBrowser(['--host-resolver-rules=MAP kith.lan 127.0.0.1'])
    t.after(async () => {
      await browser.close()
      await house.close()
    })
    const page = await browser.newPage()
    const origin = `http://kith.lan:${new URL(house.url).port}`
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.goto(`${origin}/sign-in`)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.keyboard.press('Enter')
    const headers = await (await sent).allHeaders()
    assert.deepEqual([headers.origin, headers['sec-fetch-site']], [origin, undefined])
    await page.waitForURL(`${origin}/today`)
    await page.goto(`${origin}/settings`)
    assert.deepEqual(
      (await page.context().cookies()).map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite })),
      ['kith-trial', 'kith', 'kith-device'].map((name) => ({ name, httpOnly: true, sameSite: 'Lax' })),
    )
    // Without TLS there is no clipboard API, so the button copies the selection.
    await page.goto(`${origin}/settings/apps`)
    await page.getByRole('button', { name: 'Copy: Server address', exact: true }).click()
    await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor()
    await page.goto(`${origin}/settings/you`)
    await page.getByLabel('Name').fill('')
    await page.keyboard.press('Control+V')
    assert.equal(await page.getByLabel('Name').inputValue(), `${house.kith.config.baseUrl}/mcp`)
  })
})

type Look = { width: number; colorScheme: 'light' | 'dark' }
type Test = { after: (work: () => Promise<void>) => void }

/** A service without an owner, and a browser. */
async function open(t: Test, { width, colorScheme }: Look, more = {}) {
  const house = await openHouse({ KITH_SIGN_UP: 'first', ...more })
  const browser = await sharedBrowser()
  // The page's policy rightly forbids the axe script that the test injects.
  const permissions = ['clipboard-read', 'clipboard-write']
  const options = { viewport: { width, height: 800 }, colorScheme, bypassCSP: true, permissions }
  const { page, wellBehaved } = await watchedPage(browser, house.url, options)
  t.after(async () => {
    await closeWindows(browser)
    await house.close()
  })
  const fine = async (about: string) => {
    assert.deepEqual(await violations(page), [], about)
    assert.deepEqual(await hanging(page, width), [], `${about}: nothing hangs over the edge`)
  }
  return { house, page, wellBehaved, fine }
}

/** From the home page to Today by keyboard alone. */
async function signInByKeyboard(page: Page, { url }: House) {
  await page.goto(url)
  await page.keyboard.press('Tab')
  assert.equal(await focused(page), 'Skip to content')
  await page.keyboard.press('Tab')
  assert.match(await focused(page), /^Sign in/)
  const outline = await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')
  assert.equal(outline, 'solid')
  await page.keyboard.press('Enter')
  // The e-mail has the focus; the button comes after the password.
  await page.locator('#email:focus').waitFor()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  assert.equal(await focused(page), 'Sign in')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${url}/today`)
}

const focused = async (page: Page) => String(await page.evaluate('document.activeElement.innerText')).trim()

/** Elements that are wider than the window or too small to touch. */
async function hanging(page: Page, width: number) {
  const found = await page.evaluate(`[...document.querySelectorAll('main *')]
    .filter((each) => {
      const { right, height } = each.getBoundingClientRect()
      return right > ${width} + 1 || (each.matches('button, input:not([type=radio], [type=checkbox], [type=hidden]), select') && height > 0 && height < 24)
    })
    .map((each) => each.outerHTML.slice(0, 80))`)
  return found as string[]
}
