import type { InstantText, Json } from './values.ts'

/** What members removed and can restore for a while. Private: every key and index starts with the member. */
export type RemovalSchema = {
  removals: {
    memberId: string
    id: string
    kind: RemovalKind
    /** The id of the removed record. */
    subjectId: string
    /** The person it belonged to, or who was removed. */
    connectionId: string | null
    /** What it is called in a list: a name, or the first words. */
    label: string
    removedAt: InstantText
    /** When a part of it was last restored; null if none was. */
    restoringAt: InstantText | null
  }
  /** A row that was removed, or what the removal changed of a row that stays. */
  removedRecords: {
    memberId: string
    removalId: string
    tableName: string
    recordId: string
    before: Json<RemovedColumns>
    /** Null if the row was removed. */
    after: Json<RemovedColumns> | null
  }
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
