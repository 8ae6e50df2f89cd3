import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { newMember, type Someone } from '../../harness/harness.ts'
import { picture } from '../../samples/images.ts'
import { peopleByName } from '../../samples/import-files.ts'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { overflowOf } from '../sound-page.ts'

const vcards = `BEGIN:VCARD
VERSION:3.0
FN:Ana Ribeiro
EMAIL:ana@example.com
ORG:New Bank
UID:1111AAAA
END:VCARD
BEGIN:VCARD
VERSION:3.0
FN:Rui Costa
UID:2222BBBB
END:VCARD
BEGIN:VCARD
VERSION:3.0
FN:Rowing
X-ADDRESSBOOKSERVER-KIND:group
X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:2222BBBB
END:VCARD
`

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const seen = (page: Page, text: string) => page.getByText(text, { exact: false }).first().waitFor()

suite('Bringing in and taking out, in a real browser', { skip: noBrowser }, () => {
  const stage = useStage()

  const open = async (javaScriptEnabled = true) => {
    const member = await newMember(stage.house)
    const viewport = { width: 320, height: 740 }
    const watched = await signedInPage(stage.browser, stage.house, member, { viewport, javaScriptEnabled })
    return { ...watched, member, go: (path: string) => watched.page.goto(stage.house.url + path) }
  }

  const addAna = ({ client }: Someone) =>
    client.Connections_create({ displayName: 'Ana Ribeiro', emails: ['ana@example.com'], company: 'Old Bank' })

  const companyOf = async ({ client }: Someone) =>
    (await client.Connections_search({ query: 'Ana' })).connections.map(({ company }) => company)

  test('a picture is refused with a reason, and the “sending” message disappears', async () => {
    const { page, go, close } = await open()
    await go('/imports')
    const buffer = await picture(20, 20).jpeg().toBuffer()
    await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await button(page, 'Read the file').click()
    await seen(page, 'This is not a contact list.')
    await page.waitForTimeout(100)
    assert.equal(await page.locator('#status').textContent(), '')
    await close()
  })

  test('a dropped file is read, decided, brought in, looked through and taken back, all in place', async () => {
    const { page, go, member, wellBehaved, close } = await open()
    await addAna(member)
    await go('/people')
    await page.getByText('Add a person').or(page.locator('details.add summary')).first().click()
    await page.getByRole('link', { name: 'Bring your people in' }).click()
    await page.waitForURL('**/imports')
    await page.waitForSelector('form.can-drop')
    await page.evaluate(`{
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([${JSON.stringify(vcards)}], 'people.vcf', { type: 'text/vcard' }))
      document.querySelector('main').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }`)
    await page.waitForURL('**/imports/*')
    await seen(page, 'Reading the file')
    await stage.house.work()
    await seen(page, '1 person will be added.')
    await page.locator('.both', { hasText: /Old Bank\s*New Bank/ }).waitFor()
    await button(page, 'Take the file’s: Ana Ribeiro').click()
    await seen(page, 'The file’s values replace Kith’s.')
    assert.equal(await overflowOf(page), 0)
    await button(page, 'Bring them in').click()
    await seen(page, 'Adding people')
    await stage.house.work()
    await seen(page, 'Who matters?')
    assert.deepEqual(await companyOf(member), ['New Bank'])
    await page.getByRole('link', { name: 'Look through 1 person' }).click()
    const pressed = (name: string) => page.locator(`button[aria-pressed="true"][aria-label="${name}: Rui Costa"]`)
    await pressed('Rowing').waitFor()
    await button(page, 'friend: Rui Costa').click()
    await pressed('friend').waitFor()
    await button(page, 'Every month: Rui Costa').click()
    await pressed('Every month').waitFor()
    await button(page, 'friend: Rui Costa').click()
    await page.locator('button[aria-pressed="false"][aria-label="friend: Rui Costa"]').waitFor()
    await button(page, 'Finish').click()
    await seen(page, 'That’s everybody')
    await page.getByRole('link', { name: 'people.vcf' }).click()
    await button(page, 'Undo this import').click()
    await seen(page, 'Undoing the import')
    await stage.house.work()
    await seen(page, 'Undone')
    assert.deepEqual(await companyOf(member), ['Old Bank'])
    wellBehaved('import')
    await close()
  })

  test('an export of Monica is read, brought in and taken back, with who is related to whom', async () => {
    const { page, go, member, wellBehaved, close } = await open()
    await go('/imports')
    await page.locator('summary', { hasText: 'Monica' }).click()
    await seen(page, 'Export to Json')
    const buffer = await readFile('test/samples/imports/monica.json')
    const file = { name: 'monica.json', mimeType: 'application/json', buffer }
    await page.getByLabel('File', { exact: true }).setInputFiles(file)
    await button(page, 'Read the file').click()
    await page.waitForURL('**/imports/*')
    await stage.house.work()
    await seen(page, '11 people will be added.')
    await seen(page, '1 journal entry is left out.')
    assert.equal(await page.getByText('Line 0').count(), 0)
    assert.equal(await overflowOf(page), 0)
    const imported = page.url()
    await button(page, 'Bring them in').click()
    await stage.house.work()
    await seen(page, 'Who matters?')
    const ana = (await peopleByName(member.client)).get('Ana Sofia Ribeiro')
    await go(`/people/${ana?.connectionId}`)
    await seen(page, 'Married to')
    await page.getByRole('link', { name: 'Rui Costa' }).first().waitFor()
    await seen(page, 'Ana called.')
    assert.equal(await overflowOf(page), 0)
    await page.goto(imported)
    await button(page, 'Undo this import').click()
    await stage.house.work()
    await seen(page, 'Undone')
    assert.equal((await peopleByName(member.client)).size, 0)
    wellBehaved('Monica')
    await close()
  })

  test('without script, an import page reloads itself until the file is read, and everything works', async () => {
    const { page, go, member, wellBehaved, close } = await open(false)
    await addAna(member)
    await go('/imports')
    const file = { name: 'people.vcf', mimeType: 'text/vcard', buffer: Buffer.from(vcards) }
    await page.getByLabel('File', { exact: true }).setInputFiles(file)
    await button(page, 'Read the file').click()
    await stage.house.work()
    await seen(page, '1 person will be added.')
    await button(page, 'Skip: Ana Ribeiro').click()
    await seen(page, 'Is left out.')
    await button(page, 'Bring them in').click()
    await stage.house.work()
    await page.getByRole('link', { name: 'Look through 1 person' }).click()
    await button(page, 'work: Rui Costa').click()
    await page.locator('button[aria-pressed="true"][aria-label="work: Rui Costa"]').waitFor()
    await button(page, 'Finish').click()
    await seen(page, 'That’s everybody')
    assert.deepEqual(await companyOf(member), ['Old Bank'])
    wellBehaved('without script')
    await close()
  })

  test('duplicates are worked through one after the other, and each decision can be undone', async () => {
    const { page, go, member, wellBehaved, close } = await open()
    for (const name of ['Ana Ribeiro', 'Ana Ribeiro', 'Rui Costa', 'Rui Costa'])
      await member.client.Connections_create({ displayName: name, emails: [`${name[0]}@example.com`] })
    await go('/people/duplicates')
    await seen(page, '2 pairs to look at.')
    await button(page, /^Merge/).click()
    await seen(page, 'are one person now.')
    await seen(page, '1 pair to look at.')
    await button(page, /^Not the same person/).click()
    await seen(page, 'are kept apart')
    await seen(page, 'No duplicates')
    await button(page, /^Undo/).click()
    await seen(page, '1 pair to look at.')
    assert.equal((await member.client.Connections_search({})).connections.length, 3)
    wellBehaved('duplicates')
    await close()
  })

  test('the archive is downloaded and imported by another member', async () => {
    const from = await open()
    await addAna(from.member)
    await from.go('/archive')
    const waiting = from.page.waitForEvent('download')
    await from.page.getByRole('link', { name: 'Download the archive' }).click()
    const path = await (await waiting).path()
    from.wellBehaved('download')
    const to = await open()
    await to.go('/archive')
    await to.page.getByLabel('Archive', { exact: true }).setInputFiles(path)
    await button(to.page, 'Import').click()
    await to.page.waitForURL('**/archive/*')
    await stage.house.work()
    await to.page.getByRole('row', { name: /^People 1/ }).waitFor()
    assert.deepEqual(await companyOf(to.member), ['Old Bank'])
    to.wellBehaved('upload')
    await from.close()
    await to.close()
  })
})
