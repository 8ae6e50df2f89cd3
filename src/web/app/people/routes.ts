import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { restorePerson, showPeople } from './page.ts'
import { changeSelection, undoSelection } from './selection.ts'

/** The list of people and the search. */
export function servePeople(screens: AppScreens) {
  const list = { formPage: '/people', show: (page: ScreenRequest) => showPeople(page) }
  screens.show('/people', list.show)
  screens.take('/people/:id/restoration', list, restorePerson)
  screens.take('/people/selection', list, (page) => changeSelection(page, showPeople))
  screens.take('/people/selection/undo', list, (page) => undoSelection(page, showPeople))
  // Another photo has another address.
  screens.file('/people/:id/photo/:version', readPhoto, 'private, max-age=31536000, immutable')
}

/** Twice the size on the page, for sharp screens. */
const sizes: Record<string, '96' | '320'> = { small: '96', large: '320' }

/** The bytes of a person's photo, if it is still the one that the address names. */
async function readPhoto({ call, params, query }: ScreenRequest) {
  const size = sizes[query.size ?? ''] ?? '96'
  const photo = await call('Connections_getPhoto', { connectionId: params.id, size })
  if (photo.version !== `${params.version}-${size}`) throw new Refusal('not_found', say('refusals.app.otherPhoto'))
  return photo
}
