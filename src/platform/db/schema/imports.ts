import type { StoredReason } from '#contract/texts/reason.ts'
import { id, instant, integer, jsonOf, privateTable, text } from './table.ts'
import type {
  ArchiveCounts,
  ArchiveNote,
  ArchiveOrigin,
  ArchivePlace,
  ImportedContact,
  ImportFinding,
  ImportOutcome,
} from './values.ts'

/** Imports. */
export const importTables = {
  /** Unfolded vCard lines about a person for which Kith has no field. */
  contactExtras: privateTable(
    {
      connectionId: id(),
      properties: jsonOf<string[]>(),
      /** When what has a field was read into it. Null for lines of a version with fewer fields. */
      fieldsReadAt: instant().nullable(),
    },
    { storedBy: 'connectionId' },
  ),

  /** The ids of a person in other address books. The same id is the same person. */
  contactUids: privateTable(
    {
      uid: text(),
      connectionId: id(),
    },
    { storedBy: 'uid' },
  ),

  /** A file of people, kept for a while. The file itself is a blob, until it has been read. */
  imports: privateTable(
    {
      id: id(),
      state: text<ImportState>(),
      format: text<ImportFormat>().nullable(),
      bytes: integer(),
      /** The file's original name; null if it had none. */
      fileName: text().nullable(),
      /** Given to everybody who comes with it. */
      tag: text().nullable(),
      /** The progress of the current step, in percent. */
      progress: integer(),
      /** Remarks about the file as a whole. */
      problems: jsonOf<StoredReason[]>(),
      conflicts: text<ImportPolicy>(),
      /** Where notes go. */
      notes: text<ImportNotes>(),
      failure: text().nullable(),
      createdAt: instant(),
      readAt: instant().nullable(),
      appliedAt: instant().nullable(),
      undoneAt: instant().nullable(),
      /** The last row the member looked at after it was applied; null before the first. */
      reviewedTo: integer().nullable(),
    },
    { notArchived: 'The import log of this instance, kept for a month.' },
  ),

  /** A person of the file, from its first row on. */
  importRows: privateTable(
    {
      importId: id(),
      number: integer(),
      /** Where in the file it begins. */
      line: integer(),
      verdict: text<ImportVerdict>(),
      contents: jsonOf<ImportedContact>(),
      finding: jsonOf<ImportFinding>(),
      /** The member's decision; null to follow the verdict. */
      action: text<ImportAction>().nullable(),
      chosenId: id().nullable(),
      /** Whose values stay where the row differs; null leaves it to the import. */
      chosenValues: text<ImportValues>().nullable(),
      /** The result; null until it is applied. */
      deed: text<ImportDeed>().nullable(),
      outcome: jsonOf<ImportOutcome>().nullable(),
      /** The person it became or was added to. */
      connectionId: id().nullable(),
    },
    { notArchived: 'The import log of this instance, kept for a month.' },
  ),

  archiveImports: privateTable(
    {
      id: id(),
      origin: jsonOf<ArchiveOrigin>(),
      /** The progress, updated in the transaction that stores the rows read. */
      reached: jsonOf<ArchivePlace>(),
      /** The `counts` and `notes` of the API: a column of JSON has a name that no column of another kind has. */
      tallies: jsonOf<ArchiveCounts>(),
      remarks: jsonOf<ArchiveNote[]>(),
      createdAt: instant(),
      startedAt: instant().nullable(),
      finishedAt: instant().nullable(),
      /** Why it was given up, in a sentence. */
      failure: text().nullable(),
    },
    { notArchived: 'The import log of this instance.' },
  ),
}

/** A removed one is hidden from everybody; its rows are deleted in parts. */
type ImportState = 'reading' | 'ready' | 'applying' | 'applied' | 'undoing' | 'undone' | 'failed' | 'removed'
export type ImportFormat = 'vcard' | 'google' | 'linkedin' | 'csv' | 'monica'
export type ImportPolicy = 'keep' | 'theirs' | 'skip'
/** The member's values, or those of the file. */
export type ImportValues = 'keep' | 'theirs'
export type ImportNotes = 'timeline' | 'extras'
export type ImportVerdict = 'new' | 'match' | 'conflict' | 'same' | 'unreadable'
export type ImportAction = 'add' | 'merge' | 'skip'
export type ImportDeed = 'added' | 'merged' | 'unchanged' | 'skipped' | 'undone' | 'kept'
