import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signInPath } from '#members/access/next-page.ts'
import type { Authorization, AuthorizationRequest } from '#members/apps/authorization.ts'
import { connectApp } from '#members/apps/consent.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import { answerRefusals } from '../site/error-page.ts'
import { formOf, keepOpener, keepOrigin, refuseUnlessOurs, takeForms } from '../site/forms.ts'
import { sendLetter } from '../site/page.ts'
import { endSession, visit } from '../site/session.ts'
import { consentPage } from './consent-pages.ts'

type Request = FastifyRequest<{ Params: { uid: string } }>

const headings = { gone: 'This request has ended' }
const back = { href: '/', label: 'What Kith is' }

/** Where a member says what an app may do. Works without JavaScript. */
export function serveConsent(app: FastifyInstance, kith: Kith, authorization: Authorization, style: string) {
  const path = '/oauth/consent/:uid'

  app.register(async (app) => {
    takeForms(app)
    keepOrigin(app)
    app.addHook('preHandler', async (_, reply) => void keepOpener(reply))
    answerRefusals(app, { style, description: 'An app asks to use your Kith.', headings, back })

    app.get(path, async (request: Request, reply) => {
      const ctx = await memberOf(kith, request, reply)
      const asked = await authorization.asked(request.raw, reply.raw, request.params.uid)
      return ctx ? show(reply, { style, asked, member: ctx.member }) : toSignIn(request, reply)
    })

    app.post(path, async (request: Request, reply) => {
      refuseUnlessOurs(request, kith.config)
      const ctx = await memberOf(kith, request, reply)
      const asked = await authorization.asked(request.raw, reply.raw, request.params.uid)
      if (!ctx) return toSignIn(request, reply)
      const { decision, member } = formOf(request)
      if (decision === 'switch') return asSomebodyElse(ctx, request, reply)
      // Somebody else has signed in since the page was opened: they are asked themselves.
      if (member !== ctx.member.id) return show(reply, { style, asked, member: ctx.member })
      const result = decision === 'allow' ? await allowed(ctx, asked, formOf(request)) : refused
      return reply.redirect(await authorization.answer(request.raw, reply.raw, result), 303)
    })
  })
}

/** By the session of this browser alone: neither a token nor an app lets another in. */
async function memberOf(kith: Kith, request: FastifyRequest, reply: FastifyReply): Promise<MemberContext | null> {
  const ctx = await visit(kith, request, reply)
  return ctx.caller?.kind === 'session' ? { ...ctx, ...ctx.caller } : null
}

const toSignIn = ({ params }: Request, reply: FastifyReply) =>
  reply.redirect(signInPath(`/oauth/consent/${params.uid}`), 303)

async function asSomebodyElse(ctx: MemberContext, request: Request, reply: FastifyReply) {
  await endSession(ctx, reply)
  return toSignIn(request, reply)
}

/** Never more than was asked for, whatever the form says. */
async function allowed(ctx: MemberContext, asked: AuthorizationRequest, { access }: Record<string, string>) {
  const given = access === 'write' && asked.access === 'write' ? 'write' : 'read'
  const grantId = await connectApp(ctx, { ...asked, access: given })
  return { login: { accountId: ctx.member.id, remember: false }, consent: { grantId } }
}

const refused = { error: 'access_denied', error_description: 'The member refused.' }

function show(reply: FastifyReply, page: Parameters<typeof consentPage>[0]) {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header(
    'content-security-policy',
    policy.replace("form-action 'self'", `form-action 'self' ${placeOf(page.asked.redirectUri)}`),
  )
  return sendLetter(reply, 200, consentPage(page))
}

/** Browsers hold the whole way of a form against the policy of its page: where it ends is named there. */
function placeOf(redirectUri: string) {
  const { protocol, origin, hostname } = new URL(redirectUri)
  // A policy cannot name an IPv6 address.
  return /^https?:$/.test(protocol) && !hostname.startsWith('[') ? origin : protocol
}
