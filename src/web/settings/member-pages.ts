import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OperationName } from '#contract/api.ts'
import { Refusal } from '#contract/errors.ts'
import { call } from '#door/call.ts'
import { signInPath } from '#members/access/next-page.ts'
import type { Context, Kith, MemberContext } from '#platform/context/context.ts'
import { formOf, refuseUnlessOurs } from '../site/forms.ts'
import { visit } from '../site/session.ts'

/** A member at one of their pages. */
export type Turn = {
  ctx: MemberContext
  reply: FastifyReply
  /** What the path names. */
  id: string
  form: Record<string, string>
  said: unknown
}
export type Answer = (turn: Turn) => Promise<FastifyReply>

/** Routes for whoever is signed in; others sign in first, and are led back. */
export function memberPages(app: FastifyInstance, kith: Kith) {
  return {
    show(path: string, answer: Answer) {
      app.get(path, async (request, reply) => {
        const turn = turnOf(await visit(kith, request, reply), request, reply)
        return turn ? answer(turn) : reply.redirect(signInPath(request.url), 303)
      })
    },
    /** `from`: the page that holds the form, to lead back to. */
    take(path: string, from: string, answer: Answer) {
      app.post(path, async (request, reply) => {
        refuseUnlessOurs(request, kith.config)
        const turn = turnOf(await visit(kith, request, reply), request, reply)
        return turn ? answer(turn) : reply.redirect(signInPath(from.replace(':id', () => idIn(request))), 303)
      })
    },
  }
}

export type MemberPages = ReturnType<typeof memberPages>

function turnOf(ctx: Context, request: FastifyRequest, reply: FastifyReply): Turn | null {
  if (!ctx.caller) return null
  const { said } = request.query as { said?: unknown }
  return { ctx: { ...ctx, ...ctx.caller }, reply, id: idIn(request), form: formOf(request), said }
}

const idIn = ({ params }: FastifyRequest) => encodeURIComponent((params as { id?: string }).id ?? '')

/** Through the door. What cannot be an id names nothing. */
export async function ask<Name extends OperationName>(
  ctx: Context,
  name: Name,
  input: Record<string, unknown>,
  key?: string,
) {
  try {
    const { output } = await call(ctx, name, input, { key })
    return output
  } catch (error) {
    const isId =
      error instanceof Refusal && error.code === 'invalid' && error.fields.some(({ field }) => field === 'id')
    throw isId ? new Refusal('not_found', 'What this page was about is not here, or no longer.') : error
  }
}
