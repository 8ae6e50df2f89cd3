import type { FastifyInstance } from 'fastify'
import type { Kith } from '#platform/context/context.ts'
import { serveOauth } from '../oauth/oauth.ts'
import { serveSettings } from '../settings/routes.ts'
import { serveSigningIn } from '../signing-in/routes.ts'
import { serveCalendar } from './calendar.ts'
import { serveCardStyle } from './card-style.ts'
import { serveCards } from './cards.ts'
import { serveHome } from './home.ts'
import { serveInvites } from './invites.ts'
import { icon } from './layout.ts'
import { serveNowhere } from './nowhere.ts'
import { serveFixed } from './packed.ts'
import { pageStyle, servePageStyle } from './page-style.ts'
import { referencePage } from './reference.ts'
import { serveVideoFiles } from './video-files.ts'

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
  serveCalendar(app, kith)
  serveVideoFiles(app)
}
