import type { FastifyInstance } from 'fastify'
import { maxNoteLength } from '#people/interactions/api.ts'
import type { Kith } from '#platform/context/context.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { sharedText } from '../shared/routes.ts'
import { assignCapture, drawNotice, findPerson } from './assign.ts'
import { listCaptures } from './captures.ts'
import { serveEntries } from './entries.ts'
import { oneCapturePage } from './one-capture.ts'
import { capturePage } from './page.ts'
import { maxSuggested } from './people.ts'
import { drawRemoved, removeCapture, restoreCapture } from './removed.ts'

/** Record or write now, say whom it is about now or later. */
export async function serveCapture(app: FastifyInstance, kith: Kith, screens: AppScreens) {
  screens.show('/capture', showCapture)
  await serveEntries(app, kith, showCapture)

  screens.show('/capture/:captureId', showOne)
  screens.take('/capture/:captureId/assignment', { formPage: '/capture', show: showCapture }, assignCapture)
  screens.take('/capture/:captureId/text', { formPage: '/capture/:captureId', show: showOne }, async (page) => {
    const { captureId = '' } = page.params
    await page.call('Captures_update', { captureId, text: page.form.text ?? '' })
    return { to: `/capture#capture-${captureId}` }
  })
  screens.take('/capture/:captureId/removal', { formPage: '/capture', show: showCapture }, removeCapture)
  screens.take('/capture/:captureId/restoration', { formPage: '/capture', show: showCapture }, restoreCapture)
  screens.file('/capture/:captureId/audio', ({ call, params }) =>
    call('Captures_getAudio', { captureId: params.captureId }),
  )
}

async function showCapture(page: ScreenRequest): Promise<Screen> {
  const query = (page.query.who ?? '').trim().slice(0, 120)
  const { connections } = page.wants('who')
    ? await page.call('Connections_search', { query, limit: query ? maxSuggested : 5 })
    : { connections: [] }
  const captures = page.wants('captures') ? await listCaptures(page) : []
  const chosen = page.query.for ? await findPerson(page, page.query.for) : null
  const removed = page.wants('capture-notice') && (await drawRemoved(page))
  const notice = await drawNotice(page, page.query.added, { removed })
  const text = sharedText(page.query).slice(0, maxNoteLength)
  return capturePage(page, { query, people: connections, chosen, captures, notice, text })
}

async function showOne(page: ScreenRequest): Promise<Screen> {
  const query = (page.query.who ?? '').trim().slice(0, 120)
  const capture = await page.call('Captures_get', { captureId: page.params.captureId })
  const { connections } = await page.call('Connections_search', { query, limit: maxSuggested })
  const people = query ? connections : [...capture.suggested, ...connections]
  const unique = new Map(people.map((person) => [person.connectionId, person]))
  return oneCapturePage(page, { query, capture, people: [...unique.values()] })
}
