import type { Generated } from 'kysely'
import type { InstantText, Json } from './values.ts'

/** What tools changed, so that it can be undone. Private: every index starts with the member. */
export type ToolChangeSchema = {
  toolChanges: {
    /** A later change has a higher number. */
    number: Generated<number>
    memberId: string
    /** The personal token or app that called the tool; the member's own id for a change without a tool. */
    tokenId: string
    operation: string
    records: Json<ChangedRecord[]>
    createdAt: InstantText
  }
}

export type ChangedRecord = {
  kind: string
  id: string
  /** The values that were changed, as they were; null if the record is new. */
  before: Record<string, unknown> | null
  /** A hash of the same values after the change, or of all values of a new record; null if the record was removed. */
  after: string | null
}
