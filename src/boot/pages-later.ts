import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Hands requests that no route of this app answers to the app of the pages, which is made when the first one comes: pages are a
 * third of what a start would load and build. This app has no other hooks, so each request passes those of one app alone.
 */
export function handOverPages(app: FastifyInstance, build: () => Promise<FastifyInstance>) {
  let pages: Promise<FastifyInstance> | null = null
  const openPages = () => {
    pages ??= build().catch((error) => {
      // The next request tries again.
      pages = null
      throw error
    })
    return pages
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done()
    reply.hijack()
    openPages().then(({ routing }) => routing(request.raw, reply.raw), refuse(request, reply))
  })
  app.addHook('onClose', async () =>
    pages?.then(
      (opened) => opened.close(),
      () => {},
    ),
  )
  return { openPages }
}

function refuse({ log }: FastifyRequest, { raw }: FastifyReply) {
  return (error: unknown) => {
    log.error({ err: error }, 'the pages could not be opened')
    raw.writeHead(503, { 'retry-after': '2' }).end()
  }
}
