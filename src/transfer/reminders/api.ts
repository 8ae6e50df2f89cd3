import { z } from 'zod'
import { Id, Instant, line, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { fieldText } from '#contract/texts/text.ts'

/** More browsers than anybody has. A new one replaces the oldest. */
export const maxSubscriptions = 20

const choice = (description: string, example = true) => z.boolean().meta({ description, examples: [example] })

const Choices = z.object({
  digest: choice('Whether you get an e-mail each morning with what is due, who has gone quiet and new leads.'),
  morningHour: z
    .int()
    .min(0)
    .max(23)
    .meta({
      description:
        'The hour, in your time zone, of the morning e-mail and of notifications about promises without a time.',
      examples: [7],
    }),
  leadMail: choice('Whether you get an e-mail at once when somebody leaves their details with a card of yours.'),
  pushPromises: choice('Whether your devices show a notification when a promise is due.'),
  pushLeads: choice('Whether your devices show a notification for new leads.'),
  pushNames: choice(
    'Whether notifications may show names and what you promised. Anybody can read a lock screen.',
    false,
  ),
})

const RemindersView = Choices.extend({
  chosen: choice('Whether you have chosen anything here yet, or turned the offer of reminders down.'),
  mailAvailable: choice('Whether this Kith can send e-mail. If not, the two choices about e-mail do nothing.'),
  nextDigestAt: Instant.optional().meta({
    description: 'When the next morning e-mail is due. Left out while it is off.',
  }),
}).meta({ id: 'Reminders' })

/** The keys of a browser's subscription, in base64url: a P-256 point of 65 bytes and a secret of 16. */
const PublicKey = z
  .string()
  .regex(/^B[A-Za-z0-9_-]{86}$/, fieldText('fields.pushKey'))
  .meta({
    pattern: undefined,
    examples: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
  })
const Secret = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/, fieldText('fields.pushSecret'))
  .meta({ pattern: undefined, examples: ['BTBZMqHH6r4Tts7J_aSIgg'] })

const Endpoint = z
  .string()
  .max(1000)
  .meta({
    format: 'uri',
    description: 'The address that the browser gave: a public https address.',
    examples: ['https://push.example.com/send/4f2a'],
  })

const SubscriptionView = z
  .object({
    id: Id,
    endpoint: Endpoint,
    device: z
      .string()
      .optional()
      .meta({ description: 'The browser and its system.', examples: ['Chrome on Android'] }),
    createdAt: Instant,
  })
  .meta({ id: 'PushSubscription' })

export const remindersApi = {
  Reminders_get: {
    http: 'GET /api/me/reminders',
    access: 'read',
    summary: 'Returns what Kith tells you by e-mail and by notification.',
    input: z.strictObject({}),
    output: RemindersView,
  },
  Reminders_update: {
    http: 'PATCH /api/me/reminders',
    access: 'write',
    summary:
      'Changes what Kith tells you by e-mail and by notification. Without any choice, what you have is kept, and apps offer it no more.',
    input: z.strictObject(Choices.partial().shape),
    output: RemindersView,
  },
  Reminders_unsubscribe: {
    http: 'POST /api/public/unsubscription',
    access: 'public',
    refuses: ['not_found'],
    summary: 'Stops one kind of e-mail, by the signed token of its unsubscribe link. No account is needed.',
    input: z.strictObject({
      token: line(200).meta({ examples: ['digest.0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35.kP3x'] }),
    }),
    output: z.object({
      stopped: z.enum(['digest', 'leadMail']).meta({ description: 'Which e-mail stopped.', examples: ['digest'] }),
    }),
  },
  PushSubscriptions_create: {
    http: 'POST /api/me/push-subscriptions',
    access: 'write',
    session: true,
    summary:
      'Sends notifications to this browser until its session ends. The same browser again replaces its keys. You have 20 at most: a new one replaces the oldest.',
    input: z.strictObject({ endpoint: Endpoint, p256dh: PublicKey, auth: Secret }),
    output: SubscriptionView,
    created: null,
  },
  PushSubscriptions_list: {
    http: 'GET /api/me/push-subscriptions',
    access: 'read',
    summary: 'Lists the browsers that get notifications, and the key that a browser needs to subscribe.',
    input: z.strictObject({}),
    output: z.object({
      publicKey: z.string().meta({
        description: 'The VAPID key of this Kith: the `applicationServerKey` of a new subscription.',
        examples: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
      }),
      subscriptions: z.array(SubscriptionView),
    }),
  },
  PushSubscriptions_remove: {
    http: 'DELETE /api/me/push-subscriptions/{id}',
    access: 'write',
    refuses: ['not_found'],
    summary: 'Stops notifications to a browser.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
} as const satisfies Api
