import type { FastifyInstance, FastifyRequest } from 'fastify'
import { safeNextPath } from '#members/access/next-page.ts'
import type { Kith } from '#platform/context/context.ts'
import { answerRefusals } from '../site/error-page.ts'
import { formOf, keepOpener, keepOrigin, refuseUnlessOurs, takeForms } from '../site/forms.ts'
import { sendLetter } from '../site/page.ts'
import { endSession, visit } from '../site/session.ts'
import { giveTrial, isTrialLost, noCookiesPage } from './cookie-check.ts'
import { serveForgotten } from './forgotten-password.ts'
import { serveNewPassword } from './new-password.ts'
import { serveSignIn } from './sign-in.ts'
import { signedOutPage } from './sign-in-page.ts'
import { serveSignUp } from './sign-up.ts'

/** The pages by which a browser's session begins and ends. */
export function serveSigningIn(app: FastifyInstance, kith: Kith, style: string) {
  app.register(async (app) => {
    takeForms(app)
    keepOrigin(app)
    const back = { href: '/sign-in', label: 'Sign in' }
    answerRefusals(app, { style, description: 'Sign in to Kith.', back, home: kith.config.baseUrl })
    app.addHook('preHandler', async (request, reply) => {
      if (isForApp(request)) keepOpener(reply)
      if (request.method === 'GET') giveTrial(request, reply, kith.config)
      if (!isTrialLost(request, kith.config)) return
      refuseUnlessOurs(request, kith.config)
      return sendLetter(reply, 400, noCookiesPage(style, kith.config))
    })
    serveSignIn(app, kith, style)
    serveSignUp(app, kith, style)
    serveForgotten(app, kith, style)
    serveNewPassword(app, kith, style)

    app.post('/sign-out', async (request, reply) => {
      refuseUnlessOurs(request, kith.config)
      await endSession(await visit(kith, request, reply), reply)
      return reply.redirect('/signed-out', 303)
    })

    app.get('/signed-out', async (_, reply) => sendLetter(reply, 200, signedOutPage(style)))
  })
}

/** On the way to letting an app in. */
function isForApp(request: FastifyRequest) {
  const { next } = request.query as { next?: unknown }
  return safeNextPath(next ?? formOf(request).next).startsWith('/oauth/')
}
