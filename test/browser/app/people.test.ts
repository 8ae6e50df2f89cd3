import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { addConnections } from '#people/connections/connections.ts'
import { transaction } from '#platform/context/context.ts'
import { type House, memberContext, newMember, type Someone } from '../../harness/harness.ts'
import { isNight } from '../../harness/nightly.ts'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'

suite('People in a real browser', { skip: noBrowser }, () => {
  const stage = useStage()

  const open = async (member: Someone, options: { width?: number; script?: boolean } = {}) => {
    const { width = 390, script = true } = options
    const watched = await signedInPage(stage.browser, stage.house, member, {
      viewport: { width, height: 740 },
      javaScriptEnabled: script,
    })
    return { ...watched, go: (path: string) => watched.page.goto(stage.house.url + path) }
  }

  test('a search answers while it is typed, keeps the focus and the address, and says how many', async () => {
    const ana = await newMember(stage.house)
    await addPeople(stage.house, ana, ['Ana Ribeiro', 'Anabela Costa', 'Luis'])
    const { page, go, wellBehaved, close } = await open(ana)
    await go('/people')
    await page.getByRole('searchbox', { name: 'Search people' }).pressSequentially('ana')
    await page.getByRole('status').getByText('2 people').waitFor()
    assert.deepEqual((await names(page)).sort(), ['Ana Ribeiro', 'Anabela Costa'])
    assert.equal(await page.evaluate('document.activeElement.id'), 'q')
    await page.waitForURL('**/people?q=ana')
    await page.keyboard.type(' ribei')
    await page.getByRole('status').getByText('1 person').waitFor()
    await page.reload()
    assert.deepEqual(await names(page), ['Ana Ribeiro'])
    await page.getByRole('searchbox').fill('zzzz')
    await page.getByRole('status').getByText('Nobody matches').waitFor()
    await page.getByRole('searchbox').fill('')
    await page.getByRole('status').getByText('3 people').waitFor()
    assert.equal((await names(page)).length, 3)
    wellBehaved('search as typed')
    await close()
  })

  test('search results look like the list: picture beside the name, on phones and desktops', async () => {
    const ana = await newMember(stage.house)
    await ana.client.Connections_create({ displayName: 'Ana Ribeiro', title: 'Head of Design', tags: ['sea'] })
    for (const width of [390, 1280]) {
      const { page, go, close } = await open(ana, { width })
      const boxes: unknown[] = []
      for (const path of ['/people', '/people?q=ana']) {
        await go(path)
        const [row, avatar, name] = await Promise.all(
          ['.person-row', '.person-row .avatar', '.person-row bdi'].map((each) =>
            page.locator(each).first().boundingBox(),
          ),
        )
        assert.ok(avatar && name && avatar.x + avatar.width < name.x, `${path} at ${width} px`)
        boxes.push([avatar.width, avatar.x, name.x, row?.height])
      }
      assert.deepEqual(boxes[1], boxes[0])
      await close()
    }
  })

  test('people are found, filtered and paged without script', async () => {
    const ana = await newMember(stage.house)
    await addPeople(
      stage.house,
      ana,
      Array.from({ length: 120 }, (_, at) => `Person ${at}`),
    )
    await ana.client.Connections_create({ displayName: 'Zita', tags: ['sea'], location: 'Faro' })
    const { page, go, wellBehaved, close } = await open(ana, { script: false })
    await go('/people')
    assert.equal((await names(page)).length, 100)
    await page.getByRole('link', { name: 'Show more' }).click()
    assert.deepEqual((await names(page)).slice(-1), ['Zita'])
    assert.equal((await names(page)).length, 21)
    await page.getByRole('link', { name: 'Back to the start' }).click()
    await page.getByRole('link', { name: 'Z, 1 person' }).click()
    assert.deepEqual(await names(page), ['Zita'])
    await page.getByRole('button', { name: 'Sort and select' }).click()
    await page.getByRole('link', { name: 'Newest' }).click()
    assert.equal((await names(page))[0], 'Zita')
    await page.getByRole('link', { name: 'sea', exact: true }).click()
    assert.deepEqual(await names(page), ['Zita'])
    await page.getByRole('searchbox').fill('zita')
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('1 person').waitFor()
    wellBehaved('without script')
    await close()
  })

  test('a person is added by keyboard alone', async () => {
    const ana = await newMember(stage.house)
    await addPeople(stage.house, ana, ['Luis'])
    const { page, go, close } = await open(ana, { width: 320 })
    await go('/people')
    const add = page.locator('summary', { hasText: 'Add person' })
    for (let presses = 0; presses < 20 && !(await isFocused(add)); presses++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('#line:focus').waitFor()
    await page.keyboard.type('Ana Ribeiro, Head of Design at Banco Atlântico, ana@example.com')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/people\/[0-9a-f-]{36}/)
    const [person] = await ana.client.Connections_list({ order: 'newest' })
    assert.deepEqual(
      [person?.displayName, person?.title, person?.company, person?.emails],
      ['Ana Ribeiro', 'Head of Design', 'Banco Atlântico', ['ana@example.com']],
    )
    await go('/people/new')
    await page.locator('#line:focus').waitFor()
    await page.keyboard.type('ana ribeiro')
    await page.keyboard.press('Enter')
    await page.getByText('Ana Ribeiro is already here.').waitFor()
    await page.getByRole('button', { name: 'Add another person' }).press('Enter')
    await page.waitForURL(/\/people\/[0-9a-f-]{36}/)
    assert.equal((await ana.client.Connections_list({})).length, 3)
    await close()
  })

  test('a person is added and a tag renamed without script', async () => {
    const ana = await newMember(stage.house)
    const { page, go, wellBehaved, close } = await open(ana, { script: false })
    await go('/people')
    await page.getByRole('link', { name: 'Add the first' }).click()
    await page.getByLabel('Who did you meet?').fill('Ana Ribeiro, Acme, likes the sea #sea')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('Not sure where this belongs: “likes the sea”').waitFor()
    assert.equal(await page.getByLabel('First note').inputValue(), 'likes the sea')
    wellBehaved('the form')
    await page.getByRole('button', { name: 'Save person' }).click()
    await page.waitForURL(/\/people\/[0-9a-f-]{36}/)
    await go('/tags')
    await page.locator('summary', { hasText: 'Rename sea' }).click()
    await page.getByLabel('New name').fill('ocean')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('“sea” is now “ocean”.').first().waitFor()
    await page.getByRole('link', { name: 'ocean' }).click()
    assert.deepEqual(await names(page), ['Ana Ribeiro'])
    await close()
  })

  test('a person added by an assistant appears without a reload', async () => {
    const ana = await newMember(stage.house)
    await addPeople(stage.house, ana, ['Luis'])
    const { page, go, wellBehaved, close } = await open(ana)
    await go('/people')
    await ana.client.Connections_create({ displayName: 'Noor' })
    await page.getByRole('link', { name: 'Noor' }).waitFor()
    await page.getByRole('status').getByText('2 people').waitFor()
    wellBehaved('live')
    await close()
  })

  test('of thousands of people, the next ones come near the end, and Back returns to the same place', async () => {
    const ana = await newMember(stage.house)
    const count = isNight ? 10_000 : 1_000
    const first = ['Ana', 'Ben', 'Eva', 'Luis', 'Noor', 'Rui', 'Olena', 'Kwame', 'Aoi', 'Zita']
    const people = Array.from({ length: count }, (_, at) => `${first[at % 10]} Person${at}`)
    await addPeople(stage.house, ana, people)
    const { page, go, wellBehaved, close } = await open(ana, { width: 1280 })
    await go('/people')
    await page
      .getByRole('status')
      .getByText(`${count.toLocaleString('en')} people`)
      .waitFor()
    assert.equal((await names(page)).length, 100)
    await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded()
    await page.locator('.person-row').nth(199).waitFor()
    assert.match(page.url(), /shown=\d00/)
    const listed = await names(page)
    assert.equal(new Set(listed).size, listed.length, 'nobody comes twice')
    await page.locator('.person-row').nth(150).scrollIntoViewIfNeeded()
    const before = Number(await page.evaluate('scrollY'))
    await go('/tags')
    await page.goBack()
    await page.locator('.person-row').nth(199).waitFor()
    const after = Number(await page.evaluate('scrollY'))
    assert.ok(Math.abs(after - before) < 200, `${before} and ${after}`)
    await page.getByRole('searchbox').pressSequentially(`person${count - 124}`)
    await page.getByRole('link', { name: `Olena Person${count - 124}` }).waitFor()
    wellBehaved('thousands of people')
    await close()
  })
})

const names = async (page: Page) => {
  await page.waitForLoadState()
  return page.locator('.person-row .name').allInnerTexts()
}

const isFocused = (target: ReturnType<Page['locator']>) =>
  target.evaluate((element) => element === element.ownerDocument.activeElement)

const atOnce = 250

async function addPeople(house: House, member: Someone, people: string[]) {
  for (let from = 0; from < people.length; from += atOnce) {
    const some = people.slice(from, from + atOnce).map((displayName) => ({ displayName }))
    await transaction(memberContext(house, member), (ctx) => addConnections(ctx, some))
  }
}
