import { lookup, Resolver } from 'node:dns/promises'
import { isIPv4 } from 'node:net'
import { say } from '#contract/texts/text.ts'
import { isAllowedAddress } from '../network/allowed-hosts.ts'
import { isPublicAddress } from '../network/public-addresses.ts'
import { OutgoingFailure } from './failure.ts'
import { findProtocolFault, type Settings, type Target } from './target.ts'

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
