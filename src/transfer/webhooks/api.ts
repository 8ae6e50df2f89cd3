import { z } from 'zod'
import { Id, Instant, limit, line, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { ReasonField } from '#contract/texts/reason.ts'
import { fieldText } from '#contract/texts/text.ts'
import { Before } from '#people/interactions/api.ts'
import { eventKinds, SubjectId } from '#platform/events/api.ts'

export const maxWebhooks = 20

const Url = z
  .string()
  .trim()
  .max(2000)
  .meta({
    format: 'uri',
    description: 'Where events are sent: a public https address.',
    examples: ['https://hooks.example.com/kith'],
  })

const Kinds = z.array(z.enum(eventKinds)).min(1).max(eventKinds.length)
const AllOrSome = {
  description: 'The kinds of events to send. If absent, all.',
  examples: [['promise.made', 'lead.received']],
}
const Description = line(200).meta({ examples: ['The kitchen display'] })

export const WebhookView = z
  .object({
    id: Id,
    url: Url.meta({
      description: 'Where events are sent. In full only for those who may manage webhooks; others see the host.',
    }),
    kinds: Kinds.optional().meta(AllOrSome),
    description: Description.optional(),
    enabled: z.boolean().meta({ examples: [true] }),
    disabledAt: Instant.optional().meta({ examples: [] }),
    disabledReason: ReasonField.optional().meta({ description: 'Why the webhook is turned off.', examples: [] }),
    failingSince: Instant.optional().meta({ description: 'Since when every attempt has failed.', examples: [] }),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Webhook' })

const Secret = z.string().meta({
  description: 'The key that signs requests, as in Standard Webhooks. It is shown only once.',
  examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='],
})

const Outcome = {
  status: z
    .int()
    .optional()
    .meta({ description: 'The HTTP status of the last attempt.', examples: [200] }),
  failure: ReasonField.optional().meta({ description: 'Why the last attempt failed.', examples: [] }),
  milliseconds: z
    .int()
    .optional()
    .meta({ description: 'The duration of the last attempt.', examples: [84] }),
}

const DeliveryView = z
  .object({
    id: Id.meta({ description: 'The `webhook-id` header, the same for every attempt.' }),
    kind: z.string().meta({ examples: ['promise.made'] }),
    subjectId: SubjectId,
    state: z.enum(['waiting', 'delivered', 'failed']).meta({ examples: ['delivered'] }),
    attempts: z
      .int()
      .min(0)
      .meta({ examples: [1] }),
    ...Outcome,
    nextTryAt: Instant.optional().meta({ examples: [] }),
    deliveredAt: Instant.optional(),
    createdAt: Instant,
  })
  .meta({ id: 'Delivery' })

/** The id of a delivery is accepted too, because older `Link` headers have it. */
const Cursor = z
  .string()
  .max(80)
  .refine((text) => Before.safeParse(text).success || Id.safeParse(text).success, fieldText('fields.instantOrNext'))
  .overwrite((text) => Before.safeParse(text).data ?? text)
  .meta({ ...Before.meta(), description: 'Only older deliveries: an instant, or the value from a `Link` header.' })

export const webhooksApi = {
  Webhooks_create: {
    http: 'POST /api/webhooks',
    access: 'write',
    manages: true,
    summary: 'Creates a webhook. Its secret is shown once.',
    refuses: ['conflict', 'confirmation_needed'],
    input: z.strictObject({
      url: Url,
      kinds: Kinds.optional().meta(AllOrSome),
      description: Description.optional(),
    }),
    output: WebhookView.extend({ secret: Secret }).meta({ id: 'NewWebhook' }),
    created: '/api/webhooks/{id}',
  },
  Webhooks_list: {
    http: 'GET /api/webhooks',
    access: 'read',
    summary: 'Lists your webhooks, newest first.',
    input: z.strictObject({}),
    output: z.object({ webhooks: z.array(WebhookView) }),
  },
  Webhooks_get: {
    http: 'GET /api/webhooks/{id}',
    access: 'read',
    summary: 'Returns a webhook and its state.',
    input: z.strictObject({ id: Id }),
    output: WebhookView,
  },
  Webhooks_update: {
    http: 'PATCH /api/webhooks/{id}',
    access: 'write',
    manages: true,
    refuses: ['confirmation_needed'],
    summary: 'Changes a webhook, or turns it off or on. Events from the time it was off are not sent.',
    input: z.strictObject({
      id: Id,
      url: Url.optional(),
      enabled: z.boolean().optional(),
      kinds: Kinds.nullable()
        .optional()
        .meta({ ...AllOrSome, description: 'The kinds of events to send. Null for all.' }),
      description: Description.nullable().optional(),
    }),
    output: WebhookView,
  },
  Webhooks_remove: {
    http: 'DELETE /api/webhooks/{id}',
    access: 'write',
    manages: true,
    summary:
      'Removes a webhook with its deliveries. Waiting deliveries are not sent. You can restore the webhook for 30 days.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
  Webhooks_restore: {
    http: 'POST /api/webhooks/{id}/restoration',
    access: 'write',
    manages: true,
    summary:
      'Restores a webhook that was removed in the last 30 days, with its secret. Events from the time it was removed are not sent. Restoring it again changes nothing.',
    refuses: ['gone', 'conflict'],
    input: z.strictObject({ id: Id }),
    output: WebhookView,
  },
  Webhooks_rotateSecret: {
    http: 'POST /api/webhooks/{id}/secret',
    access: 'write',
    manages: true,
    summary: 'Creates a new secret, shown once. For 24 hours requests are signed with the old one too.',
    input: z.strictObject({ id: Id }),
    output: z.object({ secret: Secret, oldSecretUntil: Instant }),
  },
  Webhooks_test: {
    http: 'POST /api/webhooks/{id}/test',
    access: 'write',
    summary: 'Sends a `webhook.test` event now and returns the result.',
    input: z.strictObject({ id: Id }),
    output: DeliveryView,
  },
  Webhooks_deliveries: {
    http: 'GET /api/webhooks/{id}/deliveries',
    access: 'read',
    summary: 'Lists the deliveries of the last 30 days, newest first. The `Link` header leads to the next page.',
    input: z.strictObject({ id: Id, limit: limit(100, 50), before: Cursor.optional() }),
    output: z.array(DeliveryView),
    paged: 'before',
  },
  Webhooks_replay: {
    http: 'POST /api/webhooks/{id}/deliveries/{deliveryId}/replay',
    access: 'write',
    summary: 'Sends a delivery again, with the same `webhook-id`.',
    refuses: ['conflict'],
    input: z.strictObject({ id: Id, deliveryId: Id }),
    output: DeliveryView,
  },
} as const satisfies Api
