import { type BlockList, isIP, isIPv4 } from 'node:net'
import { blockList } from './public-addresses.ts'

/** A host or network that the operator lets outgoing requests reach besides the internet, at one port or at any. */
type AllowedHost = { name: string | null; network: BlockList | null; port: number | null }

/** Reads `hooks.lan`, `hooks.lan:8080`, `10.1.2.3`, `[fd00::5]:8080` or `10.0.0.0/8`; null for anything else. */
export function parseAllowedHost(text: string): AllowedHost | null {
  const network = parseNetwork(text)
  if (network) return { name: null, network, port: null }
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:[\]/]+))(?::(\d{1,5}))?$/.exec(text) ?? []
  const host = bracketed ?? plain ?? text
  const at = port === undefined ? null : Number(port)
  if (at !== null && (at < 1 || at > 65_535)) return null
  if (isIP(host)) return { name: null, network: blockList([singleAddress(host)]), port: at }
  const url = URL.parse(`https://${host}`)
  if (bracketed || !url || url.pathname !== '/' || isIP(url.hostname)) return null
  return { name: normalizeHostname(url.hostname), network: null, port: at }
}

/** Without the trailing dot that DNS allows and certificates do not. */
export const normalizeHostname = (hostname: string) => hostname.replace(/(?<!\.)\.+$/, '').toLowerCase()

const singleAddress = (address: string) => `${address}/${isIPv4(address) ? 32 : 128}`

function parseNetwork(text: string) {
  const [address = '', bits = '', ...rest] = text.split('/')
  if (rest.length > 0 || !isIP(address) || !/^\d{1,3}$/.test(bits)) return null
  return Number(bits) <= (isIPv4(address) ? 32 : 128) ? blockList([text]) : null
}

export function isAllowedName(hosts: readonly AllowedHost[], name: string, port: number) {
  return hosts.some((host) => host.name === name && (host.port ?? port) === port)
}

export function isAllowedAddress(hosts: readonly AllowedHost[], address: string, port: number) {
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  return hosts.some((host) => host.network?.check(address, family) && (host.port ?? port) === port)
}
