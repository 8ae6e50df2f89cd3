import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Client } from '@modelcontextprotocol/client'
import type { Browser, Frame } from 'playwright-core'
import { connectionsApi } from '#people/connections/api.ts'
import { interactionsApi } from '#people/interactions/api.ts'
import { leave, newHost } from '../../harness/card-visitors.ts'
import { type House, openHouse } from '../../harness/harness.ts'
import { fullClient, showsViews } from '../../mcp/full-client.ts'
import { naughtyStrings } from '../../samples/naughty-strings.ts'
import { closeWindows, noBrowser, sharedBrowser } from '../browser.ts'
import { overflowOf, violations } from '../sound-page.ts'
import { showView, tellView } from './view-host.ts'

const hostile = `<img src=x onerror="alert(1)"><script>alert(2)</script>`

const [phone, dark] = [
  { width: 320, colorScheme: 'light' },
  { width: 700, colorScheme: 'dark' },
] as const
const shown = [
  ['get_connection', phone],
  ['brief', dark],
  ['list_next_moves', phone],
  ['list_next_moves', dark],
] as const

/** `--paper` of both themes. */
const papers = { light: 'rgb(251, 249, 244)', dark: 'rgb(22, 23, 20)' }
const backgroundOf = (frame: Frame) => frame.evaluate<string>('getComputedStyle(document.body).backgroundColor')

describe('views in an assistant', { skip: noBrowser }, () => {
  let house: House
  let browser: Browser
  let client: Client
  let connectionId: string

  before(async () => {
    house = await openHouse({ KITH_RATE_LIMIT: '1000000' })
    browser = await sharedBrowser()
    const rui = await newHost(house)
    const { id } = await leave(house, rui, { displayName: hostile, company: 'javascript:alert(3)', note: hostile })
    connectionId = (await rui.client.Leads_connect({ id, asNew: true })).connectionId
    const texts = naughtyStrings.filter(
      (each) => each.length < 60 && interactionsApi.Memory_addNote.input.shape.text.safeParse(each).success,
    )
    const text = `I will send her the deck tomorrow. ${hostile}\n${texts.slice(0, 30).join('\n')}`
    await rui.client.Memory_addNote({ connectionId, text })
    await rui.client.Promises_create({ connectionId, text: hostile, dueOn: '2026-05-01' })
    const tags = naughtyStrings.filter(
      (each) => connectionsApi.Connections_create.input.shape.tags.safeParse([each]).success,
    )
    await rui.client.Connections_update({ connectionId, howMet: hostile, tags: tags.slice(0, 20) })
    client = await fullClient(house, rui.token, 'modern', showsViews)
  })
  after(async () => {
    await client?.close()
    await closeWindows(browser)
    await house.close()
  })

  const answerOf = (name: string) =>
    client.callTool({ name, arguments: name === 'list_next_moves' ? {} : { connectionId } })

  for (const [name, look] of shown)
    test(`${name} at ${look.width} px, ${look.colorScheme}: hostile texts stay texts, and axe finds nothing`, async () => {
      const { page, frame, wellBehaved, close } = await showView(
        browser,
        await viewOf(client, name),
        await answerOf(name),
        look,
      )
      assert.ok((await frame.locator('main').innerText()).includes(hostile))
      assert.equal(await frame.locator('main :is(img, svg, script, style, a, iframe, form)').count(), 0)
      assert.equal(await backgroundOf(frame), papers[look.colorScheme])
      assert.deepEqual([await overflowOf(page), await overflowOf(frame)], [0, 0])
      wellBehaved(name)
      assert.deepEqual(await violations(frame), [])
      await close()
    })

  test('a view follows the app’s theme, reports its height, and answers the app', async () => {
    const look = { width: 480, colorScheme: 'light', theme: 'dark' } as const
    const { page, frame, messages, wellBehaved, close } = await showView(
      browser,
      await viewOf(client, 'list_next_moves'),
      await answerOf('list_next_moves'),
      look,
    )
    assert.equal(await backgroundOf(frame), papers.dark)
    await tellView(page, { method: 'ui/notifications/host-context-changed', params: { theme: 'light' } })
    await tellView(page, { id: 7, method: 'ui/resource-teardown', params: { reason: 'test' } })
    await page.waitForFunction('messages.some(({ id, result }) => id === 7 && result)')
    assert.equal(await backgroundOf(frame), papers.light)
    assert.equal(
      await page.evaluate('frame.clientHeight'),
      await frame.evaluate('document.documentElement.scrollHeight'),
    )
    const methods = (await messages()).flatMap(({ method }) => method ?? [])
    assert.deepEqual(methods.slice(0, 2), ['ui/initialize', 'ui/notifications/initialized'])
    wellBehaved('the protocol')
    await close()
  })

  test('an error response is shown as its sentence, and an empty list says so', async () => {
    const view = await viewOf(client, 'list_next_moves')
    const error = await client.callTool({ name: 'get_connection', arguments: { connectionId: 'x' } })
    const { page, frame, close } = await showView(browser, view, error, { width: 480, colorScheme: 'light' })
    assert.match(await frame.locator('main').innerText(), /^Kith could not answer\.\s+invalid: connectionId/)
    await tellView(page, { method: 'ui/notifications/tool-result', params: { structuredContent: { moves: [] } } })
    await frame.waitForSelector('.lead')
    assert.equal(await frame.locator('.lead').innerText(), 'You’re all caught up.')
    await close()
  })
})

/** The document of a tool's view, found as an app finds it. */
async function viewOf(client: Client, name: string) {
  const { tools } = await client.listTools()
  const { _meta } = tools.find((tool) => tool.name === name) ?? {}
  const ui = _meta?.ui as { resourceUri: string } | undefined
  const [content] = (await client.readResource({ uri: ui?.resourceUri ?? '' })).contents
  return content && 'text' in content ? content.text : ''
}
