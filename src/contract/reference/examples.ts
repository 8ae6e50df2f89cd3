import type { OperationName } from '../api.ts'
import { type JsonSchema, type Parts, resolveReference } from './schemas.ts'

const noRows = { total: 0, new: 0, match: 0, conflict: 0, same: 0, unreadable: 0 }
const nothingDone = { added: 0, merged: 0, unchanged: 0, skipped: 0, undone: 0, kept: 0 }

/** Fields of one operation's example answer that differ from the examples in the schema. */
const answerOverrides: Partial<Record<OperationName, Record<string, unknown>>> = {
  Promises_complete: { status: 'complete', completedAt: '2026-03-19T16:05:00.000Z' },
  Webhooks_test: { kind: 'webhook.test', subjectId: '0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35' },
  Webhooks_replay: { state: 'waiting', attempts: 0, nextTryAt: '2026-03-16T18:12:00.000Z', deliveredAt: undefined },
  Calendar_create: { lastReadAt: undefined },
  Imports_create: { state: 'reading', progress: 0, format: undefined, rows: noRows },
  Imports_apply: { state: 'applying', progress: 0 },
  Imports_undo: { state: 'undoing', progress: 0, done: { ...nothingDone, added: 7, merged: 3, unchanged: 1, left: 0 } },
  Archive_import: { state: 'waiting', progress: 0, counts: {}, notes: [] },
}

/** Examples by field name, where one example for the whole type would not make sense. */
const exampleByName: Record<string, unknown> = {
  promiseId: '0198c5a9-41d2-7f60-8b1a-6c0e9d2f7a18',
  otherId: '0198c5a4-3e77-7b05-9c21-58f4d0a6e913',
  ixId: '0198c5a7-0c3b-7a92-b5d4-91e07f3c2b64',
  updatedAt: '2026-03-16T18:12:00.000Z',
  lastContactAt: '2026-03-16T18:12:00.000Z',
  expiresAt: '2027-03-14T09:30:00.000Z',
  keptUntil: '2026-04-13T09:30:00.000Z',
  oldSecretUntil: '2026-03-15T09:30:00.000Z',
  lastUsedAt: '2026-03-16T18:12:00.000Z',
  metOn: '2026-03-14',
  completedAt: undefined,
  // Only invites that have ended have these.
  acceptedAt: undefined,
  revokedAt: undefined,
  // Only voice memos have these.
  transcript: undefined,
  audio: undefined,
  newPassword: 'the harbour at dawn',
}

export function exampleAnswer(operation: OperationName, schema: JsonSchema, parts: Parts): unknown {
  const example = exampleOf(schema, parts)
  const overrides = answerOverrides[operation]
  return overrides ? withoutUndefined({ ...(example as object), ...overrides }) : example
}

/** Built from the examples of the fields; undefined where there is nothing to show. */
export function exampleOf(schema: JsonSchema, parts: Parts, name = ''): unknown {
  if (Object.hasOwn(exampleByName, name)) return exampleByName[name]
  const {
    examples,
    default: defaultValue,
    const: constant,
    enum: choices,
    minimum,
    anyOf,
    type,
    items,
    properties,
  } = resolveReference(schema, parts)
  // An empty list of examples leaves the field out.
  if (examples?.length === 0) return undefined
  const [own] = [...(examples ?? []), defaultValue, constant, choices?.[0], minimum].filter(
    (each) => each !== undefined,
  )
  if (own !== undefined) return own
  if (anyOf?.[0]) return exampleOf(anyOf[0], parts, name)
  if (type === 'array') return items ? listOf(items as JsonSchema, parts) : []
  if (type === 'object') return exampleObject(properties ?? {}, parts)
  return undefined
}

export function exampleObject(fields: Record<string, JsonSchema | boolean>, parts: Parts) {
  const values = Object.entries(fields).map(([name, schema]) => [name, exampleOf(schema as JsonSchema, parts, name)])
  return withoutUndefined(Object.fromEntries(values))
}

function withoutUndefined(fields: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function listOf(item: JsonSchema, parts: Parts) {
  const example = exampleOf(item, parts)
  return example === undefined ? [] : [example]
}
