import { setImmediate as nextTurn } from 'node:timers/promises'
import { returnsStoredFile } from '../operation.ts'
import { version } from '../version.ts'
import { describeOperations, type OperationDescription, prepareDescriptions } from './descriptions.ts'
import { nouns } from './nouns.ts'
import { problemSchema, responseHeaders, responsesOf } from './responses.ts'
import type { JsonSchema, Parts } from './schemas.ts'

type Json = Record<string, unknown>

/** The contract as OpenAPI 3.1. Made in many turns, because it takes time that other requests need too. */
export async function openApi(baseUrl: string): Promise<Json> {
  await prepareDescriptions()
  const schemas: Json = { Problem: problemSchema }
  const responses: Json = {}
  const paths = await pathsWith(schemas, responses)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kith',
      version,
      summary: 'Remember the people you meet, and share your digital cards with them.',
      description: `Changes are additive. Errors are problem+json (RFC 9457) with a stable \`code\`. Every POST accepts an \`Idempotency-Key\`. Human-readable reference: ${baseUrl}/api/docs.`,
      contact: { name: 'The operator of this instance', url: baseUrl },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { description: 'Human-readable reference', url: `${baseUrl}/api/docs` },
    servers: [{ url: baseUrl }],
    security: [{ 'access-token': [] }],
    tags: Object.entries(nouns).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        'access-token': {
          type: 'http',
          scheme: 'bearer',
          description: 'A session token from sign-in, or a personal token with Read or Read & write access.',
        },
      },
      parameters: { 'Idempotency-Key': idempotencyKey, ...fileParameters, 'Last-Event-ID': lastEventId },
      headers: responseHeaders,
      responses,
      schemas,
    },
  }
}

/** OpenAPI treats paths that differ only in parameter names as the same: the first names are used for both. */
async function pathsWith(schemas: Json, responses: Json) {
  const byShape = new Map<string, { path: string; methods: Json }>()
  for (const description of describeOperations()) {
    const shape = description.path.replaceAll(/\{\w+\}/g, '{}')
    const entry = byShape.get(shape) ?? { path: description.path, methods: {} }
    entry.methods[description.method.toLowerCase()] = operation(description, entry.path, schemas, responses)
    byShape.set(shape, entry)
    await nextTurn()
  }
  return Object.fromEntries([...byShape.values()].map(({ path, methods }) => [path, methods]))
}

function operation(description: OperationDescription, path: string, schemas: Json, responses: Json): Json {
  const { name, noun, method, operation } = description
  return {
    operationId: name,
    tags: [noun],
    summary: operation.summary,
    description: describeAccess(operation),
    ...(operation.tool && { 'x-mcp-tool': operation.tool.name }),
    'x-access': operation.access,
    ...(operation.session && { 'x-session-only': true }),
    ...(operation.manages && { 'x-manages-access': true }),
    security: securityOf(operation),
    parameters: [
      ...parameters(description, path, schemas),
      ...(method === 'POST' ? [{ $ref: '#/components/parameters/Idempotency-Key' }] : []),
      ...(returnsStoredFile(operation)
        ? Object.keys(fileParameters).map((name) => ({ $ref: `#/components/parameters/${name}` }))
        : []),
      ...(operation.resumes ? [{ $ref: '#/components/parameters/Last-Event-ID' }] : []),
    ],
    ...((description.body || operation.upload) && { requestBody: requestBody(description, schemas) }),
    responses: responsesOf(description, {
      responses,
      schema: (schema, parts) => toComponent(schema, parts, schemas, ''),
    }),
  }
}

/** States the access in words, because readers of the document don't see extensions. */
function describeAccess({ access, withToken, session, manages, tool }: OperationDescription['operation']) {
  const callers =
    access === 'public' ? (withToken ? 'Needs no token, but takes one.' : 'Needs no token.') : needs[access]
  return [
    callers,
    session && 'Only for a signed-in member: personal tokens and apps cannot do this.',
    manages && 'Only for a signed-in member, or a personal token made for managing access: apps cannot do this.',
    tool && `Assistants call it as the tool \`${tool.name}\`.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const needs = { read: 'Needs Read access.', write: 'Needs Read & write access.' }

function securityOf({ access, withToken }: OperationDescription['operation']) {
  const token = { 'access-token': [] }
  if (access !== 'public') return [token]
  return withToken ? [{}, token] : []
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key of your choice. If you repeat the request with the same key within 24 hours, you get the first response again and nothing is changed.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '5f0e1c0a-note-for-ana',
}

const fileParameters = {
  Range: headerParameter(
    'Range',
    'One range of bytes. A malformed range, or several ranges, return the whole file.',
    'bytes=0-65535',
  ),
  'If-Range': headerParameter(
    'If-Range',
    'The `ETag` of your copy. If the file has changed, you get the whole file.',
    '"9f86d081884c7d65"',
  ),
  'If-None-Match': headerParameter(
    'If-None-Match',
    'The `ETag` of your copy. If the file has not changed, you get 304 without a body.',
    '"9f86d081884c7d65"',
  ),
}

const lastEventId = headerParameter(
  'Last-Event-ID',
  'The `id` of the last event you received. The stream continues after it.',
  '48213',
)

function headerParameter(name: string, description: string, example: string) {
  return { name, in: 'header', required: false, description, schema: { type: 'string' }, example }
}

function parameters({ path, fields, parts }: OperationDescription, shownPath: string, schemas: Json) {
  const names = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const shownNames = new Map(names(path).map((name, at) => [name, names(shownPath)[at]]))
  return fields
    .filter(({ location }) => location !== 'body')
    .map(({ name, location, required, schema }) => ({
      name: shownNames.get(name) ?? name,
      in: location,
      required,
      schema: toComponent(schema, parts, schemas, 'Input'),
    }))
}

function requestBody({ fields, parts, body, operation: { upload, uploadAlone } }: OperationDescription, schemas: Json) {
  const inBody = fields.filter(({ location }) => location === 'body')
  if (uploadAlone) return { required: true, content: fileAlone(inBody, uploadAlone) }
  const written = bodySchema(inBody.filter(({ name }) => name !== upload))
  const content = {
    'application/json': { schema: toComponent(written, parts, schemas, 'Input'), example: body },
    ...(upload && { 'multipart/form-data': { schema: toComponent(bodySchema(inBody), parts, schemas, 'Input') } }),
  }
  return { required: inBody.some((field) => field.required), content }
}

function fileAlone(fields: OperationDescription['fields'], mediaType: string) {
  const form = { ...bodySchema(fields), description: 'The form field for the file can have any name.' }
  return { 'multipart/form-data': { schema: form }, [mediaType]: { schema: { type: 'string', format: 'binary' } } }
}

function bodySchema(fields: OperationDescription['fields']) {
  const required = fields.filter((field) => field.required).map(({ name }) => name)
  const properties = Object.fromEntries(fields.map(({ name, schema }) => [name, schema]))
  return { type: 'object', properties, required, additionalProperties: false } as JsonSchema
}

/** Named parts become components. Inputs can differ from answers, so they get a suffix. */
function toComponent(schema: JsonSchema, parts: Parts, schemas: Json, suffix: string): unknown {
  for (const [name, part] of Object.entries(parts)) {
    const { id: _, ...rest } = toComponentRefs(part, suffix)
    schemas[name + suffix] = rest
  }
  return toComponentRefs(schema, suffix)
}

function toComponentRefs(schema: JsonSchema, suffix: string) {
  const text = JSON.stringify(schema).replaceAll(/"#\/\$defs\/([^"]+)"/g, `"#/components/schemas/$1${suffix}"`)
  return JSON.parse(text) as Json
}
