import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fieldError, Refusal } from '#contract/errors.ts'
import { type Operation, routeOf } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'

/**
 * Makes a function that collects the input of an operation from a request: fields of the path from the path; those of
 * a GET or DELETE, unless listed as `body`, and those listed as `query`, from the query string; the rest from the JSON body. The path wins.
 */
export function inputBinder(operation: Operation) {
  const { locationOf } = routeOf(operation)
  const takesBody = operation.body !== undefined || !/^(GET|DELETE)/.test(operation.http)
  const queryFieldNames = operation.query ?? []
  // Read with the first query, not at the start: for all operations together it takes a tenth of a second.
  let numbers: Set<string> | undefined
  const isNumber = (field: string) => {
    numbers ??= numericFields(operation)
    return numbers.has(field)
  }
  const inPath = (field: string) => locationOf(field) === 'path'

  return (request: FastifyRequest) => {
    const query = request.query as Query
    const misplaced = takesBody
      ? Object.keys(query).filter((field) => locationOf(field) !== 'query')
      : fieldNames(request.body)
    if (misplaced.length > 0) throw wrongLocation(misplaced, takesBody ? 'in the JSON body' : 'in the query string')
    const body = takesBody ? bodyFields(request) : {}
    const misplacedInBody = queryFieldNames.filter((field) => Object.hasOwn(body, field))
    if (misplacedInBody.length > 0) throw wrongLocation(misplacedInBody, 'in the query string')
    return {
      input: { ...body, ...addressFields({ ...query, ...(request.params as Record<string, string>) }, isNumber) },
      inPath,
    }
  }
}

const fieldNames = (body: unknown) => (typeof body === 'object' && body !== null ? Object.keys(body) : [])

/** A misplaced field is an error, rather than silently ignored. */
function wrongLocation(names: string[], location: string) {
  const message = `must be sent ${location}`
  const fields = names.map((field) => ({ field, message }))
  return new Refusal('invalid', say('refusals.http.wrongLocation', { names: names.join(', '), message }), { fields })
}

type Query = Record<string, string | string[]>

function numericFields(operation: Operation) {
  const schema = z.toJSONSchema(operation.input, { io: 'input' }).properties ?? {}
  return new Set(
    Object.keys(schema).filter((name) => /^(integer|number)$/.test(String((schema[name] as { type?: string }).type))),
  )
}

function addressFields(query: Query, isNumber: (field: string) => boolean) {
  const fields: Record<string, unknown> = { ...query }
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value))
      throw new Refusal('invalid', say('refusals.http.givenTwice', { name }), {
        fields: [fieldError(name, say('fields.givenTwice'))],
      })
    if (/^-?\d+(\.\d+)?$/.test(value) && isNumber(name)) fields[name] = Number(value)
  }
  return fields
}

function bodyFields(request: FastifyRequest) {
  const { body } = request
  if (body === undefined) return {}
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw new Refusal('invalid', say('refusals.http.notJsonObject'))
}
