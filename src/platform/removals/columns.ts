import type { Schema } from '../db/schema/schema.ts'

type Columns<Table extends keyof Schema> = Record<Exclude<keyof Schema[Table], 'memberId'>, true>

/** A column that is missing here would be lost by a removal, so it does not compile. */
const interactions: Columns<'interactions'> = {
  id: true,
  connectionId: true,
  kind: true,
  text: true,
  transcript: true,
  source: true,
  occurredAt: true,
  createdAt: true,
  audio: true,
}

const promises: Columns<'promises'> = {
  id: true,
  connectionId: true,
  text: true,
  dueOn: true,
  dueTime: true,
  createdAt: true,
  completedAt: true,
  interactionId: true,
  sentence: true,
  dueAssumedAt: true,
}

const findings: Columns<'findings'> = {
  id: true,
  connectionId: true,
  interactionId: true,
  text: true,
  sentence: true,
  dueOn: true,
  dueTime: true,
  foundBy: true,
  createdAt: true,
  promiseId: true,
  dismissedAt: true,
}

const tables = { interactions, promises, findings }

/** The tables whose rows can be restored. */
export type RemovedTable = keyof typeof tables

export function columnsOf<Table extends RemovedTable>(table: Table) {
  return Object.keys(tables[table]) as (keyof (typeof tables)[Table])[]
}
