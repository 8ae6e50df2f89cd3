import { z } from 'zod'
import { type OperationName, operations } from '../api.ts'
import type { RefusalCode } from '../errors.ts'
import { type Method, type Operation, type Place, routeOf } from '../wire.ts'
import { exampleAnswer, exampleObject, exampleOf } from './examples.ts'
import { type Noun, nounOf } from './nouns.ts'
import { refusalsOf } from './refusals.ts'
import { type JsonSchema, jsonSchema, type Parts } from './schemas.ts'

export type Field = { name: string; place: Place; required: boolean; schema: JsonSchema }

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
  /** What is told on the way, event by event: the schema of their `data`. */
  told: Shown | null
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
  const { method, path, placeOf } = routeOf(operation)
  const { whole, parts } = jsonSchema(operation.input, 'input')
  const fields = Object.entries(whole.properties ?? {}).map(([field, schema]): Field => {
    const place = placeOf(field)
    const required = place === 'path' || (whole.required?.includes(field) ?? false)
    return { name: field, place, required, schema: schema as JsonSchema }
  })
  const noun = nounOf(name)
  const body = operation.uploadAlone ? null : exampleBody(method, fields, parts)
  const answer = answerOf(name, operation)
  const told = toldBy(operation)
  return { name, noun, method, path, operation, fields, parts, body, answer, told, refusals: refusalsOf(operation) }
}

/** Of a change, two fields are enough to show how it goes. */
function exampleBody(method: Method, fields: Field[], parts: Parts) {
  const inBody = fields.filter(({ place }) => place === 'body')
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

function toldBy({ streams }: Operation): Shown | null {
  if (!streams) return null
  const { whole: schema, parts } = jsonSchema(streams, 'output')
  const kinds = (schema.oneOf ?? schema.anyOf ?? []) as JsonSchema[]
  return { schema, parts, example: kinds.map((kind) => eventText(exampleOf(kind, parts))).join('') }
}

function eventText(data: unknown) {
  return `event: ${(data as { type: string }).type}\ndata: ${JSON.stringify(data)}\n\n`
}
