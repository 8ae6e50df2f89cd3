import { problem, Refusal, type RefusalCode, refusals } from '../errors.ts'
import { type Operation, returnsStoredFile } from '../operation.ts'
import { details } from './details.ts'
import type { Described } from './reference.ts'
import type { JsonSchema, Parts } from './schemas.ts'

type Json = Record<string, unknown>
type Components = { responses: Json; schema: (schema: JsonSchema, parts: Parts) => unknown }

/** The answers of an operation as OpenAPI has them. */
export function answers(described: Described, components: Components) {
  const { operation, answer, refusals } = described
  const given =
    'mediaTypes' in answer ? files(operation, answer.mediaTypes) : { [answer.status]: success(described, components) }
  return { ...given, ...refused(refusals, components) }
}

function files(operation: Operation, mediaTypes: readonly string[]) {
  const content = Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
  if (!returnsStoredFile(operation)) return { 200: { description: 'The file.', headers: header('RateLimit'), content } }
  const headers = { ...header('RateLimit'), ...header('ETag'), ...header('Accept-Ranges') }
  return {
    200: { description: 'The whole file.', headers, content },
    206: {
      description: 'The part that `Range` asks for.',
      headers: { ...headers, ...header('Content-Range') },
      content,
    },
    304: { description: 'It has not changed since you were given this `ETag`.', headers: header('ETag') },
  }
}

function success({ method, operation, answer, events }: Described, { schema }: Components) {
  const headers = {
    ...header('RateLimit'),
    ...(operation.created && header('Location')),
    ...(operation.paged && header('Link')),
    ...(method === 'POST' && header('Idempotency-Replayed')),
  }
  if (!('schema' in answer)) return { description: 'Done; there is nothing to say.', headers }
  return {
    description: operation.created ? 'Made; `Location` says where it is.' : 'The answer.',
    headers,
    content: {
      'application/json': { schema: schema(answer.schema, answer.parts), example: answer.example },
      ...(events && { 'text/event-stream': { schema: schema(events.schema, events.parts), example: events.example } }),
    },
  }
}

/** OpenAPI has one answer a status: codes that share theirs are its examples. */
function refused(codes: RefusalCode[], { responses }: Components) {
  const byStatus = [...Map.groupBy(codes, (code) => refusals[code][0])]
  return Object.fromEntries(
    byStatus.map(([status, codes]) => {
      const name = codes.join('-or-')
      responses[name] ??= refusal(status, codes)
      return [status, { $ref: `#/components/responses/${name}` }]
    }),
  )
}

function refusal(status: number, codes: RefusalCode[]) {
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
  return problem(new Refusal(code, details[code], { fields }), '0198c5b0-2f4e-7d11-9c3a-5e8f7a6b4d20')
}

const header = (name: keyof typeof responseHeaders) => ({ [name]: { $ref: `#/components/headers/${name}` } })

const text = (description: string, example: string) => ({ description, schema: { type: 'string' }, example })

export const responseHeaders = {
  Location: text('Where the new thing is found.', '/api/connections/0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35'),
  Link: text(
    'The address of the next page, as `rel="next"`. There is none on the last page.',
    '</api/connections/0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35/interactions?before=2026-03-14T09%3A30%3A00.000Z>; rel="next"',
  ),
  RateLimit: text('How many requests are left, and in how many seconds the count starts anew.', '"token";r=5999;t=60'),
  'Idempotency-Replayed': text('`true` when this is the first answer again, and nothing was changed.', 'true'),
  'Retry-After': { description: 'After how many seconds to try again.', schema: { type: 'integer' }, example: 12 },
  ETag: text('The same for the same bytes, and for no others.', '"9f86d081884c7d659a2feaa0c55ad015"'),
  'Accept-Ranges': text('A `Range` of bytes may be asked for.', 'bytes'),
  'Content-Range': text('Which part this is, of how many bytes.', 'bytes 0-65535/482130'),
  'WWW-Authenticate': text('How to authenticate.', 'Bearer realm="kith"'),
}

export const problemSchema = {
  type: 'object',
  description: 'RFC 9457 problem details.',
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    type: { type: 'string', format: 'uri-reference', description: 'Where the code is explained.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What is wrong, and what to do about it.' },
    code: { type: 'string', enum: Object.keys(refusals), description: 'Stable: the one to build on.' },
    errors: {
      type: 'array',
      description: 'What is wrong, field by field.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string', description: 'Mention it when you report a problem.' },
  },
}
