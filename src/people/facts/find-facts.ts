import { readText } from '#language/reading/read-text.ts'
import type { FactKind } from '#platform/db/schema/values.ts'

/** A fact as a sentence states it. */
export type FoundFact = {
  kind: FactKind
  /** Whom it is about, as the note says: a relative. Null is the person of the note. */
  about: string | null
  value: string
  /** It is no longer so: "left Acme". */
  ended: boolean
  sentence: string
}

/** The facts that a note about a person states for sure. */
export const findFacts = (note: string, displayName: string): FoundFact[] =>
  readText(note, displayName)
    .facts()
    .map(({ verb, subject, object, negated, span }) => ({
      kind: verb as FactKind,
      about: typeof subject === 'object' ? subject.name : null,
      value: object,
      ended: negated,
      sentence: span,
    }))
