import type { ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { pageOf } from '../outcomes/notice.ts'
import { servePromiseForms } from './forms.ts'
import { promisesPage, promisesToPage } from './page.ts'

const maxPromises = 50

/** All open promises. Their cards are on Today too. */
export function servePromises(screens: AppScreens, showToday: ShowScreen) {
  screens.show('/promises', showPromises)
  servePromiseForms(screens, (page) => (pageOf(page).startsWith('/promises') ? showPromises(page) : showToday(page)))
}

async function showPromises(page: ScreenRequest) {
  const { person: connectionId, after } = page.query
  if (connectionId) return showPromisesTo(page, connectionId, after)
  return promisesPage(page, await page.call('Promises_listOpen', { limit: maxPromises }))
}

async function showPromisesTo(page: ScreenRequest, connectionId: string, after?: string) {
  const [person, { items, next }] = await Promise.all([
    page.call('Connections_get', { connectionId }),
    page.call('Promises_list', { connectionId, limit: maxPromises, ...(after && { after }) }),
  ])
  return promisesToPage(page, { person, promises: items, next })
}
