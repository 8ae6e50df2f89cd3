import type { FastifyInstance, FastifyRequest } from 'fastify'
import { call } from '../call.ts'
import type { Context, Kith } from '../context.ts'
import { enter } from '../enter.ts'
import { Refusal } from '../errors.ts'
import { asRefusal } from '../problems.ts'
import { formOf, refuseForeign, takeForms } from './forms.ts'
import { type Invite, invitePage, type Joined, noInvitePage, welcomePage } from './invite.ts'
import { sendLetter } from './letter.ts'

type Request = FastifyRequest<{ Params: { token: string } }>

/** Where the link in an invite leads. Works without JavaScript; what it does, it does through the door. */
export function serveInvites(app: FastifyInstance, kith: Kith, style: string) {
  const frame = (request: FastifyRequest) => {
    const { token = '' } = request.params as { token?: string }
    return { style, baseUrl: kith.config.baseUrl, token }
  }

  app.register(async (app) => {
    takeForms(app)

    app.get('/invites/:token', async (request: Request, reply) => {
      const ctx = await enter(kith, request, reply, { via: 'http', isPublic: true })
      return sendLetter(reply, 200, invitePage(frame(request), await lookUp(ctx, request)))
    })

    app.post('/invites/:token', async (request: Request, reply) => {
      refuseForeign(request, kith.config)
      const ctx = await enter(kith, request, reply, { via: 'http', isPublic: false })
      try {
        const { output } = await call(ctx, 'InvitesPublic_accept', { ...formOf(request), token: request.params.token })
        return sendLetter(reply, 200, welcomePage(frame(request), output as Joined))
      } catch (error) {
        if (!(error instanceof Refusal) || !['invalid', 'conflict'].includes(error.code)) throw error
        const typed = { name: formOf(request).name ?? '', errors: error.fields }
        return sendLetter(reply, error.status, invitePage(frame(request), await lookUp(ctx, request), typed))
      }
    })

    app.setErrorHandler((error, request, reply) => {
      const refusal = inWords(asRefusal(error, request))
      if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
      return sendLetter(reply, refusal.status, noInvitePage(frame(request), refusal))
    })
  })
}

async function lookUp(ctx: Context, { params }: Request) {
  const { output } = await call(ctx, 'InvitesPublic_get', { token: params.token })
  return output as Invite
}

/** What concerns a body is said of forms here. */
function inWords(refusal: Refusal) {
  if (refusal.code === 'unsupported_media_type') return new Refusal(refusal.code, 'This page takes its own form only.')
  if (refusal.code === 'too_large') return new Refusal(refusal.code, 'The form is too long. Shorten what you typed.')
  return refusal
}
