import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { createContext } from '#door/request-context.ts'
import { type Kith, nowText } from '#platform/context/context.ts'
import { matchesEtag } from '#platform/network/etag.ts'
import { listFeedEvents, renderCalendar } from '#transfer/calendar/feed-events.ts'
import { findFeed, recordRead } from '#transfer/calendar/feeds.ts'
import { digest } from './site/compressed.ts'

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
