import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Access } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import { authenticateDevice } from '#members/devices/devices.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import { callerNetwork } from '#platform/network/caller-network.ts'

/**
 * The context of a device's request. The same rules as at the door: the caller is known, the request counts towards a limit,
 * and a change needs Read & write and room on the disk.
 */
export async function signInDevice(
  kith: Kith,
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
): Promise<MemberContext> {
  reply.header('cache-control', 'private, no-cache')
  const address = callerNetwork(request.ip)
  // Most clients send nothing before the first 401.
  if (request.headers.authorization === undefined) await kith.limits.take('deviceRequests', address)
  const caller = await authenticateDevice(kith, request)
  request.memberId = caller.member.id
  await kith.limits.take('deviceRequests', caller.member.id)
  if (access === 'write') refuseChange(kith, caller.access)
  const from = { address, agent: request.headers['user-agent'], host: request.host }
  return { ...kith, via: 'http', requestId: request.id, ...from, caller, ...caller }
}

function refuseChange({ health }: Kith, access: Access) {
  if (access !== 'write') throw new Refusal('read_only', say('refusals.dav.devicePasswordOnlyRead'))
  health.refuseChanges()
}
