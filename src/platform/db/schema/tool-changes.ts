import { id, instant, integer, jsonOf, privateTable, text } from './table.ts'

export const toolChangeTables = {
  /** What tools changed, so that it can be undone. */
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

export type ChangedRecord = {
  kind: string
  id: string
  /** The values that were changed, as they were; null if the record is new. */
  before: Record<string, unknown> | null
  /** A hash of the same values after the change, or of all values of a new record; null if the record was removed. */
  after: string | null
}
