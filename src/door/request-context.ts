import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { AppResource } from '#members/access/app-resource.ts'
import { authenticate } from '#members/access/authenticate.ts'
import { mintDeviceSecret, readDeviceCookie, readSessionCookie } from '#members/access/cookie.ts'
import type { Caller, Context, Kith } from '#platform/context/context.ts'
import { callerNetwork } from '#platform/network/caller-network.ts'

/**
 * `isPublic`: an invalid token counts as none. `isPage`: the session cookie of the browser is the token. `resource`: what an
 * app's token must be for, if not the whole API.
 */
type Options = { via: Context['via']; isPublic: boolean; isPage?: true; resource?: AppResource }

/** Makes the context of a request: identifies the caller and applies the rate limit. */
export async function createContext(kith: Kith, request: FastifyRequest, reply: FastifyReply, options: Options) {
  const address = callerNetwork(request.ip)
  const result = await findCaller(
    kith,
    options.isPage ? sessionToken(kith, request) : request.headers.authorization,
    options.resource ?? 'api',
  )
  const caller = result instanceof Refusal ? null : result
  request.memberId = caller?.member.id ?? null
  await applyRateLimit(kith, reply, caller ? 'member' : 'address', caller?.member.id ?? address)
  // A stale token must not keep anybody from signing in again.
  if (result instanceof Refusal && !options.isPublic) throw result
  return {
    ...kith,
    via: options.via,
    requestId: request.id,
    address,
    agent: request.headers['user-agent'],
    acceptLanguage: request.headers['accept-language'],
    deviceSecret: options.isPage ? deviceSecretOf(kith, request) : undefined,
    caller,
    host: request.host,
  } satisfies Context
}

/** A browser without one gets it when it signs in. */
function deviceSecretOf({ config }: Kith, { headers }: FastifyRequest) {
  return readDeviceCookie(headers.cookie, config) ?? mintDeviceSecret()
}

function sessionToken({ config }: Kith, { headers }: FastifyRequest) {
  const token = readSessionCookie(headers.cookie, config)
  return token && `Bearer ${token}`
}

/** Returns the refusal of a bad token instead of throwing it: such a request still counts towards the rate limit. */
async function findCaller(
  kith: Kith,
  authorization: string | undefined,
  resource: AppResource,
): Promise<Caller | Refusal | null> {
  try {
    return await authenticate(kith, authorization, resource)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

async function applyRateLimit(kith: Kith, reply: FastifyReply, name: 'address' | 'member', key: string) {
  const { limit, seconds, remaining, reset } = await kith.limits.take(name, key)
  reply.header('ratelimit-policy', `"${name}";q=${limit};w=${seconds}`)
  reply.header('ratelimit', `"${name}";r=${remaining};t=${reset}`)
}
