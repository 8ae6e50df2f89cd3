import type { FastifyInstance, FastifyRequest } from 'fastify'
import { call } from '#door/call.ts'
import { safeNextPath } from '#members/access/next-page.ts'
import type { Kith } from '#platform/context/context.ts'
import { formErrorsOf } from '../site/error-page.ts'
import { readForm, requireSameOrigin } from '../site/forms.ts'
import { sendPage } from '../site/page.ts'
import { readerOf } from '../site/reader.ts'
import { asSignedOut, enterPage } from '../site/session.ts'
import { forgottenPasswordPage, linkSentPage, noMailPage } from './password-pages.ts'

type PageRequest = FastifyRequest<{ Querystring: { next?: unknown } }>

export function serveForgottenPassword(app: FastifyInstance, kith: Kith) {
  const isMailSent = kith.config.mail.smtp !== null

  app.get('/forgotten-password', async (request: PageRequest, reply) => {
    await enterPage(kith, request, reply)
    const next = safeNextPath(request.query.next)
    return sendPage(
      reply,
      200,
      isMailSent ? forgottenPasswordPage(readerOf(reply.request), next) : noMailPage(readerOf(reply.request), next),
    )
  })

  app.post('/forgotten-password', async (request, reply) => {
    requireSameOrigin(request, kith.config)
    const ctx = await enterPage(kith, request, reply)
    const form = readForm(request)
    const { email = '' } = form
    const next = safeNextPath(form.next)
    try {
      await call(asSignedOut(ctx), 'Access_forgotPassword', { email, next })
    } catch (error) {
      const { status, errors, formError } = formErrorsOf(reply, error)
      return sendPage(reply, status, forgottenPasswordPage(readerOf(reply.request), next, { email, errors, formError }))
    }
    return sendPage(reply, 200, linkSentPage(readerOf(reply.request), { email: email.trim(), next }))
  })
}
