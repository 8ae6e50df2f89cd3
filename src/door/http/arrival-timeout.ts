import type { FastifyInstance, FastifyRequest } from 'fastify'

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
export function endLate({ raw, server }: FastifyRequest) {
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  server.server.emit('clientError', late, raw.socket)
}
