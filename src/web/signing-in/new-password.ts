import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Words } from '#contract/texts/words.ts'
import { call } from '#door/call.ts'
import { safeNextPath } from '#members/access/next-page.ts'
import type { Kith } from '#platform/context/context.ts'
import { formErrorsOf, sendErrorPage } from '../site/error-page.ts'
import { readForm, requireSameOrigin } from '../site/forms.ts'
import { sendPage } from '../site/page.ts'
import { readPasskeyChoices } from '../site/passkey-choices.ts'
import { readerOf } from '../site/reader.ts'
import { asSignedOut, enterPage, startSession } from '../site/session.ts'
import { newPasswordPage } from './password-pages.ts'

type PageRequest = FastifyRequest<{ Params: { token: string }; Querystring: { next?: unknown } }>

const linkExpired = ({ invites }: Words) => invites.linkExpired

const errorTexts = {
  description: ({ signingIn }: Words) => signingIn.resetKith,
  headings: { not_found: linkExpired, gone: linkExpired },
  back: { href: '/forgotten-password', label: ({ signingIn }: Words) => signingIn.anotherLink },
}

/** The page of the reset link. Opening it changes nothing, because mail scanners open links too. */
export function serveNewPassword(app: FastifyInstance, kith: Kith) {
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
