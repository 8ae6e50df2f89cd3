import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Words } from '#contract/texts/words.ts'
import { noRouteRefusal, sendProblem } from '#door/problems.ts'
import { sendErrorPage } from './error-page.ts'

const pageNotFound = new Refusal('not_found', say('refusals.site.noPage'))
const texts = {
  description: ({ home }: Words) => home.noPage,
  back: { href: '/', label: ({ home }: Words) => home.toHome },
}

export function serveNotFound(app: FastifyInstance) {
  app.setNotFoundHandler((request, reply) => answer(request, reply, noRouteRefusal(request, reply)))
}

/** For a URL that is malformed or too long. */
export async function answerUnreadableUrl(request: FastifyRequest, reply: FastifyReply) {
  return answer(request, reply, new Refusal('not_found', say('refusals.site.invalidPath')))
}

/** A page for browsers, problem+json for programs. */
function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  reply.header('vary', 'Accept')
  const isBrowser = request.headers.accept?.includes('text/html') && refusal.code === 'not_found'
  return isBrowser ? sendErrorPage(reply, pageNotFound, texts) : sendProblem(request, reply, refusal)
}
