import { type BlockList, isIP, isIPv4 } from 'node:net'
import { wrong } from '../config/setting-values.ts'
import { blockList } from './public-addresses.ts'

/** What the operator lets requests reach beside the internet: a name or a network, at one port or at any. */
type AllowedPlace = { name: string | null; network: BlockList | null; port: number | null }

/** An entry of `KITH_OUTGOING_ALLOW`: `hooks.lan`, `hooks.lan:8080`, `10.1.2.3`, `[fd00::5]:8080` or `10.0.0.0/8`. */
export function allowedPlace(text: string, setting: string): AllowedPlace {
  const network = networkOf(text)
  if (network) return { name: null, network, port: null }
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:[\]/]+))(?::(\d{1,5}))?$/.exec(text) ?? []
  const host = bracketed ?? plain ?? text
  const at = port === undefined ? null : Number(port)
  if (at !== null && (at < 1 || at > 65_535)) throw notAPlace(text, setting)
  if (isIP(host)) return { name: null, network: blockList([single(host)]), port: at }
  const url = URL.parse(`https://${host}`)
  if (bracketed || !url || url.pathname !== '/' || isIP(url.hostname)) throw notAPlace(text, setting)
  return { name: plainName(url.hostname), network: null, port: at }
}

/** Without the dot at the end that DNS knows and certificates do not. */
export const plainName = (hostname: string) => hostname.replace(/\.+$/, '').toLowerCase()

const single = (address: string) => `${address}/${isIPv4(address) ? 32 : 128}`

function networkOf(text: string) {
  const [address = '', bits = '', ...rest] = text.split('/')
  if (rest.length > 0 || !isIP(address) || !/^\d{1,3}$/.test(bits)) return null
  return Number(bits) <= (isIPv4(address) ? 32 : 128) ? blockList([text]) : null
}

function notAPlace(text: string, setting: string) {
  return wrong(setting, `must list hosts, host:port or networks such as 10.0.0.0/8, not "${text}"`)
}

export function isAllowedName(places: readonly AllowedPlace[], name: string, port: number) {
  return places.some((place) => place.name === name && (place.port ?? port) === port)
}

export function isAllowedAddress(places: readonly AllowedPlace[], address: string, port: number) {
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  return places.some((place) => place.network?.check(address, family) && (place.port ?? port) === port)
}
