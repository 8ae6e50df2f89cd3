import { z } from 'zod'
import { operations } from './api.ts'
import { type RefusalCode, refusals } from './errors.ts'
import { version } from './version.ts'
import type { Operation } from './wire.ts'

type Json = Record<string, unknown>

/** The contract as OpenAPI 3.1, read from the same data as everything else. */
export function openApi(baseUrl: string): Json {
  const schemas: Json = { Problem: problemSchema }
  const paths: Record<string, Json> = {}
  for (const [name, operation] of operations) {
    const [method = '', path = ''] = operation.http.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: described(name, operation, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kith',
      version,
      summary: 'A memory of the people you meet, and the cards you share with them.',
      description:
        'Changes are additive. Errors are problem+json (RFC 9457) with a stable `code`. Every POST takes an `Idempotency-Key`.',
    },
    servers: [{ url: baseUrl }],
    tags: tags(),
    paths,
    components: {
      securitySchemes: {
        'access-token': {
          type: 'http',
          scheme: 'bearer',
          description: 'A token from sign-in, or a personal token with Read or Read & write access.',
        },
      },
      schemas,
    },
  }
}

function tags() {
  return [...new Set(operations.map(([name]) => tagOf(name)))].map((name) => ({ name }))
}

const tagOf = (name: string) => name.split('_')[0] ?? name

function described(name: string, operation: Operation, schemas: Json): Json {
  const [method = '', path = ''] = operation.http.split(' ')
  const input = z.toJSONSchema(operation.input, { io: 'input' })
  const fields = Object.entries(input.properties ?? {})
  const inPath = (field: string) => path.includes(`{${field}}`)
  const inQuery = method === 'GET' || method === 'DELETE'
  const required = (field: string) => input.required?.includes(field) ?? false
  const body = inQuery ? [] : fields.filter(([field]) => !inPath(field))
  return {
    operationId: name,
    tags: [tagOf(name)],
    summary: operation.summary,
    ...(operation.tool && { 'x-mcp-tool': operation.tool.name }),
    'x-access': operation.access,
    security: operation.access === 'public' ? [] : [{ 'access-token': [] }],
    parameters: [
      ...fields
        .filter(([field]) => inPath(field) || inQuery)
        .map(([field, schema]) => ({
          name: field,
          in: inPath(field) ? 'path' : 'query',
          required: inPath(field) || required(field),
          schema,
        })),
      ...(method === 'POST' ? [idempotencyKey] : []),
    ],
    ...(body.length > 0 && { requestBody: requestBody(body, body.map(([field]) => field).filter(required)) }),
    responses: responses(operation, schemas),
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again with the same request within 24 hours, it gives the first answer and changes nothing.',
  schema: { type: 'string', maxLength: 255 },
}

type Fields = [string, z.core.JSONSchema._JSONSchema][]

function requestBody(fields: Fields, required: string[]) {
  const schema = { type: 'object', properties: Object.fromEntries(fields), required, additionalProperties: false }
  return { required: required.length > 0, content: { 'application/json': { schema, example: bodyExample(fields) } } }
}

/** Made from the examples of the fields. */
export function bodyExample(fields: Fields) {
  return Object.fromEntries(
    fields.map(([field, schema]) => [field, exampleOf(schema)]).filter(([, value]) => value !== undefined),
  )
}

function exampleOf(schema: z.core.JSONSchema._JSONSchema | undefined): unknown {
  if (typeof schema !== 'object') return undefined
  const [example] = schema.examples ?? []
  if (example !== undefined) return example
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return exampleOf(schema.anyOf[0])
  if (schema.type === 'array' && schema.items && !Array.isArray(schema.items)) {
    const item = exampleOf(schema.items)
    return item === undefined ? [] : [item]
  }
  if (schema.type === 'object') return bodyExample(Object.entries(schema.properties ?? {}))
  return undefined
}

function responses(operation: Operation, schemas: Json) {
  const isEmpty = operation.output instanceof z.ZodVoid
  const status = isEmpty ? 204 : operation.created ? 201 : 200
  const success = isEmpty
    ? { description: 'Done; there is nothing to say.' }
    : {
        description: operation.created ? 'Made; `Location` says where it is.' : 'The answer.',
        content: { 'application/json': { schema: component(operation.output, schemas) } },
      }
  return { [status]: success, ...errorResponses(operation) }
}

/** Schemas with an id become named components. */
function component(schema: z.ZodType, schemas: Json): unknown {
  const { $schema, $defs, ...root } = z.toJSONSchema(schema, { io: 'output' }) as Json
  const move = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll('#/$defs/', '#/components/schemas/')) as Json
  for (const [name, part] of Object.entries(($defs ?? {}) as Json)) schemas[name] = without(move(part))
  if (typeof root.id !== 'string') return move(root)
  schemas[root.id] = without(move(root))
  return { $ref: `#/components/schemas/${root.id}` }
}

const without = ({ id: _, ...schema }: Json) => schema

function errorResponses(operation: Operation) {
  const codes: RefusalCode[] = ['invalid', 'rate_limited']
  if (operation.access !== 'public') codes.push('unauthenticated')
  if (operation.access === 'write') codes.push('read_only')
  if (operation.http.includes('{')) codes.push('not_found')
  if (operation.http.startsWith('POST')) codes.push('idempotency_mismatch')
  return Object.fromEntries(
    codes.map((code) => [
      refusals[code][0],
      {
        description: refusals[code][1],
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What is wrong, and what to do about it.' },
    code: { type: 'string', enum: Object.keys(refusals) },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
  },
}
