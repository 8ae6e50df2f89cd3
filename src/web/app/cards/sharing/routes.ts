import type { AppScreens } from '../../frame/screens.ts'
import { setDefaultCard, showShare } from './share.ts'
import { showSignature } from './signature.ts'
import { showVisits } from './visits.ts'

/** Giving a card away, and what came of it. */
export function serveCardSharing(screens: AppScreens) {
  screens.show('/cards/:id/share', showShare)
  screens.show('/cards/:id/signature', showSignature)
  screens.show('/cards/:id/visits', showVisits)
  screens.take('/cards/:id/default', { formPage: '/cards/:id/share', show: showShare }, setDefaultCard)
}
