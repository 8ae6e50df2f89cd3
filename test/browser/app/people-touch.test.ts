import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { addConnections } from '#people/connections/connections.ts'
import { transaction } from '#platform/context/context.ts'
import { memberContext, newMember, type Someone } from '../../harness/harness.ts'
import { until } from '../../harness/patience.ts'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { withWorker } from '../with-worker.ts'

suite('People under a finger', { skip: noBrowser }, () => {
  const stage = useStage()
  const hand = {
    viewport: { width: 390, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce' as const,
  }

  test('on a phone: a chip filters, the menu sorts, a letter jumps, and a long press tags several people, with Undo', async () => {
    const ana = await newMember(stage.house)
    const people = Array.from({ length: 400 }, (_, at) => `${String.fromCharCode(65 + (at % 24))}na ${at}`)
    await addPeople(ana, people)
    for (const displayName of ['Rita', 'Rosa', 'Zita'])
      await ana.client.Connections_create({ displayName, tags: ['sea'], location: 'Faro' })
    const { page, wellBehaved, close } = await signedInPage(stage.browser, stage.house, ana, hand)
    await page.goto(`${stage.house.url}/people`)
    await withWorker(page)
    await page.reload()

    // Two taps: a chip, and the same chip again.
    await page.getByRole('link', { name: 'sea', exact: true }).tap()
    await page.getByRole('status').getByText('3 people').waitFor()
    assert.deepEqual(await names(page), ['Rita', 'Rosa', 'Zita'])
    await page.getByRole('link', { name: 'sea Remove this filter' }).tap()
    await page.getByRole('status').getByText('403 people').waitFor()

    await page.getByRole('button', { name: 'Sort and select' }).tap()
    await page.getByRole('link', { name: 'Newest' }).tap()
    await page.waitForURL('**/people?order=newest')
    assert.equal((await names(page))[0], 'Zita')
    assert.equal(await page.locator('.letters').count(), 0)
    await page.getByRole('button', { name: 'Sort and select' }).tap()
    await page.getByRole('link', { name: 'Name', exact: true }).tap()
    await page.waitForURL('**/people')

    // Along the letters to one that is shown; then a tap on one that is not.
    const [a, d] = await Promise.all(['A', 'D'].map((letter) => boxOf(page.locator('.letters a', { hasText: letter }))))
    assert.ok(a && d)
    const finger = await fingerOn(page)
    await finger('touchStart', a)
    await finger('touchMove', d)
    await until(async () => Math.abs((await boxOf(page.locator('#letter-D'))).y) < 120)
    assert.ok(
      Math.abs((await boxOf(page.locator('.letters a', { hasText: 'D' }))).y - d.y) < 2,
      'it stays under the finger',
    )
    await finger('touchEnd')
    assert.doesNotMatch(page.url(), /from=/)
    await page.getByRole('link', { name: 'Z, 1 person' }).tap()
    await page.waitForURL('**/people?from=Z')
    assert.deepEqual(await names(page), ['Zita'])

    await page.goto(`${stage.house.url}/people?tag=sea`)
    await finger('touchStart', await boxOf(page.getByRole('link', { name: 'Rita' })))
    await page.getByText('Selected: 1').waitFor()
    await finger('touchEnd')
    await page.getByRole('checkbox', { name: 'Zita' }).tap()
    await page.getByText('Selected: 2').waitFor()
    await page.getByRole('button', { name: 'Tag', exact: true }).tap()
    await page.getByRole('textbox', { name: 'Tag' }).fill('harbour')
    await page.getByRole('group', { name: 'Add tag' }).getByRole('button', { name: 'Add tag' }).tap()
    await page.getByText('Added the tag “harbour” to 2 people.').waitFor()
    const tagged = async () =>
      (await ana.client.Connections_list({ tag: 'harbour' })).map(({ displayName }) => displayName)
    assert.deepEqual((await tagged()).sort(), ['Rita', 'Zita'])
    await page.getByRole('button', { name: /^Undo/ }).tap()
    await page.getByText('Added the tag').waitFor({ state: 'detached' })
    await page.locator('.people-head .add').waitFor()
    assert.deepEqual(await tagged(), [])
    assert.deepEqual(await names(page), ['Rita', 'Rosa', 'Zita'])

    await finger('touchStart', await boxOf(page.getByRole('link', { name: 'Rosa' })))
    await page.getByText('Selected: 1').waitFor()
    await finger('touchEnd')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Rosa' }).waitFor()
    assert.equal(new URL(page.url()).search, '?tag=sea')
    wellBehaved('a phone')
    await close()
  })

  test('a tap opens the person, and Select in the menu works without touch and without script', async () => {
    const ana = await newMember(stage.house)
    await addPeople(ana, ['Luis', 'Noor'])
    const phone = await signedInPage(stage.browser, stage.house, ana, hand)
    await phone.page.goto(`${stage.house.url}/people`)
    await phone.page.getByRole('link', { name: 'Luis' }).tap()
    await phone.page.waitForURL(/\/people\/[0-9a-f-]{36}/)
    await phone.close()
    for (const script of [true, false]) {
      const { page, wellBehaved, close } = await signedInPage(stage.browser, stage.house, ana, {
        javaScriptEnabled: script,
      })
      await page.goto(`${stage.house.url}/people`)
      await page.getByRole('button', { name: 'Sort and select' }).click()
      await page.getByRole('link', { name: 'Select people' }).click()
      await page.getByRole('checkbox', { name: 'Noor' }).check()
      await page.getByRole('button', { name: 'Remove', exact: true }).click()
      await page.getByText('You removed 1 person.').waitFor()
      assert.deepEqual(await names(page), ['Luis'])
      await page.getByRole('button', { name: /^Undo/ }).click()
      await page.getByRole('link', { name: 'Noor' }).waitFor()
      wellBehaved(`script: ${script}`)
      await close()
    }
  })

  async function addPeople(member: Someone, people: string[]) {
    const some = people.map((displayName) => ({ displayName }))
    await transaction(memberContext(stage.house, member), (ctx) => addConnections(ctx, some))
  }
})

const names = (page: Page) => page.locator('.person-row .name').allInnerTexts()

async function boxOf(element: ReturnType<Page['locator']>) {
  const box = await element.boundingBox()
  assert.ok(box)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A finger that stays on the glass until it is lifted. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
}
