import type { FastifyReply, FastifyRequest } from 'fastify'
import { call } from '#door/call.ts'
import { createContext } from '#door/request-context.ts'
import { clearedCookie, sessionCookie } from '#members/access/cookie.ts'
import type { Context, Kith } from '#platform/context/context.ts'

/** Whoever opens a page: signed in, or not. */
export function visit(kith: Kith, request: FastifyRequest, reply: FastifyReply) {
  return createContext(kith, request, reply, { via: 'http', isPublic: true, isPage: true })
}

/** A new session at each sign-in. The one the browser had is ended, so that none is left that somebody else knows of. */
export async function beginSession(ctx: Context, reply: FastifyReply, accessToken: string) {
  keepSession(ctx, reply, accessToken)
  if (ctx.caller) await call(ctx, 'Access_signOut', {})
}

export function keepSession(ctx: Context, reply: FastifyReply, accessToken: string) {
  reply.header('set-cookie', sessionCookie(accessToken, ctx.config))
}

export async function endSession(ctx: Context, reply: FastifyReply) {
  dropSession(ctx, reply)
  if (ctx.caller) await call(ctx, 'Access_signOut', {})
}

export function dropSession(ctx: Context, reply: FastifyReply) {
  reply.header('set-cookie', clearedCookie(ctx.config))
}

/** As somebody who is not known yet. */
export const asNobody = (ctx: Context): Context => ({ ...ctx, caller: null })
