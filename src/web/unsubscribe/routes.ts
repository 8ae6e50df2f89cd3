import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { call } from '#door/call.ts'
import type { Kith } from '#platform/context/context.ts'
import { sendPage } from '../site/page.ts'
import { readerOf } from '../site/reader.ts'
import { asSignedOut, enterPage } from '../site/session.ts'
import { askPage, brokenLinkPage, stoppedPage } from './pages.ts'

type Request = FastifyRequest<{ Params: { token: string } }>

const maxBytes = 10_000

/** The unsubscribe links of e-mails. Opening one changes nothing: mail programs open links ahead. */
export function serveUnsubscribe(app: FastifyInstance, kith: Kith) {
  app.register(async (app) => {
    // Mail programs send either kind of form (RFC 8058). The address alone says what to do.
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data']
    app.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: maxBytes }, (_, __, done) => done(null, null))

    app.get('/unsubscribe/:token', async (request: Request, reply) => {
      await enterPage(kith, request, reply)
      return sendPage(reply, 200, askPage(readerOf(request), request.params.token))
    })

    app.post('/unsubscribe/:token', async (request: Request, reply) => {
      const ctx = await enterPage(kith, request, reply)
      try {
        const { token } = request.params
        const { output } = await call(asSignedOut(ctx), 'Reminders_unsubscribe', { token })
        return sendPage(reply, 200, stoppedPage(readerOf(request), output.stopped))
      } catch (error) {
        const isBroken = error instanceof Refusal && ['not_found', 'invalid'].includes(error.code)
        if (!isBroken) throw error
        return sendPage(reply, 404, brokenLinkPage(readerOf(request)))
      }
    })
  })
}
