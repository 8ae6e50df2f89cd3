import { startDrafts } from './drafts.js'
import { startLive } from './live.js'
import { startParts } from './part.js'

startParts()
startDrafts()
if (/** @type {{ prerendering?: boolean }} */ (document).prerendering)
  document.addEventListener('prerenderingchange', startLive, { once: true })
else startLive()
