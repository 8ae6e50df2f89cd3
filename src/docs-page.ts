import type { FastifyInstance } from 'fastify'
import type { Kith } from './context.ts'

export function serveDocs(app: FastifyInstance, _kith: Kith) {
  app.get('/api/docs', async (_, reply) => reply.type('text/html').send('<!doctype html>'))
}
