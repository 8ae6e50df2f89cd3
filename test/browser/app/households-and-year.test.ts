import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { BrowserContextOptions } from 'playwright-core'
import { newMember } from '../../harness/harness.ts'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { assertSoundPage } from '../sound-page.ts'
import { withWorker } from '../with-worker.ts'

const screens: Record<string, BrowserContextOptions> = {
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'at a desk': { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
}

suite('households and the year, in a browser', { skip: noBrowser }, () => {
  const stage = useStage()

  async function open(options: BrowserContextOptions = {}) {
    const someone = await newMember(stage.house)
    const { client } = someone
    const harbour = { street: 'Hafenstraße 12', city: 'Hamburg', postalCode: '20359' }
    const add = async (displayName: string, addresses: object[] = []) =>
      (await client.Connections_create({ displayName, addresses })).connectionId
    const rita = await add('Rita Blom', [{ ...harbour, label: 'home' }])
    const pavel = await add('Pavel Novak', [{ street: '12, Hafenstr.', city: 'HAMBURG' }])
    const ana = await add('Ana Ribeiro')
    await client.Relations_create({ id: rita, kind: 'child', name: 'Milo' })
    await client.Promises_create({ connectionId: pavel, text: 'Bring the book', dueOn: '2031-05-01' })
    await client.Connections_update({ connectionId: rita, birthday: '1976-03-20' })
    for (const occurredAt of ['2024-02-03T10:00:00Z', '2025-02-03T10:00:00Z', '2025-09-01T10:00:00Z'])
      await client.Memory_addInteraction({
        connectionId: ana,
        connectionIds: [rita],
        kind: 'call',
        text: 'Hi.',
        occurredAt,
      })
    const signedIn = { locale: 'en-GB', reducedMotion: 'reduce' as const, ...options }
    const watched = await signedInPage(stage.browser, stage.house, someone, signedIn)
    const { page } = watched
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    const menu = async (name: string) => {
      await page.goto(`${stage.house.url}/people`)
      await page.getByRole('button', { name: 'Sort and select' }).click()
      await page.getByRole('link', { name, exact: true }).click()
    }
    return { ...watched, client, rita, pavel, ana, heading, menu }
  }

  for (const [name, options] of Object.entries(screens)) {
    test(`${name}, a household is found, its envelope copied, and it ends when somebody moves out`, async () => {
      const { page, wellBehaved, close, client, rita, pavel, heading, menu } = await open(options)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(`${stage.house.url}/people`)
      await withWorker(page)
      await menu('Households')
      await heading('Households')
      await assertSoundPage(page)
      await page.getByRole('link', { name: 'Pavel Novak, Rita Blom and Milo' }).click()
      await heading('Pavel Novak, Rita Blom and Milo')
      await assertSoundPage(page)
      await page.getByRole('button', { name: /^Copy/ }).click()
      await page.getByRole('status').getByText('Copied').waitFor()
      const copied = await page.evaluate('navigator.clipboard.readText()')
      assert.equal(copied, 'Pavel Novak, Rita Blom and Milo\nHafenstraße 12\n20359 Hamburg')
      await page.getByText('Bring the book').waitFor()
      await page.getByText('Birthday', { exact: true }).waitFor()
      await page.getByText('Also there: Milo').waitFor()
      await page.locator('.person-row', { hasText: 'Pavel Novak' }).click()
      await heading('Pavel Novak')
      const facts = page.locator('details.known > summary')
      if (!(await page.getByText('Lives with Rita Blom and Milo').isVisible())) await facts.click()
      await page.getByRole('link', { name: 'Lives with Rita Blom and Milo' }).click()
      await heading('Pavel Novak, Rita Blom and Milo')
      await client.Connections_update({ connectionId: pavel, addresses: [{ street: 'Am Sand 3', city: 'Kiel' }] })
      await page.goto(`${stage.house.url}/people/${rita}`)
      await heading('Rita Blom')
      assert.equal(await page.getByText('Lives with').count(), 0)
      await menu('Households')
      await page.getByText('They will be here once two people have the same home address.').waitFor()
      wellBehaved(name)
      await close()
    })

    test(`${name}, the year shows charts and people, and the years beside it`, async () => {
      const { page, wellBehaved, close, ana, heading, menu } = await open(options)
      await page.goto(`${stage.house.url}/people`)
      await withWorker(page)
      await menu('Your year')
      const year = new Date().getFullYear()
      await heading(`Your ${year}`)
      await page.goto(`${stage.house.url}/year/2024`)
      await page.getByRole('link', { name: '2025 ›' }).click()
      await heading('Your 2025')
      await page.getByText('You were in touch with 2 people, have 2 entries and added 0 people.').waitFor()
      await page.getByRole('img', { name: /^January 2025: 0, February 2025: 2, .*September 2025: 2/ }).waitFor()
      await page.getByText('After 366 days, you were in touch with').waitFor()
      await assertSoundPage(page)
      await page.getByRole('link', { name: '‹ 2024' }).click()
      await heading('Your 2024')
      await page.goto(`${stage.house.url}/year/2023`)
      await page.getByText('Nothing is noted for 2023.').waitFor()
      await assertSoundPage(page)
      await page.goto(`${stage.house.url}/year/2025`)
      await page.getByRole('link', { name: 'Ana Ribeiro' }).first().click()
      await page.waitForURL(`**/people/${ana}`)
      wellBehaved(name)
      await close()
    })
  }

  test('a year is printed on one page, without the bars of the app', async () => {
    const { page, close } = await open(screens['at a desk'])
    await page.goto(`${stage.house.url}/year/2025`)
    await page.emulateMedia({ media: 'print' })
    assert.equal(await page.locator('.side-bar').isVisible(), false)
    const pdf = await page.pdf({ format: 'A4' })
    assert.match(pdf.toString('latin1'), /\/Type \/Pages\s+\/Count 1\b/)
    await close()
  })
})
