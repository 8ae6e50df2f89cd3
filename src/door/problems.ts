import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { operations } from '#contract/api.ts'
import { problem, Refusal, type RefusalCode } from '#contract/errors.ts'
import { routeOf } from '#contract/operation.ts'
import { bothScopes, metadataOf } from '#members/access/app-resource.ts'
import type { Config } from '#platform/config/config.ts'
import { storeRefusal } from '#platform/db/failures.ts'

/** Every failure leaves as problem+json; what nobody foresaw is logged once and says nothing of the inside. */
export function answerProblems(app: FastifyInstance, place: Place) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error, request)
    if (refusal.code === 'unauthenticated') reply.header('www-authenticate', challenge(request, place))
    return sendProblem(request, reply, refusal)
  })
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  reply.code(refusal.status).header('cache-control', 'no-store')
  waitAs(reply, refusal)
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem(refusal, request.id)))
}

/** When it is worth trying again. */
export function waitAs(reply: FastifyReply, { retryAfter }: Refusal) {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
}

export function asRefusal(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) {
    if (error.cause) request.log.error({ err: error.cause }, error.message)
    return error
  }
  if (isHangUp(error)) return new Refusal('invalid', 'The request ended before it was complete.')
  const known = storeRefusal(error) ?? fastifyRefusal(error as FastifyError, request)
  if (known) {
    if (known.status >= 500) request.log.error({ err: error }, 'the store failed')
    return known
  }
  request.log.error({ err: error }, 'a bug')
  return new Refusal('internal', `Something went wrong here, and was logged. Mention ${request.id} when you report it.`)
}

/** The client went away in the middle of its own body: nobody reads the answer, and it is no fault of the store. */
const isHangUp = (error: unknown) => error instanceof Error && error.message === 'aborted'

type Place = Pick<Config, 'baseUrl'>

/** An assistant is also told where a token is had, and what to ask for. */
function challenge({ headers, routeOptions }: FastifyRequest, place: Place) {
  const wrong = headers.authorization === undefined ? '' : ', error="invalid_token"'
  const where = `, resource_metadata="${metadataOf(place)}", scope="${bothScopes}"`
  return `Bearer realm="kith"${wrong}${routeOptions.url === '/mcp' ? where : ''}`
}

function fastifyRefusal(error: FastifyError, { routeOptions: { bodyLimit = 0 } }: FastifyRequest) {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Refusal('too_large', `The body is too large: at most ${bodyLimit / 1024} KB of JSON are taken here.`)
  const [code, sentence] = framework[error.code] ?? []
  if (code && sentence) return new Refusal(code, sentence)
  const isClients = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return isClients ? new Refusal('invalid', 'The request could not be read: check its body and headers.') : null
}

const framework: Record<string, [RefusalCode, string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported_media_type',
    'Send the body as JSON, with Content-Type: application/json.',
  ],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', 'The body is not valid JSON.'],
}

/** What there is to say where no route is. */
export function nowhere(request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] ?? ''
  const methods = paths.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  if (methods.length === 0)
    return new Refusal('not_found', 'Nothing is at this path. All operations are listed at /api/docs.')
  reply.header('allow', methods.join(', '))
  return new Refusal('method_not_allowed', `This path takes ${methods.join(' and ')}, not ${request.method}.`)
}

const paths = operations.map(([, operation]) => routeOf(operation))
