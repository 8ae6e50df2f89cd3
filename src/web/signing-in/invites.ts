import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { call } from '#door/call.ts'
import { signInPath } from '#members/access/next-page.ts'
import type { Context, Kith } from '#platform/context/context.ts'
import { answerRefusals } from '../site/error-page.ts'
import { formOf, keepOrigin, refuseUnlessOurs, takeForms } from '../site/forms.ts'
import { sendLetter } from '../site/page.ts'
import { asNobody, beginSession, keepSession, visit } from '../site/session.ts'
import { likelyZone } from '../site/time-zones.ts'
import { invitePage, welcomePage } from './invite-pages.ts'

type Request = FastifyRequest<{ Params: { token: string } }>

const headings = { not_found: 'There is no invite here', gone: 'This invite has ended' }

/** Where the link in an invite leads. Works without JavaScript; what it does, it does through the door. */
export function serveInvites(app: FastifyInstance, kith: Kith, style: string) {
  app.register(async (app) => {
    takeForms(app)
    keepOrigin(app)
    const back = { href: '/sign-in', label: 'Sign in' }
    answerRefusals(app, { style, description: 'An invite to Kith.', headings, back, home: kith.config.baseUrl })

    app.get('/invites/:token', async (request: Request, reply) => {
      const ctx = await visit(kith, request, reply)
      return sendLetter(reply, 200, invitePage(shown(ctx, request), await lookUp(ctx, request)))
    })

    app.post('/invites/:token', async (request: Request, reply) => {
      refuseUnlessOurs(request, kith.config)
      const ctx = await visit(kith, request, reply)
      return formOf(request).as === 'me' ? joinAsMyself(ctx, request, reply) : joinAsNew(ctx, request, reply)
    })

    async function joinAsMyself(ctx: Context, request: Request, reply: FastifyReply) {
      const { token } = request.params
      if (!ctx.caller) return reply.redirect(signInPath(`/invites/${encodeURIComponent(token)}`), 303)
      const { output } = await call(ctx, 'InvitesPublic_accept', { token })
      return sendLetter(reply, 200, welcomePage(style, output))
    }

    /** Whoever makes an account is signed in with it, whoever was signed in before. */
    async function joinAsNew(ctx: Context, request: Request, reply: FastifyReply) {
      const { token } = request.params
      const { as: _, key, ...typed } = formOf(request)
      try {
        const input = { ...typed, token }
        const { output: joined, replayed } = await call(asNobody(ctx), 'InvitesPublic_accept', input, { key })
        // Who loads the answer again is in that session already: it must not end.
        if (joined.accessToken) await (replayed ? keepSession : beginSession)(ctx, reply, joined.accessToken)
        return sendLetter(reply, 200, welcomePage(style, joined))
      } catch (error) {
        if (!(error instanceof Refusal) || !['invalid', 'conflict'].includes(error.code)) throw error
        const entered = { ...typed, errors: error.fields }
        const page = invitePage(shown(ctx, request), await lookUp(ctx, request), entered)
        return sendLetter(reply, error.status, page)
      }
    }

    function shown({ caller }: Context, request: Request) {
      const { params } = request
      return { style, token: params.token, member: caller?.member, timeZone: likelyZone(request, kith.config) }
    }
  })
}

async function lookUp(ctx: Context, { params }: Request) {
  const { output } = await call(ctx, 'InvitesPublic_get', { token: params.token })
  return output
}
