import { z } from 'zod'

type ObjectSchema = { type: 'object'; [key: string]: unknown }

/** JSON Schema as lean as a model needs it: every assistant pays for it in each conversation. */
export function toolSchema(schema: z.ZodType, io: 'input' | 'output'): ObjectSchema {
  const { $schema, ...plain } = z.toJSONSchema(schema, {
    io,
    reused: 'inline',
    override: ({ jsonSchema }) => lean(jsonSchema, io),
  })
  const whole = inlined(plain, plain.$defs ?? {}) as ObjectSchema
  return io === 'input' ? whole : outline(whole)
}

type JsonSchema = z.core.JSONSchema.BaseSchema

function lean(schema: JsonSchema, io: 'input' | 'output') {
  delete schema.examples
  delete schema.id
  // The format says it in a word.
  if (schema.format === 'uuid') delete schema.pattern
  if (io === 'input') return
  // Every choice among texts is a text.
  if (schema.anyOf) schema.type = schema.anyOf[0]?.type
  const bounds = [
    'enum',
    'pattern',
    'format',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'maxItems',
    'additionalProperties',
  ]
  for (const key of ['description', 'anyOf', ...bounds] as const) delete schema[key]
}

/** Of an answer, the fields it has: what is in its lists, and in its parts, a model sees for itself. */
function outline(schema: ObjectSchema): ObjectSchema {
  const properties = Object.entries(schema.properties as Record<string, JsonSchema>)
  return { ...schema, properties: Object.fromEntries(properties.map(([name, field]) => [name, shallow(field)])) }
}

function shallow(field: JsonSchema) {
  if (field.type === 'object') return { type: 'object' }
  return field.type === 'array' ? { type: 'array', items: { type: (field.items as JsonSchema).type } } : field
}

/** Named parts are written out where they are used: some clients do not follow references. */
function inlined(value: unknown, parts: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => inlined(each, parts))
  if (typeof value !== 'object' || value === null) return value
  const reference = '$ref' in value ? String(value.$ref).replace('#/$defs/', '') : null
  if (reference !== null) return inlined(parts[reference], parts)
  const entries = Object.entries(value).filter(([key]) => key !== '$defs')
  return Object.fromEntries(entries.map(([key, each]) => [key, inlined(each, parts)]))
}
