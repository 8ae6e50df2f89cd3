/**
 * What people are to each other, each with its inverse. A relation of a person names what the other one is to them: with
 * `parent`, the other is their parent. The order is that of lists and sentences.
 */
export const inverseKinds = {
  spouse: 'spouse',
  partner: 'partner',
  child: 'parent',
  parent: 'child',
  sibling: 'sibling',
  grandparent: 'grandchild',
  grandchild: 'grandparent',
  aunt_or_uncle: 'niece_or_nephew',
  niece_or_nephew: 'aunt_or_uncle',
  cousin: 'cousin',
  parent_in_law: 'child_in_law',
  child_in_law: 'parent_in_law',
  sibling_in_law: 'sibling_in_law',
  godparent: 'godchild',
  godchild: 'godparent',
  relative: 'relative',
  friend: 'friend',
  neighbour: 'neighbour',
  colleague: 'colleague',
  manager: 'report',
  report: 'manager',
  assistant: 'assistant_of',
  assistant_of: 'assistant',
  mentor: 'mentee',
  mentee: 'mentor',
  introduced_by: 'introduced',
  introduced: 'introduced_by',
  /** The other end of a relation in the member's own words, if they gave none for it. */
  other: 'other',
} as const

export type RelationKind = keyof typeof inverseKinds

export const relationKinds = Object.keys(inverseKinds) as RelationKind[]

export const isRelationKind = (kind: string): kind is RelationKind => Object.hasOwn(inverseKinds, kind)

/** What the first person is to the other. Own words have the inverse that the member gave. */
export const inverseOf = (kind: string, given?: string | null): string =>
  isRelationKind(kind) ? (kind === 'other' ? (given ?? 'other') : inverseKinds[kind]) : (given ?? 'other')

/** Nobody is their own ancestor. */
export const isParental = (kind: string) => kind === 'parent' || kind === 'child'
