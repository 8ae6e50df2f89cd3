import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from './errors.ts'
import { type Operation, routeOf } from './wire.ts'

/**
 * Where the fields of an operation come from: those in its path from the path; those of a GET or DELETE from the
 * query string; the rest from the JSON body. The path wins.
 */
export function binding(operation: Operation) {
  const { inPath: pathFields, rest } = routeOf(operation)
  const inQuery = rest === 'query'
  const numbers = inQuery ? numericFields(operation) : new Set<string>()
  const inPath = (field: string) => pathFields.has(field)

  return (request: FastifyRequest) => {
    const query = request.query as Query
    refuseMisplaced(inQuery ? request.body : query, inQuery ? 'in the query string' : 'in the JSON body')
    const sent = inQuery ? queryFields(query, numbers) : bodyFields(request)
    return { input: { ...sent, ...(request.params as Record<string, string>) }, inPath }
  }
}

/** A field that would be passed over without a word is refused instead. */
function refuseMisplaced(sent: unknown, place: string) {
  const names = typeof sent === 'object' && sent !== null ? Object.keys(sent) : []
  if (names.length === 0) return
  const fields = names.map((field) => ({
    field,
    message: `is in the wrong place: this operation takes its fields ${place}`,
  }))
  throw new Refusal('invalid', `${names.join(', ')}: this operation takes its fields ${place}.`, { fields })
}

type Query = Record<string, string | string[]>

function numericFields(operation: Operation) {
  const schema = z.toJSONSchema(operation.input, { io: 'input' }).properties ?? {}
  return new Set(
    Object.keys(schema).filter((name) => /^(integer|number)$/.test(String((schema[name] as { type?: string }).type))),
  )
}

function queryFields(query: Query, numbers: Set<string>) {
  const fields: Record<string, unknown> = { ...query }
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value))
      throw new Refusal('invalid', `${name} is given twice.`, { fields: [{ field: name, message: 'is given twice' }] })
    if (numbers.has(name) && /^-?\d+(\.\d+)?$/.test(value)) fields[name] = Number(value)
  }
  return fields
}

function bodyFields(request: FastifyRequest) {
  const { body } = request
  if (body === undefined) return {}
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw new Refusal('invalid', 'The body must be a JSON object.')
}
