import type { FactKind } from '#platform/db/schema/values.ts'

/** A fact, before its sentence is known. */
export type Fact = {
  kind: FactKind
  /** Whom it is about, as the note says: a relative. Null is the person of the note. */
  about: string | null
  value: string
  /** It is no longer so: "left Acme". */
  ended: boolean
}
