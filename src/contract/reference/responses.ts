import { problem, Refusal, type RefusalCode, refusals } from '../errors.ts'
import { type Operation, returnsStoredFile } from '../operation.ts'
import { asIs } from '../texts/text.ts'
import type { OperationDescription } from './descriptions.ts'
import { exampleDetails } from './error-examples.ts'
import type { JsonSchema, Parts } from './schemas.ts'

type Json = Record<string, unknown>
type Components = { responses: Json; schema: (schema: JsonSchema, parts: Parts) => unknown }

/** The responses of an operation for OpenAPI. */
export function responsesOf(description: OperationDescription, components: Components) {
  const { operation, answer, refusals } = description
  const successes =
    'mediaTypes' in answer ? files(operation, answer.mediaTypes) : { [answer.status]: success(description, components) }
  return { ...successes, ...errors(refusals, components) }
}

function files(operation: Operation, mediaTypes: readonly string[]) {
  const content = Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
  if (!returnsStoredFile(operation)) return { 200: { description: 'The file.', headers: header('RateLimit'), content } }
  const headers = { ...header('RateLimit'), ...header('ETag'), ...header('Accept-Ranges') }
  return {
    200: { description: 'The whole file.', headers, content },
    206: {
      description: 'The part of the file that `Range` requests.',
      headers: { ...headers, ...header('Content-Range') },
      content,
    },
    304: { description: 'The file has not changed since this `ETag`.', headers: header('ETag') },
  }
}

function success({ method, operation, answer, events }: OperationDescription, { schema }: Components) {
  const headers = {
    ...header('RateLimit'),
    ...(operation.created && header('Location')),
    ...(operation.paged && header('Link')),
    ...(method === 'POST' && header('Idempotency-Replayed')),
  }
  if (!('schema' in answer)) return { description: 'Success. The response has no body.', headers }
  return {
    description: operation.created ? 'Created. `Location` is the path of the new record.' : 'Success.',
    headers,
    content: {
      'application/json': { schema: schema(answer.schema, answer.parts), example: answer.example },
      ...(events && { 'text/event-stream': eventStream(schema(events.schema, events.parts), events.example) }),
    },
  }
}

/** The body is text: OpenAPI 3.1 has no word for its events, so the schema of their `data` is that of the content. */
function eventStream(data: unknown, example: unknown) {
  const description = 'Server-sent events. The `data` of each is JSON with the schema of the content.'
  return {
    schema: { type: 'string', contentMediaType: 'text/event-stream', contentSchema: data, description },
    example,
  }
}

/** OpenAPI has one response for each status: error codes that share a status become its examples. */
function errors(codes: RefusalCode[], { responses }: Components) {
  const byStatus = [...Map.groupBy(codes, (code) => refusals[code][0])]
  return Object.fromEntries(
    byStatus.map(([status, codes]) => {
      const name = codes.join('-or-')
      responses[name] ??= errorResponse(status, codes)
      return [status, { $ref: `#/components/responses/${name}` }]
    }),
  )
}

function errorResponse(status: number, codes: RefusalCode[]) {
  const examples = codes.map((code) => [code, { summary: refusals[code][1], value: exampleProblem(code) }])
  return {
    description: codes.map((code) => `\`${code}\`: ${refusals[code][1]}.`).join(' '),
    headers: {
      ...((status === 429 || status >= 503) && header('Retry-After')),
      ...(status === 401 && header('WWW-Authenticate')),
      ...(status === 416 && header('Content-Range')),
    },
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(examples),
      },
    },
  }
}

export function exampleProblem(code: RefusalCode) {
  const fields = code === 'invalid' ? [{ field: 'limit', message: 'must be at most 50' }] : []
  return problem(new Refusal(code, asIs(exampleDetails[code]), { fields }), '0198c5b0-2f4e-7d11-9c3a-5e8f7a6b4d20')
}

const header = (name: keyof typeof responseHeaders) => ({ [name]: { $ref: `#/components/headers/${name}` } })

const text = (description: string, example: string) => ({ description, schema: { type: 'string' }, example })

export const responseHeaders = {
  Location: text('The path of the new record.', '/api/connections/0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35'),
  Link: text(
    'The URL of the next page, with `rel="next"`. The last page has none.',
    '</api/connections/0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35/interactions?before=2026-03-14T09%3A30%3A00.000Z>; rel="next"',
  ),
  RateLimit: text('How many requests you have left, and in how many seconds the limit resets.', '"member";r=5999;t=60'),
  'Idempotency-Replayed': text(
    '`true` if this repeats the first response to your `Idempotency-Key`. Nothing was changed.',
    'true',
  ),
  'Retry-After': {
    description: 'How many seconds to wait before you try again.',
    schema: { type: 'integer' },
    example: 12,
  },
  ETag: text('The version of the file. It changes with its bytes.', '"9f86d081884c7d659a2feaa0c55ad015"'),
  'Accept-Ranges': text('`bytes`: you can request parts of the file with `Range`.', 'bytes'),
  'Content-Range': text('Which bytes the response contains, and the size of the whole file.', 'bytes 0-65535/482130'),
  'WWW-Authenticate': text('The authentication scheme.', 'Bearer realm="kith"'),
}

export const problemSchema = {
  type: 'object',
  description: 'RFC 9457 problem details.',
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    type: { type: 'string', format: 'uri-reference', description: 'A link to the explanation of the code.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What is wrong and how to fix it.' },
    code: { type: 'string', enum: Object.keys(refusals), description: 'Stable: use it to handle errors in code.' },
    errors: {
      type: 'array',
      description: 'The fields that are wrong, and why.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    ticket: {
      type: 'string',
      description: 'Only with `code_needed`: send it with the code within 10 minutes.',
    },
    requestId: { type: 'string', description: 'Mention it when you report a problem.' },
  },
}
