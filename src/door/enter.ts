import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { authenticate } from '#members/access/authenticate.ts'
import { sessionIn } from '#members/access/cookie.ts'
import type { Caller, Context, Kith } from '#platform/context/context.ts'
import { callerNetwork } from '#platform/network/caller-network.ts'

/** `isPublic`: a token that is not valid counts as none. `isPage`: a page, to which the browser's session is the token. */
type Way = { via: Context['via']; isPublic: boolean; isPage?: true }

/** From a request on the network to a context: who asks, from where, and whether they ask too often. */
export async function enter(kith: Kith, request: FastifyRequest, reply: FastifyReply, way: Way): Promise<Context> {
  const address = callerNetwork(request.ip)
  const who = await callerOf(kith, way.isPage ? sessionOf(kith, request) : request.headers.authorization)
  const caller = who instanceof Refusal ? null : who
  await counted(kith, reply, caller ? 'token' : 'address', caller?.tokenId ?? address)
  // A stale token must not keep anybody from signing in again.
  if (who instanceof Refusal && !way.isPublic) throw who
  return { ...kith, via: way.via, requestId: request.id, address, caller, host: request.host }
}

function sessionOf({ config }: Kith, { headers }: FastifyRequest) {
  const token = sessionIn(headers.cookie, config)
  return token && `Bearer ${token}`
}

/** A bad token is still to be counted: the refusal is given, not thrown. */
async function callerOf(kith: Kith, authorization: string | undefined): Promise<Caller | Refusal | null> {
  try {
    return await authenticate(kith, authorization)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

async function counted(kith: Kith, reply: FastifyReply, name: 'address' | 'token', key: string) {
  const { limit, seconds, remaining, reset } = await kith.limits.take(name, key)
  reply.header('ratelimit-policy', `"${name}";q=${limit};w=${seconds}`)
  reply.header('ratelimit', `"${name}";r=${remaining};t=${reset}`)
}
