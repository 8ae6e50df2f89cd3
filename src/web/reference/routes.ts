import type { FastifyInstance } from 'fastify'
import { prepareDescriptions } from '#contract/reference/descriptions.ts'
import { createContext } from '#door/request-context.ts'
import type { Kith } from '#platform/context/context.ts'
import { allowFetchingScript } from '../site/assets.ts'
import { serveStatic } from '../site/compressed.ts'
import { serveErrorPages } from '../site/error-page.ts'
import { sendPage } from '../site/page.ts'
import { referencePage } from './page.ts'
import { searchPage } from './search-page.ts'

const maxQuery = 100

export function serveReference(app: FastifyInstance, kith: Kith) {
  app.register(async (app) => {
    app.addHook('onRequest', async (_, reply) => void allowFetchingScript(reply))
    serveStatic(app, '/api/docs', { type: 'text/html', cache: 'no-cache', make: () => referencePage(kith.config) })
  })
  app.register(async (app) => {
    serveErrorPages(app, { description: 'The Kith API.', back: { href: '/api/docs', label: 'API reference' } })
    app.get('/api/docs/search', async (request, reply) => {
      await createContext(kith, request, reply, { via: 'http', isPublic: true })
      await prepareDescriptions()
      const { q = '' } = request.query as { q?: string | string[] }
      return sendPage(reply, 200, searchPage([q].flat().join(' ').trim().slice(0, maxQuery)))
    })
  })
}
