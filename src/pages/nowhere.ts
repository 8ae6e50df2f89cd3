import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors.ts'
import { nowhere, sendProblem } from '../problems.ts'
import { sendRefusal } from './refused.ts'

/** An address that nothing is at: a page for people, a problem for programs. */
export function serveNowhere(app: FastifyInstance, style: string) {
  const back = { href: '/', label: 'To the first page' }
  const words = { style, description: 'A memory of the people you meet.', back }
  const nothing = new Refusal(
    'not_found',
    'No page is at this address. Perhaps it was mistyped, or cut off on its way.',
  )

  app.setNotFoundHandler((request, reply) => {
    reply.header('vary', 'Accept')
    const refusal = nowhere(request, reply)
    const isPerson = request.headers.accept?.includes('text/html') && refusal.code === 'not_found'
    return isPerson ? sendRefusal(reply, nothing, words) : sendProblem(request, reply, refusal)
  })
}
