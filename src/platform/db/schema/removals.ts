import { id, instant, jsonOf, privateTable, text } from './table.ts'

/** What members removed and can restore for a while. */
export const removalTables = {
  removals: privateTable(
    {
      id: id(),
      kind: text<RemovalKind>(),
      /** The id of the removed record. */
      subjectId: id(),
      /** The person it belonged to, or who was removed. */
      connectionId: id().nullable(),
      /** What it is called in a list: a name, or the first words. */
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
}

export type RemovalKind =
  | 'connection'
  | 'interaction'
  | 'promise'
  | 'card'
  | 'capture'
  | 'thread'
  | 'webhook'
  | 'calendar'
export type RemovedColumns = Record<string, unknown>
