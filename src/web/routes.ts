import type { FastifyInstance } from 'fastify'
import type { Kith } from '#platform/context/context.ts'
import { serveApp } from './app/app.ts'
import { serveCalendar } from './calendar-feed.ts'
import { serveCardAssets } from './card/assets.ts'
import { serveCardFiles } from './card/files.ts'
import { serveOwnColours } from './card/own-colours.ts'
import { servePhotos } from './card/photos.ts'
import { serveCards } from './card/routes.ts'
import { serveVideoFiles } from './card/video-files.ts'
import { serveHome } from './home/routes.ts'
import { serveSecurityTxt } from './home/security-txt.ts'
import { serveOauth } from './oauth/routes.ts'
import { serveReference } from './reference/routes.ts'
import { serveSettings } from './settings/routes.ts'
import { serveInvites } from './signing-in/invites.ts'
import { serveSigningIn } from './signing-in/routes.ts'
import { serveSiteAssets } from './site/assets.ts'
import { serveNotFound } from './site/not-found.ts'
import { serveUnsubscribe } from './unsubscribe/routes.ts'

/** Everything a browser opens: pages, cards and their files. */
export function servePages(app: FastifyInstance, kith: Kith) {
  serveNotFound(app)
  serveHome(app, kith)
  serveSecurityTxt(app, kith)
  serveReference(app, kith)
  serveSiteAssets(app)
  serveInvites(app, kith)
  serveSigningIn(app, kith)
  serveSettings(app, kith)
  serveApp(app, kith)
  serveOauth(app, kith)
  serveCards(app, kith)
  serveCardAssets(app)
  serveOwnColours(app, kith)
  serveCardFiles(app, kith)
  servePhotos(app, kith)
  serveCalendar(app, kith)
  serveUnsubscribe(app, kith)
  serveVideoFiles(app)
}
