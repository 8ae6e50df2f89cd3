import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Caller, Kith } from '#platform/context/context.ts'
import { callerNetwork } from '#platform/network/caller-network.ts'
import { findHolder } from '../access/authenticate.ts'
import { parseDevicePassword } from './device-password.ts'

/** What is known of a request before anybody is: of Fastify's request, behind a proxy as the proxy says. */
type DeviceRequest = { headers: { authorization?: string | undefined }; ip: string; protocol: string }

/**
 * The caller with a device password, for `/dav/` alone: nothing else takes one. Wrong ones count by network, and never keep a
 * right one out: an old phone that still tries must not lock its owner out.
 */
export async function authenticateDevice(kith: Kith, { headers, ip, protocol }: DeviceRequest): Promise<Caller> {
  if (protocol !== 'https' && !isThisMachine(ip)) throw notEncrypted()
  const password = readPassword(headers.authorization)
  if (password === null) throw new Refusal('unauthenticated', say('refusals.devices.signIn'))
  const letters = parseDevicePassword(password)
  const caller = letters && (await findHolder(kith, letters, 'device'))
  if (caller) return caller
  await kith.limits.take('deviceAddress', callerNetwork(ip))
  throw new Refusal('unauthenticated', say('refusals.devices.passwordInvalid'))
}

/** From the header of HTTP Basic. Clients ask for a user name; any is fine, for the password is nobody else's. */
function readPassword(authorization: string | undefined) {
  const encoded = /^basic +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (encoded === undefined) return null
  const pair = Buffer.from(encoded, 'base64').toString('utf8')
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : null
}

const isThisMachine = (ip: string) => /^(?:::ffff:)?127\.|^::1$/i.test(ip)

const notEncrypted = () => new Refusal('forbidden', say('refusals.devices.httpsNeeded'))
