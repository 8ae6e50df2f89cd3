import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { deviceWith } from '../../harness/dav-device.ts'
import { eventText, icsOf } from '../../samples/calendars/calendar.ts'
import { openCalendarServer } from '../../servers/calendar-server.ts'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'

const server = await openCalendarServer()

suite('devices and calendars in a browser', { skip: noBrowser }, () => {
  const stage = useStage({ KITH_OUTGOING_ALLOW: '127.0.0.2' })

  test('a device is connected with its password and a QR code, removes somebody, and is revoked', async () => {
    const { house, browser, rui } = stage
    const { page, wellBehaved, close } = await signedInPage(browser, house, rui)
    const emails = ['ben@example.com']
    const { connectionId } = await rui.client.Connections_create({ displayName: 'Ben Okri', emails })
    await page.goto(`${house.url}/settings/sync`)
    await page.getByRole('link', { name: 'iPhone, iPad or Mac' }).click()
    await page.getByRole('img', { name: 'QR code that opens this page on another device' }).waitFor()
    await page.goto(`${house.url}/settings/sync/thunderbird`)
    await page.getByRole('button', { name: 'Create device password' }).click()
    const password = await page.getByText(/^[a-z]{4}(-[a-z]{4}){4}$/).innerText()
    const device = deviceWith(house, rui.memberId, password)
    assert.equal((await device.send('DELETE', `${device.book}${connectionId}.vcf`)).status, 204)
    await page.goto(`${house.url}/settings/sync/people`)
    await page.getByRole('button', { name: 'Remove here too: Ben Okri' }).click()
    await page.getByText('You removed Ben Okri.').waitFor()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await page.getByRole('button', { name: 'Put back: Ben Okri' }).click()
    await page.getByText('Nobody was removed on a device.').waitFor()
    assert.equal((await device.get(`${connectionId}.vcf`)).status, 200)
    await page.goto(`${house.url}/settings/sync`)
    await page.getByRole('link', { name: 'Thunderbird' }).first().click()
    await page.getByRole('button', { name: 'Revoke the password' }).click()
    await page.getByText('Password revoked.').waitFor()
    assert.equal((await device.get(`${connectionId}.vcf`)).status, 401)
    wellBehaved('devices')
    await close()
  })

  test('a calendar is read, its meeting waits on Today, and it is removed and brought back', async () => {
    const { house, browser, rui } = stage
    const { page, wellBehaved, close } = await signedInPage(browser, house, rui, {
      viewport: { width: 390, height: 844 },
    })
    await rui.client.Connections_create({ displayName: 'Ana Ribeiro', emails: ['ana@example.com'] })
    const start = house.clock.now().add({ hours: 2 }).toString().replaceAll(/[-:]/g, '').slice(0, 15)
    const lines = [`DTSTART:${start}Z`, 'DURATION:PT1H', 'ATTENDEE:mailto:ana@example.com']
    server.serve(icsOf([eventText({ uid: 'soon', title: 'Budget review', lines })], ['X-WR-CALNAME:Work']))
    await page.goto(`${house.url}/settings/meetings`)
    await page.getByLabel('Address of your calendar').fill(server.address)
    await page.getByRole('button', { name: 'Read this calendar' }).click()
    await page.getByText('Your calendar is read.').waitFor()
    const today = async () => {
      await house.work()
      await page.goto(`${house.url}/today`)
      return page.getByText('Budget review').count()
    }
    assert.equal(await today(), 1)
    await page.goto(`${house.url}/settings/meetings`)
    await page.getByRole('link', { name: 'Edit your addresses: Work' }).click()
    await page.getByLabel('Your other e-mail addresses').fill('rui@work.example.com')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Remove: Work' }).click()
    await page.getByRole('button', { name: /^Undo/ }).waitFor()
    const removed = page.url()
    assert.equal(await today(), 0)
    await page.goto(removed)
    await page.getByRole('button', { name: /^Undo/ }).click()
    await page.getByText('The calendar is back').waitFor()
    assert.equal(await today(), 1)
    wellBehaved('meetings')
    await close()
  })
})
