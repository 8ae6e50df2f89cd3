import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serveForGood, serveStatic, shrinkScript, shrinkSheet, versioned } from './compressed.ts'

const sheets = [
  'colours',
  'text',
  'code-and-tables',
  'frame',
  'reference',
  'home',
  'forms',
  'consent',
  'controls',
  'sign-in',
  'wide',
]

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const script = (name: string) => shrinkScript(read(name))

const files = {
  style: ['/api/docs.css', shrinkSheet(sheets.map((name) => read(`style/${name}.css`)).join('\n'))],
  /** Chooses the browser's time zone in a form. */
  timeZoneScript: ['/time-zone.js', script('time-zone.js')],
  /** Creates passkeys, and signs in with them. */
  passkeyScript: ['/passkeys.js', script('passkeys.js')],
  /** Searches the reference as you type. */
  searchScript: ['/search.js', script('search.js')],
} as const

export const siteAssets = {
  style: versioned(...files.style),
  timeZoneScript: versioned(...files.timeZoneScript),
  passkeyScript: versioned(...files.passkeyScript),
  searchScript: versioned(...files.searchScript),
}

export function serveSiteAssets(app: FastifyInstance) {
  for (const [path, text] of Object.values(files)) serveForGood(app, path, text)
  const icon = read('icon.svg')
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
