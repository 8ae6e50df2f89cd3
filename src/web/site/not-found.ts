import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { noRouteRefusal, sendProblem } from '#door/problems.ts'
import { pageStyle } from './assets.ts'
import { sendRefusal } from './error-page.ts'

export function serveNowhere(app: FastifyInstance) {
  app.setNotFoundHandler((request, reply) => answer(request, reply, noRouteRefusal(request, reply)))
}

/** An address that cannot be read, or is longer than any of ours, names nothing. */
export function answerBadAddress(request: FastifyRequest, reply: FastifyReply) {
  return answer(request, reply, new Refusal('not_found', 'Nothing is at this path: it cannot be read.'))
}

/** An address that nothing is at: a page for people, a problem for programs. */
function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  reply.header('vary', 'Accept')
  const isPerson = request.headers.accept?.includes('text/html') && refusal.code === 'not_found'
  return isPerson ? sendRefusal(reply, nothing, words) : sendProblem(request, reply, refusal)
}

const nothing = new Refusal('not_found', 'No page is at this address. Perhaps it was mistyped, or cut off on its way.')
const words = {
  style: pageStyle.style,
  description: 'A memory of the people you meet.',
  back: { href: '/', label: 'To the first page' },
}
