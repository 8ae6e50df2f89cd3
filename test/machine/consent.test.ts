import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, suite, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { sessionCookie } from '../../src/access/cookie.ts'
import { authorizeAt, doors, redeem, register } from '../app.ts'
import { type House, newMember, openHouse, type Someone } from '../harness.ts'
import { openProxy } from '../mcp/proxy.ts'
import { noBrowser, openBrowser } from './browser.ts'

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const odd = '"><img src=x onerror=alert(1)> \u202eΕλένη & Söhne שלום 👩‍👩‍👧‍👦'

/** An app that waits on this device for the member to come back. */
async function openApp(host: string) {
  const { promise, resolve } = Promise.withResolvers<URL>()
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/cb')) resolve(new URL(request.url, 'http://app'))
    response.end('Back at the app.')
  })
  await new Promise<void>((listening) => server.listen(0, host, listening))
  const { port } = server.address() as AddressInfo
  const at = `http://${host.includes(':') ? `[${host}]` : host}:${port}/cb`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { at, cameBack: promise, close }
}

suite('the consent page, in a browser', { skip: noBrowser }, () => {
  const stage = {} as { house: House; rui: Someone; browser: Browser; url: string; end: () => Promise<void> }

  before(async () => {
    const proxy = await openProxy()
    const house = await openHouse({ BASE_URL: proxy.url })
    proxy.use({ target: house.url, token: '' })
    const browser = await openBrowser()
    const end = async () => {
      await browser.close()
      await house.close()
      proxy.close()
    }
    Object.assign(stage, { house, browser, url: proxy.url, end, rui: await newMember(house) })
  })
  after(() => stage.end())

  async function opened(redirect: string, look: { width: number; colorScheme: 'light' | 'dark'; script: boolean }) {
    const { house, rui, browser, url } = stage
    const named = { client_name: odd, redirect_uris: [redirect], token_endpoint_auth_method: 'none' }
    const request = authorizeAt((await register(house, named)).body.client_id, {
      redirect_uri: redirect,
      resource: `${url}/mcp`,
    })
    const context = await browser.newContext({
      viewport: { width: look.width, height: 740 },
      colorScheme: look.colorScheme,
      javaScriptEnabled: look.script,
    })
    const [name = '', value = ''] = sessionCookie(rui.token, house.kith.config).split(/[=;]/)
    await context.addCookies([{ name, value, url }])
    const page = await context.newPage()
    const told: string[] = []
    page.on('dialog', (dialog) => void told.push(dialog.message()))
    page.on('console', (message) => void told.push(message.text()))
    await page.goto(url + request.address)
    const box = await page.locator('main').boundingBox()
    assert.ok(box && box.width <= look.width, 'nothing hangs over the edge')
    return { page, request, told, context }
  }

  for (const [host, width, colorScheme] of [
    ['127.0.0.1', 320, 'dark'],
    ['::1', 1280, 'light'],
  ] as const) {
    test(`by keyboard alone, without JavaScript, an app at ${host} gets what the member chose, at ${width} px`, async () => {
      const app = await openApp(host)
      const { page, request, told, context } = await opened(app.at, { width, colorScheme, script: false })
      assert.equal(await page.locator('.host').innerText(), new URL(app.at).host)
      await page.getByLabel('Read & write').focus()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const back = await app.cameBack
      const { body } = await redeem(stage.house, request, back.searchParams.get('code') ?? '')
      assert.equal(body.scope, 'read')
      assert.deepEqual(await doors(stage.house, body.access_token), [200, 200])
      assert.deepEqual(told, [])
      await context.close()
      app.close()
    })
  }

  test('nothing stands in the way to an app with a scheme of its own', async () => {
    const { page, told, context } = await opened('kith-test://app/cb', {
      width: 360,
      colorScheme: 'light',
      script: true,
    })
    const left = page.waitForEvent('request', (request) => request.url().startsWith('kith-test://app/cb?code='))
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await left
    assert.deepEqual(told, [])
    await context.close()
  })

  test('whoever refuses is sent back too', async () => {
    const app = await openApp('127.0.0.1')
    const { page, told, context } = await opened(app.at, { width: 360, colorScheme: 'light', script: true })
    await page.getByRole('button', { name: 'Refuse' }).click()
    assert.equal((await app.cameBack).searchParams.get('error'), 'access_denied')
    assert.deepEqual(told, [])
    await context.close()
    app.close()
  })

  test('everybody can read and use it', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, context } = await opened('https://app.example/cb', { width: 360, colorScheme, script: true })
      await page.evaluate(axe)
      const { violations } = (await page.evaluate('axe.run()')) as { violations: { id: string }[] }
      assert.deepEqual(
        violations.map(({ id }) => id),
        [],
      )
      await context.close()
    }
  })

  test('no page can hold it in a frame', async () => {
    const { page, context } = await opened('https://app.example/cb', {
      width: 360,
      colorScheme: 'light',
      script: true,
    })
    const consent = page.url()
    await page.route('**/framing', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${consent}"></iframe>` }),
    )
    await page.goto(`${stage.url}/framing`)
    await page.waitForTimeout(300)
    const [, frame] = page.frames()
    assert.equal(await frame?.locator('form').count(), 0)
    await context.close()
  })
})
