import { z } from 'zod'
import { Id, IdCursor, Instant, limit, Next, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { ReasonField } from '#contract/texts/reason.ts'
import { ConnectionView } from '../connections/api.ts'

const fields = ConnectionView.shape

const DuplicatePerson = z
  .object({
    connectionId: Id,
    displayName: fields.displayName,
    company: fields.company,
    title: fields.title,
    location: fields.location,
    emails: fields.emails,
    phones: fields.phones,
  })
  .meta({ id: 'AlikePerson' })

const Count = z
  .int()
  .min(0)
  .meta({ examples: [3] })

const SetAside = z
  .array(
    z.object({
      field: z.string().meta({ examples: ['company'] }),
      kept: z.string().meta({ examples: ['Banco Atlântico'] }),
      other: z.string().meta({ examples: ['Atlântico Seguros'] }),
    }),
  )
  .meta({
    description:
      'Fields in which the two people differ: the value that was kept, and the other one, which is stored with the merge.',
  })

const UndoUntil = Instant.meta({
  description: 'You can undo the merge until then.',
  examples: ['2026-04-13T09:30:00.000Z'],
})

export const maxPairs = 50
const maxMerges = 100

export const duplicatesApi = {
  Connections_duplicates: {
    http: 'GET /api/duplicates',
    access: 'read',
    summary: 'Lists pairs of people who may be the same person, the surest first, with the reasons.',
    refuses: ['not_found'],
    input: z.strictObject({
      limit: limit(maxPairs, 20),
      connectionId: Id.optional().meta({ description: 'Only pairs with this person.', examples: [] }),
    }),
    output: z.object({
      duplicates: z.array(
        z.object({
          connection: DuplicatePerson,
          other: DuplicatePerson,
          strength: z.enum(['strong', 'likely', 'possible']),
          reasons: z.array(ReasonField.meta({ examples: ['Both have the e-mail ana@example.com.'] })),
        }),
      ),
      more: z.string().optional().meta({ description: 'A message, present if there are more results.' }),
    }),
  },
  Connections_keepApart: {
    http: 'POST /api/duplicates/apart',
    access: 'write',
    summary: 'Marks two people as different, so that they are not suggested as duplicates again.',
    refuses: ['not_found'],
    input: z.strictObject({ connectionId: Id, otherId: Id }),
    output: Nothing,
  },
  Connections_undoKeepApart: {
    http: 'DELETE /api/duplicates/apart/{connectionId}/{otherId}',
    access: 'write',
    summary: 'Removes the mark that two people are different, so that they can be suggested as duplicates again.',
    input: z.strictObject({ connectionId: Id, otherId: Id }),
    output: Nothing,
  },
  Connections_merge: {
    http: 'POST /api/connections/{connectionId}/merge',
    access: 'write',
    summary:
      'Merges another person into this one, who keeps their id. The timeline, promises and follow-ups of the other move over. Use `dryRun` to preview; you can undo a merge for 30 days.',
    input: z.strictObject({
      connectionId: Id,
      otherId: Id.meta({ description: 'The person to merge into this one.' }),
      dryRun: z.boolean().default(false).meta({ description: 'Only preview the result.' }),
    }),
    output: z
      .object({
        mergeId: Id.optional().meta({ description: 'Use it to undo the merge. Absent for a dry run.' }),
        undoUntil: UndoUntil.optional(),
        connection: ConnectionView,
        fields: z
          .array(
            z.object({
              field: z.string().meta({ examples: ['phones'] }),
              from: z.enum(['kept', 'other', 'both']).meta({ examples: ['both'] }),
            }),
          )
          .meta({ description: 'Which person each field comes from.' }),
        setAside: SetAside,
        moved: z
          .object({ entries: Count, recordings: Count, promises: Count, findings: Count, followups: Count })
          .meta({ description: 'How many records move to this person.' }),
      })
      .meta({ id: 'Merged' }),
  },
  Merges_list: {
    http: 'GET /api/merges',
    access: 'read',
    summary: 'Lists your merges, the latest first, with the values that were set aside.',
    input: z.strictObject({
      limit: limit(maxMerges, 20),
      cursor: IdCursor.optional(),
    }),
    output: z.object({
      merges: z.array(
        z.object({
          id: Id,
          connectionId: Id,
          connectionName: fields.displayName
            .optional()
            .meta({ description: 'The name of the person who was kept, unless they were removed since.' }),
          otherId: Id,
          otherName: fields.displayName.optional(),
          setAside: SetAside,
          mergedAt: Instant,
          undoUntil: UndoUntil,
          undoneAt: Instant.optional(),
        }),
      ),
      next: Next,
    }),
  },
  Connections_undoMerge: {
    http: 'DELETE /api/merges/{id}',
    access: 'write',
    summary:
      'Undoes a merge within 30 days. The other person comes back with the same id and their records; what was added since stays with this one.',
    refuses: ['gone', 'conflict'],
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
} as const satisfies Api
