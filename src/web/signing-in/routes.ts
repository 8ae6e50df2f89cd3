import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Words } from '#contract/texts/words.ts'
import { safeNextPath } from '#members/access/next-page.ts'
import type { Kith } from '#platform/context/context.ts'
import { serveErrorPages } from '../site/error-page.ts'
import { allowOpener, parseForms, readForm, requireSameOrigin, setFormPageHeaders } from '../site/forms.ts'
import { sendPage } from '../site/page.ts'
import { readerOf } from '../site/reader.ts'
import { endSession, enterPage } from '../site/session.ts'
import { isCookieBlocked, noCookiesPage, setTestCookie } from './cookie-check.ts'
import { serveForgottenPassword } from './forgotten-password.ts'
import { serveNewPassword } from './new-password.ts'
import { serveSignIn } from './sign-in.ts'
import { signedOutPage } from './sign-in-page.ts'
import { serveSignUp } from './sign-up.ts'

/** The pages that start and end a browser's session. */
export function serveSigningIn(app: FastifyInstance, kith: Kith) {
  app.register(async (app) => {
    parseForms(app)
    setFormPageHeaders(app)
    const back = { href: '/sign-in', label: ({ signingIn }: Words) => signingIn.signIn }
    serveErrorPages(app, { description: ({ signingIn }) => signingIn.signInTo, back, home: kith.config.baseUrl })
    app.addHook('preHandler', async (request, reply) => {
      if (isForApp(request)) allowOpener(reply)
      if (request.method === 'GET') setTestCookie(request, reply, kith.config)
      if (!isCookieBlocked(request, kith.config)) return
      requireSameOrigin(request, kith.config)
      return sendPage(reply, 400, noCookiesPage(readerOf(request), kith.config))
    })
    serveSignIn(app, kith)
    serveSignUp(app, kith)
    serveForgottenPassword(app, kith)
    serveNewPassword(app, kith)

    app.post('/sign-out', async (request, reply) => {
      requireSameOrigin(request, kith.config)
      await endSession(await enterPage(kith, request, reply), reply)
      // Never "storage": captures that were not sent yet stay on the device.
      return reply.header('clear-site-data', '"cache"').redirect('/signed-out', 303)
    })

    app.get('/signed-out', async (_, reply) => sendPage(reply, 200, signedOutPage(readerOf(reply.request))))
  })
}

/** The member signs in to connect an app. */
function isForApp(request: FastifyRequest) {
  const { next } = request.query as { next?: unknown }
  return safeNextPath(next ?? readForm(request).next).startsWith('/oauth/')
}
