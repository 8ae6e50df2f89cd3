import type { FastifyReply, FastifyRequest } from 'fastify'
import { call } from '#door/call.ts'
import { createContext } from '#door/request-context.ts'
import { clearedCookie, deviceCookie, sessionCookie } from '#members/access/cookie.ts'
import type { Context, Kith } from '#platform/context/context.ts'
import { rememberReader } from './reader.ts'

/** The context of a request for a page. `caller` is the member signed in on this browser, or null. */
export async function enterPage(kith: Kith, request: FastifyRequest, reply: FastifyReply) {
  const ctx = await createContext(kith, request, reply, { via: 'http', isPublic: true, isPage: true })
  rememberReader(request, ctx.caller?.member.locale)
  return ctx
}

/** Each sign-in starts a new session and ends the browser's old one, which somebody else may know. */
export async function startSession(ctx: Context, reply: FastifyReply, accessToken: string) {
  setSessionCookie(ctx, reply, accessToken)
  if (ctx.deviceSecret) reply.header('set-cookie', deviceCookie(ctx.deviceSecret, ctx.config))
  if (ctx.caller) await call(ctx, 'Access_signOut', {})
}

export function setSessionCookie(ctx: Context, reply: FastifyReply, accessToken: string) {
  reply.header('set-cookie', sessionCookie(accessToken, ctx.config))
}

export async function endSession(ctx: Context, reply: FastifyReply) {
  clearSessionCookie(ctx, reply)
  if (ctx.caller) await call(ctx, 'Access_signOut', {})
}

export function clearSessionCookie(ctx: Context, reply: FastifyReply) {
  reply.header('set-cookie', clearedCookie(ctx.config))
}

/** The same request without its member, for operations that are public. */
export const asSignedOut = (ctx: Context): Context => ({ ...ctx, caller: null })
