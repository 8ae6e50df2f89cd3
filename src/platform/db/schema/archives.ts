import type { ArchiveCounts, ArchiveNote, ArchiveOrigin, ArchivePlace, InstantText, Json } from './values.ts'

/** Archives that are being, or were, brought in. Private: every key and index starts with the member. */
export type ArchiveSchema = {
  archiveImports: {
    memberId: string
    id: string
    origin: Json<ArchiveOrigin>
    /** How far it has come: moved on in the transaction that keeps what was read. */
    reached: Json<ArchivePlace>
    /** The `counts` and `notes` of the API: a column of JSON has a name that no column of another kind has. */
    tallies: Json<ArchiveCounts>
    remarks: Json<ArchiveNote[]>
    createdAt: InstantText
    startedAt: InstantText | null
    finishedAt: InstantText | null
    /** Why it was given up, in a sentence. */
    failure: string | null
  }
}
