import { z } from 'zod'
import { Id, Instant, limit } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { fieldText } from '#contract/texts/text.ts'

/** All kinds of events. */
export const eventKinds = [
  'connection.created',
  'connection.updated',
  'connection.removed',
  'connection.restored',
  'connection.merged',
  'connection.parted',
  'interaction.added',
  'interaction.updated',
  'interaction.removed',
  'capture.created',
  'capture.updated',
  'capture.assigned',
  'capture.removed',
  'capture.restored',
  'interaction.restored',
  'promise.made',
  'promise.suggested',
  'promise.updated',
  'promise.completed',
  'promise.reopened',
  'promise.removed',
  'promise.restored',
  'followup.drafted',
  'followup.updated',
  'followup.sent',
  'followup.dismissed',
  'followup.removed',
  'card.created',
  'card.updated',
  'card.removed',
  'card.restored',
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
  .regex(/^([\w-]{22}|\d{1,15})$/, fieldText('fields.eventId'))
  .meta({
    description: 'The id of the event. Ids have no order of their own; `0` is before the first event.',
    examples: ['7oXqUe8KqVJ0m2sYb5cNdw'],
  })

const After = EventId.meta({ examples: ['Zt3uG1rWc9xHfPp4Lk6a2A'] })

export const SubjectId = Id.meta({
  description: 'The id of the record that changed, such as the promise.',
  examples: ['0198c5a9-41d2-7f60-8b1a-6c0e9d2f7a18'],
})

export const EventView = z
  .object({
    id: EventId,
    kind: z.enum(eventKinds).meta({ examples: ['promise.made'] }),
    subjectId: SubjectId,
    connectionId: Id.optional().meta({ description: 'The id of the connection that the event is about.' }),
    path: z
      .string()
      .optional()
      .meta({
        description:
          'Where to read the record. Absent for removed records, and for answers, which you read in their thread.',
        examples: ['/api/promises/0198c5a9-41d2-7f60-8b1a-6c0e9d2f7a18'],
      }),
    createdAt: Instant,
  })
  .meta({
    id: 'Event',
    description: 'Something that happened in your memory. An event contains only ids, never text that someone wrote.',
  })

/** The server-sent events of the stream. */
const StreamedEvent = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('open'), after: After })
    .meta({ description: 'The first event of the stream. It contains the events after `after`.' }),
  z
    .object({ type: z.literal('gap'), after: After })
    .meta({ description: 'Some events are no longer available. If you keep copies of records, read them again.' }),
  z.object({ type: z.literal('event'), event: EventView }),
])

export const eventsApi = {
  Events_list: {
    http: 'GET /api/events',
    access: 'read',
    summary:
      'Lists events in order, after the event you name. Events are kept for a month. As server-sent events, the list continues as a stream, from now or from `Last-Event-ID`.',
    input: z.strictObject({ after: After.optional(), limit: limit(500, 100) }),
    output: z.object({
      events: z.array(EventView),
      next: EventId.meta({ description: 'Send it as `after` to get the next events.' }),
      gap: z.literal(true).optional().meta({
        description: 'Events after the one you named may be missing, because they are no longer kept.',
        examples: [],
      }),
    }),
    streams: StreamedEvent,
    resumes: 'after',
  },
} as const satisfies Api
