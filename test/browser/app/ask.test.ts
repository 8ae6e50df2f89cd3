import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { scripted } from '../../models/scripted-model.ts'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'

suite('asking in a browser', { skip: noBrowser }, () => {
  const stage = useStage()
  let person = ''
  let entry = ''
  before(async () => {
    const { client } = stage.rui
    const { connectionId } = await client.Connections_create({ displayName: 'Ben Okafor' })
    const text = 'Ben changed his mind about Lisbon: the rent is too high.'
    entry = `entry-${(await client.Memory_addNote({ connectionId, text })).ixId}`
    person = `/people/${connectionId}`
  })

  const question = 'Why did Ben change his mind about Lisbon?'

  /** A model that stops before its second sentence until it is let go on. */
  function pausedModel() {
    const ready = scripted(['Ben changed his mind about Lisbon. [1] The rent is too high. [1]'])
    const { promise, resolve } = Promise.withResolvers<void>()
    stage.house.kith.model = {
      ...ready,
      async *chat(...asked) {
        for await (const piece of ready.chat(...asked)) {
          yield piece
          if (piece.type === 'text' && piece.text.endsWith('The')) await promise
        }
      },
    }
    return resolve
  }

  test('an answer appears sentence by sentence, its number opens the quote, which leads to the entry', async (t) => {
    const goOn = pausedModel()
    t.after(() => {
      stage.house.kith.model = null
    })
    const { page, wellBehaved, close } = await signedInPage(stage.browser, stage.house, stage.rui)
    await page.goto(`${stage.house.url}/ask`)
    await page.locator('#content').fill(question)
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(/\/ask\/[\da-f-]{36}/)
    await page.locator('.waiting').getByText('Ben changed his mind about Lisbon.').waitFor()
    assert.equal(await page.getByText('The rent is too high.').count(), 0)
    await page.locator('#content').fill('Half a quest')
    goOn()
    await page.locator('.answer:not(.waiting)').getByText('The rent is too high.').first().waitFor()
    assert.equal(await page.locator('#content').inputValue(), 'Half a quest')

    await page.getByRole('link', { name: 'Source 1: Ben Okafor' }).first().click()
    await page.locator('#quote:popover-open').getByText('the rent is too high').waitFor()
    await page.keyboard.press('Escape')
    assert.equal(await page.locator('#quote:popover-open').count(), 0)

    await page.getByRole('button', { name: 'Bad answer' }).click()
    await page.getByLabel('What was wrong?').fill('Too short')
    await page.keyboard.press('Enter')
    await page.locator('button[value=down][aria-pressed=true]').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('1 earlier answer').waitFor()

    await page.getByRole('link', { name: 'Source 1: Ben Okafor' }).first().click()
    await page.locator('#quote').getByRole('link').click()
    await page.waitForURL(`**${person}**#${entry}`)
    assert.ok(await page.locator(`#${entry}`).evaluate((each) => each.matches(':target')))
    wellBehaved('streaming')
    await close()
  })

  test('without script, the thread’s page shows the answer when it is ready', async (t) => {
    const goOn = pausedModel()
    t.after(() => {
      stage.house.kith.model = null
    })
    const { page, wellBehaved, close } = await signedInPage(stage.browser, stage.house, stage.rui, {
      javaScriptEnabled: false,
    })
    await page.goto(stage.house.url + person)
    await page.getByText('More', { exact: true }).click()
    await page.getByRole('link', { name: 'Ask about Ben Okafor' }).click()
    await page.locator('#content').fill(question)
    await page.getByRole('button', { name: 'Ask' }).click()
    await page.getByText('Looking through your notes').waitFor()
    goOn()
    // The page loads itself again.
    await page.getByText('The rent is too high.').first().waitFor()
    await page.getByRole('link', { name: 'Source 1: Ben Okafor' }).first().click()
    await page.getByRole('link', { name: 'Open at Ben Okafor' }).click()
    await page.waitForURL(`**#${entry}`)
    wellBehaved('without script')
    await close()
  })

  test('a next question is asked in the thread, and the brief is one step from the person', async () => {
    const { page, wellBehaved, close } = await signedInPage(stage.browser, stage.house, stage.rui)
    await page.goto(`${stage.house.url}/ask`)
    await page.locator('#content').fill('Who is Ben?')
    await page.getByRole('button', { name: 'Ask' }).click()
    await page.waitForURL(/\/ask\/[\da-f-]{36}/)
    const thread = page.url().split('#')[0]
    await page.locator('#content').fill('What did I note about him?')
    await page.getByRole('button', { name: 'Ask' }).click()
    await page.locator('.question', { hasText: 'What did I note about him?' }).waitFor()
    await page.locator('.answer').nth(1).waitFor()
    assert.equal(page.url().split('#')[0], thread)
    assert.equal(await page.locator('#content').inputValue(), '')
    await page.goto(stage.house.url + person)
    await page.getByRole('link', { name: 'Brief on Ben Okafor' }).click()
    await page.getByText('the rent is too high', { exact: false }).waitFor()
    wellBehaved('thread and brief')
    await close()
  })
})
