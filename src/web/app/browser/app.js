import { startDrafts } from './drafts/drafts.js'
import { startKeys } from './keys/keys.js'
import { startOffline } from './offline/offline.js'
import { startCounts } from './outbox/counts.js'
import { startOutbox } from './outbox/outbox.js'
import { startLive } from './parts/live.js'
import { startParts } from './parts/part.js'
import { startPulls } from './parts/pull.js'
import { startPushHints } from './parts/push-support.js'
import { startSwipes } from './parts/swipe.js'
import { startSignOut } from './session/sign-out.js'

// Names are completed where somebody writes.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.dataset.mentions !== undefined) void import('./people/mentions.js')
})
startParts()
startDrafts()
startSignOut()
startKeys()
if (/** @type {{ prerendering?: boolean }} */ (document).prerendering)
  document.addEventListener('prerenderingchange', startWhenSeen, { once: true })
else startWhenSeen()

/** A page that was loaded ahead may never be seen. */
function startWhenSeen() {
  startLive()
  startOffline()
  startOutbox()
  startSwipes()
  startPulls()
  startPushHints()
  startCounts()
}
