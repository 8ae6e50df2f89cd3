import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { digest, serveFixed } from './compressed.ts'

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
  'wide',
]

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

const css = sheets.map((name) => read(`style/${name}.css`)).join('\n')
const script = read('copy.js')

/** Where a page finds its style and its script: addresses that change with what is in them, so that it may be kept for good. */
export const pageStyle = {
  style: `/api/docs.css?${digest(css)}`,
  copying: `/copy.js?${digest(script)}`,
}

export function servePageStyle(app: FastifyInstance) {
  const cache = 'public, max-age=31536000, immutable'
  serveFixed(app, '/api/docs.css', { type: 'text/css', cache, make: () => css })
  serveFixed(app, '/copy.js', { type: 'text/javascript', cache, make: () => script })
}

/** For a page that brings a script of ours. None has to: without it there is a button less. */
export function allowScript(reply: FastifyReply) {
  const policy = String(reply.getHeader('content-security-policy'))
  return reply.header('content-security-policy', `${policy}; script-src 'self'`)
}
