import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { noBrowser, useStage } from '../browser.ts'
import { assertSoundPage } from '../sound-page.ts'
import { withWorker } from '../with-worker.ts'
import { openPerson } from './person-page.ts'

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1280, height: 900 } }

suite('relations of a person, in a browser', { skip: noBrowser }, () => {
  const stage = useStage()

  for (const [place, options] of Object.entries({ 'on a phone': phone, 'at a desk': desk }))
    test(`${place}, a relation is added from the page of a person, shown by both, changed, removed and brought back`, async () => {
      const { page, wellBehaved, close, client, connectionId, visit } = await openPerson(stage, options)
      const name = `Rita ${place === 'on a phone' ? 'Blom' : 'Lima'}`
      const { connectionId: rita } = await client.Connections_create({ displayName: name })
      await client.Memory_addNote({ connectionId, text: 'Her husband Pavel sails. Her sister Kate lives in Porto.' })
      await visit()
      await withWorker(page)
      if (options === phone) await page.locator('details.known > summary').click()
      await page.getByRole('link', { name: 'Relations', exact: true }).click()
      await page.getByRole('heading', { name: 'Ana Ribeiro’s relations' }).waitFor()
      await assertSoundPage(page)
      // What the notes say: one is kept, the other dismissed, brought back and dismissed again.
      await page.getByRole('button', { name: 'Keep: Pavel' }).click()
      await page.getByText('Married to Pavel.').waitFor()
      await page.getByRole('button', { name: 'Dismiss: Kate' }).click()
      await page.getByText('The suggestion was dismissed.').waitFor()
      await page.getByRole('button', { name: /^Undo/ }).click()
      await page.getByRole('button', { name: 'Dismiss: Kate' }).click()
      await page.getByText('The suggestion was dismissed.').waitFor()
      // Without a name, then with a wrong day, then as meant.
      const form = page.locator('#relation-form')
      await form.getByRole('button', { name: 'Save' }).click()
      await form.locator('#relation-who-error').waitFor()
      await form.getByLabel('Who').fill(name.toLowerCase())
      await form.getByLabel('What they are to Ana Ribeiro').selectOption('Colleague')
      const more = form.locator('details')
      if ((await more.getAttribute('open')) === null) await more.locator('summary').click()
      await form.getByLabel('Since').fill('long ago')
      await form.getByRole('button', { name: 'Save' }).click()
      await form.locator('#relation-since-error').waitFor()
      await assertSoundPage(page)
      await form.getByLabel('Since').fill('2021-03')
      await form.getByLabel('Note').fill('The same team')
      await form.getByRole('button', { name: 'Save' }).click()
      const row = page.getByRole('listitem').filter({ hasText: name })
      await row.getByText('The same team').waitFor()
      await row.getByRole('link', { name: `Change: ${name}` }).click()
      await form.getByLabel('What they are to Ana Ribeiro').selectOption('Manager')
      await form.getByRole('button', { name: 'Save' }).click()
      await row
        .getByText(/^Manager|reports to/i)
        .first()
        .waitFor()
      // The other side.
      await row.getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { name, level: 1 }).waitFor()
      const line = page.locator('.relation-line')
      await line.getByRole('link', { name: 'Ana Ribeiro' }).click()
      await page.getByRole('heading', { name: 'Ana Ribeiro', level: 1 }).waitFor()
      assert.match(await line.innerText(), new RegExp(`Married to Pavel\\..*${name}`))
      assert.deepEqual(
        (await client.Relations_list({ id: rita })).map(({ kind, since }) => [kind, since]),
        [['report', '2021-03']],
      )
      if (options === phone) await page.locator('details.known > summary').click()
      await page.getByRole('link', { name: 'Relations', exact: true }).click()
      await page.getByRole('button', { name: `Remove: ${name}` }).click()
      await page.getByText('The relation was removed.').waitFor()
      assert.deepEqual(await client.Relations_list({ id: rita }), [])
      await page.getByRole('button', { name: /^Undo/ }).click()
      await row.waitFor()
      assert.equal((await client.Relations_list({ id: rita })).length, 1)
      // A name is linked once its person is there.
      const { connectionId: pavel } = await client.Connections_create({
        displayName: `Pavel ${place === 'on a phone' ? 'Novak' : 'Sol'}`,
      })
      await page.reload()
      await page
        .getByRole('button', { name: /^This is Pavel/ })
        .first()
        .click()
      await page.getByRole('link', { name: /^Pavel (?:Novak|Sol)$/ }).waitFor()
      assert.equal((await client.Relations_list({ id: pavel })).length, 1)
      wellBehaved('relations')
      await close()
    })
})
