import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Words } from '#contract/texts/words.ts'
import { setRetryAfter, toRefusal } from '#door/problems.ts'
import { signInPath } from '#members/access/next-page.ts'
import { sendErrorPage } from '../../site/error-page.ts'
import { readerOf } from '../../site/reader.ts'
import { PageRefusal } from '../../words/refusal.ts'
import { readRequestedParts } from './enter.ts'

/** A page for the browser; a sentence for a script that asked for parts. */
export function serveAppErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const { words } = readerOf(request)
    const refusal = sayPlainly(words, toRefusal(error, request))
    const isForParts = readRequestedParts(request).length > 0
    if (refusal.code === 'unauthenticated' && !isForParts)
      return reply.redirect(signInPath(request.method === 'GET' ? request.url : '/today'), 303)
    if (!isForParts)
      return sendErrorPage(reply, refusal, {
        description: 'Kith',
        back: { href: '/today', label: words.errors.toToday },
      })
    setRetryAfter(reply, refusal)
    return reply.code(refusal.status).type('text/plain; charset=utf-8').send(refusal.message)
  })
}

/** Names of fields, ids and tools are for programs and mean nothing on a page. */
function sayPlainly({ errors }: Words, refusal: Refusal) {
  if (refusal.code === 'not_found') return new PageRefusal('not_found', errors.notFound)
  // What a page called was refused in English, and is in the reader's language by now.
  const [wrong] = refusal.cause instanceof Refusal ? refusal.cause.fields : refusal.fields
  if (refusal.code !== 'invalid' || !wrong) return refusal
  const isTooLong = wrong.text?.id === 'fields.atMostCharacters'
  return new PageRefusal('invalid', isTooLong ? errors.tooLongText({ message: wrong.message }) : errors.wrongForm)
}
