import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { operations } from '#contract/api.ts'
import { internalRefusal, problem, Refusal, type RefusalCode } from '#contract/errors.ts'
import { routeOf } from '#contract/operation.ts'
import { say, type Text } from '#contract/texts/text.ts'
import { appResources, bothScopes, resourceMetadataUrl } from '#members/access/app-resource.ts'
import type { Config } from '#platform/config/config.ts'
import { storeRefusal } from '#platform/db/failures.ts'

/** Answers every error as problem+json. An unexpected one is logged once and reveals nothing. */
export function handleErrors(app: FastifyInstance, config: BaseUrl) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error, request)
    if (refusal.status === 401) reply.header('www-authenticate', challenge(request, config))
    return sendProblem(request, reply, refusal)
  })
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  reply.code(refusal.status).header('cache-control', 'no-store')
  setRetryAfter(reply, refusal)
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem(refusal, request.id)))
}

export function setRetryAfter(reply: FastifyReply, { retryAfter }: Refusal) {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
}

export function toRefusal(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) {
    const trouble = troubleBehind(error)
    if (trouble) request.log.error({ err: trouble }, error.message)
    return error
  }
  if (isAborted(error)) return new Refusal('invalid', say('refusals.door.requestIncomplete'))
  const known = storeRefusal(error) ?? fastifyRefusal(error as FastifyError, request)
  if (known) {
    if (known.status >= 500) request.log.error({ err: error }, 'database error')
    return known
  }
  request.log.error({ err: error }, 'unexpected error')
  return internalRefusal(request.id)
}

/** An error of the service. A translated refusal has the original as its cause. */
const troubleBehind = ({ cause }: Refusal): unknown => (cause instanceof Refusal ? troubleBehind(cause) : cause)

/** The client closed the connection while it sent the body: nobody reads the answer, and the database is fine. */
const isAborted = (error: unknown) => error instanceof Error && error.message === 'aborted'

type BaseUrl = Pick<Config, 'baseUrl'>

/** Also tells assistants where to get a token, and for which scope. */
function challenge({ headers, routeOptions }: FastifyRequest, config: BaseUrl) {
  const error = headers.authorization === undefined ? '' : ', error="invalid_token"'
  const resource = appResources.find((each) => routeOptions.url === `/${each}`) ?? 'api'
  return `Bearer realm="kith"${error}, resource_metadata="${resourceMetadataUrl(config, resource)}", scope="${bothScopes}"`
}

function fastifyRefusal(error: FastifyError, { routeOptions: { bodyLimit = 0 } }: FastifyRequest) {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Refusal('too_large', say('refusals.door.bodyTooLarge', { number: bodyLimit / 1024 }))
  const [code, said] = fastifyErrors[error.code] ?? []
  if (code && said) return new Refusal(code, said)
  const isClientError = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return isClientError ? new Refusal('invalid', say('refusals.door.requestMalformed')) : null
}

const fastifyErrors: Record<string, [RefusalCode, Text]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', say('refusals.http.sendJson')],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', say('refusals.http.notJson')],
}

/** The error for a path without a route, or for a method that its routes do not have. */
export function noRouteRefusal(request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] ?? ''
  const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  if (methods.length === 0) return new Refusal('not_found', say('refusals.door.noOperation'))
  reply.header('allow', methods.join(', '))
  return new Refusal(
    'method_not_allowed',
    say('refusals.door.wrongMethod', { methods: methods.join(' and '), method: request.method }),
  )
}

const routes = operations.map(([, operation]) => routeOf(operation))
