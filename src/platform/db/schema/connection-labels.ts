/** Computed from the people: a row for each tag of a person and for each part of their place. Lists are filtered by it. */
export type LabelSchema = {
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
}
