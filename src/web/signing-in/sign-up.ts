import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Words } from '#contract/texts/words.ts'
import { call } from '#door/call.ts'
import { hasOwner } from '#members/access/accounts.ts'
import { safeNextPath } from '#members/access/next-page.ts'
import { isSignUpOpen, needsSignUpLink, signUpClosed } from '#members/sign-up/sign-up-links.ts'
import type { Context, Kith } from '#platform/context/context.ts'
import { allowScript } from '../site/assets.ts'
import { formErrorsOf, sendErrorPage } from '../site/error-page.ts'
import { readForm, requireSameOrigin } from '../site/forms.ts'
import { sendPage } from '../site/page.ts'
import { readerOf } from '../site/reader.ts'
import { asSignedOut, enterPage, startSession } from '../site/session.ts'
import { guessTimeZone } from '../site/time-zones.ts'
import { signUpClosedPage, signUpEmailPage, signUpLinkSentPage, signUpPage } from './sign-up-page.ts'

type PageRequest = FastifyRequest<{ Querystring: { next?: unknown }; Params: { token?: string } }>

/** Where new members go after signing up. */
export const welcomePath = '/today'

const linkExpired = ({ invites }: Words) => invites.linkExpired

const linkErrorTexts = {
  description: ({ signingIn }: Words) => signingIn.yourAccount,
  headings: { not_found: linkExpired, gone: linkExpired },
  back: { href: '/sign-up', label: ({ signingIn }: Words) => signingIn.anotherLink },
}

/** Sign-up is open if the settings say so, and until somebody owns the instance. */
export function serveSignUp(app: FastifyInstance, kith: Kith) {
  app.get('/sign-up', async (request: PageRequest, reply) => {
    const ctx = await enterPage(kith, request, reply)
    const next = nextOf(request)
    if (ctx.caller) return reply.redirect(next, 303)
    if (!(await isSignUpOpen(ctx)))
      return sendPage(reply, 403, signUpClosedPage(readerOf(reply.request), signUpClosed().message))
    if (await needsSignUpLink(ctx)) return sendPage(reply, 200, signUpEmailPage(readerOf(reply.request), next))
    const timeZone = guessTimeZone(request, kith.config)
    return sendPage(
      allowScript(reply),
      200,
      signUpPage(readerOf(reply.request), { next, isFirst: !(await hasOwner(ctx)) }, { timeZone }),
    )
  })

  app.post('/sign-up', async (request: PageRequest, reply) => {
    requireSameOrigin(request, kith.config)
    const ctx = await enterPage(kith, request, reply)
    if (await needsSignUpLink(ctx)) return sendLink(ctx, request, reply)
    return createAccount(ctx, request, reply)
  })

  app.get('/sign-up/:token', async (request: PageRequest, reply) => {
    const ctx = await enterPage(kith, request, reply)
    const timeZone = guessTimeZone(request, kith.config)
    try {
      const link = await getLink(ctx, request)
      return sendPage(
        allowScript(reply),
        200,
        signUpPage(readerOf(reply.request), { next: nextOf(request), isFirst: false, link }, { timeZone }),
      )
    } catch (error) {
      return sendLinkError(reply, error)
    }
  })

  app.post('/sign-up/:token', async (request: PageRequest, reply) => {
    requireSameOrigin(request, kith.config)
    const ctx = await enterPage(kith, request, reply)
    return createAccount(ctx, request, reply)
  })
}

const nextOf = ({ query }: PageRequest) => (query.next === undefined ? welcomePath : safeNextPath(query.next))

async function sendLink(ctx: Context, request: PageRequest, reply: FastifyReply) {
  const form = readForm(request)
  const { email = '' } = form
  const next = safeNextPath(form.next)
  try {
    await call(asSignedOut(ctx), 'Access_requestSignUp', { email, next })
  } catch (error) {
    const { code, status, errors, formError } = formErrorsOf(reply, error)
    if (code === 'forbidden') return sendPage(reply, status, signUpClosedPage(readerOf(reply.request), formError))
    return sendPage(reply, status, signUpEmailPage(readerOf(reply.request), next, { email, errors, formError }))
  }
  return sendPage(reply, 200, signUpLinkSentPage(readerOf(reply.request), { email: email.trim(), next }))
}

async function createAccount(ctx: Context, request: PageRequest, reply: FastifyReply) {
  const { token: emailToken } = request.params
  const form = readForm(request)
  const { name = '', email = '', password = '', key, timeZone = guessTimeZone(request, ctx.config) } = form
  const next = safeNextPath(form.next)
  try {
    const input = { name, email, password, timeZone, emailToken }
    const { output } = await call(asSignedOut(ctx), 'Access_signUp', input, { key })
    await startSession(ctx, reply, output.accessToken)
  } catch (error) {
    if (error instanceof Refusal && ['gone', 'not_found'].includes(error.code)) return sendLinkError(reply, error)
    const { code, status, errors, formError } = formErrorsOf(reply, error)
    if (code === 'forbidden') return sendPage(reply, status, signUpClosedPage(readerOf(reply.request), formError))
    const link = emailToken ? { token: emailToken, email } : undefined
    const page = { next, isFirst: !(await hasOwner(ctx)), link }
    return sendPage(
      allowScript(reply),
      status,
      signUpPage(readerOf(reply.request), page, { name, email, timeZone, errors, formError }),
    )
  }
  return reply.redirect(next, 303)
}

async function getLink(ctx: Context, { params }: PageRequest) {
  const { token = '' } = params
  const { output } = await call(asSignedOut(ctx), 'Access_getSignUpLink', { token })
  return { token, email: output.email }
}

function sendLinkError(reply: FastifyReply, error: unknown) {
  if (!(error instanceof Refusal)) throw error
  return sendErrorPage(reply, error, linkErrorTexts)
}
