import type { FastifyInstance, FastifyRequest } from 'fastify'
import { call } from '#door/call.ts'
import { hasOwner } from '#members/access/accounts.ts'
import { safeNextPath } from '#members/access/next-page.ts'
import { isSignUpOpen } from '#members/access/sign-up.ts'
import type { Kith } from '#platform/context/context.ts'
import { onForm } from '../site/error-page.ts'
import { formOf, refuseUnlessOurs } from '../site/forms.ts'
import { sendLetter } from '../site/page.ts'
import { asNobody, beginSession, visit } from '../site/session.ts'
import { signInPage } from './sign-in-page.ts'

type Asked = FastifyRequest<{ Querystring: { next?: unknown } }>

export function serveSignIn(app: FastifyInstance, kith: Kith, style: string) {
  app.get('/sign-in', async (request: Asked, reply) => {
    const ctx = await visit(kith, request, reply)
    const next = safeNextPath(request.query.next)
    if (ctx.caller) return reply.redirect(next, 303)
    const isOpen = await isSignUpOpen(ctx)
    // Nobody can sign in yet: here the first account is made.
    if (isOpen && !(await hasOwner(ctx))) return reply.redirect(`/sign-up?next=${encodeURIComponent(next)}`, 303)
    return sendLetter(reply, 200, signInPage({ style, next, isOpen }))
  })

  app.post('/sign-in', async (request, reply) => {
    refuseUnlessOurs(request, kith.config)
    const ctx = await visit(kith, request, reply)
    const { email = '', password = '', next: asked } = formOf(request)
    const next = safeNextPath(asked)
    try {
      const { output } = await call(asNobody(ctx), 'Access_signIn', { email, password })
      await beginSession(ctx, reply, output.accessToken)
    } catch (error) {
      const { status, errors, trouble } = onForm(reply, error)
      const page = signInPage({ style, next, isOpen: await isSignUpOpen(ctx) }, { email, errors, trouble })
      return sendLetter(reply, status, page)
    }
    return reply.redirect(next, 303)
  })
}
