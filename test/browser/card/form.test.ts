import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { someByDay } from '../../harness/nightly.ts'
import { noBrowser, useStage, watchedPage } from '../browser.ts'

suite('the card form by keyboard alone', { skip: noBrowser }, () => {
  // A copy of the card is offered where e-mail can be sent.
  const stage = useStage({ KITH_SMTP_URL: 'smtp://127.0.0.1:1' })

  const ways = [
    { width: 320, script: true },
    { width: 1280, script: false },
    { width: 1280, script: true },
    { width: 320, script: false },
  ]
  for (const [at, { width, script }] of someByDay(ways, 2).entries()) {
    test(`is filled and sent: ${width} px, ${script ? 'with' : 'without'} JavaScript`, async () => {
      const card = await stage.rui.client.Cards_create({ slug: `form-${at}`, name: 'Rui Costa' })
      const options = { viewport: { width, height: 700 }, javaScriptEnabled: script }
      const { page, wellBehaved, close } = await watchedPage(stage.browser, stage.house.url, options)
      await page.goto(stage.house.url + new URL(card.url).pathname)

      await tabTo(page, 'Your name')
      await page.keyboard.type(`Ana ${at}`)
      await page.keyboard.press('Tab')
      await page.keyboard.type('ana@nowhere')
      await page.keyboard.press('Enter')
      // The browser accepts this as an address; the service does not.
      await page.getByText(/^E-mail must/).waitFor()
      assert.equal(await page.getByLabel('Your name').inputValue(), `Ana ${at}`)
      assert.equal(await page.getByLabel('E-mail', { exact: true }).getAttribute('aria-invalid'), 'true')
      wellBehavedButFor400(wellBehaved)

      await tabTo(page, 'E-mail')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(`ana${at}@example.com`)
      await tabTo(page, 'Note')
      await page.keyboard.type('We met <b>here</b>.')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await tabTo(page, 'Company')
      // A JSON keyword, and a valid company name.
      await page.keyboard.type('true')
      await tabTo(page, 'E-mail me this card')
      await page.keyboard.press('Space')
      stage.house.clock.set(stage.house.clock.now().add({ seconds: 30 }).toString())
      await tabTo(page, 'Send')
      await page.keyboard.press('Enter')

      await page.getByRole('heading', { name: 'Thank you' }).waitFor()
      if (script) assert.equal(await page.evaluate('document.activeElement.textContent'), 'Thank you')
      assert.match(page.url(), script ? new RegExp(`/form-${at}$`) : /\?thanks#main$/)
      const main = page.getByRole('main')
      assert.equal(await main.getByRole('link', { name: 'Save contact' }).last().isVisible(), true)
      wellBehaved('thanked')
      const lead = (await stage.rui.client.Leads_list({})).find((each) => each.displayName === `Ana ${at}`)
      assert.equal(lead?.email, `ana${at}@example.com`)
      assert.equal(lead?.company, 'true')
      assert.equal(lead?.note, 'We met <b>here</b>.')
      await close()
    })
  }

  test('hidden fields are not reached by keyboard', async () => {
    const card = await stage.rui.client.Cards_create({ slug: 'trap' })
    const { page, close } = await watchedPage(stage.browser, stage.house.url, {})
    await page.goto(stage.house.url + new URL(card.url).pathname)
    const names = new Set<string>()
    for (let at = 0; at < 40; at++) {
      await page.keyboard.press('Tab')
      names.add(String(await page.evaluate('document.activeElement.name || document.activeElement.className')))
    }
    assert.ok(names.has('note'))
    assert.ok(!names.has('homepage'))
    assert.equal(
      await page.getByLabel('Leave this empty').isVisible(),
      true,
      'it must look like any field to a machine',
    )
    assert.equal(await page.getByRole('textbox', { name: 'Leave this empty' }).count(), 0)
    await close()
  })

  test('the share button appears where sharing works, and confirms that the link was copied', async () => {
    const card = await stage.rui.client.Cards_create({ slug: 'share' })
    const path = stage.house.url + new URL(card.url).pathname
    const without = await watchedPage(stage.browser, stage.house.url, { javaScriptEnabled: false })
    await without.page.goto(path)
    assert.equal(await without.page.getByRole('button', { name: 'Share' }).count(), 0)
    await without.close()
    const { page, close } = await watchedPage(stage.browser, stage.house.url, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.addInitScript('delete Navigator.prototype.share')
    await page.goto(path)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('status').getByText('Link copied.').waitFor()
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), card.url)
    await close()
  })
})

/** Presses Tab until the field or button of this name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let at = 0; at < 60; at++) {
    const text = await page.evaluate<string>(focused)
    if (text === name || text === `${name} required`) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`${name} is not reached by keyboard`)
}

const focused = '(document.activeElement.labels?.[0] ?? document.activeElement).textContent.trim()'

/** Browsers log a 400 response by themselves. */
function wellBehavedButFor400(wellBehaved: (about: string) => void) {
  try {
    wellBehaved('')
  } catch (error) {
    if (!/400 \(Bad Request\)/.test(String(error))) throw error
  }
}
