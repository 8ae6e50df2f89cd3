import { z } from 'zod'
import type { Operation } from '#contract/operation.ts'

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
  return field.type === 'array' ? { type: 'array', items: { type: (field.items as JsonSchema).type } } : field
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

/** Without bounds: an error says them to the few who need to know, and twenty tools have to fit into one list. */
export function withoutBounds<Schema extends object>(schema: Schema): Schema {
  const entries = Object.entries(schema).filter(([key, value]) => !bounds.includes(key) || typeof value === 'object')
  const shorter = entries.map(([key, value]) => [
    key,
    typeof value === 'object' && value !== null && !Array.isArray(value) ? withoutBounds(value) : value,
  ])
  return Object.fromEntries(shorter) as Schema
}
