import type { FastifyInstance, FastifyRequest } from 'fastify'
import { call } from '#door/call.ts'
import { hasOwner } from '#members/access/accounts.ts'
import { safeNextPath } from '#members/access/next-page.ts'
import { isSignUpOpen } from '#members/sign-up/openness.ts'
import type { Kith } from '#platform/context/context.ts'
import { formErrorsOf } from '../site/error-page.ts'
import { readForm, requireSameOrigin } from '../site/forms.ts'
import { sendPage } from '../site/page.ts'
import { asSignedOut, enterPage, startSession } from '../site/session.ts'
import { signInPage } from './sign-in-page.ts'

type PageRequest = FastifyRequest<{ Querystring: { next?: unknown } }>

export function serveSignIn(app: FastifyInstance, kith: Kith) {
  app.get('/sign-in', async (request: PageRequest, reply) => {
    const ctx = await enterPage(kith, request, reply)
    const next = safeNextPath(request.query.next)
    if (ctx.caller) return reply.redirect(next, 303)
    const isOpen = await isSignUpOpen(ctx)
    // Nobody can sign in yet: the first account is created here.
    if (isOpen && !(await hasOwner(ctx))) return reply.redirect(`/sign-up?next=${encodeURIComponent(next)}`, 303)
    return sendPage(reply, 200, signInPage({ next, isSignUpOpen: isOpen }))
  })

  app.post('/sign-in', async (request, reply) => {
    requireSameOrigin(request, kith.config)
    const ctx = await enterPage(kith, request, reply)
    const form = readForm(request)
    const { email = '', password = '' } = form
    const next = safeNextPath(form.next)
    try {
      const { output } = await call(asSignedOut(ctx), 'Access_signIn', { email, password })
      await startSession(ctx, reply, output.accessToken)
    } catch (error) {
      const { status, errors, formError } = formErrorsOf(reply, error)
      const page = { next, isSignUpOpen: await isSignUpOpen(ctx) }
      return sendPage(reply, status, signInPage(page, { email, errors, formError }))
    }
    return reply.redirect(next, 303)
  })
}
