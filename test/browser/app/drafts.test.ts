import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { newMember } from '../../harness/harness.ts'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'

suite('drafts in a browser', { skip: noBrowser }, () => {
  const stage = useStage()

  async function open() {
    const member = await newMember(stage.house)
    const watched = await signedInPage(stage.browser, stage.house, member)
    watched.page.setDefaultTimeout(15_000)
    const go = (path: string) => watched.page.goto(stage.house.url + path)
    return { ...watched, ...member, go }
  }

  test('a question that begins a thread is not in the field again', async () => {
    const { page, go, close } = await open()
    await go('/ask')
    await page.locator('#content').fill('Who is Ben?')
    await page.getByRole('button', { name: 'Ask' }).click()
    await page.waitForURL(/\/ask\/[\da-f-]{36}/)
    await page.locator('.question').getByText('Who is Ben?').waitFor()
    assert.equal(await page.locator('#content').inputValue(), '')
    await go('/ask')
    assert.equal(await page.locator('#content').inputValue(), '')
    await close()
  })
})
