import assert from 'node:assert/strict'
import { findCommitments } from '#language/reading/commitments/find-commitments.ts'

/** Tuesday, 10 March 2026, 18:20 in Berlin. */
export const said = { at: Temporal.Instant.from('2026-03-10T17:20:00Z'), timeZone: 'Europe/Berlin' }

/** Each found promise as "text (date time)", with a question mark for a suggestion. */
export const found = (text: string, names: string[] = []) =>
  findCommitments(text, { ...said, names }).map(({ object, certainty, day }) => {
    const due = [day?.on, day?.time].filter(Boolean).join(' ')
    return `${object}${due && ` (${due})`}${certainty === 'sure' ? '' : '?'}`
  })

/** Asserts the promises found in each note. */
export function finds(notes: Record<string, string[]>) {
  for (const [note, promises] of Object.entries(notes)) assert.deepEqual(found(note), promises, note)
}
