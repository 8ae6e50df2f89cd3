import type { FastifyInstance, FastifyRequest } from 'fastify'
import { call } from '#door/call.ts'
import { hasOwner } from '#members/access/accounts.ts'
import { safeNextPath } from '#members/access/next-page.ts'
import { isSignUpOpen, signUpClosed } from '#members/access/sign-up.ts'
import type { Kith } from '#platform/context/context.ts'
import { onForm } from '../site/error-page.ts'
import { formOf, refuseUnlessOurs } from '../site/forms.ts'
import { sendLetter } from '../site/page.ts'
import { asNobody, beginSession, visit } from '../site/session.ts'
import { likelyZone } from '../site/time-zones.ts'
import { closedPage, signUpPage } from './sign-up-page.ts'

type Asked = FastifyRequest<{ Querystring: { next?: unknown } }>

export const welcomed = '/settings?said=welcome'

/** Open as the setting says, and until somebody owns the instance. */
export function serveSignUp(app: FastifyInstance, kith: Kith, style: string) {
  app.get('/sign-up', async (request: Asked, reply) => {
    const ctx = await visit(kith, request, reply)
    const { next: asked } = request.query
    const next = asked === undefined ? welcomed : safeNextPath(asked)
    if (ctx.caller) return reply.redirect(next, 303)
    if (!(await isSignUpOpen(ctx))) return sendLetter(reply, 403, closedPage(style, signUpClosed().message))
    const timeZone = likelyZone(request, kith.config)
    return sendLetter(reply, 200, signUpPage({ style, next, isFirst: !(await hasOwner(ctx)) }, { timeZone }))
  })

  app.post('/sign-up', async (request, reply) => {
    refuseUnlessOurs(request, kith.config)
    const ctx = await visit(kith, request, reply)
    const { name = '', email = '', password = '', next: asked, key, ...form } = formOf(request)
    const { timeZone = likelyZone(request, kith.config) } = form
    const next = safeNextPath(asked)
    try {
      const { output } = await call(asNobody(ctx), 'Access_signUp', { name, email, password, timeZone }, { key })
      await beginSession(ctx, reply, output.accessToken)
    } catch (error) {
      const { code, status, errors, trouble } = onForm(reply, error)
      if (code === 'forbidden') return sendLetter(reply, status, closedPage(style, trouble))
      const isFirst = !(await hasOwner(ctx))
      const page = signUpPage({ style, next, isFirst }, { name, email, timeZone, errors, trouble })
      return sendLetter(reply, status, page)
    }
    return reply.redirect(next, 303)
  })
}
