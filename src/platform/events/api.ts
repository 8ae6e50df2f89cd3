import { z } from 'zod'
import { Id, Instant, limit } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'

/** What can become true. */
export const eventKinds = [
  'connection.created',
  'connection.updated',
  'connection.removed',
  'connection.merged',
  'connection.parted',
  'interaction.added',
  'interaction.updated',
  'interaction.removed',
  'promise.made',
  'promise.suggested',
  'promise.updated',
  'promise.completed',
  'promise.reopened',
  'promise.removed',
  'followup.drafted',
  'followup.updated',
  'followup.sent',
  'followup.dismissed',
  'card.created',
  'card.updated',
  'card.removed',
  'lead.received',
  'lead.updated',
  'lead.connected',
  'lead.discarded',
  'lead.restored',
  'answer.given',
  'archive.imported',
] as const

export type EventKind = (typeof eventKinds)[number]

const EventId = z
  .string()
  .regex(/^\d{1,15}$/, 'must be the id of an event, such as 48213')
  .meta({ description: 'The place of an event in their order.', examples: ['48213'] })

const After = EventId.meta({ examples: ['48212'] })

export const SubjectId = Id.meta({
  description: 'What it happened to, such as the promise.',
  examples: ['0198c5a9-41d2-7f60-8b1a-6c0e9d2f7a18'],
})

export const EventView = z
  .object({
    id: EventId,
    kind: z.enum(eventKinds).meta({ examples: ['promise.made'] }),
    subjectId: SubjectId,
    connectionId: Id.optional().meta({ description: 'The person it is about.' }),
    path: z
      .string()
      .optional()
      .meta({
        description: 'Where to read it. Absent where it is gone, and of an answer, which is read in its thread.',
        examples: ['/api/promises/0198c5a9-41d2-7f60-8b1a-6c0e9d2f7a18'],
      }),
    createdAt: Instant,
  })
  .meta({ id: 'Event', description: 'Something that became true. It holds ids, and nothing that anyone wrote.' })

/** What a stream tells. */
const Told = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('open'), after: After })
    .meta({ description: 'The first: what follows comes after this.' }),
  z
    .object({ type: z.literal('gap'), after: After })
    .meta({ description: 'What you name is no longer kept: read anew whatever you keep a copy of.' }),
  z.object({ type: z.literal('event'), event: EventView }),
])

export const eventsApi = {
  Events_list: {
    http: 'GET /api/events',
    access: 'read',
    summary:
      'What became true, in order, after an event that you name; it is kept for a month. As server-sent events it goes on, from now or from `Last-Event-ID`.',
    input: z.strictObject({ after: After.optional(), limit: limit(500, 100) }),
    output: z.object({
      events: z.array(EventView),
      next: EventId.meta({ description: 'Name it as `after` to go on.' }),
      gap: z
        .literal(true)
        .optional()
        .meta({ description: 'What you name is no longer kept, nor perhaps what came after it.', examples: [] }),
    }),
    streams: Told,
    resumes: 'after',
  },
} as const satisfies Api
