import { randomUUIDv7 } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { answerSilentRequests, limitArrivalTime, maxSilenceMs, refuseSecondHost } from '#door/http/arrival.ts'
import { findDuplicateField } from '#door/http/duplicate-fields.ts'
import { archiveTimeoutMs } from '#door/http/upload-kinds.ts'
import { handleErrors } from '#door/problems.ts'
import { isSecure } from '#platform/config/hosts.ts'
import type { Kith } from '#platform/context/context.ts'
import { callerNetwork } from '#platform/network/caller-network.ts'
import { answerUnreadableUrl } from '#web/site/error-page.ts'

/** An app of Fastify without routes and hooks. */
export function newApp(kith: Kith): FastifyInstance {
  const headers = defaultHeaders(kith)
  return Fastify({
    loggerInstance: kith.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUIDv7(),
    bodyLimit: 64 * 1024,
    requestTimeout: archiveTimeoutMs,
    connectionTimeout: maxSilenceMs(kith.config),
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
    trustProxy: (_address, hop) => hop < kith.config.trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 512 },
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    // People paste the address of the tool server with a trailing slash.
    rewriteUrl: ({ url = '/' }) => url.replace(/^((?:\/\.well-known\/[a-z-]+)?\/mcp(?:\/full)?)\/(?=\?|$)/, '$1'),
    // These errors come before any hook.
    frameworkErrors: (_, request, reply) => void answerUnreadableUrl(request, reply.headers(headers)),
  })
}

/** Contracts check what comes in and what goes out. Fastify loads its own compilers of schemas unless it is given others. */
function refuseSchema(): never {
  throw new Error('A route has a schema of Fastify. Declare the operation in an api.ts file instead.')
}

/** What every request gets: errors as problems, limits, headers and a line in the log. */
export function installBasics(app: FastifyInstance, kith: Kith) {
  handleErrors(app, kith.config)
  limitArrivalTime(app)
  answerSilentRequests(app)
  readJson(app)
  addHeaders(app, defaultHeaders(kith))
  logResponses(app)
  refuseSecondHost(app)
}

/** Many clients declare a JSON body and send none. A field that is given twice is an error, for tools too. */
function readJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    if (text === '') return done(null, undefined)
    parse(request, text, (error, value) => done(error ?? findDuplicateField(text, value), value))
  })
  app.removeContentTypeParser('text/plain')
}

const refusedStatuses = new Set([401, 403, 429])

/**
 * Logs one line for each response: the operation and its result, never what members write. Refusals say whose, and so does a
 * member's 404, which is also the answer to ids of others.
 */
function logResponses(app: FastifyInstance) {
  app.decorateRequest('memberId', null)
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation ?? request.routeOptions.url ?? 'unknown'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const level = reply.statusCode >= 500 ? 'error' : 'info'
    const isRefused = refusedStatuses.has(reply.statusCode) || (reply.statusCode === 404 && request.memberId !== null)
    const from = isRefused && { memberId: request.memberId, network: callerNetwork(request.ip) }
    request.log[level]({ operation, method: request.method, status: reply.statusCode, ms, ...from })
    done()
  })
}

/** The headers of every response, built once: building them for each request costs more than many queries. */
function defaultHeaders({ config }: Kith) {
  const isHttps = isSecure(config)
  return {
    'content-security-policy':
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

function addHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The member who makes the request, once they are known. */
    memberId: string | null
  }
  interface FastifyContextConfig {
    operation?: string
  }
}
