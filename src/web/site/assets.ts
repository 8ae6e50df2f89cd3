import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fileForGood, serveStatic, shrinkScript, shrinkSheet } from './compressed.ts'
import { fontFaces, serveFonts } from './fonts.ts'

const sheets = ['colours', 'text', 'frame', 'reference', 'home', 'forms', 'consent', 'controls', 'wide']

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const script = (name: string) => fileForGood(`/${name}`, () => shrinkScript(read(name)))

const files = {
  style: fileForGood('/api/docs.css', () =>
    shrinkSheet([fontFaces(), ...sheets.map((name) => read(`style/${name}.css`))].join('\n')),
  ),
  /** Chooses the browser's time zone in a form. */
  timeZoneScript: script('time-zone.js'),
  /** Creates passkeys, and signs in with them. */
  passkeyScript: script('passkeys.js'),
  /** Searches the reference as you type. */
  searchScript: script('search.js'),
}

export const siteAsset = (name: keyof typeof files) => files[name].address()

export function serveSiteAssets(app: FastifyInstance) {
  for (const file of Object.values(files)) file.serve(app)
  serveFonts(app)
  const make = () => read('icon.svg')
  serveStatic(app, '/icon.svg', { type: 'image/svg+xml', cache: 'public, max-age=86400', make })
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
