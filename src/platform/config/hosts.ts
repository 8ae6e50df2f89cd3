import { isIP } from 'node:net'
import type { Config } from './config.ts'

export const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Whether it is set up for HTTPS, by itself or by what stands before it. */
export const isSecure = ({ baseUrl }: Pick<Config, 'baseUrl'>) => baseUrl.startsWith('https:')

/** The names this service is reached by, as far as it knows. */
export function hostsOf({ baseUrl }: Pick<Config, 'baseUrl'>) {
  return new Set([...loopback, new URL(baseUrl).hostname])
}

/** Whether a page elsewhere may have made this name point here: an address cannot be made to. */
export function mayBeRebound(host: string, config: Pick<Config, 'baseUrl'>) {
  const name = hostname(host)
  return !hostsOf(config).has(name) && isIP(name.replace(/^\[|\]$/g, '')) === 0
}

export const hostname = (host: string) => host.replace(/:\d+$/, '').toLowerCase()
