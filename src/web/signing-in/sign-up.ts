import type { FastifyInstance, FastifyRequest } from 'fastify'
import { call } from '#door/call.ts'
import { hasOwner } from '#members/access/accounts.ts'
import { safeNextPath } from '#members/access/next-page.ts'
import { isSignUpOpen, signUpClosed } from '#members/access/sign-up.ts'
import type { Kith } from '#platform/context/context.ts'
import { allowScript } from '../site/assets.ts'
import { formErrorsOf } from '../site/error-page.ts'
import { readForm, requireSameOrigin } from '../site/forms.ts'
import { sendPage } from '../site/page.ts'
import { asSignedOut, enterPage, startSession } from '../site/session.ts'
import { guessTimeZone } from '../site/time-zones.ts'
import { signUpClosedPage, signUpPage } from './sign-up-page.ts'

type PageRequest = FastifyRequest<{ Querystring: { next?: unknown } }>

/** Where new members go after signing up. */
export const welcomePath = '/today'

/** Sign-up is open if the settings say so, and until somebody owns the instance. */
export function serveSignUp(app: FastifyInstance, kith: Kith) {
  app.get('/sign-up', async (request: PageRequest, reply) => {
    const ctx = await enterPage(kith, request, reply)
    const next = request.query.next === undefined ? welcomePath : safeNextPath(request.query.next)
    if (ctx.caller) return reply.redirect(next, 303)
    if (!(await isSignUpOpen(ctx))) return sendPage(reply, 403, signUpClosedPage(signUpClosed().message))
    const timeZone = guessTimeZone(request, kith.config)
    return sendPage(allowScript(reply), 200, signUpPage({ next, isFirst: !(await hasOwner(ctx)) }, { timeZone }))
  })

  app.post('/sign-up', async (request, reply) => {
    requireSameOrigin(request, kith.config)
    const ctx = await enterPage(kith, request, reply)
    const form = readForm(request)
    const { name = '', email = '', password = '', key, timeZone = guessTimeZone(request, kith.config) } = form
    const next = safeNextPath(form.next)
    try {
      const { output } = await call(asSignedOut(ctx), 'Access_signUp', { name, email, password, timeZone }, { key })
      await startSession(ctx, reply, output.accessToken)
    } catch (error) {
      const { code, status, errors, formError } = formErrorsOf(reply, error)
      if (code === 'forbidden') return sendPage(reply, status, signUpClosedPage(formError))
      const isFirst = !(await hasOwner(ctx))
      const page = signUpPage({ next, isFirst }, { name, email, timeZone, errors, formError })
      return sendPage(allowScript(reply), status, page)
    }
    return reply.redirect(next, 303)
  })
}
