import type { FastifyInstance } from 'fastify'
import type { Kith } from '../context.ts'
import { keepOrigin, refuseUnlessOurs, takeForms } from '../pages/forms.ts'
import { sendLetter } from '../pages/letter.ts'
import { answerRefusals } from '../pages/refused.ts'
import { endSession, visit } from './session.ts'
import { serveSignIn } from './sign-in.ts'
import { signedOutPage } from './sign-in-page.ts'
import { serveSignUp } from './sign-up.ts'

/** The pages by which a browser's session begins and ends. */
export function serveSigningIn(app: FastifyInstance, kith: Kith, style: string) {
  app.register(async (app) => {
    takeForms(app)
    keepOrigin(app)
    answerRefusals(app, { style, description: 'Sign in to Kith.', back: { href: '/sign-in', label: 'Sign in' } })
    serveSignIn(app, kith, style)
    serveSignUp(app, kith, style)

    app.post('/sign-out', async (request, reply) => {
      refuseUnlessOurs(request, kith.config)
      await endSession(await visit(kith, request, reply), reply)
      return reply.redirect('/signed-out', 303)
    })

    app.get('/signed-out', async (_, reply) => sendLetter(reply, 200, signedOutPage(style)))
  })
}
