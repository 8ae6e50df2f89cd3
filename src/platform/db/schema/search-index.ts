import type { Generated } from 'kysely'

/** Computed from members' records. */
export type SearchIndexSchema = {
  /** A row for each tag of a person and for each part of their place. Lists are filtered by it. */
  connectionLabels: {
    memberId: string
    kind: 'tag' | 'place'
    /** The same for all spellings. */
    labelKey: string
    /** As in `connections`, so that a filtered list needs no sorting. */
    sortName: string
    connectionId: string
    /** As it is written. */
    label: string
  }
  /** Which words lead to which people: `own` are of the person's own fields, `said` of the timeline, `drafted` of follow-ups. */
  searchTerms: {
    memberId: string
    place: 'own' | 'said' | 'drafted'
    term: string
    connectionId: string
    sourceId: string
    /** The `searchVersion` that wrote it. */
    version: Generated<number>
  }
  /** Misspellings, one letter left out, of the words in people's own fields. */
  searchVariants: { memberId: string; variant: string; term: string; version: Generated<number> }
  /** Words that left the index. A job forgets their variants, unless another record has them. */
  searchLeftovers: { memberId: string; term: string }
  /** Whose derived data is being rebuilt, and how far that is: after this record of a stage. */
  rebuilds: { memberId: string; stage: string; after: string }
}
