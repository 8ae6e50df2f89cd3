// Before a house is opened: it notes every route.

import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { authorizeAt, claude, redeem, register } from '../../clients/oauth-app.ts'
import { connect, newMember, type Someone } from '../../harness/harness.ts'
import { headerOf, openMailingHouse } from '../../harness/reminded.ts'
import { newWorkplace } from '../../harness/workplace.ts'
import { openProxy } from '../../mcp/proxy.ts'
import { allRoutes } from '../../sweeps/pages/routes.ts'
import { noBrowser, sharedBrowser } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { withWorker } from '../with-worker.ts'

const password = 'the harbour at dawn'

suite('in a browser that has opened the app before', { skip: noBrowser }, () => {
  let browser: Browser
  let proxy: Awaited<ReturnType<typeof openProxy>>
  let mailing: Awaited<ReturnType<typeof openMailingHouse>>

  before(async () => {
    proxy = await openProxy()
    mailing = await openMailingHouse({ BASE_URL: proxy.url, KITH_RATE_LIMIT: '1000000', KITH_SIGN_UP: 'open' })
    proxy.use({ target: mailing.house.url })
    browser = await sharedBrowser()
  })
  after(async () => {
    proxy.close()
    await mailing.close()
  })

  /** A browser page with a running service worker and without kept pages. */
  async function visited(someone: Someone) {
    const { page, wellBehaved, close } = await signedInPage(browser, proxy, someone)
    await page.goto(`${proxy.url}/today`)
    await withWorker(page)
    await page.goto(`${proxy.url}/today`)
    proxy.opened.splice(0)
    return { page, wellBehaved, close }
  }

  function assertOpenedOnce() {
    const opened = proxy.opened.splice(0)
    assert.deepEqual(opened, [...new Set(opened)], 'no address is opened twice')
    return opened.length
  }

  /** The link in the newest e-mail to somebody. */
  async function linkTo(someone: Pick<Someone, 'email'>, pattern: RegExp) {
    const [link] = (await mailing.mails(someone)).map(({ text }) => pattern.exec(text ?? '')?.[0]).filter(Boolean)
    assert.ok(link, String(pattern))
    return link
  }

  test('an assistant is connected', async () => {
    const rui = await newMember(mailing.house)
    const { page, close } = await visited(rui)
    const redirectUri = 'http://127.0.0.1:9/callback'
    const { body } = await register(mailing.house, { ...claude, redirect_uris: [redirectUri] })
    const asked = authorizeAt(body.client_id, { redirect_uri: redirectUri, resource: `${proxy.url}/mcp` })
    await page.goto(proxy.url + asked.address)
    const answered = page.waitForRequest((request) => request.url().startsWith(redirectUri))
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    const code = new URL((await answered).url()).searchParams.get('code') ?? ''
    assert.equal((await redeem(mailing.house, asked, code)).status, 200)
    assertOpenedOnce()
    await close()
  })

  test('the link for a new password works', async () => {
    const rui = await newMember(mailing.house)
    const { page, close } = await visited(rui)
    await connect(mailing.house).Access_forgotPassword({ email: rui.email })
    await page.goto(await linkTo(rui, /http\S+\/new-password\/\S+/))
    await page.getByLabel('New password').fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/settings/access**')
    await connect(mailing.house).Access_signIn({ email: rui.email, password })
    assertOpenedOnce()
    await close()
  })

  test('the link that verifies an e-mail address works', async () => {
    const rui = await newMember(mailing.house)
    const { page, close } = await visited(rui)
    const email = 'new@example.com'
    await rui.client.Members_changeEmail({ email, password: rui.password })
    await page.goto(await linkTo({ email }, /http\S+\/settings\/email\/\S+/))
    await page.getByRole('main').getByRole('button').first().click()
    await page.waitForURL('**/settings/email?said=emailVerified')
    assertOpenedOnce()
    await close()
  })

  test('the link that finishes a sign-up works', async () => {
    const { page, close } = await visited(await newMember(mailing.house))
    const ana = { email: 'ana@example.com' }
    await page.context().clearCookies()
    await page.goto(`${proxy.url}/sign-up`)
    await page.getByLabel('E-mail').fill(ana.email)
    await page.keyboard.press('Enter')
    await page.getByText(ana.email).waitFor()
    await page.goto(await linkTo(ana, /http\S+\/sign-up\/\S+/))
    await page.getByLabel('Name').fill('Ana')
    await page.getByLabel('Password').fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/today**')
    assertOpenedOnce()
    await close()
  })

  test('an invite is accepted', async () => {
    const { id, owner } = await newWorkplace(mailing.house)
    const rui = await newMember(mailing.house)
    const { token } = await owner.client.Invites_create({ id, email: rui.email })
    const { page, wellBehaved, close } = await visited(rui)
    await page.goto(`${proxy.url}/invites/${token}`)
    await page.getByRole('main').getByRole('button').first().click()
    await page.getByText('You joined').waitFor()
    wellBehaved('accepted')
    assertOpenedOnce()
    await close()
  })

  test('the link that stops e-mails works', async () => {
    const rui = await newMember(mailing.house)
    const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana' })
    await rui.client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2020-01-02' })
    const { nextDigestAt = '' } = await rui.client.Reminders_update({ digest: true })
    mailing.house.clock.set(nextDigestAt)
    const [mail] = await mailing.mails(rui)
    mailing.house.clock.reset()
    const [, link = ''] = /<(http\S+)>/.exec(String(mail && headerOf(mail, 'list-unsubscribe'))) ?? []
    const { page, close } = await visited(rui)
    await page.goto(link)
    await page.getByRole('main').getByRole('button').first().click()
    await page.waitForLoadState()
    assert.equal((await rui.client.Reminders_get()).digest, false)
    assertOpenedOnce()
    await close()
  })

  test('every address that can be opened arrives once', async () => {
    const { page, close } = await visited(await newMember(mailing.house))
    const paths = allRoutes('GET').map(({ path }) => path.replaceAll(/:\w+/g, 'x').replace('*', 'x'))
    let opened = 0
    for (const path of paths.filter((path) => !/^\/(api\/|dav\b|mcp\b|live$)/.test(path))) {
      await open(page, proxy.url + path)
      opened += assertOpenedOnce()
    }
    assert.ok(opened > 100, `${opened} addresses`)
    await close()
  })
})

/** A file is downloaded and not shown: the browser then says that opening it was interrupted. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' }).catch(() => null)
