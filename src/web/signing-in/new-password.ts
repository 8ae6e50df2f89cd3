import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { call } from '#door/call.ts'
import { safeNextPath } from '#members/access/next-page.ts'
import type { Kith } from '#platform/context/context.ts'
import { onForm, sendRefusal } from '../site/error-page.ts'
import { formOf, refuseUnlessOurs } from '../site/forms.ts'
import { sendLetter } from '../site/page.ts'
import { asNobody, beginSession, visit } from '../site/session.ts'
import { newPasswordPage } from './password-pages.ts'

type Asked = FastifyRequest<{ Params: { token: string }; Querystring: { next?: unknown } }>

const headings = { not_found: 'This link leads nowhere', gone: 'This link has ended' }

/** Where the link of the letter leads. Looking at it changes nothing, for programs that read mail open links too. */
export function serveNewPassword(app: FastifyInstance, kith: Kith, style: string) {
  app.get('/new-password/:token', async (request: Asked, reply) => {
    const ctx = await visit(kith, request, reply)
    const { token } = request.params
    try {
      const { output } = await call(asNobody(ctx), 'Access_getReset', { token })
      const { email } = output
      return sendLetter(
        reply,
        200,
        newPasswordPage({ style, token, email, next: safeNextPath(request.query.next), errors: [] }),
      )
    } catch (error) {
      return ended(reply, error)
    }
  })

  app.post('/new-password/:token', async (request: Asked, reply) => {
    refuseUnlessOurs(request, kith.config)
    const ctx = await visit(kith, request, reply)
    const { token } = request.params
    const { password = '', next: asked, key } = formOf(request)
    const next = safeNextPath(asked)
    try {
      const { output } = await call(asNobody(ctx), 'Access_resetPassword', { token, password }, { key })
      await beginSession(ctx, reply, output.accessToken)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'invalid') return ended(reply, error)
      const { status, errors, trouble } = onForm(reply, error)
      const { output } = await call(asNobody(ctx), 'Access_getReset', { token })
      return sendLetter(reply, status, newPasswordPage({ style, token, email: output.email, next, errors, trouble }))
    }
    return reply.redirect(next === '/settings' ? '/settings?said=password' : next, 303)
  })

  function ended(reply: FastifyReply, error: unknown) {
    if (!(error instanceof Refusal)) throw error
    const back = { href: '/forgotten-password', label: 'Ask for a new link' }
    return sendRefusal(reply, error, { style, description: 'A way back into Kith.', headings, back })
  }
}
