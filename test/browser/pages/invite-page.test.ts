import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect, openHouse } from '../../harness/harness.ts'
import { someByDay } from '../../harness/nightly.ts'
import { newWorkplace } from '../../harness/workplace.ts'
import { noBrowser, sharedBrowser } from '../browser.ts'

const password = 'the harbour at dawn'
const odd = '"><img src=x onerror=alert(1)> Ελένη & Söhne שלום'

for (const [width, colorScheme] of someByDay([
  [320, 'dark'],
  [1280, 'light'],
] as const)) {
  test(`an invite is accepted by keyboard alone, without JavaScript, at ${width} px in ${colorScheme}`, {
    skip: noBrowser,
  }, async () => {
    const browser = await sharedBrowser()
    const house = await openHouse()
    const { id, owner } = await newWorkplace(house)
    await owner.client.Workspaces_update({ id, name: odd })
    const email = 'ana@example.com'
    const { token } = await owner.client.Invites_create({ id, email })
    const context = await browser.newContext({
      viewport: { width, height: 740 },
      colorScheme,
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    const told: string[] = []
    page.on('console', (message) => void told.push(message.text()))
    page.on('dialog', (dialog) => void told.push(dialog.message()))
    page.on('request', (request) => request.url().startsWith(house.url) || told.push(request.url()))
    await page.goto(`${house.url}/invites/${token}`)
    assert.equal(await page.locator('h1').innerText(), `Join ${odd}`)
    const box = await page.locator('main').boundingBox()
    assert.ok(box && box.width <= width, 'nothing hangs over the edge')
    // The name has the focus; the button comes after the password and the time zone.
    await page.keyboard.type('Ana Ribeiro')
    await page.keyboard.press('Tab')
    await page.keyboard.type('password1')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    assert.match(await page.locator('#password-error').innerText(), /too easy to guess/)
    assert.equal(await page.locator('#name').inputValue(), 'Ana Ribeiro')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Welcome, \u2068Ana Ribeiro\u2069', exact: true }).waitFor()
    await page.getByText(`You joined \u2068${odd}\u2069 and`).waitFor()
    assert.deepEqual(
      told.filter((line) => !/status of 400/.test(line)),
      [],
    )
    assert.equal((await connect(house).Access_signIn({ email, password })).member.name, 'Ana Ribeiro')
    await context.close()
    await house.close()
  })
}
