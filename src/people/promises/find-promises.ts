import type { Moment } from '#language/dates/mention.ts'
import { readText } from '#language/reading/read-text.ts'

/** A promise found in a text: what to do, the sentence that says so, and when it is due where it was said. */
export type FoundPromise = {
  text: string
  sentence: string
  sure: boolean
  dueOn: string | null
  dueTime: string | null
}

/** What the writer of a text promises or has to do. */
export const findPromises = (text: string, said: Moment, displayName?: string): FoundPromise[] =>
  readText(text, displayName)
    .commitments(said)
    .map(({ object, span, certainty, day }) => ({
      text: object,
      sentence: span,
      sure: certainty === 'sure',
      dueOn: day?.on ?? null,
      dueTime: day?.time ?? null,
    }))
