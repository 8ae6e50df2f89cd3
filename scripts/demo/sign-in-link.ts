import { randomBytes } from 'node:crypto'
import type { Server } from '#boot/server.ts'
import { sessionCookie } from '#members/access/cookie.ts'
import { signInPath } from '#members/access/next-page.ts'
import { openSession } from '#members/access/tokens.ts'
import type { Context, Kith } from '#platform/context/context.ts'

const lasts = { minutes: 15 }

/** A link that signs a browser in once, for a few minutes. Later it leads to the sign-in page. Returns its path. */
export function serveSignInLink(server: Server, kith: Kith, memberId: string) {
  const path = `/demo/${randomBytes(12).toString('base64url')}`
  const expiresAt = kith.now().add(lasts)
  let isUsed = false
  server.get(path, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    if (isUsed || Temporal.Instant.compare(kith.now(), expiresAt) > 0) return reply.redirect(signInPath('/today'), 303)
    isUsed = true
    const visitor: Context = { ...kith, via: 'http', requestId: request.id, address: request.ip, caller: null }
    const token = await openSession(visitor, memberId)
    return reply.header('set-cookie', sessionCookie(token, kith.config)).redirect('/today', 303)
  })
  return path
}
