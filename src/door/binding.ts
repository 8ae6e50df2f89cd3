import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import { type Operation, routeOf } from '#contract/operation.ts'

/**
 * Where the fields of an operation come from: those in its path from the path; those of a GET or DELETE, and those it
 * lists as `query`, from the query string; the rest from the JSON body. The path wins.
 */
export function binding(operation: Operation) {
  const { locationOf } = routeOf(operation)
  const takesBody = !/^(GET|DELETE)/.test(operation.http)
  const besideBody = operation.query ?? []
  const numbers = takesBody && besideBody.length === 0 ? new Set<string>() : numericFields(operation)
  const inPath = (field: string) => locationOf(field) === 'path'

  return (request: FastifyRequest) => {
    const query = request.query as Query
    const misplaced = takesBody
      ? Object.keys(query).filter((field) => locationOf(field) !== 'query')
      : namesIn(request.body)
    if (misplaced.length > 0) throw wrongPlace(misplaced, takesBody ? 'in the JSON body' : 'in the query string')
    const body = takesBody ? bodyFields(request) : {}
    const strays = besideBody.filter((field) => Object.hasOwn(body, field))
    if (strays.length > 0) throw wrongPlace(strays, 'in the query string')
    return { input: { ...body, ...queryFields(query, numbers), ...(request.params as Record<string, string>) }, inPath }
  }
}

const namesIn = (sent: unknown) => (typeof sent === 'object' && sent !== null ? Object.keys(sent) : [])

/** A field that would be passed over without a word is refused instead. */
function wrongPlace(names: string[], place: string) {
  const fields = names.map((field) => ({
    field,
    message: `is in the wrong place: this operation takes its fields ${place}`,
  }))
  return new Refusal('invalid', `${names.join(', ')}: this operation takes its fields ${place}.`, { fields })
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
