import type { FastifyInstance, FastifyRequest } from 'fastify'
import { call } from '#door/call.ts'
import { safeNextPath } from '#members/access/next-page.ts'
import type { Kith } from '#platform/context/context.ts'
import { onForm } from '../site/error-page.ts'
import { formOf, refuseUnlessOurs } from '../site/forms.ts'
import { sendLetter } from '../site/page.ts'
import { asNobody, visit } from '../site/session.ts'
import { forgottenPage, noMailPage, sentPage } from './password-pages.ts'

type Asked = FastifyRequest<{ Querystring: { next?: unknown } }>

/** The way back in for whoever has forgotten their password. */
export function serveForgotten(app: FastifyInstance, kith: Kith, style: string) {
  const isMailed = kith.config.mail.smtp !== null

  app.get('/forgotten-password', async (request: Asked, reply) => {
    await visit(kith, request, reply)
    const next = safeNextPath(request.query.next)
    return sendLetter(reply, 200, isMailed ? forgottenPage({ style, next }) : noMailPage(style, next))
  })

  app.post('/forgotten-password', async (request, reply) => {
    refuseUnlessOurs(request, kith.config)
    const ctx = await visit(kith, request, reply)
    const { email = '', next: asked } = formOf(request)
    const next = safeNextPath(asked)
    try {
      await call(asNobody(ctx), 'Access_forgotPassword', { email, next })
    } catch (error) {
      const { status, errors, trouble } = onForm(reply, error)
      return sendLetter(reply, status, forgottenPage({ style, next }, { email, errors, trouble }))
    }
    return sendLetter(reply, 200, sentPage(style, { email: email.trim(), next }))
  })
}
