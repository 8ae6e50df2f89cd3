import { isIP } from 'node:net'
import type { Config } from '../config/config.ts'
import { isAllowedAddress, isAllowedName, normalizeHostname } from '../network/allowed-hosts.ts'
import { isPublicAddress } from '../network/public-addresses.ts'
import { OutgoingFailure } from './failure.ts'

export type Settings = { config: Pick<Config, 'outgoingAllow'> }

/** Where a request goes. `isOurs`: the operator named it, so it may be anywhere, and over http. */
export type Target = { url: URL; host: string; port: number; isAddress: boolean; isOurs: boolean }

/** Names that mean this machine or its network, wherever a resolver would take them. */
const ofThisNetwork = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa)$/

export function targetOf(settings: Settings, address: string | URL): Target {
  const target = readAddress(settings, address)
  if (typeof target === 'string') throw new OutgoingFailure('refused', `The address ${target}.`)
  return target
}

/** What is wrong with an address, in words that follow the name of a field; null where nothing is. */
export function findAddressFault(settings: Settings, address: string) {
  const target = readAddress(settings, address)
  return typeof target === 'string' ? target : null
}

/** What an address says by itself, before any name is looked up. Spellings (octal, hexadecimal, wide) are the URL's to read. */
function readAddress({ config: { outgoingAllow: allowed } }: Settings, address: string | URL): Target | string {
  const url = URL.parse(String(address))
  if (!url || !/^https?:$/.test(url.protocol)) return 'must begin with https://'
  if (url.username || url.password) return 'must not hold a user name or a password'
  const host = normalizeHostname(url.hostname.replace(/^\[|\]$/g, ''))
  const isAddress = isIP(host) !== 0
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const isOurs = isAddress ? isAllowedAddress(allowed, host, port) : isAllowedName(allowed, host, port)
  const target = { url, host, port, isAddress, isOurs }
  return (isOurs ? null : strangeIn(target, allowed)) ?? target
}

function strangeIn({ url, host, port, isAddress }: Target, allowed: Config['outgoingAllow']) {
  if (isAddress && !isPublicAddress(host)) return 'must be on the internet, not on this machine or its network'
  if (!isAddress && (!host.includes('.') || ofThisNetwork.test(host)))
    return 'must have a host with a full name, such as hooks.example.com'
  // A name may turn out to be in a network that the operator allows: then http and any port will do.
  const mayBeOurs = !isAddress && allowed.some(({ network }) => network !== null)
  return mayBeOurs ? null : findProtocolFault(url, port)
}

/** On the internet: over https, and not where other services than the web are at home. */
export function findProtocolFault(url: URL, port: number) {
  if (url.protocol !== 'https:') return 'must begin with https://'
  return port !== 443 && port < 1024 ? 'must use port 443, or one from 1024 on' : null
}
