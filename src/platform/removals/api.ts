import { z } from 'zod'
import { Id, Instant, limit, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { Before } from '#people/interactions/api.ts'

const RemovalView = z
  .object({
    id: Id,
    kind: z
      .enum([
        'connection',
        'interaction',
        'promise',
        'date',
        'gift',
        'card',
        'capture',
        'thread',
        'webhook',
        'calendar',
        'relation',
        'file',
      ])
      .meta({ examples: ['interaction'] }),
    subjectId: Id.meta({ description: 'The id of the removed record, which it has again once it is restored.' }),
    connectionId: Id.optional().meta({ description: 'The person it belonged to, or who was removed.' }),
    connectionName: z
      .string()
      .optional()
      .meta({
        description: 'The name of the person it belonged to, unless they were removed too.',
        examples: ['Ana Ribeiro'],
      }),
    label: z
      .string()
      .meta({ description: 'A name, or the first words of the text.', examples: ['Coffee at the harbour.'] }),
    removedAt: Instant,
    expiresAt: Instant.meta({ description: 'It can be restored until then. After that it is deleted for good.' }),
  })
  .meta({ id: 'Removal' })

export const removalsApi = {
  Removals_list: {
    http: 'GET /api/removals',
    access: 'read',
    summary:
      'Lists the people, timeline entries, captures, promises, relations, dates, gifts, cards, threads, webhooks and calendars that you removed in the last 30 days and can restore, the newest removal first. The `Link` header leads to the next page.',
    input: z.strictObject({ limit: limit(200, 50), before: Before.optional() }),
    output: z.array(RemovalView),
    paged: 'before',
  },
  Removals_get: {
    http: 'GET /api/removals/{id}',
    access: 'read',
    summary: 'Returns something that you removed in the last 30 days and can restore.',
    input: z.strictObject({ id: Id }),
    output: RemovalView,
  },
  Removals_purge: {
    http: 'DELETE /api/removals/{id}',
    access: 'write',
    session: true,
    summary:
      'Deletes something you removed for good, before its 30 days are over. With a person, their removed entries and promises are deleted too.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
} as const satisfies Api
