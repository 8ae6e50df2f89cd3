import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Kith } from '#platform/context/context.ts'
import { countJobs } from '#platform/jobs/queue.ts'

/** Prometheus metrics for callers with the configured token. */
export function serveMetrics(app: FastifyInstance, kith: Kith, metricsToken: string) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'kith_http_answer_seconds',
    help: 'Response time in seconds, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'kith_jobs',
    help: 'Background jobs, by kind and state: waiting, running, or dead.',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { kind, state, count } of await countJobs(kith)) this.set({ kind, state }, count)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation ?? request.routeOptions.url ?? 'unknown'
    answers.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!isEqual(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      throw new Refusal('unauthenticated', say('refusals.boot.metricsToken'))
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function isEqual(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
