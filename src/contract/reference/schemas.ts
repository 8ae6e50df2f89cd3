import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema
export type Parts = Record<string, JsonSchema>

/** A schema of the contract as JSON Schema. Named parts are separate, and are referred to by `$ref`. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): { whole: JsonSchema; parts: Parts } {
  const converted = z.toJSONSchema(schema, { io, override: ({ jsonSchema }) => simplify(jsonSchema, io) })
  const { $schema: _, $defs: parts = {}, ...whole } = converted
  return { whole, parts: parts as Parts }
}

export function resolveReference(schema: JsonSchema, parts: Parts): JsonSchema {
  const name = referencedPart(schema)
  return name === null ? schema : (parts[name] ?? {})
}

/** The name of the part that a schema refers to, or null. */
export function referencedPart({ $ref }: JsonSchema) {
  return $ref?.startsWith('#/$defs/') ? $ref.slice('#/$defs/'.length) : null
}

/** A format is easier to read than its pattern. Answers allow more fields, since changes are additive. */
function simplify(schema: JsonSchema, io: 'input' | 'output') {
  if (schema.format === 'uuid' || schema.format === 'email') delete schema.pattern
  if (io === 'output') delete schema.additionalProperties
}
