import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { setRetryAfter, toRefusal } from '#door/problems.ts'
import { signInPath } from '#members/access/next-page.ts'
import { sendErrorPage } from '../../site/error-page.ts'
import { readRequestedParts } from './enter.ts'

const texts = { description: 'Kith', back: { href: '/today', label: 'Go to Today' } }

/** A page for the browser; a sentence for a script that asked for parts. */
export function serveAppErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const refusal = sayPlainly(toRefusal(error, request))
    const isForParts = readRequestedParts(request).length > 0
    if (refusal.code === 'unauthenticated' && !isForParts)
      return reply.redirect(signInPath(request.method === 'GET' ? request.url : '/today'), 303)
    if (!isForParts) return sendErrorPage(reply, refusal, texts)
    setRetryAfter(reply, refusal)
    return reply.code(refusal.status).type('text/plain; charset=utf-8').send(refusal.message)
  })
}

/** What is wrong with a field is told to programs by its name, which means nothing on a page. */
function sayPlainly(refusal: Refusal) {
  const [wrong] = refusal.fields
  if (refusal.code !== 'invalid' || !wrong) return refusal
  const isTooLong = /^must be at most [\d,]+ characters$/.test(wrong.message)
  const what = isTooLong ? `What you entered ${wrong.message}.` : 'Something in this form or address is not right.'
  return new Refusal('invalid', `${what} Go back, change it and try again.`)
}
