import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Config } from '#platform/config/config.ts'
import { endLate } from './arrival-timeout.ts'

/** How long nothing may arrive or be sent while a request waits for its answer. A model gets its time on top. */
export const maxSilenceMs = ({ answerSeconds, model }: Pick<Config, 'answerSeconds' | 'model'>) =>
  answerSeconds * 1_000 + (model.url === null ? 0 : model.timeoutMs)

/**
 * Ends requests that hang, whatever the cause. Streams and slow uploads are not cut off while they go on: the socket counts
 * the time since its last byte.
 */
export function answerSilentRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('timeout', () => {
      if (reply.raw.headersSent) return request.raw.destroy()
      if (!request.raw.complete) return endLate(request)
      request.log.error({ operation: request.routeOptions.config.operation }, 'a request was not answered in time')
      reply.send(new Refusal('unavailable', say('refusals.http.serviceTookTooLongAnswer'), { retryAfter: 10 }))
    })
    done()
  })
}

/** A storage of files that takes in 1 Mbit a second is slow. One that takes in nothing has a limit of its own. */
const bytesPerMs = 128

/** Gives a request the time to store a file as well. */
export function allowStoring({ raw: { socket } }: FastifyRequest, bytes: number) {
  if (socket.timeout) socket.setTimeout(socket.timeout + bytes / bytesPerMs)
}
