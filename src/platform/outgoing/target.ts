import { lookup, Resolver } from 'node:dns/promises'
import { isIP, isIPv4 } from 'node:net'
import { say, type Text } from '#contract/texts/text.ts'
import type { Config } from '../config/config.ts'
import { isAllowedAddress, isAllowedName, isPublicAddress, normalizeHostname } from '../network/public-addresses.ts'
import { OutgoingFailure } from './failure.ts'

export type Settings = { config: Pick<Config, 'outgoingAllow'> }

/** Where a request goes. `isOurs`: the operator allowed it, so any address and plain HTTP are fine. */
export type Target = { url: URL; host: string; port: number; isAddress: boolean; isOurs: boolean }

/** Names reserved for this machine or its network, whatever DNS says. */
const ofThisNetwork = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa)$/

export function targetOf(settings: Settings, address: string | URL): Target {
  const target = readAddress(settings, address)
  if ('id' in target) throw new OutgoingFailure('refused', say('reasons.delivery.address', { fault: target }))
  return target
}

/** The problem with an address, worded to follow a field's name; null if there is none. */
export function findAddressFault(settings: Settings, address: string) {
  const target = readAddress(settings, address)
  return 'id' in target ? target : null
}

/** Checks an address before any DNS lookup. `URL` has already normalized octal, hexadecimal and full-width spellings. */
function readAddress({ config: { outgoingAllow: allowed } }: Settings, address: string | URL): Target | Text {
  const url = URL.parse(String(address))
  if (!url || !/^https?:$/.test(url.protocol)) return say('fields.beginHttps')
  if (url.username || url.password) return say('fields.noUserName')
  const host = normalizeHostname(url.hostname.replace(/^\[|\]$/g, ''))
  const isAddress = isIP(host) !== 0
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const isOurs = isAddress ? isAllowedAddress(allowed, host, port) : isAllowedName(allowed, host, port)
  const target = { url, host, port, isAddress, isOurs }
  return (isOurs ? null : strangeIn(target, allowed)) ?? target
}

function strangeIn({ url, host, port, isAddress }: Target, allowed: Config['outgoingAllow']) {
  if (isAddress && !isPublicAddress(host)) return say('fields.onInternet')
  if (!isAddress && (!host.includes('.') || ofThisNetwork.test(host))) return say('fields.fullHostName')
  // The name may resolve to a network that the operator allows; then plain HTTP and any port are fine.
  const mayBeOurs = !isAddress && allowed.some(({ network }) => network !== null)
  return mayBeOurs ? null : findProtocolFault(url, port)
}

/** On the internet only HTTPS is used, and no port that belongs to another service. */
function findProtocolFault(url: URL, port: number) {
  if (url.protocol !== 'https:') return say('fields.beginHttps')
  return port !== 443 && port < 1024 ? say('fields.port') : null
}

export type Resolve = (host: string) => Promise<string[]>
export type Checked = { address: string; family: 4 | 6 }[]

/** Every address that a request may connect to. If one is not allowed, none is. */
export async function checkedAddresses({ config }: Settings, target: Target, resolve?: Resolve): Promise<Checked> {
  const { url, host, port, isAddress, isOurs } = target
  const addresses = isAddress ? [host] : await (resolve ?? (isOurs ? byMachine : byName))(host).catch(unlessUnknown)
  if (addresses.length === 0) throw new OutgoingFailure('unknown_host', say('reasons.delivery.noAddress'))
  const isAllowed = (address: string) => isAllowedAddress(config.outgoingAllow, address, port)
  if (!isOurs && !addresses.every(isAllowed)) {
    if (!addresses.every((address) => isPublicAddress(address) || isAllowed(address)))
      throw new OutgoingFailure('refused', say('reasons.delivery.thisNetwork'))
    const fault = findProtocolFault(url, port)
    if (fault) throw new OutgoingFailure('refused', say('reasons.delivery.address', { fault }))
  }
  return addresses.map((address) => ({ address, family: isIPv4(address) ? 4 : 6 }))
}

/** Queries DNS directly: ignores the hosts file, and does not block the four threads that file reads use. */
async function byName(host: string) {
  const dns = new Resolver({ timeout: 2_000, tries: 2 })
  const found = await Promise.all([dns.resolve4(host).catch(unlessUnknown), dns.resolve6(host).catch(unlessUnknown)])
  return found.flat()
}

/** A name that the operator allows may be in the hosts file only. */
async function byMachine(host: string) {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

/** An unknown name has no addresses; other errors are failures of DNS. */
function unlessUnknown(error: NodeJS.ErrnoException): string[] {
  if (['ENOTFOUND', 'ENODATA'].includes(error.code ?? '')) return []
  throw new OutgoingFailure('unreachable', say('reasons.delivery.lookup'), error)
}
