import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { newMember } from '../../harness/harness.ts'
import { scripted } from '../../models/scripted-model.ts'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { withWorker } from '../with-worker.ts'

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

  test('an answer appears sentence by sentence, its number leads to the source, which leads to the entry', async (t) => {
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
    await page.locator('.source:target').getByText('the rent is too high').waitFor()

    await page.getByRole('button', { name: 'Bad answer' }).click()
    await page.getByLabel('What was wrong?').fill('Too short')
    await page.keyboard.press('Enter')
    await page.locator('button[value=down][aria-pressed=true]').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('1 earlier answer').waitFor()

    await page.locator('.source').getByRole('link').first().click()
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
    await page.getByRole('button', { name: 'More: Ben Okafor' }).click()
    await page.getByRole('link', { name: 'Ask about Ben Okafor' }).click()
    await page.locator('#content').fill(question)
    await page.getByRole('button', { name: 'Ask' }).click()
    await page.getByText('Looking through your notes').waitFor()
    goOn()
    // The page loads itself again.
    await page.getByText('The rent is too high.').first().waitFor()
    await page.getByRole('link', { name: 'Source 1: Ben Okafor' }).first().click()
    await page.locator('.source:target').getByRole('link').click()
    await page.waitForURL(`**#${entry}`)
    wellBehaved('without script')
    await close()
  })

  test('on a phone: ask, open a source, go back, tap a suggestion, and search for what the notes don’t say', async () => {
    const member = await newMember(stage.house)
    const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro', location: 'Porto' })
    const { ixId } = await member.client.Memory_addNote({ connectionId, text: 'The budget is 40,000 at most.' })
    const hand = { viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true }
    const { page, wellBehaved, close } = await signedInPage(stage.browser, stage.house, member, hand)
    await page.goto(`${stage.house.url}/ask`)
    await withWorker(page)
    await page.reload()
    assert.equal(await page.locator('.examples button').count(), 3)
    await page.locator('#content').fill('What did Ana say about the budget?')
    await page.getByRole('button', { name: 'Ask', exact: true }).tap()
    await page.waitForURL(/\/ask\/[\da-f-]{36}/)
    const answer = page.locator('.answer > p').first()
    await answer.getByText('40,000 at most').waitFor()
    const sizeOf = (selector: string) =>
      page.evaluate<number>(`parseFloat(getComputedStyle(document.querySelector('${selector}')).fontSize)`)
    assert.ok((await sizeOf('.answer > p')) > (await sizeOf('.source q')))

    await page.locator('.source').getByRole('link').first().tap()
    await page.waitForURL(`**/people/${connectionId}**#entry-${ixId}`)
    await page.goBack()
    await page.getByRole('button', { name: 'What should I know before I see Ana Ribeiro?' }).tap()
    await page.locator('.answer').nth(1).waitFor()
    assert.equal(await page.locator('.question').count(), 2)
    await page.locator('.answer').nth(1).locator('.source').first().waitFor()

    await page.locator('#content').fill('Who told me about the submarine in Trondheim?')
    await page.getByRole('button', { name: 'Ask', exact: true }).tap()
    await page.getByRole('link', { name: /^Search for/ }).tap()
    await page.waitForURL('**/people?q=**')
    assert.match(await page.locator('#q').inputValue(), /submarine.*trondheim/i)
    wellBehaved('on a phone')
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
