import type { ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { pageOf } from '../outcomes/notice.ts'
import { servePromiseForms } from './forms.ts'
import { promisesPage } from './page.ts'

const maxPromises = 50

/** All open promises. Their cards are on Today too. */
export function servePromises(screens: AppScreens, showToday: ShowScreen) {
  screens.show('/promises', showPromises)
  servePromiseForms(screens, (page) => (pageOf(page) === '/promises' ? showPromises(page) : showToday(page)))
}

async function showPromises(page: ScreenRequest) {
  return promisesPage(page, await page.call('Promises_listOpen', { limit: maxPromises }))
}
