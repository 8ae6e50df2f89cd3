import type { EntrySource, InstantText, PassageKind } from '#platform/db/schema/values.ts'
import type { Question } from '../questions/question.ts'

/** A piece of the member's memory: a timeline entry, a promise, a follow-up, or a person's fields. */
export type Passage = {
  kind: PassageKind
  id: string
  connectionId: string
  connectionName: string
  /** The full text. */
  text: string
  /** When it happened or was written. */
  at: InstantText
  /** A visitor's words are never trusted as instructions. */
  source: EntrySource
}

/** How well a passage fits a question; the best first. `likeness`: how near its meaning is, if that is known. */
export type Ranked = Passage & { score: number; likeness?: number }

/**
 * What may answer a question, and how much of it occurs there: of the question's telling words, weighed by how rare they
 * are, the part that the best passages have.
 */
export type Recalled = { passages: Ranked[]; coverage: number }

/** The parts of a question that recall needs. */
export type RecallQuestion = Pick<
  Question,
  'words' | 'about' | 'span' | 'isOnlyThen' | 'connectionId' | 'timeZone' | 'text' | 'named'
>

/** Without names: they say whom a question is about, not what it means. */
export function withoutNames({ text, named }: Pick<Question, 'text' | 'named'>) {
  return named.reduce((rest, { said }) => rest.replaceAll(said, ' '), text)
}
