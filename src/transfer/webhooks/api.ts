import { z } from 'zod'
import { Id, Instant, limit, line, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { Before } from '#people/interactions/api.ts'
import { eventKinds, SubjectId } from '#platform/events/api.ts'

export const mostWebhooks = 20

const Url = z
  .string()
  .trim()
  .max(2000)
  .meta({
    format: 'uri',
    description: 'Where events are sent: an https address on the internet.',
    examples: ['https://hooks.example.com/kith'],
  })

const Kinds = z.array(z.enum(eventKinds)).min(1).max(eventKinds.length)
const AllOrSome = { description: 'Which kinds of events. Absent: all.', examples: [['promise.made', 'lead.received']] }
const Description = line(200).meta({ examples: ['The kitchen display'] })

const WebhookView = z
  .object({
    id: Id,
    url: Url,
    kinds: Kinds.optional().meta(AllOrSome),
    description: Description.optional(),
    enabled: z.boolean().meta({ examples: [true] }),
    disabledAt: Instant.optional().meta({ examples: [] }),
    disabledReason: z.string().optional().meta({ description: 'Why nothing is sent.', examples: [] }),
    failingSince: Instant.optional().meta({ description: 'Since when no attempt has succeeded.', examples: [] }),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Webhook' })

const Secret = z.string().meta({
  description: 'Signs what is sent, as Standard Webhooks has it. Shown this once.',
  examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='],
})

const Outcome = {
  status: z
    .int()
    .optional()
    .meta({ description: 'What the last attempt was answered.', examples: [200] }),
  failure: z.string().optional().meta({ description: 'Why it did not go well, in a sentence.', examples: [] }),
  milliseconds: z
    .int()
    .optional()
    .meta({ description: 'How long the last attempt took.', examples: [84] }),
}

const DeliveryView = z
  .object({
    id: Id.meta({ description: 'The `webhook-id` header: the same at every attempt.' }),
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

/** The id of a delivery too, as it was once. */
const Place = z
  .string()
  .max(80)
  .refine(
    (text) => Before.safeParse(text).success || Id.safeParse(text).success,
    'must be an instant, or what a Link header gave',
  )
  .overwrite((text) => Before.safeParse(text).data ?? text)
  .meta({ ...Before.meta(), description: 'Only what is older: an instant, or what a `Link` header gave.' })

export const webhooksApi = {
  Webhooks_create: {
    http: 'POST /api/webhooks',
    access: 'write',
    summary: 'Has events sent to an address from now on, signed with a secret that is shown this once.',
    refuses: ['conflict'],
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
    summary: 'Your webhooks, newest first.',
    input: z.strictObject({}),
    output: z.object({ webhooks: z.array(WebhookView) }),
  },
  Webhooks_get: {
    http: 'GET /api/webhooks/{id}',
    access: 'read',
    summary: 'One webhook, and whether it works.',
    input: z.strictObject({ id: Id }),
    output: WebhookView,
  },
  Webhooks_update: {
    http: 'PATCH /api/webhooks/{id}',
    access: 'write',
    summary: 'Changes a webhook, turns it off, or on again: then it hears what happens from now on.',
    input: z.strictObject({
      id: Id,
      url: Url.optional(),
      enabled: z.boolean().optional(),
      kinds: Kinds.nullable()
        .optional()
        .meta({ ...AllOrSome, description: 'Which kinds of events. Null: all.' }),
      description: Description.nullable().optional(),
    }),
    output: WebhookView,
  },
  Webhooks_remove: {
    http: 'DELETE /api/webhooks/{id}',
    access: 'write',
    summary: 'Removes a webhook with its deliveries. What was not yet sent is not sent.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
  Webhooks_rotateSecret: {
    http: 'POST /api/webhooks/{id}/secret',
    access: 'write',
    summary: 'Gives a webhook a new secret, shown this once. For 24 hours the old one signs as well.',
    input: z.strictObject({ id: Id }),
    output: z.object({ secret: Secret, oldSecretUntil: Instant }),
  },
  Webhooks_test: {
    http: 'POST /api/webhooks/{id}/test',
    access: 'write',
    summary: 'Sends an event of the kind `webhook.test` now, and says how that went.',
    input: z.strictObject({ id: Id }),
    output: DeliveryView,
  },
  Webhooks_deliveries: {
    http: 'GET /api/webhooks/{id}/deliveries',
    access: 'read',
    summary:
      'What was sent in the last 30 days, or waits to be, newest first. The `Link` header leads to the next page.',
    input: z.strictObject({ id: Id, limit: limit(100, 50), before: Place.optional() }),
    output: z.array(DeliveryView),
    paged: 'before',
  },
  Webhooks_replay: {
    http: 'POST /api/webhooks/{id}/deliveries/{deliveryId}/replay',
    access: 'write',
    summary: 'Sends something again, with the same `webhook-id`.',
    refuses: ['conflict'],
    input: z.strictObject({ id: Id, deliveryId: Id }),
    output: DeliveryView,
  },
} as const satisfies Api
