/** What a reader learns from a note: each commitment of its writer, and its due date. */
export type Labelled = {
  text: string
  /** When it was written (an instant in UTC), and where. */
  occurredAt: string
  timeZone: string
  /** `does` is the verb phrase as written, less its date words; `due` a calendar date there; `time` HH:MM. */
  promises: { does: string; due: string | null; time?: string; sure: boolean }[]
}
