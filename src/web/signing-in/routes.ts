import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Words } from '#contract/texts/words.ts'
import { call } from '#door/call.ts'
import { safeNextPath } from '#members/access/next-page.ts'
import type { Kith } from '#platform/context/context.ts'
import { formErrorsOf, sendErrorPage, serveErrorPages } from '../site/error-page.ts'
import { allowOpener, parseForms, readForm, requireSameOrigin, setFormPageHeaders } from '../site/forms.ts'
import { sendPage } from '../site/page.ts'
import { readPasskeyChoices } from '../site/passkeys.ts'
import { readerOf } from '../site/reader.ts'
import { asSignedOut, endSession, enterPage, startSession } from '../site/session.ts'
import { isCookieBlocked, noCookiesPage, setTestCookie } from './cookie-check.ts'
import { serveForgottenPassword } from './forgotten-password.ts'
import { newPasswordPage } from './password-pages.ts'
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

type PageRequest = FastifyRequest<{ Params: { token: string }; Querystring: { next?: unknown } }>

const linkExpired = ({ invites }: Words) => invites.linkExpired

const errorTexts = {
  description: ({ signingIn }: Words) => signingIn.resetKith,
  headings: { not_found: linkExpired, gone: linkExpired },
  back: { href: '/forgotten-password', label: ({ signingIn }: Words) => signingIn.anotherLink },
}

/** The page of the reset link. Opening it changes nothing, because mail scanners open links too. */
function serveNewPassword(app: FastifyInstance, kith: Kith) {
  app.get('/new-password/:token', async (request: PageRequest, reply) => {
    const ctx = await enterPage(kith, request, reply)
    const { token } = request.params
    const next = safeNextPath(request.query.next)
    try {
      const { output } = await call(asSignedOut(ctx), 'Access_getReset', { token })
      return sendPage(
        reply,
        200,
        newPasswordPage(readerOf(reply.request), { ...output, token, next, chosen: [], errors: [] }),
      )
    } catch (error) {
      return sendLinkError(reply, error)
    }
  })

  app.post('/new-password/:token', async (request: PageRequest, reply) => {
    requireSameOrigin(request, kith.config)
    const ctx = await enterPage(kith, request, reply)
    const { token } = request.params
    const form = readForm(request)
    const { password = '', code, key } = form
    const next = safeNextPath(form.next)
    const removePasskeys = readPasskeyChoices(form)
    try {
      const { output } = await call(
        asSignedOut(ctx),
        'Access_resetPassword',
        { token, password, ...(code && { code }), removePasskeys },
        { key },
      )
      await startSession(ctx, reply, output.accessToken)
    } catch (error) {
      const isCorrectable = error instanceof Refusal && ['invalid', 'code_needed', 'rate_limited'].includes(error.code)
      if (!isCorrectable) return sendLinkError(reply, error)
      const { status, errors, formError } = formErrorsOf(reply, error)
      const { output } = await call(asSignedOut(ctx), 'Access_getReset', { token })
      return sendPage(
        reply,
        status,
        newPasswordPage(readerOf(reply.request), { ...output, token, next, chosen: removePasskeys, errors, formError }),
      )
    }
    return reply.redirect(next === '/today' ? '/settings/access?said=password' : next, 303)
  })
}

function sendLinkError(reply: FastifyReply, error: unknown) {
  if (!(error instanceof Refusal)) throw error
  return sendErrorPage(reply, error, errorTexts)
}
