import type { FastifyInstance } from 'fastify'
import { setRetryAfter, toRefusal } from '#door/problems.ts'
import { signInPath } from '#members/access/next-page.ts'
import { sendErrorPage } from '../../site/error-page.ts'
import { readRequestedParts } from './enter.ts'

const texts = { description: 'Kith', back: { href: '/today', label: 'Go to Today' } }

/** A page for the browser; a sentence for a script that asked for parts. */
export function serveAppErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error, request)
    const isForParts = readRequestedParts(request).length > 0
    if (refusal.code === 'unauthenticated' && !isForParts)
      return reply.redirect(signInPath(request.method === 'GET' ? request.url : '/today'), 303)
    if (!isForParts) return sendErrorPage(reply, refusal, texts)
    setRetryAfter(reply, refusal)
    return reply.code(refusal.status).type('text/plain; charset=utf-8').send(refusal.message)
  })
}
