import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Kith } from '../context.ts'
import { serveOauth } from '../oauth.ts'
import { serveSettings } from '../settings/routes.ts'
import { serveSigningIn } from '../signing-in/routes.ts'
import { serveCalendar } from './calendar.ts'
import { serveCardStyle } from './card-style.ts'
import { serveCards } from './cards.ts'
import { serveHome } from './home.ts'
import { serveInvites } from './invites.ts'
import { icon } from './layout.ts'
import { serveNowhere } from './nowhere.ts'
import { digest, serveFixed } from './packed.ts'
import { referencePage } from './reference.ts'
import { serveVideoFiles } from './video-files.ts'

const sheets = [
  'colours',
  'text',
  'code-and-tables',
  'frame',
  'reference',
  'home',
  'forms',
  'consent',
  'settings',
  'wide',
]

/** Public HTML. The address of the style changes with it, so that it may be kept for good. */
export function servePages(app: FastifyInstance, kith: Kith) {
  const css = sheets.map((name) => readFileSync(new URL(`style/${name}.css`, import.meta.url), 'utf8')).join('\n')
  const style = `/api/docs.css?${digest(css)}`
  serveNowhere(app, style)
  serveHome(app, kith, style)
  serveFixed(app, '/api/docs', { type: 'text/html', cache: 'no-cache', make: () => referencePage(kith, style) })
  serveFixed(app, '/api/docs.css', { type: 'text/css', cache: 'public, max-age=31536000', make: () => css })
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
