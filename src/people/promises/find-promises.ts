import { findCommitments, type NoteMoment } from '#language/reading/commitments/find-commitments.ts'

/** A promise found in a text: what to do, the sentence that says so, and when it is due where it was said. */
export type FoundPromise = {
  text: string
  sentence: string
  sure: boolean
  dueOn: string | null
  dueTime: string | null
}

/** What the writer of a text promises or has to do. */
export const findPromises = (text: string, said: NoteMoment): FoundPromise[] =>
  findCommitments(text, said).map(({ object, span, certainty, day }) => ({
    text: object,
    sentence: span,
    sure: certainty === 'sure',
    dueOn: day?.on ?? null,
    dueTime: day?.time ?? null,
  }))
