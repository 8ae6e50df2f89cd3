import type { AppScreens } from '../frame/screens.ts'
import { showBrief } from './page.ts'

/** What to know before you meet somebody. */
export function serveBrief(screens: AppScreens) {
  screens.show('/people/:id/brief', showBrief)
}
