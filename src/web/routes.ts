import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { createContext } from '#door/request-context.ts'
import { type Kith, nowText } from '#platform/context/context.ts'
import { matchesEtag } from '#platform/network/etag.ts'
import { listFeedEvents, renderCalendar } from '#transfer/calendar/feed-events.ts'
import { findFeed, recordRead } from '#transfer/calendar/feeds.ts'
import { serveApp } from './app/app.ts'
import { serveCardAssets } from './card/assets.ts'
import { serveCardFiles } from './card/files.ts'
import { serveOwnColours } from './card/own-colours.ts'
import { servePhotos } from './card/photos.ts'
import { serveCards } from './card/routes.ts'
import { serveVideoFiles } from './card/video-files.ts'
import { serveHome, serveSecurityTxt } from './home/routes.ts'
import { serveOauth } from './oauth/routes.ts'
import { serveReference } from './reference/routes.ts'
import { serveSettings } from './settings/routes.ts'
import { serveInvites } from './signing-in/invites.ts'
import { serveSigningIn } from './signing-in/routes.ts'
import { serveSiteAssets } from './site/assets.ts'
import { digest } from './site/compressed.ts'
import { serveNotFound } from './site/error-page.ts'
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

type Request = FastifyRequest<{ Params: { token: string } }>

/** The calendar feed. Its address is a secret: anyone who has it can read it. */
export function serveCalendar(app: FastifyInstance, kith: Kith) {
  app.get('/calendar/:token.ics', async (request: Request, reply) => {
    await createContext(kith, request, reply, { via: 'http', isPublic: true })
    reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex, nofollow' })
    const feed = await findFeed(kith, request.params.token)
    if (!feed) throw noFeed()
    await kith.limits.take('calendarFeed', feed.memberId)
    await recordRead(kith, feed)
    const events = await listFeedEvents(kith, feed)
    const etag = `"${digest(JSON.stringify(events))}"`
    // Weak, because each response contains the time it was made.
    reply.header('etag', `W/${etag}`)
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    reply.headers({
      'content-disposition': 'inline; filename="kith.ics"',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    return reply.type('text/calendar; charset=utf-8').send(renderCalendar(events, nowText(kith)))
  })
}

const noFeed = () => new Refusal('not_found', say('refusals.web.noCalendar'))
