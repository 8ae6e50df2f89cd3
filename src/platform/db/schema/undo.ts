import { id, instant, integer, jsonOf, privateTable, text } from './table.ts'

export const undoTables = {
  /** Removed records, which members can restore for a while. */
  removals: privateTable(
    {
      id: id(),
      kind: text<RemovalKind>(),
      /** The id of the removed record. */
      subjectId: id(),
      /** The person it belonged to, or who was removed. */
      connectionId: id().nullable(),
      /** Its label in lists: a name, or the first words. */
      label: text(),
      removedAt: instant(),
      /** When a part of it was last restored; null if none was. */
      restoringAt: instant().nullable(),
    },
    { notArchived: 'What you removed and can restore in this instance for 30 days.' },
  ),

  /** A row that was removed, or what the removal changed of a row that stays. */
  removedRecords: privateTable(
    {
      removalId: id(),
      tableName: text(),
      recordId: text(),
      before: jsonOf<RemovedColumns>(),
      /** Null if the row was removed. */
      after: jsonOf<RemovedColumns>().nullable(),
    },
    { notArchived: 'What you removed and can restore in this instance for 30 days.' },
  ),

  /** Changes by tools, for undo. */
  toolChanges: privateTable(
    {
      /** A later change has a higher number. */
      number: integer().withDefault(),
      /** The personal token or app that called the tool; the member's own id for a change without a tool. */
      tokenId: id(),
      operation: text(),
      records: jsonOf<ChangedRecord[]>(),
      createdAt: instant(),
    },
    { notArchived: 'What assistants changed in this instance and can undo for a day.' },
  ),
}

export type RemovalKind =
  | 'connection'
  | 'interaction'
  | 'promise'
  | 'date'
  | 'gift'
  | 'card'
  | 'capture'
  | 'thread'
  | 'webhook'
  | 'calendar'
  | 'relation'
  | 'file'
export type RemovedColumns = Record<string, unknown>

export type ChangedRecord = {
  kind: string
  id: string
  /** The values that were changed, as they were; null if the record is new. */
  before: Record<string, unknown> | null
  /** A hash of the same values after the change, or of all values of a new record; null if the record was removed. */
  after: string | null
}
