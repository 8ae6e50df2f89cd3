import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { type OperationName, operations } from '../api.ts'
import type { RefusalCode } from '../errors.ts'
import { type FieldLocation, type Method, type Operation, routeOf } from '../operation.ts'
import { errorCodesOf } from './error-codes.ts'
import { exampleAnswer, exampleObject, exampleOf } from './examples.ts'
import { type Noun, nounOf } from './nouns.ts'
import { type JsonSchema, type Parts, toJsonSchema } from './schemas.ts'

export type Field = { name: string; location: FieldLocation; required: boolean; schema: JsonSchema }

/** An operation in full: OpenAPI and the reference page are both made from it. */
export type OperationDescription = {
  name: OperationName
  noun: Noun
  method: Method
  path: string
  operation: Operation
  fields: Field[]
  parts: Parts
  body: Record<string, unknown> | null
  answer: Answer
  /** The server-sent events on the way to the answer: the schema of their `data`. */
  events: SchemaWithExample | null
  refusals: RefusalCode[]
}

type SchemaWithExample = { schema: JsonSchema; parts: Parts; example: unknown }

type Answer =
  | ({ status: 200 | 201 } & SchemaWithExample)
  | { status: 200; mediaTypes: readonly string[] }
  | { status: 204 }

/** Built on first use, so that the service starts without waiting for it. */
export function describeOperations() {
  return operations.map(([name, operation]) => descriptionOf(name, operation))
}

/** Builds them one by one, because it takes time that other requests need too. */
export async function prepareDescriptions() {
  for (const [name, operation] of operations) {
    descriptionOf(name, operation)
    await nextTurn()
  }
}

const descriptions = new Map<OperationName, OperationDescription>()

function descriptionOf(name: OperationName, operation: Operation) {
  const description = descriptions.get(name) ?? describe(name, operation)
  descriptions.set(name, description)
  return description
}

function describe(name: OperationName, operation: Operation): OperationDescription {
  const { method, path, locationOf } = routeOf(operation)
  const { whole, parts } = toJsonSchema(operation.input, 'input')
  const fields = Object.entries(whole.properties ?? {}).map(([field, schema]): Field => {
    const location = locationOf(field)
    const required = location === 'path' || (whole.required?.includes(field) ?? false)
    return { name: field, location, required, schema: schema as JsonSchema }
  })
  const noun = nounOf(name)
  const body = operation.uploadAlone ? null : exampleBody(method, fields, parts)
  const answer = answerOf(name, operation)
  const events = eventsOf(operation)
  return { name, noun, method, path, operation, fields, parts, body, answer, events, refusals: errorCodesOf(operation) }
}

/** Two fields are enough to show how a PATCH works. */
function exampleBody(method: Method, fields: Field[], parts: Parts) {
  const inBody = fields.filter(({ location }) => location === 'body')
  if (inBody.length === 0) return null
  const shown = method === 'PATCH' ? inBody.slice(0, 2) : inBody
  return exampleObject(Object.fromEntries(shown.map(({ name, schema }) => [name, schema])), parts)
}

function answerOf(name: OperationName, operation: Operation): Answer {
  if (operation.output instanceof z.ZodVoid) return { status: 204 }
  if (operation.bytes) return { status: 200, mediaTypes: operation.bytes }
  const { whole: schema, parts } = toJsonSchema(operation.output, 'output')
  return {
    status: operation.created !== undefined ? 201 : 200,
    schema,
    parts,
    example: exampleAnswer(name, schema, parts),
  }
}

function eventsOf({ streams }: Operation): SchemaWithExample | null {
  if (!streams) return null
  const { whole: schema, parts } = toJsonSchema(streams, 'output')
  const kinds = (schema.oneOf ?? schema.anyOf ?? []) as JsonSchema[]
  return { schema, parts, example: kinds.map((kind) => eventText(exampleOf(kind, parts))).join('') }
}

function eventText(data: unknown) {
  return `event: ${(data as { type: string }).type}\ndata: ${JSON.stringify(data)}\n\n`
}
