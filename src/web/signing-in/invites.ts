import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Words } from '#contract/texts/words.ts'
import { call } from '#door/call.ts'
import { signInPath } from '#members/access/next-page.ts'
import type { Context, Kith } from '#platform/context/context.ts'
import { allowScript } from '../site/assets.ts'
import { serveErrorPages } from '../site/error-page.ts'
import { parseForms, readForm, requireSameOrigin, setFormPageHeaders } from '../site/forms.ts'
import { sendPage } from '../site/page.ts'
import { readerOf } from '../site/reader.ts'
import { asSignedOut, enterPage, setSessionCookie, startSession } from '../site/session.ts'
import { guessTimeZone } from '../site/time-zones.ts'
import { refusalIn } from '../words/refusal.ts'
import { invitePage, joinedPage } from './invite-pages.ts'

type PageRequest = FastifyRequest<{ Params: { token: string } }>

const errorTexts = {
  description: ({ invites }: Words) => invites.description,
  headings: { not_found: ({ invites }: Words) => invites.notFound, gone: ({ invites }: Words) => invites.gone },
  back: { href: '/sign-in', label: ({ signingIn }: Words) => signingIn.signIn },
}

/** The page of an invite link. Works without JavaScript. */
export function serveInvites(app: FastifyInstance, kith: Kith) {
  app.register(async (app) => {
    parseForms(app)
    setFormPageHeaders(app)
    serveErrorPages(app, { ...errorTexts, home: kith.config.baseUrl })

    app.get('/invites/:token', async (request: PageRequest, reply) => {
      const ctx = await enterPage(kith, request, reply)
      return sendPage(allowScript(reply), 200, invitePage(visitorOf(ctx, request), await getInvite(ctx, request)))
    })

    app.post('/invites/:token', async (request: PageRequest, reply) => {
      requireSameOrigin(request, kith.config)
      const ctx = await enterPage(kith, request, reply)
      return readForm(request).as === 'me' ? joinSignedIn(ctx, request, reply) : joinAsNew(ctx, request, reply)
    })
  })
}

async function joinSignedIn(ctx: Context, request: PageRequest, reply: FastifyReply) {
  const { token } = request.params
  if (!ctx.caller) return reply.redirect(signInPath(`/invites/${encodeURIComponent(token)}`), 303)
  const { output } = await call(ctx, 'InvitesPublic_accept', { token })
  return sendPage(reply, 200, joinedPage(readerOf(request), output))
}

/** Creates an account and signs in with it, even if somebody else was signed in before. */
async function joinAsNew(ctx: Context, request: PageRequest, reply: FastifyReply) {
  const { token } = request.params
  const { as: _, key, ...typed } = readForm(request)
  try {
    const input = { ...typed, token }
    const { output: joined, replayed } = await call(asSignedOut(ctx), 'InvitesPublic_accept', input, { key })
    // Reloading the answer repeats it: the session it started is the browser's own and must not end.
    if (joined.accessToken) await (replayed ? setSessionCookie : startSession)(ctx, reply, joined.accessToken)
    return sendPage(reply, 200, joinedPage(readerOf(request), joined))
  } catch (error) {
    if (!(error instanceof Refusal) || !['invalid', 'conflict'].includes(error.code)) throw error
    const errors = refusalIn(readerOf(request).words, error).fields
    const page = invitePage(visitorOf(ctx, request), await getInvite(ctx, request), { ...typed, errors })
    return sendPage(allowScript(reply), error.status, page)
  }
}

function visitorOf({ caller, config }: Context, request: PageRequest) {
  return {
    reader: readerOf(request),
    token: request.params.token,
    member: caller?.member,
    timeZone: guessTimeZone(request, config),
  }
}

async function getInvite(ctx: Context, { params }: PageRequest) {
  const { output } = await call(ctx, 'InvitesPublic_get', { token: params.token })
  return output
}
