import type { FastifyReply, FastifyRequest } from 'fastify'
import { authenticate } from './access/authenticate.ts'
import type { Context, Kith } from './context.ts'
import { networkOf } from './rate-limit.ts'

/** From a request on the network to a context: who asks, from where, and whether they ask too often. */
export async function enter(
  kith: Kith,
  request: FastifyRequest,
  reply: FastifyReply,
  via: Context['via'],
): Promise<Context> {
  const address = networkOf(request.ip)
  const authorization = request.headers.authorization
  if (authorization === undefined) {
    await counted(kith, reply, 'address', address)
    return { ...kith, via, requestId: request.id, address, caller: null }
  }
  const caller = await authenticate(kith, authorization).catch(async (error) => {
    await counted(kith, reply, 'address', address)
    throw error
  })
  await counted(kith, reply, 'token', caller?.tokenId ?? address)
  return { ...kith, via, requestId: request.id, address, caller }
}

async function counted(kith: Kith, reply: FastifyReply, name: 'address' | 'token', key: string) {
  const { limit, seconds, remaining, reset } = await kith.limits.take(name, key)
  reply.header('ratelimit-policy', `"${name}";q=${limit};w=${seconds}`)
  reply.header('ratelimit', `"${name}";r=${remaining};t=${reset}`)
}
