import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { api, OperationName } from '#contract/api.ts'
import { Refusal } from '#contract/errors.ts'
import type { Page } from '#contract/operation.ts'
import { type CallOptions, call } from '#door/call.ts'
import { signInPath } from '#members/access/next-page.ts'
import type { Context, Kith, MemberContext } from '#platform/context/context.ts'
import { readForm, requireSameOrigin } from './forms.ts'
import { enterPage } from './session.ts'

/** A signed-in member's request for a page. */
export type PageRequest = {
  ctx: MemberContext
  reply: FastifyReply
  /** The id in the path. */
  id: string
  form: Record<string, string>
  /** The name of the notice to show. */
  said: unknown
  /** Where the page of a long list begins. */
  before: unknown
}
export type PageHandler = (request: PageRequest) => Promise<FastifyReply>

/** Routes for signed-in members. Others sign in first and come back. */
export function memberPages(app: FastifyInstance, kith: Kith) {
  return {
    get(path: string, handle: PageHandler) {
      app.get(path, async (request, reply) => {
        const member = toPageRequest(await enterPage(kith, request, reply), request, reply)
        return member ? handle(member) : reply.redirect(signInPath(request.url), 303)
      })
    },
    /** `formPage` is the page with the form, to come back to after signing in. */
    post(path: string, formPage: string, handle: PageHandler) {
      app.post(path, async (request, reply) => {
        requireSameOrigin(request, kith.config)
        const member = toPageRequest(await enterPage(kith, request, reply), request, reply)
        return member ? handle(member) : reply.redirect(signInPath(formPage.replace(':id', () => idIn(request))), 303)
      })
    },
  }
}

export type MemberPages = ReturnType<typeof memberPages>

function toPageRequest(ctx: Context, request: FastifyRequest, reply: FastifyReply): PageRequest | null {
  if (!ctx.caller) return null
  const { said, before } = request.query as { said?: unknown; before?: unknown }
  return { ctx: { ...ctx, ...ctx.caller }, reply, id: idIn(request), form: readForm(request), said, before }
}

const idIn = ({ params }: FastifyRequest) => encodeURIComponent((params as { id?: string }).id ?? '')

/** Lists that come a page at a time say where the next page begins. */
export type Output<Name extends OperationName> = (typeof api)[Name] extends { paged: string }
  ? PageOf<z.output<(typeof api)[Name]['output']>>
  : z.output<(typeof api)[Name]['output']>
type PageOf<List> = List extends readonly (infer Item)[] ? Page<Item> : never

/** Calls an operation as an API request would. On a page, an id that is not valid is simply not found. */
export async function callOperation<Name extends OperationName>(
  ctx: Context,
  name: Name,
  input: Record<string, unknown>,
  key?: string,
  following: Pick<CallOptions, 'send' | 'onReplay'> = {},
): Promise<Output<Name>> {
  try {
    const { output } = await call(ctx, name, input, { key, ...following })
    return output as Output<Name>
  } catch (error) {
    const isInvalidId =
      error instanceof Refusal && error.code === 'invalid' && error.fields.some(({ field }) => /^id$|Id$/.test(field))
    throw isInvalidId ? new Refusal('not_found', 'This does not exist, or no longer does.') : error
  }
}
