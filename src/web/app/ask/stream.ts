import type { FastifyInstance } from 'fastify'
import { sendEventStream, whileAuthorized } from '#door/http/event-stream.ts'
import type { Kith } from '#platform/context/context.ts'
import { callOperation } from '../../site/call-operation.ts'
import { enterPage } from '../../site/session.ts'
import { followAnswer } from './running-answers.ts'

/** An answer while it is written, line by line, for the page of its thread. */
export function serveAnswerStream(app: FastifyInstance, kith: Kith) {
  app.get('/ask/:id/stream', async (request, reply) => {
    const ctx = await enterPage(kith, request, reply)
    const { caller } = ctx
    if (!caller) return reply.code(401).type('text/plain').send('Sign in first.')
    await callOperation(ctx, 'Threads_get', { id: (request.params as { id: string }).id })
    const { question } = request.query as { question?: unknown }
    return sendEventStream(request, reply, {
      status: 200,
      headersFor: () => ({ connection: 'close', 'cache-control': 'private, no-cache' }),
      run: (stream) => whileAuthorized(ctx, followAnswer(caller.member.id, String(question), stream)),
    })
  })
}
