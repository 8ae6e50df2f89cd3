import { lookup, Resolver } from 'node:dns/promises'
import { isIPv4 } from 'node:net'
import { isAllowedAddress } from '../network/allowed-hosts.ts'
import { isPublicAddress } from '../network/public-addresses.ts'
import { OutgoingFailure } from './failure.ts'
import { findProtocolFault, type Settings, type Target } from './target.ts'

export type Resolve = (host: string) => Promise<string[]>
export type Checked = { address: string; family: 4 | 6 }[]

/** Every address that a request may connect to. One that is not allowed spoils them all. */
export async function checkedAddresses({ config }: Settings, target: Target, resolve?: Resolve): Promise<Checked> {
  const { url, host, port, isAddress, isOurs } = target
  const addresses = isAddress ? [host] : await (resolve ?? (isOurs ? byMachine : byName))(host).catch(unlessUnknown)
  if (addresses.length === 0) throw new OutgoingFailure('unknown_host', 'The name of the host has no address.')
  const isAllowed = (address: string) => isAllowedAddress(config.outgoingAllow, address, port)
  if (!isOurs && !addresses.every(isAllowed)) {
    if (!addresses.every((address) => isPublicAddress(address) || isAllowed(address)))
      throw new OutgoingFailure('refused', 'The host is on this machine or its network, which may not be reached.')
    const fault = findProtocolFault(url, port)
    if (fault) throw new OutgoingFailure('refused', `The address ${fault}.`)
  }
  return addresses.map((address) => ({ address, family: isIPv4(address) ? 4 : 6 }))
}

/** Asks DNS itself: neither this machine's list of names, nor one of the four threads that reading files needs as well. */
async function byName(host: string) {
  const dns = new Resolver({ timeout: 2_000, tries: 2 })
  const found = await Promise.all([dns.resolve4(host).catch(unlessUnknown), dns.resolve6(host).catch(unlessUnknown)])
  return found.flat()
}

/** A name that the operator allows may be one that only this machine knows. */
async function byMachine(host: string) {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

/** Nobody has the name; anything else is a fault of those who know. */
function unlessUnknown(error: NodeJS.ErrnoException): string[] {
  if (['ENOTFOUND', 'ENODATA'].includes(error.code ?? '')) return []
  throw new OutgoingFailure('unreachable', 'The name of the host could not be looked up.', error)
}
