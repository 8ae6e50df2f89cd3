import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Config } from '#platform/config/config.ts'

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
      reply.send(new Refusal('unavailable', say('refusals.http.tookTooLong'), { retryAfter: 10 }))
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

const defaultTimeoutMs = 15_000

/** Limits how long a request may take to arrive. Node has one limit for all requests, the longest: this one is shorter. */
export function limitArrivalTime(app: FastifyInstance) {
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const { headers } = request
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
      setArrivalTimeout(request, defaultTimeoutMs)
    done()
  })
}

const timers = new WeakMap<FastifyRequest['raw'], NodeJS.Timeout>()

export function setArrivalTimeout(request: FastifyRequest, milliseconds: number) {
  const { raw } = request
  clearTimeout(timers.get(raw))
  const timer = setTimeout(() => {
    if (!raw.complete && !raw.readableEnded && !raw.destroyed) endLate(request)
  }, milliseconds)
  timer.unref()
  if (!timers.has(raw)) for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(timers.get(raw)))
  timers.set(raw, timer)
}

/** As Node ends a late request: it answers 408 if nothing was sent yet, and closes the connection. */
function endLate({ raw, server }: FastifyRequest) {
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  server.server.emit('clientError', late, raw.socket)
}

/** Two hosts in one request could be read differently by a proxy and by us. Node reads the first and forgets the other. */
export function refuseSecondHost(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    done(hosts.length > 1 ? new Refusal('invalid', say('refusals.http.severalHosts')) : undefined)
  })
}
