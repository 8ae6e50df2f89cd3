import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { noBrowser, useStage } from '../browser.ts'
import { assertSoundPage } from '../sound-page.ts'
import { withWorker } from '../with-worker.ts'
import { openPerson } from './person-page.ts'

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1280, height: 900 } }

suite('a whole contact, in a browser', { skip: noBrowser }, () => {
  const stage = useStage()

  for (const [place, options] of Object.entries({ 'on a phone': phone, 'at a desk': desk }))
    test(`${place}, every detail is written down, shown, and found by its country`, async () => {
      const country = place === 'on a phone' ? 'Portugal' : 'Norway'
      const { page, wellBehaved, close, client, connectionId, visit } = await openPerson(stage, options)
      const phones = ['+351 912 345 678']
      await client.Connections_update({ connectionId, phones, company: 'Nordlys', title: 'CFO' })
      await visit()
      await withWorker(page)
      const about = page.locator('details.known')
      if (options === phone) await about.locator('> summary').click()
      await page.getByRole('link', { name: 'Addresses, jobs and more' }).click()
      await page.getByRole('heading', { name: 'More about Ana Ribeiro' }).waitFor()
      const form = page.locator('#details-form')
      const field = (label: string) => form.getByLabel(label, { exact: true })
      const values = {
        'Before the name': 'Dr.',
        'After the name': 'PhD',
        Nicknames: 'Nini, Anita',
        Pronouns: 'she/her',
      }
      for (const [label, value] of Object.entries(values)) await field(label).fill(value)
      await field('+351 912 345 678').fill('mobile')
      await form.getByRole('button', { name: 'Add address' }).click()
      await field('Label').fill('home')
      await field('Street').fill('Rua do Alecrim 12')
      await field('Floor, flat or c/o').fill('3rd floor')
      await field('Postal code').fill('1200-014')
      await field('City').fill('Lisbon')
      await field('Region or state').fill('Estremadura')
      await field('Country').fill(country)
      await field('Department').fill('Finance')
      await field('Role').fill('Treasurer')
      await field('In this job since').fill('2019')
      await form.getByRole('button', { name: 'Add field' }).click()
      await form.locator('#details-customFields-0-label').fill('Shoe size')
      await form.locator('#details-customFields-0-value').fill('42')
      await form.getByRole('button', { name: 'Save' }).click()
      const openDetails = () => page.getByRole('link', { name: 'Addresses, jobs and more' }).click()
      const saved = () => page.getByRole('heading', { name: 'Ana Ribeiro', level: 1 }).waitFor()
      await saved()
      await openDetails()
      await form.getByText('They changed jobs').click()
      await field('Company').fill('Fjord')
      await field('Title').fill('CEO')
      await form.locator('#details-jobChangedOn').fill('last year')
      await form.getByRole('button', { name: 'Save' }).click()
      await form.locator('#details-jobChangedOn-error').waitFor()
      await assertSoundPage(page)
      await form.locator('#details-jobChangedOn').fill('2025-03')
      await form.getByRole('button', { name: 'Save' }).click()
      await saved()
      for (const shown of ['Nini, Anita', 'Dr., PhD', 'she/her', 'Rua do Alecrim 12', country, 'Shoe size', '42'])
        await about.getByText(shown, { exact: false }).first().waitFor()
      await about.getByText('CFO, Finance, Nordlys').waitFor()
      await about.getByText('2019–2025-03').waitFor()
      await assertSoundPage(page)
      const person = await client.Connections_get({ connectionId })
      assert.deepEqual([person.company, person.title, person.companySince], ['Fjord', 'CEO', '2025-03'])
      assert.deepEqual(person.labels, [{ value: '+351 912 345 678', label: 'mobile' }])
      // An earlier job, and a second address that is not wanted after all.
      await openDetails()
      await form.getByRole('button', { name: 'Add job' }).click()
      await form.locator('#details-jobs-1-company').fill('Acme')
      await form.locator('#details-jobs-1-to').fill('2012')
      await form.getByRole('button', { name: 'Save' }).click()
      await saved()
      await about.getByText('Acme').waitFor()
      await openDetails()
      await form.getByRole('button', { name: 'Add address' }).click()
      await form.locator('#details-addresses-1-city').fill('Nowhere')
      await form.getByRole('link', { name: 'Cancel' }).click()
      await page.getByRole('heading', { name: 'Ana Ribeiro', level: 1 }).waitFor()
      assert.equal((await client.Connections_get({ connectionId })).addresses?.length, 1)
      await page.goto(`${stage.house.url}/people`)
      const search = page.getByRole('searchbox')
      await search.fill(country.toLowerCase())
      await search.press('Enter')
      await page
        .locator('main')
        .getByRole('link', { name: /Ana Ribeiro/ })
        .first()
        .waitFor()
      wellBehaved('a whole contact')
      await close()
    })
})
