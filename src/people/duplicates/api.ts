import { z } from 'zod'
import { Id, Instant, limit, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { ConnectionView } from '../connections/api.ts'

const known = ConnectionView.shape

const Alike = z
  .object({
    connectionId: Id,
    displayName: known.displayName,
    company: known.company,
    title: known.title,
    location: known.location,
    emails: known.emails,
    phones: known.phones,
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
    description: 'Where the two said different things: the value that was kept, and the other one, which is not lost.',
  })

const UndoUntil = Instant.meta({
  description: 'Until when this can be undone.',
  examples: ['2026-04-13T09:30:00.000Z'],
})

export const mostPairs = 50
const mostMerges = 100

export const duplicatesApi = {
  Connections_duplicates: {
    http: 'GET /api/duplicates',
    access: 'read',
    summary: 'Pairs of people who may be one and the same, the surest first, each with the reasons.',
    input: z.strictObject({ limit: limit(mostPairs, 20) }),
    output: z.object({
      duplicates: z.array(
        z.object({
          connection: Alike,
          other: Alike,
          strength: z.enum(['strong', 'likely', 'possible']),
          reasons: z.array(z.string().meta({ examples: ['Both have the e-mail ana@example.com.'] })),
        }),
      ),
      more: z.string().optional().meta({ description: 'Says so when there is more than is listed here.' }),
    }),
  },
  Connections_keepApart: {
    http: 'POST /api/duplicates/apart',
    access: 'write',
    summary: 'Says that two people who look alike are not the same: they are not suggested again.',
    refuses: ['not_found'],
    input: z.strictObject({ connectionId: Id, otherId: Id }),
    output: Nothing,
  },
  Connections_merge: {
    http: 'POST /api/connections/{connectionId}/merge',
    access: 'write',
    summary:
      'Makes one person of two. The other’s timeline, promises and follow-ups move to this one, who keeps their id. Try it with `dryRun` first; it can be undone for 30 days.',
    input: z.strictObject({
      connectionId: Id,
      otherId: Id.meta({ description: 'Who becomes part of this person.' }),
      dryRun: z.boolean().default(false).meta({ description: 'Only says what would become of them.' }),
    }),
    output: z
      .object({
        mergeId: Id.optional().meta({ description: 'What undoes it. There is none for a dry run.' }),
        undoUntil: UndoUntil.optional(),
        connection: ConnectionView,
        fields: z
          .array(
            z.object({
              field: z.string().meta({ examples: ['phones'] }),
              from: z.enum(['kept', 'other', 'both']).meta({ examples: ['both'] }),
            }),
          )
          .meta({ description: 'Whose values the fields now have.' }),
        setAside: SetAside,
        moved: z
          .object({ entries: Count, recordings: Count, promises: Count, findings: Count, followups: Count })
          .meta({ description: 'How much of the other moves.' }),
      })
      .meta({ id: 'Merged' }),
  },
  Merges_list: {
    http: 'GET /api/merges',
    access: 'read',
    summary: 'The people you made one of two, the latest first, with what was set aside.',
    input: z.strictObject({ limit: limit(mostMerges, 20) }),
    output: z.object({
      merges: z.array(
        z.object({
          id: Id,
          connectionId: Id,
          otherId: Id,
          otherName: known.displayName.optional(),
          setAside: SetAside,
          mergedAt: Instant,
          undoUntil: UndoUntil,
          undoneAt: Instant.optional(),
        }),
      ),
    }),
  },
  Connections_undoMerge: {
    http: 'DELETE /api/merges/{id}',
    access: 'write',
    summary:
      'Makes two of them again, within 30 days: the other comes back with the same id and all that was theirs. What was added since stays where it is.',
    refuses: ['gone', 'conflict'],
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
} as const satisfies Api
