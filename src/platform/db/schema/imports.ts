import type { ImportedContact, ImportFinding, ImportOutcome, InstantText, Json } from './values.ts'

/** What was brought in from elsewhere. Private: every key and index starts with the member. */
export type ImportSchema = {
  /** What another address book knew of a person and Kith has no field for: lines of vCard, unfolded, as they were. */
  contactExtras: { memberId: string; connectionId: string; properties: Json<string[]> }
  /** What other address books call a person: the same again is the same person. */
  contactUids: { memberId: string; uid: string; connectionId: string }
  /** A file of people, kept for a while. The file itself is a blob, until it has been read. */
  imports: {
    memberId: string
    id: string
    state: ImportState
    format: ImportFormat | null
    bytes: number
    /** As the file was called where it came from; null if it had no name. */
    fileName: string | null
    /** Given to everybody who comes with it. */
    tag: string | null
    /** How far it is with what it is doing, in hundredths. */
    progress: number
    /** What there is to say of the file as a whole. */
    problems: Json<string[]>
    conflicts: ImportPolicy
    /** Where notes go. */
    notes: ImportNotes
    failure: string | null
    createdAt: InstantText
    readAt: InstantText | null
    appliedAt: InstantText | null
    undoneAt: InstantText | null
    /** The last row the member looked at after it was applied; null before the first. */
    reviewedTo: number | null
  }
  /** A person of the file, from its first row on. */
  importRows: {
    memberId: string
    importId: string
    number: number
    /** Where in the file it begins. */
    line: number
    verdict: ImportVerdict
    contents: Json<ImportedContact>
    finding: Json<ImportFinding>
    /** What the member decided; null leaves it to the verdict. */
    action: ImportAction | null
    chosenId: string | null
    /** Whose values stay where the row differs; null leaves it to the import. */
    chosenValues: ImportValues | null
    /** What was done with it; null until then. */
    deed: ImportDeed | null
    outcome: Json<ImportOutcome> | null
    /** Whom it became, or became part of. */
    connectionId: string | null
  }
}

/** One that is removed is there for nobody; its rows go a part at a time. */
type ImportState = 'reading' | 'ready' | 'applying' | 'applied' | 'undoing' | 'undone' | 'failed' | 'removed'
export type ImportFormat = 'vcard' | 'google' | 'linkedin' | 'csv'
export type ImportPolicy = 'keep' | 'theirs' | 'skip'
/** The member's values, or those of the file. */
export type ImportValues = 'keep' | 'theirs'
export type ImportNotes = 'timeline' | 'extras'
export type ImportVerdict = 'new' | 'match' | 'conflict' | 'same' | 'unreadable'
export type ImportAction = 'add' | 'merge' | 'skip'
export type ImportDeed = 'added' | 'merged' | 'unchanged' | 'skipped' | 'undone' | 'kept'
