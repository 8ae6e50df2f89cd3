import { isIPv4, isIPv6 } from 'node:net'

/** The network an address counts as: an IPv6 caller owns a whole /64, and an IPv4 address may be mapped into IPv6. */
export function callerNetwork(address: string) {
  const bare = address.replace(/%.*$/, '').toLowerCase()
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return 'unknown'
  const groups = expand(bare)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The /48 of a caller's IPv6 network, which has 65,536 of /64. IPv4 is unchanged. */
export const widerNetwork = (network: string) => network.replace(/^((?:[^:]+:){3}).*\/64$/, '$1:/48')

function expand(address: string) {
  const dotted = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [(Number(a) << 8) | Number(b), (Number(c) << 8) | Number(d)].map((group) => group.toString(16)).join(':'),
  )
  const [head = '', tail] = dotted.split('::')
  const groups = (part: string | undefined) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const before = groups(head)
  const after = groups(tail)
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array(gap).fill(0), ...after] as number[]
}
