import { id, integer, privateTable, text } from './table.ts'

/** Computed from members’ records. */
export const searchIndexTables = {
  /** A row for each tag of a person, part of their places, company and home. Lists are filtered by it. */
  connectionLabels: privateTable(
    {
      kind: text<'tag' | 'place' | 'company' | 'pastCompany' | 'home'>(),
      /** The same for all spellings. */
      labelKey: text(),
      /** As in `connections`, so that a filtered list needs no sorting. */
      sortName: text(),
      connectionId: id(),
      /** As it is written. */
      label: text(),
    },
    { notArchived: 'Computed from exported records.', onRemoval: 'computed' },
  ),

  /**
   * The index from words to people: `own` are in the person's fields, `said` in the timeline, `drafted` in follow-ups.
   */
  searchTerms: privateTable(
    {
      place: text<'own' | 'said' | 'drafted'>(),
      term: text(),
      connectionId: id(),
      sourceId: id(),
      /** The `searchVersion` that wrote it. */
      version: integer().withDefault(),
    },
    { notArchived: 'Computed from exported records.' },
  ),

  /** Misspellings, one letter left out, of the words in people's own fields. */
  searchVariants: privateTable(
    {
      variant: text(),
      term: text(),
      version: integer().withDefault(),
    },
    { notArchived: 'Computed from exported records.' },
  ),

  /** Words that left the index. A job forgets their variants, unless another record has them. */
  searchLeftovers: privateTable(
    {
      term: text(),
    },
    { notArchived: 'Words that are about to be forgotten.' },
  ),

  /** Whose derived data is being rebuilt, and how far that is: after this record of a stage. */
  rebuilds: privateTable(
    {
      stage: text(),
      after: text(),
    },
    { notArchived: 'Says how far this instance is with rebuilding an index.' },
  ),
}
