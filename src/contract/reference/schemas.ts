import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema
export type Parts = Record<string, JsonSchema>

/** A schema of the contract as JSON Schema; those parts that have a name stand apart, and are referred to. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): { whole: JsonSchema; parts: Parts } {
  const made = z.toJSONSchema(schema, { io, override: ({ jsonSchema }) => plain(jsonSchema, io) })
  const { $schema: _, $defs: parts = {}, ...whole } = made
  return { whole, parts: parts as Parts }
}

export function resolved(schema: JsonSchema, parts: Parts): JsonSchema {
  const name = partName(schema)
  return name === null ? schema : (parts[name] ?? {})
}

/** The name of the part that a schema refers to. */
export function partName({ $ref }: JsonSchema) {
  return $ref?.startsWith('#/$defs/') ? $ref.slice('#/$defs/'.length) : null
}

/** A format says it better than its pattern; and an answer may gain fields, since changes are additive. */
function plain(schema: JsonSchema, io: 'input' | 'output') {
  if (schema.format === 'uuid' || schema.format === 'email') delete schema.pattern
  if (io === 'output') delete schema.additionalProperties
}
