import { z } from 'zod'
import { Id, line, Nothing, text } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { isRelationKind, relationKinds } from '#contract/relation-kinds.ts'
import { PartialDate } from '../connections/parts/api.ts'
import { DisplayName } from '../connections/record/api.ts'

/** Of one person. */
export const maxRelations = 500

export const maxKindLength = 60

const Kind = line(maxKindLength)
  .overwrite((kind) => (isRelationKind(kind.toLowerCase()) ? kind.toLowerCase() : kind))
  .meta({
    description: `What the other person is to this one: ${relationKinds.join(', ')}, or a word of your own.`,
    examples: ['spouse'],
  })

const ReverseKind = Kind.meta({
  description: 'What this person is to the other. Send it with a word of your own; otherwise it follows from `kind`.',
  examples: [],
})

const details = { since: PartialDate, until: PartialDate, note: text(500).meta({ examples: ['Met at university'] }) }
const optional = z.strictObject(details).partial().shape

const RelatedTo = {
  connectionId: Id.optional().meta({ description: 'The other person.' }),
  name: DisplayName.optional().meta({
    description: 'Or their name. Once somebody with this full name is added, the relation links to them.',
    examples: [],
  }),
}

export const RelationView = z
  .object({
    relationId: Id,
    kind: Kind,
    reverseKind: ReverseKind.meta({ examples: ['spouse'] }),
    connectionId: Id.optional().meta({ description: 'The other person, unless only their name is known.' }),
    name: DisplayName.meta({ examples: ['Pavel Novak'] }),
    ...optional,
  })
  .meta({ id: 'Relation' })

const ofPerson = { id: Id.meta({ description: 'The person whose relation it is.' }) }
const one = { ...ofPerson, relationId: Id }

export const relationsApi = {
  Relations_list: {
    http: 'GET /api/connections/{id}/relations',
    access: 'read',
    summary: 'Lists who a person is related to, as each relation is from their side.',
    input: z.strictObject(ofPerson),
    output: z.array(RelationView),
  },
  Relations_create: {
    http: 'POST /api/connections/{id}/relations',
    access: 'write',
    summary:
      'Relates a person to another one, or to a name. The other person has the same relation from their side. Adding it again changes nothing.',
    refuses: ['conflict'],
    input: z.strictObject({ ...ofPerson, kind: Kind, reverseKind: ReverseKind.optional(), ...RelatedTo, ...optional }),
    output: RelationView,
    created: null,
  },
  Relations_get: {
    http: 'GET /api/connections/{id}/relations/{relationId}',
    access: 'read',
    summary: 'Returns a relation, as it is from the side of this person.',
    input: z.strictObject(one),
    output: RelationView,
  },
  Relations_update: {
    http: 'PATCH /api/connections/{id}/relations/{relationId}',
    access: 'write',
    summary:
      'Changes a relation, as it is from the side of this person. What is left out stays; null clears it. With `connectionId` it links to a person, with `name` to a name only.',
    refuses: ['conflict'],
    input: z.strictObject({
      ...one,
      kind: Kind.optional(),
      reverseKind: ReverseKind.optional(),
      ...RelatedTo,
      since: details.since.nullable().optional(),
      until: details.until.nullable().optional(),
      note: details.note.nullable().optional(),
    }),
    output: RelationView,
  },
  Relations_remove: {
    http: 'DELETE /api/connections/{id}/relations/{relationId}',
    access: 'write',
    summary: 'Removes a relation, for both people. You can restore it for 30 days.',
    input: z.strictObject(one),
    output: Nothing,
  },
  Relations_restore: {
    http: 'POST /api/connections/{id}/relations/{relationId}/restoration',
    access: 'write',
    summary: 'Restores a relation that was removed in the last 30 days. Restoring it again changes nothing.',
    refuses: ['gone', 'conflict'],
    input: z.strictObject(one),
    output: RelationView,
  },
  Relations_suggested: {
    http: 'GET /api/connections/{id}/relation-suggestions',
    access: 'read',
    summary: 'Lists relatives that your notes name and that are not among the relations of the person.',
    input: z.strictObject(ofPerson),
    output: z.array(
      z.object({
        kind: Kind,
        name: DisplayName,
        ixId: Id.meta({ description: 'The entry that says so.' }),
        sentence: z.string().meta({ examples: ['Her husband Pavel sails.'] }),
      }),
    ),
  },
  Relations_dismiss: {
    http: 'POST /api/connections/{id}/relation-dismissals',
    access: 'write',
    summary: 'Dismisses a suggested relation. It does not come back. To keep it instead, add the relation.',
    refuses: ['conflict'],
    input: z.strictObject({ ...ofPerson, kind: Kind, name: DisplayName }),
    output: Nothing,
  },
  Relations_suggestAgain: {
    http: 'DELETE /api/connections/{id}/relation-dismissals',
    access: 'write',
    summary: 'Takes back that you dismissed a suggested relation.',
    input: z.strictObject({ ...ofPerson, kind: Kind, name: DisplayName }),
    output: Nothing,
  },
} as const satisfies Api
