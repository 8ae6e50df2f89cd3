import type { AppScreens } from '../frame/screens.ts'
import { showPeople } from './page.ts'
import { readPhoto } from './photo.ts'
import { restorePerson } from './removed.ts'

/** The list of people and the search. */
export function servePeople(screens: AppScreens) {
  screens.show('/people', showPeople)
  screens.take('/people/:id/restoration', { formPage: '/people', show: showPeople }, restorePerson)
  // Another photo has another address.
  screens.file('/people/:id/photo/:version', readPhoto, 'private, max-age=31536000, immutable')
}
