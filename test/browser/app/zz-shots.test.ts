import { test } from 'node:test'
import { openHouse, newMember } from '../../harness/harness.ts'
import { openBrowser } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { allSent } from '../outbox.ts'
import { withWorker } from '../with-worker.ts'
import { pdf } from '../../samples/entry-files.ts'
import sharp from 'sharp'

test('shots', async () => {
  const house = await openHouse({ KITH_RATE_LIMIT: '1000000' })
  const browser = await openBrowser()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="#fdfdf8"/><g stroke="#246" stroke-width="10" fill="none"><rect x="120" y="160" width="380" height="240"/><rect x="760" y="160" width="380" height="240"/><path d="M500 280 H760 M950 400 V640 H300"/></g><text x="160" y="300" font-size="72" fill="#a32">Boat</text><text x="800" y="300" font-size="72" fill="#264">Budget</text></svg>`
  const jpg = await sharp(Buffer.from(svg)).jpeg().toBuffer()
  const tall = await sharp({ create: { width: 800, height: 1400, channels: 3, background: '#7a5' } }).jpeg().toBuffer()
  const files = [
    { name: 'whiteboard.jpg', mimeType: 'image/jpeg', buffer: jpg },
    { name: 'harbour in the morning, a rather long name of a picture.jpg', mimeType: 'image/jpeg', buffer: tall },
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf() },
  ]
  for (const [name, options] of [
    ['phone-light', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, colorScheme: 'light' }],
    ['phone-dark', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
    ['narrow', { hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 }, colorScheme: 'light' }],
    ['desk-light', { viewport: { width: 1280, height: 900 }, colorScheme: 'light' }],
    ['desk-dark', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' }],
  ] as const) {
    const rui = await newMember(house)
    const { connectionId: ana } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro', company: 'Banco Atlântico' })
    await rui.client.Connections_create({ displayName: 'Luis Mora' })
    await rui.client.Memory_addNote({ connectionId: ana, text: 'She has a boat.' })
    const { page, close } = await signedInPage(browser, house, rui, options as never)
    const shot = (what: string, full = true) => page.screenshot({ path: `/tmp/fx/${name}-${what}.png`, fullPage: full })
    await page.goto(`${house.url}/capture`)
    await withWorker(page)
    await page.getByLabel('Add pictures or files').setInputFiles(files)
    await page.locator('.chosen-files canvas').nth(1).waitFor()
    await page.getByLabel('What happened?').fill('Lunch with Ana and Luis. Luis is allergic to nuts. Ana’s husband Pavel sails. Ana has moved to Porto. I’ll send Ana the deck.')
    await page.waitForTimeout(900)
    for (const who of ['Ana Ribeiro', 'Luis Mora']) {
      const box = page.getByRole('checkbox', { name: who })
      if (!(await box.isChecked())) await page.locator('#who').getByText(who).first().click()
    }
    await page.waitForTimeout(600)
    await shot('1-chosen')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await allSent(page)
    await page.locator('#capture-notice img').first().waitFor()
    await page.waitForTimeout(1200)
    await shot('2-understood')
    await page.getByRole('button', { name: 'Keep: Pavel' }).click()
    await page.waitForTimeout(1200)
    await shot('3-kept')
    await page.getByLabel('Add pictures or files').setInputFiles([files[0]!, { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no') }])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.locator('#outbox').getByText('Not sent').waitFor()
    await page.locator('#captures img').first().waitFor()
    await page.waitForTimeout(900)
    await shot('4-refused')
    await page.context().setOffline(true)
    await page.getByLabel('Add pictures or files').setInputFiles(files)
    await page.getByLabel('What happened?').fill('Written in the tunnel')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForTimeout(900)
    await shot('5-offline')
    await page.goto(`${house.url}/ask`)
    await page.waitForTimeout(900)
    await shot('6-offline-page')
    await page.context().setOffline(false)
    await page.goto(`${house.url}/capture`)
    await page.waitForTimeout(1500)
    const waiting = await rui.client.Captures_list({})
    await page.goto(`${house.url}/capture/${waiting[0]?.captureId}`)
    await page.locator('summary', { hasText: 'Add pictures' }).click()
    await page.waitForTimeout(500)
    await shot('7-one')
    await page.goto(`${house.url}/people/${ana}`)
    await page.locator('#composer-text').fill('Introduced by Rita Blom.')
    await page.getByLabel('Add pictures or files').setInputFiles(files.slice(0, 1))
    await page.waitForTimeout(700)
    await shot('8-composer')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await page.locator('#timeline').getByRole('button', { name: 'Keep: Rita Blom' }).waitFor()
    await page.waitForTimeout(900)
    await shot('9-person')
    await page.locator('#timeline').getByRole('button', { name: 'Keep: Rita Blom' }).click()
    await page.waitForTimeout(900)
    await shot('10-person-kept')
    await close()
  }
  await browser.close(); await house.close()
})
