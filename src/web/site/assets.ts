import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { digest, serveStatic } from './compressed.ts'

const sheets = [
  'colours',
  'text',
  'code-and-tables',
  'frame',
  'reference',
  'home',
  'forms',
  'consent',
  'settings',
  'rows',
  'sign-in',
  'wide',
]

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

const css = sheets.map((name) => read(`style/${name}.css`)).join('\n')
const copyScript = read('copy.js')
const timeZoneScript = read('time-zone.js')
const passkeyScript = read('passkeys.js')
const searchScript = read('search.js')
const icon = read('icon.svg')

/** URLs that change with their contents, so that browsers can cache them for good. */
export const siteAssets = {
  style: `/api/docs.css?${digest(css)}`,
  /** Adds a Copy button to blocks of code. */
  copyScript: `/copy.js?${digest(copyScript)}`,
  /** Chooses the browser's time zone in a form. */
  timeZoneScript: `/time-zone.js?${digest(timeZoneScript)}`,
  /** Creates passkeys, and signs in with them. */
  passkeyScript: `/passkeys.js?${digest(passkeyScript)}`,
  /** Searches the reference as you type. */
  searchScript: `/search.js?${digest(searchScript)}`,
}

export function serveSiteAssets(app: FastifyInstance) {
  const cache = 'public, max-age=31536000, immutable'
  serveStatic(app, '/api/docs.css', { type: 'text/css', cache, make: () => css })
  serveStatic(app, '/copy.js', { type: 'text/javascript', cache, make: () => copyScript })
  serveStatic(app, '/time-zone.js', { type: 'text/javascript', cache, make: () => timeZoneScript })
  serveStatic(app, '/passkeys.js', { type: 'text/javascript', cache, make: () => passkeyScript })
  serveStatic(app, '/search.js', { type: 'text/javascript', cache, make: () => searchScript })
  serveStatic(app, '/icon.svg', { type: 'image/svg+xml', cache: 'public, max-age=86400', make: () => icon })
}

/** For a page whose script asks the service for more, such as the challenge of a passkey. */
export function allowFetchingScript(reply: FastifyReply) {
  const policy = String(reply.getHeader('content-security-policy'))
  return reply.header('content-security-policy', `${policy}; script-src 'self'; connect-src 'self'`)
}

/** For a page with a script of ours. Every page works without it. */
export function allowScript(reply: FastifyReply) {
  const policy = String(reply.getHeader('content-security-policy'))
  return reply.header('content-security-policy', `${policy}; script-src 'self'`)
}
