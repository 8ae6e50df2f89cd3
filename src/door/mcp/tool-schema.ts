import { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import type { Operation, Tool } from '#contract/operation.ts'
import { asIs } from '#contract/texts/text.ts'

type ObjectSchema = { type: 'object'; [key: string]: unknown }

/** JSON Schema of the arguments, reduced to what a model needs: every assistant pays for it in each conversation. */
export function inputSchema({ input, tool }: Pick<Operation, 'input' | 'tool'>): ObjectSchema {
  const schema = toolSchema(tool?.input ?? input, 'input')
  for (const [name, field] of Object.entries(schema.properties as Record<string, JsonSchema>)) {
    const description = tool?.arguments?.[name]
    if (description) field.description = description
  }
  return schema
}

/** The fields that an answer may have, without those that the tool leaves out or that repeat an argument. */
export function outputSchema({ input, output, tool }: Pick<Operation, 'input' | 'output' | 'tool'>): ObjectSchema {
  const { type, properties } = toolSchema(output, 'output')
  const required = toolSchema(input, 'input').required as string[] | undefined
  const omitted = new Set([...(tool?.omit ?? []), ...(required ?? [])])
  const fields = Object.entries(properties as Record<string, JsonSchema>).filter(([name]) => !omitted.has(name))
  return { type, properties: Object.fromEntries(fields.map(([name, field]) => [name, typeOnly(field)])) }
}

function toolSchema(schema: z.ZodType, io: 'input' | 'output'): ObjectSchema {
  const { $schema, ...plain } = z.toJSONSchema(schema, {
    io,
    reused: 'inline',
    override: ({ jsonSchema }) => reduce(jsonSchema, io),
  })
  return inlineReferences(plain, plain.$defs ?? {}) as ObjectSchema
}

type JsonSchema = z.core.JSONSchema.BaseSchema

function reduce(schema: JsonSchema, io: 'input' | 'output') {
  delete schema.examples
  delete schema.id
  // The format says the same in fewer words.
  if (schema.format === 'uuid') delete schema.pattern
  if (schema.minLength === 0) delete schema.minLength
  // A cursor is sent back as it came.
  if (schema.format === 'cursor') for (const key of ['format', 'pattern', 'maxLength'] as const) delete schema[key]
  if (io === 'input') return
  // Every alternative has the same type.
  if (schema.anyOf) schema.type = schema.anyOf[0]?.type
  const details = [
    'enum',
    'const',
    'pattern',
    'format',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'maxItems',
    'additionalProperties',
  ]
  for (const key of ['description', 'anyOf', ...details] as const) delete schema[key]
}

/** Without what is inside: a model sees it when it reads an answer. */
function typeOnly(field: JsonSchema) {
  if (field.type === 'object') return { type: 'object' }
  if (field.type !== 'array') return field
  const { type } = field.items as JsonSchema
  return { type: 'array', ...(type !== 'object' && { items: { type } }) }
}

/** Replaces references by what they refer to: some clients do not follow them. */
function inlineReferences(value: unknown, parts: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => inlineReferences(each, parts))
  if (typeof value !== 'object' || value === null) return value
  const reference = '$ref' in value ? String(value.$ref).replace('#/$defs/', '') : null
  if (reference !== null) return inlineReferences(parts[reference], parts)
  const entries = Object.entries(value).filter(([key]) => key !== '$defs')
  return Object.fromEntries(entries.map(([key, each]) => [key, inlineReferences(each, parts)]))
}

const bounds = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum']

/** Without bounds and the format of an e-mail: an error says them to the few who need to know, and twenty tools have to fit into one list. */
export function withoutBounds<Schema extends object>(schema: Schema): Schema {
  const isBound = (key: string, value: unknown) => bounds.includes(key) || (key === 'format' && value === 'email')
  const entries = Object.entries(schema).filter(([key, value]) => !isBound(key, value) || typeof value === 'object')
  const shorter = entries.map(([key, value]) => [
    key,
    typeof value === 'object' && value !== null && !Array.isArray(value) ? withoutBounds(value) : value,
  ])
  return Object.fromEntries(shorter) as Schema
}

type Fields = Record<string, unknown>

/** A function that reads null as leaving an optional argument out, where null has no meaning of its own. */
export function compileInput({ input }: Operation) {
  const shape = Object.entries(input.shape) as [string, z.ZodType][]
  const leavable = new Set(
    shape
      .filter(([, type]) => type.safeParse(undefined).success && !type.safeParse(null).success)
      .map(([name]) => name),
  )
  return (sent: Fields): Fields => {
    if (!Object.entries(sent).some(([name, value]) => value === null && leavable.has(name))) return sent
    return Object.fromEntries(Object.entries(sent).filter(([name, value]) => value !== null || !leavable.has(name)))
  }
}

type Sources = Readonly<Record<string, string>>

/** The tools that give ids: what one tool says of `connectionId` holds for all that say nothing. */
export function compileIdSources(tools: Tool[]): Sources {
  const ids = tools
    .flatMap(({ arguments: texts = {} }) => Object.entries(texts))
    .filter(([name]) => name.endsWith('Id'))
  const sources = ids.map(([name, text]) => [name, sourceIn(text)] as const)
  return Object.fromEntries(sources.flatMap(([name, source]) => (source ? [[name, source]] : [])))
}

/** For an id that is no UUID, names the tool that gives one, and no example that could be taken for an id. */
export function explainIds(refusal: Refusal, { arguments: texts = {} }: Tool, sources: Sources) {
  const message = refusal.fields.reduce((text, { field, message }) => {
    const source = sourceIn(texts[field]) ?? sources[field]
    return text.replace(`${field} ${message}`, `${field} ${withoutExample(message, source)}`)
  }, refusal.message)
  return message === refusal.message ? refusal : new Refusal(refusal.code, asIs(message), { fields: refusal.fields })
}

function withoutExample(message: string, source: string | undefined) {
  if (!message.startsWith('must be a UUID')) return message
  return source ? `must be a UUID: use ${source} to get it` : 'must be a UUID'
}

const sourceIn = (description = '') => /\bFrom ([a-z_]+( or [a-z_]+)*)/.exec(description)?.[1]
