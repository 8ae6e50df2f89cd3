import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { connectionsApi } from '#people/connections/api.ts'
import { interactionsApi } from '#people/interactions/api.ts'
import { promisesApi } from '#people/promises/api.ts'
import { naughtyStrings } from '../../samples/naughty-strings.ts'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { overflowOf } from '../sound-page.ts'

const textsOfEach = 12

describe('texts that break things, on every screen', { skip: noBrowser }, () => {
  const stage = useStage()
  const people: string[] = []

  // Each person has a dozen of the texts, as name, note, promises, tags and all else.
  before(async () => {
    const { client } = stage.rui
    const person = connectionsApi.Connections_create.input.shape
    const { text: noteText } = interactionsApi.Memory_addNote.input.shape
    const { text: promiseText } = promisesApi.Promises_create.input.shape
    const named = naughtyStrings.filter((text) => person.displayName.safeParse(text).success)
    for (let from = 0; from < naughtyStrings.length; from += textsOfEach) {
      const texts = naughtyStrings.slice(from, from + textsOfEach)
      const tags = texts.filter((text) => person.tags.safeParse([text]).success)
      const [displayName = 'Ana', company = 'x', title = 'x', location = 'x', howMet = 'x'] = named.slice(
        from % named.length,
      )
      const { connectionId } = await client.Connections_create({ displayName, company, title, location, howMet, tags })
      people.push(connectionId)
      const text = texts.filter((each) => noteText.safeParse(each).success && each.length < 120).join('\n')
      await client.Memory_addNote({ connectionId, text })
      await client.Captures_create({ text })
      for (const promised of texts.filter((each) => promiseText.safeParse(each).success).slice(0, 3))
        await client.Promises_create({ connectionId, text: promised, dueOn: '2026-05-01' })
      await client.Followups_draft({ connectionId })
    }
  })

  test('they are shown as texts: no dialog, no report, no other site, nothing sideways at 320 px', async () => {
    const viewport = { width: 320, height: 800 }
    const { page, wellBehaved, close } = await signedInPage(stage.browser, stage.house, stage.rui, { viewport })
    const [first = '', second = ''] = people
    const own = people.flatMap((id, at) => [`/people/${id}`, `/people/${id}${afterPerson[at % afterPerson.length]}`])
    const paths = [...screens, `/people/${first}/merge?other=${second}`, ...own]
    const sideways: string[] = []
    for (const path of paths) {
      const response = await page.goto(stage.house.url + path)
      assert.equal(response?.status(), 200, path)
      await page.evaluate("document.querySelectorAll('main details').forEach((each) => { each.open = true })")
      const overflow = await overflowOf(page)
      if (overflow > 0) sideways.push(`${path} by ${overflow} px`)
      wellBehaved(path)
    }
    assert.deepEqual(sideways, [])
    await close()
  })
})

const screens = [
  '/today',
  '/promises',
  '/people',
  '/people?order=due',
  '/tags',
  '/capture',
  '/followups',
  '/leads',
  '/ask',
  '/settings/removed',
]
const afterPerson = ['/edit', '/merge', '/followups', '/rhythm']
