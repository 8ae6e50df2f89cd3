import type { AppScreens } from '../frame/screens.ts'
import { showKeys } from './keys-page.ts'
import { showFind } from './page.ts'

/** The palette, its plain page and the list of keys. */
export function serveFind(screens: AppScreens) {
  screens.show('/find', showFind)
  screens.show('/keys', showKeys)
}
