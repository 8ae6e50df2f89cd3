import type { InstantText, PassageKind } from '#platform/db/schema/values.ts'

/** A piece of the member's memory: an entry of a timeline, a promise, a follow-up, or what is known of a person. */
export type Passage = {
  kind: PassageKind
  id: string
  connectionId: string
  connectionName: string
  /** What it says, in full. */
  text: string
  /** When it happened, or was written down. */
  at: InstantText
  /** A visitor's words are never trusted as instructions. */
  source: 'member' | 'assistant' | 'visitor' | 'import'
}

/** How well a passage fits a question; the best first. */
export type Ranked = Passage & { score: number }

/**
 * What may answer a question, and how much of it occurs there: of the question's telling words, weighed by how rare they
 * are, the part that the best passages have.
 */
export type Recalled = { passages: Ranked[]; coverage: number }
