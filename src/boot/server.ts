import { randomUUIDv7 } from 'node:crypto'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { openApi } from '#contract/reference/openapi.ts'
import { version } from '#contract/version.ts'
import { serveHttp } from '#door/http.ts'
import { serveMcp } from '#door/mcp.ts'
import { answerProblems } from '#door/problems.ts'
import { isSecure } from '#platform/config/hosts.ts'
import type { Kith } from '#platform/context/context.ts'
import { isReachable } from '#platform/db/open.ts'
import { archiveTime, limitArrival } from '#platform/uploads/deadline.ts'
import { servePages } from '#web/routes.ts'
import { serveFixed } from '#web/site/compressed.ts'
import { answerBadAddress } from '#web/site/not-found.ts'

export type Server = FastifyInstance

/** Builds the whole service around its open parts. Tests build it without listening. */
export async function buildServer(kith: Kith): Promise<Server> {
  const always = headersOf(kith)
  const app = Fastify({
    loggerInstance: kith.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUIDv7(),
    bodyLimit: 64 * 1024,
    requestTimeout: archiveTime,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
    trustProxy: (_address, hop) => hop < kith.config.trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 512 },
    // People paste the address of the tools with a slash at its end.
    rewriteUrl: ({ url = '/' }) => url.replace(/^(\/mcp|\/\.well-known\/[a-z-]+\/mcp)\/(?=\?|$)/, '$1'),
    // These come before any hook.
    frameworkErrors: (_, request, reply) => answerBadAddress(request, reply.headers(always)),
  })
  answerProblems(app, kith.config)
  limitArrival(app)
  takeEmptyJson(app)
  sendHeaders(app, always)
  logAnswers(app)
  await app.register(underPressure, {
    maxEventLoopDelay: kith.config.busyMs,
    // A span without a single turn of the loop counts as endless: it must not be shorter than what is allowed.
    sampleInterval: kith.config.busyMs,
    pressureHandler: () => {
      throw new Refusal('unavailable', 'The service is busy. Try again in a moment.', { retryAfter: 2 })
    },
  })
  // What has no end is not waited for.
  app.addHook('preClose', kith.feed.close)
  serveHealth(app, kith)
  await serveHttp(app, kith)
  serveMcp(app, kith)
  if (kith.config.metricsToken !== null) {
    const { serveMetrics } = await import('./metrics.ts')
    serveMetrics(app, kith, kith.config.metricsToken)
  }
  const make = () => JSON.stringify(openApi(kith.config.baseUrl))
  serveFixed(app, '/api/openapi.json', { type: 'application/json', cache: 'no-cache', make })
  servePages(app, kith)
  return app
}

/** Many clients name a JSON body where they send none. */
function takeEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
  app.removeContentTypeParser('text/plain')
}

/** One line an answer: what was asked and how it went; never what members write. */
function logAnswers(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation ?? request.routeOptions.url ?? 'unknown'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const level = reply.statusCode >= 500 ? 'error' : 'info'
    request.log[level]({ operation, method: request.method, status: reply.statusCode, ms })
    done()
  })
}

/** What every answer carries. Written out once: to work them out for each request costs more than many a query. */
function headersOf({ config }: Kith) {
  const isHttps = isSecure(config)
  return {
    'content-security-policy':
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

function sendHeaders(app: FastifyInstance, always: Record<string, string>) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always).header('x-request-id', request.id)
    done()
  })
}

function serveHealth(app: FastifyInstance, kith: Kith) {
  app.get('/healthz', async () => ({ status: 'ok', version }))
  app.get('/readyz', async () => {
    await isReachable(kith.db)
    return { status: 'ready', version }
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: string
  }
}
