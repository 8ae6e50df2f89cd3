import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { authorizeAt, claude, type Request, redeem, register } from '../../clients/oauth-app.ts'
import { connect, type House, newMember, openHouse, refused, type Someone } from '../../harness/harness.ts'
import { openProxy } from '../../mcp/proxy.ts'
import { closeWindows, noBrowser, sharedBrowser } from '../browser.ts'
import { violations } from '../sound-page.ts'

const phone = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const

describe('connecting an app in a real browser', { skip: noBrowser }, () => {
  let house: House
  let rui: Someone
  let browser: Browser
  let proxy: Awaited<ReturnType<typeof openProxy>>
  let app: Awaited<ReturnType<typeof openApp>>

  before(async () => {
    proxy = await openProxy()
    house = await openHouse({ BASE_URL: proxy.url, KITH_RATE_LIMIT: '1000000' })
    proxy.use({ target: house.url })
    rui = await newMember(house)
    app = await openApp()
    browser = await sharedBrowser()
  })
  after(async () => {
    await closeWindows(browser)
    app.close()
    proxy.close()
    await house.close()
  })

  async function asking(redirectUri: string, resource = 'mcp') {
    const { body } = await register(house, { ...claude, redirect_uris: [redirectUri] })
    return authorizeAt(body.client_id, { redirect_uri: redirectUri, resource: `${proxy.url}/${resource}` })
  }

  /** At the consent page, signed in. */
  async function atConsent({ address }: Request, options: BrowserContextOptions) {
    const page = await (await browser.newContext(options)).newPage()
    await page.goto(proxy.url + address)
    await signIn(page)
    return page
  }

  async function signIn(page: Page) {
    await page.getByLabel('E-mail').fill(rui.email)
    await page.getByLabel('Password').fill(rui.password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^Connect/ }).waitFor()
  }

  test('on a phone, in dark mode, without JavaScript: sign in, allow Read, return to the app', async () => {
    const asked = await asking(`${app.url}/callback`, 'api')
    const page = await atConsent(asked, { ...phone, javaScriptEnabled: false })
    assert.ok((await page.locator('main').boundingBox())?.width ?? 999 <= 360)
    await page.getByLabel('Read', { exact: true }).check()
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByText('Back at the app').waitFor()
    const back = new URL(page.url())
    assert.equal(back.searchParams.get('iss'), proxy.url)
    const { body } = await redeem(house, asked, back.searchParams.get('code') ?? '')
    const client = connect(house, body.access_token)
    assert.equal((await client.Members_me()).email, rui.email)
    await refused(client.Connections_create({ displayName: 'Ana' }), 'read_only')
  })

  test('cancelling tells the app that access was denied', async () => {
    const page = await atConsent(await asking(`${app.url}/callback`), phone)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Back at the app').waitFor()
    assert.equal(new URL(page.url()).searchParams.get('error'), 'access_denied')
  })

  test('an app with a custom URL scheme is reached despite the page’s policy', async () => {
    const page = await atConsent(await asking('cursor://anysphere.cursor-mcp/oauth/callback'), phone)
    const told: string[] = []
    page.on('console', (message) => void told.push(message.text()))
    const answered = page.waitForResponse((response) => /^cursor:/.test(response.headers().location ?? ''))
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    assert.match((await answered).headers().location ?? '', /^cursor:\/\/anysphere\.cursor-mcp\/oauth\/callback\?code=/)
    assert.deepEqual(
      told.filter((line) => /policy|form-action/i.test(line)),
      [],
    )
  })

  test('another site cannot frame the consent page', async () => {
    const asked = await asking(`${app.url}/callback`)
    const page = await atConsent(asked, {})
    const framed = new URL(`/framing?${new URLSearchParams({ of: page.url() })}`, app.url)
    await page.goto(framed.href)
    await page.frames()[1]?.waitForURL(/^chrome-error:/)
    assert.equal(page.frames().length, 2)
  })

  test('an app that opened a popup hears from it', async () => {
    const { address } = await asking(`${app.url}/callback`)
    const page = await (await browser.newContext()).newPage()
    await page.goto(`${app.url}/opening?${new URLSearchParams({ of: proxy.url + address })}`)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button').click()
    await signIn(await opened)
    await (await opened).getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByText('connected').waitFor()
  })

  test('axe finds no problems with it, in light and dark, small and wide', async () => {
    const page = await atConsent(await asking(`${app.url}/callback`, 'mcp/full'), { ...phone, bypassCSP: true })
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 1280]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 740 })
        assert.deepEqual(await violations(page), [], `${colorScheme} ${width}`)
      }
    }
  })
})

const back = "<p>Back at the app</p><script>opener?.postMessage('connected', '*')</script>"
const pages: Record<string, (address: string) => string> = {
  '/framing': (address) => `<iframe src=${address}></iframe>`,
  '/opening': (address) => `<button data-of=${address} onclick="window.open(this.dataset.of)">Connect</button>
<script>addEventListener('message', ({ data }) => document.body.append(data))</script>`,
}

/** The app that gets the answer, and its pages that frame or open another page. */
async function openApp() {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://app')
    const of = JSON.stringify(searchParams.get('of')).replaceAll('&', '&amp;')
    const page = pages[pathname]?.(of) ?? back
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
