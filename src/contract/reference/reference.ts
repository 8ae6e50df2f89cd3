import { z } from 'zod'
import { type OperationName, operations } from '../api.ts'
import type { RefusalCode } from '../errors.ts'
import { type FieldLocation, type Method, type Operation, routeOf } from '../operation.ts'
import { exampleAnswer, exampleObject, exampleOf } from './examples.ts'
import { type Noun, nounOf } from './nouns.ts'
import { refusalsOf } from './refusals.ts'
import { type JsonSchema, jsonSchema, type Parts } from './schemas.ts'

export type Field = { name: string; location: FieldLocation; required: boolean; schema: JsonSchema }

/** An operation as a reader sees it: what OpenAPI and the reference page are both made of. */
export type Described = {
  name: OperationName
  noun: Noun
  method: Method
  path: string
  operation: Operation
  fields: Field[]
  parts: Parts
  body: Record<string, unknown> | null
  answer: Answer
  /** What is events on the way, event by event: the schema of their `data`. */
  events: Shown | null
  refusals: RefusalCode[]
}

type Shown = { schema: JsonSchema; parts: Parts; example: unknown }

type Answer = ({ status: 200 | 201 } & Shown) | { status: 200; mediaTypes: readonly string[] } | { status: 204 }

/** Made when somebody first looks: a start need not wait for it. */
export function reference() {
  made ??= operations.map(([name, operation]) => described(name, operation))
  return made
}

let made: Described[] | undefined

function described(name: OperationName, operation: Operation): Described {
  const { method, path, locationOf } = routeOf(operation)
  const { whole, parts } = jsonSchema(operation.input, 'input')
  const fields = Object.entries(whole.properties ?? {}).map(([field, schema]): Field => {
    const location = locationOf(field)
    const required = location === 'path' || (whole.required?.includes(field) ?? false)
    return { name: field, location, required, schema: schema as JsonSchema }
  })
  const noun = nounOf(name)
  const body = operation.uploadAlone ? null : exampleBody(method, fields, parts)
  const answer = answerOf(name, operation)
  const events = eventsOf(operation)
  return { name, noun, method, path, operation, fields, parts, body, answer, events, refusals: refusalsOf(operation) }
}

/** Of a change, two fields are enough to show how it goes. */
function exampleBody(method: Method, fields: Field[], parts: Parts) {
  const inBody = fields.filter(({ location }) => location === 'body')
  if (inBody.length === 0) return null
  const shown = method === 'PATCH' ? inBody.slice(0, 2) : inBody
  return exampleObject(Object.fromEntries(shown.map(({ name, schema }) => [name, schema])), parts)
}

function answerOf(name: OperationName, operation: Operation): Answer {
  if (operation.output instanceof z.ZodVoid) return { status: 204 }
  if (operation.bytes) return { status: 200, mediaTypes: operation.bytes }
  const { whole: schema, parts } = jsonSchema(operation.output, 'output')
  return {
    status: operation.created !== undefined ? 201 : 200,
    schema,
    parts,
    example: exampleAnswer(name, schema, parts),
  }
}

function eventsOf({ streams }: Operation): Shown | null {
  if (!streams) return null
  const { whole: schema, parts } = jsonSchema(streams, 'output')
  const kinds = (schema.oneOf ?? schema.anyOf ?? []) as JsonSchema[]
  return { schema, parts, example: kinds.map((kind) => eventText(exampleOf(kind, parts))).join('') }
}

function eventText(data: unknown) {
  return `event: ${(data as { type: string }).type}\ndata: ${JSON.stringify(data)}\n\n`
}
