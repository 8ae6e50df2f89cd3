import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ToolSet } from '#contract/operation.ts'
import type { Words } from '#contract/texts/words.ts'
import type { AppResource } from '#members/access/app-resource.ts'
import { signInPath } from '#members/access/next-page.ts'
import type { Authorization, AuthorizationRequest } from '#members/apps/authorization.ts'
import { connectApp } from '#members/apps/consent.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import { takeConfirmed } from '../site/confirmation.ts'
import { serveErrorPages } from '../site/error-page.ts'
import { allowOpener, parseForms, readForm, requireSameOrigin, setFormPageHeaders } from '../site/forms.ts'
import { sendPage } from '../site/page.ts'
import { readerOf } from '../site/reader.ts'
import { endSession, enterPage } from '../site/session.ts'
import { consentPage } from './consent-pages.ts'

type PageRequest = FastifyRequest<{ Params: { uid: string } }>

export const errorTexts = {
  description: ({ connecting }: Words) => connecting.description,
  headings: { gone: ({ connecting }: Words) => connecting.expired },
  back: { href: '/', label: ({ connecting }: Words) => connecting.about },
}
const denied = { error: 'access_denied', error_description: 'The member refused.' }

/** The page where a member decides what an app can do. Works without JavaScript. */
export function serveConsent(app: FastifyInstance, kith: Kith, authorization: Authorization) {
  const path = '/oauth/consent/:uid'

  app.register(async (app) => {
    parseForms(app)
    setFormPageHeaders(app)
    app.addHook('preHandler', async (_, reply) => void allowOpener(reply))
    serveErrorPages(app, errorTexts)

    app.get(path, async (request: PageRequest, reply) => {
      const ctx = await findMember(kith, request, reply)
      const asked = await authorization.asked(request.raw, reply.raw, request.params.uid)
      if (!ctx) return redirectToSignIn(request, reply)
      allowFormTarget(reply, asked)
      return sendConsentPage(reply, { asked, member: ctx.member })
    })

    app.post(path, async (request: PageRequest, reply) => {
      requireSameOrigin(request, kith.config)
      const ctx = await findMember(kith, request, reply)
      const asked = await authorization.asked(request.raw, reply.raw, request.params.uid)
      if (!ctx) return redirectToSignIn(request, reply)
      allowFormTarget(reply, asked)
      return takeConfirmed({ ctx, request, reply, form: readForm(request) }, request.url, async (form) => {
        const { decision, member, access, tools } = form
        if (decision === 'switch') return switchAccount(ctx, request, reply)
        // Somebody else has signed in since the page was opened: ask them instead.
        if (member !== ctx.member.id) return sendConsentPage(reply, { asked, member: ctx.member })
        const result = decision === 'allow' ? await allow(ctx, asked, { access, tools }) : denied
        return reply.redirect(await authorization.answer(request.raw, reply.raw, result), 303)
      })
    })
  })
}

/** Only a browser session counts: neither a token nor an app can connect another app. */
async function findMember(kith: Kith, request: FastifyRequest, reply: FastifyReply): Promise<MemberContext | null> {
  const ctx = await enterPage(kith, request, reply)
  return ctx.caller?.kind === 'session' ? { ...ctx, ...ctx.caller } : null
}

const redirectToSignIn = ({ params }: PageRequest, reply: FastifyReply) =>
  reply.redirect(signInPath(`/oauth/consent/${params.uid}`), 303)

async function switchAccount(ctx: MemberContext, request: PageRequest, reply: FastifyReply) {
  await endSession(ctx, reply)
  return redirectToSignIn(request, reply)
}

/** Never gives more access than the app asked for, whatever the form says. */
async function allow(ctx: MemberContext, asked: AuthorizationRequest, chosen: Chosen) {
  const access = chosen.access === 'write' && asked.access === 'write' ? 'write' : 'read'
  const grantId = await connectApp(ctx, { ...asked, access, tools: toolsFor(asked.resource, chosen.tools) })
  return { login: { accountId: ctx.member.id, remember: false }, consent: { grantId } }
}

type Chosen = { access: string | undefined; tools: string | undefined }

/** The whole API includes all tools. */
function toolsFor(resource: AppResource, chosen: string | undefined): ToolSet {
  if (resource === 'api') return 'full'
  return resource === 'mcp/full' && chosen === 'full' ? 'full' : 'standard'
}

function sendConsentPage(reply: FastifyReply, page: Parameters<typeof consentPage>[1]) {
  return sendPage(reply, 200, consentPage(readerOf(reply.request), page))
}

/** Browsers apply form-action to redirects too, so the policy names where the form ends up. */
function allowFormTarget(reply: FastifyReply, { redirectUri }: AuthorizationRequest) {
  const policy = String(reply.getHeader('content-security-policy'))
  const formAction = `form-action 'self' ${formTarget(redirectUri)}`
  reply.header('content-security-policy', policy.replace("form-action 'self'", formAction))
}

function formTarget(redirectUri: string) {
  const { protocol, origin, hostname } = new URL(redirectUri)
  // A policy cannot name an IPv6 address.
  return /^https?:$/.test(protocol) && !hostname.startsWith('[') ? origin : protocol
}
