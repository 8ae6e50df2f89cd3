import type { FastifyInstance } from 'fastify'
import type { Kith } from '#platform/context/context.ts'
import { serveCalendar } from './calendar-feed.ts'
import { serveCardStyle } from './card/assets.ts'
import { serveCardFiles } from './card/files.ts'
import { servePhotos } from './card/photos.ts'
import { serveCards } from './card/routes.ts'
import { serveVideoFiles } from './card/video-files.ts'
import { serveHome } from './home/routes.ts'
import { serveOauth } from './oauth/routes.ts'
import { referencePage } from './reference/page.ts'
import { serveSettings } from './settings/routes.ts'
import { serveInvites } from './signing-in/invites.ts'
import { serveSigningIn } from './signing-in/routes.ts'
import { pageStyle, servePageStyle } from './site/assets.ts'
import { serveFixed } from './site/compressed.ts'
import { icon } from './site/layout.ts'
import { serveNowhere } from './site/not-found.ts'

/** Public HTML. */
export function servePages(app: FastifyInstance, kith: Kith) {
  const { style } = pageStyle
  serveNowhere(app)
  serveHome(app, kith, style)
  serveFixed(app, '/api/docs', { type: 'text/html', cache: 'no-cache', make: () => referencePage(kith, style) })
  servePageStyle(app)
  serveInvites(app, kith, style)
  serveSigningIn(app, kith, style)
  serveSettings(app, kith, style)
  serveOauth(app, kith, style)
  serveFixed(app, '/icon.svg', { type: 'image/svg+xml', cache: 'public, max-age=86400', make: () => icon })
  serveCards(app, kith)
  serveCardStyle(app)
  serveCardFiles(app, kith)
  servePhotos(app, kith)
  serveCalendar(app, kith)
  serveVideoFiles(app)
}
