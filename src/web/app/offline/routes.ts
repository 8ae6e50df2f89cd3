import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { compress, sendCompressed, serveStatic } from '../../site/compressed.ts'
import { rememberReader } from '../../site/reader.ts'
import { assetPaths, build } from '../frame/assets.ts'
import { setAppHeaders } from '../frame/policy.ts'
import { serveIcons } from './icons.ts'
import { manifest } from './manifest.ts'
import { offlinePage } from './page.ts'

const offlinePath = '/capture/offline'
const worker = readFileSync(new URL('sw.js', import.meta.url), 'utf8')

/** What a browser needs to install the app and to use it without a connection. Nothing here is private. */
export function serveOffline(app: FastifyInstance) {
  const settings = JSON.stringify({ build, assets: assetPaths(), offlinePage: offlinePath })
  const script = compress('text/javascript; charset=utf-8', 'no-cache', `self.kith = ${settings}\n${worker}`)
  app.get('/sw.js', async (request, reply) => {
    // A worker has the policy of its own file: this one only fetches from here.
    reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
    return sendCompressed(request, reply, script)
  })
  serveStatic(app, '/manifest.webmanifest', { type: 'application/manifest+json', cache: 'no-cache', make: manifest })
  serveIcons(app)
  app.get(offlinePath, async (request, reply) => {
    setAppHeaders(reply).removeHeader('speculation-rules')
    return reply.type('text/html; charset=utf-8').send(offlinePage(rememberReader(request, undefined)))
  })
}
