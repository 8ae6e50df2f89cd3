import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { makeResetLink, resetExpiry } from '#members/access/reset-link.ts'
import { connect, type House, newMember, openHouse, refused, type Someone } from '../../harness/harness.ts'
import { someByDay } from '../../harness/nightly.ts'
import { passkeyOf } from '../../sweeps/belongings.ts'
import { closeWindows, noBrowser, sharedBrowser, watchedPage } from '../browser.ts'
import { violations } from '../sound-page.ts'

suite('passkeys and two-step sign-in in a real browser', { skip: noBrowser }, () => {
  for (const [width, colorScheme] of someByDay([
    [360, 'dark'],
    [1280, 'light'],
  ] as const)) {
    test(`a passkey is added, signs in and is removed, at ${width} px in ${colorScheme}`, async (t) => {
      const { house, browser, url } = await open(t)
      const ana = await newMember(house)
      const { page, wellBehaved, fine, device } = await openPage(browser, url, { width, colorScheme })
      await signIn(page, url, ana)
      await page.goto(`${url}/settings/sign-in`)
      await fine('sign-in settings')
      await page.getByRole('link', { name: 'Add a passkey' }).click()
      await page.getByLabel('Name').fill('My laptop')
      await fine('new passkey')
      await device.press('Create passkey', 'Passkey added.')
      await fine('added')
      assert.equal((await device.credentials()).length, 1)

      // The device has one for this account already.
      await page.goto(`${url}/settings/sign-in/passkeys/new`)
      await device.press('Create passkey', 'No passkey was created.')

      await signOut(page, url)
      await page.goto(`${url}/sign-in?next=%2Fsettings%2Fyou`)
      await fine('sign in')
      await device.press('Sign in with a passkey', 'Time zone')
      assert.equal(await page.getByLabel('Name').inputValue(), await nameOf(house, ana))

      // After ten minutes, a change asks for a proof first; the passkey is one, and then the change is made.
      house.clock.set(house.clock.now().add({ minutes: 71 }).toString())
      await page.goto(`${url}/settings/sign-in`)
      await page.getByRole('link', { name: 'My laptop' }).click()
      await fine('passkey')
      await page.getByLabel('Name').fill('Work laptop')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor()
      await fine('confirmation')
      await device.press('Use a passkey', 'Name changed.')

      // Where the browser lists saved passwords, it lists the passkey too.
      await signOut(page, url)
      await page.goto(`${url}/sign-in?next=%2Fsettings%2Fyou#autofill`)
      await page.getByText('Time zone').first().waitFor()

      await page.goto(`${url}/settings/sign-in`)
      await page.getByRole('link', { name: 'Work laptop' }).click()
      await page.getByRole('button', { name: 'Remove this passkey' }).click()
      await page.getByText('Passkey removed.').waitFor()
      wellBehaved('until it is removed')
      await signOut(page, url)
      await page.goto(`${url}/sign-in`)
      await device.press('Sign in with a passkey', 'This passkey is not known here')
      await fine('removed')
    })
  }

  test('a passkey of one member does not confirm the session of another', async (t) => {
    const { house, browser, url } = await open(t)
    const [ana, ben] = [await newMember(house), await newMember(house)]
    const { page, device } = await openPage(browser, url, { width: 360, colorScheme: 'light' })
    await signIn(page, url, ana)
    await page.goto(`${url}/settings/sign-in/passkeys/new`)
    await device.press('Create passkey', 'Passkey added.')
    await signOut(page, url)
    await signIn(page, url, ben)
    await passkeyOf(house, ben.memberId)
    house.clock.set(house.clock.now().add({ minutes: 71 }).toString())
    await page.goto(`${url}/settings/sign-in/passkeys/new`)
    await device.press('Use a passkey', 'This passkey could not be used.')
  })

  test('two-step sign-in is turned on, asked for, recovered and turned off', async (t) => {
    const { house, browser, url } = await open(t)
    const ana = await newMember(house)
    const { page, wellBehaved, fine } = await openPage(browser, url, { width: 360, colorScheme: 'dark' })
    await signIn(page, url, ana)
    await page.goto(`${url}/settings/sign-in`)
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    await page.getByText('Can’t scan it?').click()
    await fine('setup')
    const secret = (await page.locator('pre').innerText()).replaceAll(' ', '')
    await page.getByLabel('Code from the app').fill('000000')
    await page.keyboard.press('Enter')
    await page.locator('[aria-invalid]').waitFor()
    await fine('wrong code')
    const codeAfter = (seconds: number) =>
      new TOTP({ secret }).generate({ timestamp: house.clock.now().epochMilliseconds + seconds * 1000 })
    await page.getByLabel('Code from the app').fill(codeAfter(-30))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Two-step sign-in is on' }).waitFor()
    await fine('recovery codes')
    const codes = (await page.locator('pre').innerText()).split('\n')
    assert.equal(codes.length, 10)
    await page.getByRole('link', { name: 'I saved them' }).click()
    await page.getByText('10 recovery codes are left.').waitFor()
    await fine('on')
    wellBehaved('until it is on')

    await signOut(page, url)
    await submitPassword(page, url, ana)
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
    await fine('code')
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.keyboard.press('Enter')
    await page.locator('[aria-invalid]').waitFor()
    await fine('wrong code at sign-in')
    await page.getByLabel('Code', { exact: true }).fill(codeAfter(0))
    await page.keyboard.press('Enter')
    await page.waitForURL(`${url}/today`)

    await signOut(page, url)
    await submitPassword(page, url, ana)
    await page.getByText('Use a recovery code', { exact: true }).click()
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await fine('recovery code')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${url}/today`)
    await page.goto(`${url}/settings/sign-in`)
    await page.getByText('9 recovery codes are left.').waitFor()
    await page.getByRole('button', { name: 'Turn off two-step sign-in' }).click()
    await page.getByText('Two-step sign-in is off.').waitFor()
    await connect(house).Access_signIn({ email: ana.email, password: ana.password })
  })

  for (const javaScriptEnabled of [true, false])
    test(`with a new password, a thief’s passkey is removed, ${javaScriptEnabled ? 'with' : 'without'} script`, async (t) => {
      const { house, browser, url } = await open(t)
      const ana = await newMember(house)
      const options = { javaScriptEnabled, bypassCSP: true, viewport: { width: 360, height: 800 } }
      const page = await (await browser.newContext(options)).newPage()
      const nameThiefs = async (name: string) => {
        const id = await passkeyOf(house, ana.memberId)
        await house.kith.db.updateTable('passkeys').set({ name }).where('id', '=', id).execute()
      }
      const namesLeft = async () =>
        (await house.kith.db.selectFrom('passkeys').select('name').where('memberId', '=', ana.memberId).execute())
          .map(({ name }) => name)
          .toSorted()
      await passkeyOf(house, ana.memberId)
      await nameThiefs('Thief one')
      await signIn(page, url, ana)
      await page.goto(`${url}/settings/password`)
      if (javaScriptEnabled) assert.deepEqual(await violations(page), [], 'the form in the settings')
      await page.getByLabel('Current password').fill(ana.password)
      await page.getByLabel('New password').fill('the harbour at dawn')
      await page.getByLabel('Thief one').check()
      await page.getByRole('button', { name: 'Change password' }).click()
      await page.waitForURL(`${url}/settings/access?said=password`)
      assert.deepEqual(await namesLeft(), ['Phone'])

      await nameThiefs('Thief two')
      const until = resetExpiry(house.kith)
      const link = await makeResetLink(house.kith, { email: ana.email, next: null, until, isMailed: false })
      await page.goto(link?.url ?? '')
      if (javaScriptEnabled) assert.deepEqual(await violations(page), [], 'the form of the link')
      assert.match(await page.locator('fieldset').innerText(), /Thief two\s+Added .*\. Never used\./)
      await page.getByLabel('New password').fill('a lighthouse at night')
      await page.getByLabel('Thief two').check()
      await page.getByRole('button', { name: 'Save and sign in' }).click()
      await page.waitForURL(`${url}/settings/access?said=password`)
      assert.deepEqual(await namesLeft(), ['Phone'])
    })

  test('without script there are no passkeys, and the password with a code works', async (t) => {
    const { house, browser, url } = await open(t)
    const ana = await newMember(house)
    const { secret } = await ana.client.TwoStep_begin()
    const now = () => house.clock.now().epochMilliseconds
    await ana.client.TwoStep_confirm({ code: new TOTP({ secret }).generate({ timestamp: now() - 30_000 }) })
    await refused(connect(house).Access_signIn({ email: ana.email, password: ana.password }), 'code_needed')
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto(`${url}/sign-in`)
    assert.equal(await page.getByRole('button', { name: 'Sign in with a passkey' }).count(), 0)
    await submitPassword(page, url, ana)
    await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate({ timestamp: now() }))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`${url}/today`)
    await page.goto(`${url}/settings/sign-in/passkeys/new`)
    await page.getByText('Your browser cannot create passkeys here.').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Create passkey' }).count(), 0)
  })
})

type Test = { after: (work: () => Promise<void>) => void }
type Look = { width: number; colorScheme: 'light' | 'dark' }

/** Passkeys work on localhost without HTTPS. */
async function open(t: Test) {
  const house = await openHouse()
  const url = `http://localhost:${new URL(house.url).port}`
  house.kith.config.baseUrl = url
  const browser = await sharedBrowser()
  t.after(async () => {
    await closeWindows(browser)
    await house.close()
  })
  return { house, browser, url }
}

/** A page of a browser whose device can create passkeys and always recognizes its owner. */
async function openPage(browser: Browser, url: string, { width, colorScheme }: Look) {
  // The page's policy rightly forbids the axe script that the test injects.
  const options = { viewport: { width, height: 800 }, colorScheme, bypassCSP: true }
  const { page, wellBehaved } = await watchedPage(browser, url, options)
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const credentials = async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  // This device is always touched at once, so that autofill would sign in before a button is pressed.
  await page.addInitScript(
    "if (location.hash !== '#autofill') PublicKeyCredential.isConditionalMediationAvailable = async () => false",
  )
  const press = async (button: string, text: string) => {
    await page.getByRole('button', { name: button }).click()
    await page.getByText(text).first().waitFor()
  }
  const fine = async (about: string) => {
    assert.deepEqual(await violations(page), [], about)
    assert.ok(((await page.evaluate('document.documentElement.scrollWidth')) as number) <= width, `${about}: too wide`)
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${width}-${about}.png`, fullPage: true })
  }
  return { page, wellBehaved, fine, device: { credentials, press } }
}

async function submitPassword(page: Page, url: string, { email, password }: Someone) {
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signIn(page: Page, url: string, member: Someone) {
  await submitPassword(page, url, member)
  await page.waitForURL(`${url}/today`)
}

async function signOut(page: Page, url: string) {
  await page.goto(`${url}/settings`)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('heading', { name: 'Signed out' }).waitFor()
}

async function nameOf(house: House, { memberId }: Someone) {
  const { db } = house.kith
  return (await db.selectFrom('members').select('name').where('id', '=', memberId).executeTakeFirstOrThrow()).name
}
