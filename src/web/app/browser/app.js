import { startBadge } from './badge.js'
import { startDrafts } from './drafts.js'
import { startKeys } from './keys.js'
import { startLive } from './live.js'
import { startOffline } from './offline.js'
import { startOutbox } from './outbox.js'
import { startParts } from './part.js'
import { startSignOut } from './sign-out.js'
import { startWaitingCount } from './waiting-count.js'

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
  startWaitingCount()
  startOutbox()
  startBadge()
}
