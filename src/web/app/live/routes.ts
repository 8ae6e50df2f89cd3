import type { FastifyInstance } from 'fastify'
import { call } from '#door/call.ts'
import { sendEventStream } from '#door/http/event-stream.ts'
import type { Kith } from '#platform/context/context.ts'
import { enterPage } from '../../site/session.ts'

/** The member's events for their own browser: what changed, so that pages can fetch it again. */
export function serveLive(app: FastifyInstance, kith: Kith) {
  app.get('/live', async (request, reply) => {
    const ctx = await enterPage(kith, request, reply)
    if (!ctx.caller) return reply.code(401).type('text/plain').send('Sign in first.')
    // A browser that reconnects names the last event it received; a page names the last one before it was drawn.
    const after = request.headers['last-event-id'] ?? (request.query as { after?: unknown }).after
    const input = after === undefined ? {} : { after: String(after) }
    return sendEventStream(request, reply, {
      status: 200,
      // With `no-store`, Chromium would not keep the page for Back.
      headersFor: () => ({ connection: 'close', 'cache-control': 'private, no-cache' }),
      run: (stream) => call(ctx, 'Events_list', input, { send: stream.send, stream }),
    })
  })
}
