import { returnsStoredFile } from '../operation.ts'
import { version } from '../version.ts'
import { answers, problemSchema, responseHeaders } from './answers.ts'
import { nouns } from './nouns.ts'
import { type Described, reference } from './reference.ts'
import type { JsonSchema, Parts } from './schemas.ts'

type Json = Record<string, unknown>

/** The contract as OpenAPI 3.1, read from the same data as everything else. */
export function openApi(baseUrl: string): Json {
  const schemas: Json = { Problem: problemSchema }
  const responses: Json = {}
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kith',
      version,
      summary: 'A memory of the people you meet, and the cards you share with them.',
      description: `Changes are additive. Errors are problem+json (RFC 9457) with a stable \`code\`. Every POST takes an \`Idempotency-Key\`. For people: ${baseUrl}/api/docs.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { description: 'The same, to read', url: `${baseUrl}/api/docs` },
    servers: [{ url: baseUrl }],
    security: [{ 'access-token': [] }],
    tags: Object.entries(nouns).map(([name, description]) => ({ name, description })),
    paths: paths(schemas, responses),
    components: {
      securitySchemes: {
        'access-token': {
          type: 'http',
          scheme: 'bearer',
          description: 'A token from sign-in, or a personal token with Read or Read & write access.',
        },
      },
      parameters: { 'Idempotency-Key': idempotencyKey, ...fileParameters, 'Last-Event-ID': lastEventId },
      headers: responseHeaders,
      responses,
      schemas,
    },
  }
}

/** OpenAPI takes two paths that differ only in the names of their fields for the same: the first names stand for both. */
function paths(schemas: Json, responses: Json) {
  const byShape = new Map<string, { path: string; methods: Json }>()
  for (const described of reference()) {
    const shape = described.path.replaceAll(/\{\w+\}/g, '{}')
    const entry = byShape.get(shape) ?? { path: described.path, methods: {} }
    entry.methods[described.method.toLowerCase()] = operation(described, entry.path, schemas, responses)
    byShape.set(shape, entry)
  }
  return Object.fromEntries([...byShape.values()].map(({ path, methods }) => [path, methods]))
}

function operation(described: Described, path: string, schemas: Json, responses: Json): Json {
  const { name, noun, method, operation } = described
  return {
    operationId: name,
    tags: [noun],
    summary: operation.summary,
    ...(operation.tool && { 'x-mcp-tool': operation.tool.name }),
    'x-access': operation.access,
    ...(operation.session && { 'x-session-only': true }),
    security: securityOf(operation),
    parameters: [
      ...parameters(described, path, schemas),
      ...(method === 'POST' ? [{ $ref: '#/components/parameters/Idempotency-Key' }] : []),
      ...(returnsStoredFile(operation)
        ? Object.keys(fileParameters).map((name) => ({ $ref: `#/components/parameters/${name}` }))
        : []),
      ...(operation.resumes ? [{ $ref: '#/components/parameters/Last-Event-ID' }] : []),
    ],
    ...((described.body || operation.upload) && { requestBody: requestBody(described, schemas) }),
    responses: answers(described, { responses, schema: (schema, parts) => moved(schema, parts, schemas, '') }),
  }
}

function securityOf({ access, withToken }: Described['operation']) {
  const token = { 'access-token': [] }
  if (access !== 'public') return [token]
  return withToken ? [{}, token] : []
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again with the same request within 24 hours, it gives the first answer and changes nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '5f0e1c0a-note-for-ana',
}

const fileParameters = {
  Range: headerParameter(
    'Range',
    'A single range of bytes. Of several, or one that makes no sense, the whole is sent.',
    'bytes=0-65535',
  ),
  'If-Range': headerParameter(
    'If-Range',
    'The `ETag` of what you have: with another, the whole is sent.',
    '"9f86d081884c7d65"',
  ),
  'If-None-Match': headerParameter(
    'If-None-Match',
    'The `ETag` of what you have: with the same, nothing is sent.',
    '"9f86d081884c7d65"',
  ),
}

const lastEventId = headerParameter(
  'Last-Event-ID',
  'Of a stream: the `id` of the last event you have. It goes on after that one.',
  '48213',
)

function headerParameter(name: string, description: string, example: string) {
  return { name, in: 'header', required: false, description, schema: { type: 'string' }, example }
}

function parameters({ path, fields, parts }: Described, shownPath: string, schemas: Json) {
  const names = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const shownNames = new Map(names(path).map((name, at) => [name, names(shownPath)[at]]))
  return fields
    .filter(({ location }) => location !== 'body')
    .map(({ name, location, required, schema }) => ({
      name: shownNames.get(name) ?? name,
      in: location,
      required,
      schema: moved(schema, parts, schemas, 'Input'),
    }))
}

function requestBody({ fields, parts, body, operation: { upload, uploadAlone } }: Described, schemas: Json) {
  const inBody = fields.filter(({ location }) => location === 'body')
  if (uploadAlone) return { required: true, content: fileAlone(inBody, uploadAlone) }
  const written = bodySchema(inBody.filter(({ name }) => name !== upload))
  const content = {
    'application/json': { schema: moved(written, parts, schemas, 'Input'), example: body },
    ...(upload && { 'multipart/form-data': { schema: moved(bodySchema(inBody), parts, schemas, 'Input') } }),
  }
  return { required: inBody.some((field) => field.required), content }
}

function fileAlone(fields: Described['fields'], mediaType: string) {
  const form = { ...bodySchema(fields), description: 'The file may have any name.' }
  return { 'multipart/form-data': { schema: form }, [mediaType]: { schema: { type: 'string', format: 'binary' } } }
}

function bodySchema(fields: Described['fields']) {
  const required = fields.filter((field) => field.required).map(({ name }) => name)
  const properties = Object.fromEntries(fields.map(({ name, schema }) => [name, schema]))
  return { type: 'object', properties, required, additionalProperties: false } as JsonSchema
}

/** Parts with a name become components; what is sent may differ from what is answered, so it has a name of its own. */
function moved(schema: JsonSchema, parts: Parts, schemas: Json, ending: string): unknown {
  for (const [name, part] of Object.entries(parts)) {
    const { id: _, ...rest } = pointed(part, ending)
    schemas[name + ending] = rest
  }
  return pointed(schema, ending)
}

function pointed(schema: JsonSchema, ending: string) {
  const text = JSON.stringify(schema).replaceAll(/"#\/\$defs\/([^"]+)"/g, `"#/components/schemas/$1${ending}"`)
  return JSON.parse(text) as Json
}
