import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kith } from '../context.ts'
import { serveOauth } from '../oauth.ts'
import { isKnown } from '../ranges.ts'
import { serveSettings } from '../settings/routes.ts'
import { serveSigningIn } from '../signing-in/routes.ts'
import { serveCalendar } from './calendar.ts'
import { serveCardStyle } from './card-style.ts'
import { serveCards } from './cards.ts'
import { serveHome } from './home.ts'
import { serveInvites } from './invites.ts'
import { icon } from './layout.ts'
import { digest } from './packed.ts'
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

/** Public HTML. What is fixed here is known when the service starts; cards and invites are drawn when they are asked for. */
export function servePages(app: FastifyInstance, kith: Kith) {
  const css = sheets.map((name) => readFileSync(new URL(`style/${name}.css`, import.meta.url), 'utf8')).join('\n')
  const style = `/api/docs.css?${digest(css)}`
  const page = 'text/html; charset=utf-8'
  serveHome(app, kith, style)
  app.get('/api/docs', fixed(page, 'no-cache', referencePage(kith, style)))
  app.get('/api/docs.css', fixed('text/css; charset=utf-8', 'public, max-age=31536000', css))
  serveInvites(app, kith, style)
  serveSigningIn(app, kith, style)
  serveSettings(app, kith, style)
  serveOauth(app, kith, style)
  app.get('/icon.svg', fixed('image/svg+xml', 'public, max-age=86400', icon))
  serveCards(app, kith)
  serveCardStyle(app)
  serveCalendar(app, kith)
  serveVideoFiles(app)
}

/** The pages are asked for again each time, and are not sent again; the address of the style changes with it. */
function fixed(type: string, cache: string, content: string) {
  const etag = `"${digest(content)}"`
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('etag', etag).header('cache-control', cache)
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type(type).send(content)
  }
}
