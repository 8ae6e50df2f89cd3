import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

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

/** IPv4 networks that are not on the internet by IANA's registry, and a cloud metadata server with a public address. */
const notPublic4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** The IPv6 range that is assigned: everything else (loopback, mapped, `::/96`, NAT64, local, multicast) is not public. */
const public6 = ['2000::/3']
/** Tunnels that lead to IPv4 (6to4, Teredo), documentation, protocols. */
const notPublic6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const blocked4 = blockList(notPublic4)
const assigned6 = blockList(public6)
const blocked6 = blockList(notPublic6)

/** Whether an address is on the internet, and not on this machine or its network. */
export function isPublicAddress(address: string) {
  if (isIPv4(address)) return !blocked4.check(address, 'ipv4')
  // A zone names a network interface of this machine.
  if (!isIPv6(address) || address.includes('%')) return false
  return assigned6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
}

function blockList(networks: string[]) {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/')
    list.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6')
  }
  return list
}
