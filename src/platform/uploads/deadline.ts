import type { FastifyInstance, FastifyRequest } from 'fastify'

const usual = 15_000
/** For 25 MB from a telephone. */
export const uploadTime = 300_000
/** For 2 GB from home. */
export const archiveTime = 3_600_000

/** How long a request may take to arrive. Node has one limit for all, the longest: the usual one is kept here. */
export function limitArrival(app: FastifyInstance) {
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const { headers } = request
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
      giveTime(request, usual)
    done()
  })
}

const timers = new WeakMap<FastifyRequest['raw'], NodeJS.Timeout>()

export function giveTime(request: FastifyRequest, milliseconds: number) {
  const { raw, server } = request
  clearTimeout(timers.get(raw))
  const timer = setTimeout(() => {
    if (raw.complete || raw.readableEnded || raw.destroyed) return
    // As Node ends a request that is late: with 408, if nothing was answered yet, and by hanging up.
    server.server.emit(
      'clientError',
      Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      raw.socket,
    )
  }, milliseconds)
  timer.unref()
  if (!timers.has(raw)) for (const over of ['end', 'close']) raw.once(over, () => clearTimeout(timers.get(raw)))
  timers.set(raw, timer)
}
