import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { api, operations } from '#contract/api.ts'
import { createEventParser } from '#contract/event-stream-parser.ts'
import type { Operation as Declared } from '#contract/operation.ts'
import { describeOperations } from '#contract/reference/descriptions.ts'
import { openApi } from '#contract/reference/openapi.ts'

type Response = {
  headers?: object
  content?: Record<string, { schema?: { type?: string }; example?: unknown; examples?: object }>
}
type Operation = {
  operationId: string
  security: object[]
  parameters: { name?: string; in?: string; $ref?: string }[]
  responses: Record<string, Response & { $ref?: string }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Response>; schemas: Record<string, object> }
}

const document = (await openApi('https://kith.example.com')) as Document
const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

test('every operation is documented once, under its name', () => {
  const names = documented.map(({ operation }) => operation.operationId).sort()
  assert.deepEqual(names, operations.map(([name]) => name).sort())
})

test('no two paths differ only in the names of their fields', () => {
  const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))
  assert.deepEqual(shapes, [...new Set(shapes)])
})

test('every field in a path is a parameter exactly once', () => {
  for (const { path, operation } of documented) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    const parameters = operation.parameters.filter((each) => each.in === 'path').map(({ name }) => name)
    assert.deepEqual(parameters, named, operation.operationId)
  }
})

test('every example matches its schema', () => {
  for (const { name, operation, body, fields, answer } of describeOperations()) {
    const path = fields
      .filter(({ location }) => location === 'path')
      .map(({ name }) => [name, '0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35'])
    // JSON has no example of a file.
    const needsFile = fields.some(({ name, required }) => required && name === operation.upload)
    if (body && !needsFile) api[name].input.parse({ ...Object.fromEntries(path), ...body })
    if ('example' in answer) assert.deepEqual(operation.output.parse(answer.example), answer.example, name)
  }
})

test('every example of a field matches the field', () => {
  for (const { name, operation, fields } of describeOperations())
    for (const { name: field, schema } of fields)
      for (const example of schema.examples ?? [])
        assert.ok(z.safeParse(operation.input.shape[field] ?? z.never(), example).success, `${name} ${field}`)
})

test('an event stream is text, and the data of each event in its example matches the schema of the events', () => {
  for (const { name, operation, events } of describeOperations()) {
    if (!operation.streams) continue
    const sent = createEventParser().feed(String(events?.example))
    assert.ok(sent.length > 0, name)
    for (const data of sent) operation.streams.parse(JSON.parse(data))
    const { responses } = documented.find(({ operation }) => operation.operationId === name)?.operation ?? {}
    const [success] = Object.values(responses ?? {})
    assert.equal(success?.content?.['text/event-stream']?.schema?.type, 'string')
  }
})

test('every example of a URL is valid', () => {
  const examples = urlExamplesIn(document)
  assert.ok(examples.length > 0)
  for (const example of examples) assert.match(example, /^https?:\/\/[\w.:-]+(\/[\w./?=&%#-]*)?$/)
})

function urlExamplesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { format, examples = [] } = node as { format?: string; examples?: string[] }
  return [...(format === 'uri' ? examples : []), ...Object.values(node).flatMap(urlExamplesIn)]
}

test('every $ref in the document resolves', () => {
  for (const [, pointer = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = pointer.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document)
    assert.ok(target, pointer)
  }
})

test('responses allow extra fields; requests do not', () => {
  const { Connection } = document.components.schemas
  assert.ok(Connection && !('additionalProperties' in Connection))
  assert.match(JSON.stringify(document.paths['/api/connections']?.post), /"additionalProperties":false/)
})

test('only public operations need no token, and all list their errors', () => {
  for (const { operation } of documented) {
    const { access, withToken }: Declared = api[operation.operationId as keyof typeof api]
    const wanted = access !== 'public' ? [{ 'access-token': [] }] : withToken ? [{}, { 'access-token': [] }] : []
    assert.deepEqual(operation.security, wanted)
    if (wanted.length > 0) assert.ok(operation.responses['401'])
    assert.ok(operation.responses['400'] && operation.responses['429'])
  }
})
