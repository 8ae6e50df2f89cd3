import { storeReason } from '#contract/texts/reason.ts'
import { instantText, type Kith, nowText, transaction } from '#platform/context/context.ts'
import { disableWebhook } from './enable.ts'
import { changeWebhook, type DeliveryRow, type WebhookRow } from './row.ts'
import { isSuccess, type Outcome } from './send.ts'

type Ctx = Pick<Kith, 'db' | 'now'>
type Attempted = Pick<DeliveryRow, 'memberId' | 'id' | 'webhookId' | 'attempts'>

/** The schedule of Standard Webhooks: three days in all, then the delivery has failed. */
const retryDelays: Temporal.DurationLike[] = [
  { seconds: 5 },
  { minutes: 5 },
  { minutes: 30 },
  { hours: 2 },
  { hours: 5 },
  { hours: 10 },
  { hours: 14 },
  { hours: 20 },
  { hours: 24 },
]

const maxRetryAfter = 60 * 60
const disableAfter = { hours: 24 * 5 }
/** So that a webhook is not turned off after one attempt, for example when this machine slept for a week. */
const minAttempts = 8
/** After so many failures in a row, the whole webhook pauses. */
export const failuresBeforePause = 10
const maxPause = 5 * 60

/**
 * Saves the outcome of an attempt and its consequences. Locks the webhook before the delivery, as `disableWebhook`
 * does: otherwise simultaneous outcomes would deadlock.
 */
export async function recordOutcome(ctx: Ctx, delivery: Attempted, outcome: Outcome) {
  const record = isSuccess(outcome.status) ? recordSuccess : recordFailure
  await transaction(ctx, (ctx) => record(ctx, delivery, outcome))
}

async function recordSuccess(ctx: Ctx, delivery: Attempted, outcome: Outcome) {
  await changeWebhook(ctx, webhookOf(delivery))
    .set({ failures: 0, failingSince: null, restUntil: null })
    .where('failures', '>', 0)
    .execute()
  await update(ctx, delivery, outcome, { nextTryAt: null, deliveredAt: nowText(ctx), failedAt: null })
}

async function recordFailure(ctx: Ctx, delivery: Attempted, outcome: Outcome) {
  const now = nowText(ctx)
  const webhook = await changeWebhook(ctx, webhookOf(delivery))
    .set((set) => ({
      failures: set('failures', '+', 1),
      failingSince: set.fn.coalesce('failingSince', set.val(now)),
    }))
    .returning(['memberId', 'id', 'failures', 'failingSince'])
    .executeTakeFirst()
  if (!webhook) return
  const delay = retryDelays[delivery.attempts]
  if (delay) await update(ctx, delivery, outcome, { nextTryAt: instantText(ctx.now().add(retryIn(delay, outcome))) })
  else await update(ctx, delivery, outcome, { nextTryAt: null, failedAt: now })
  if (outcome.status === 410) return disableWebhook(ctx, webhook, 'gone')
  const isLong = (webhook.failingSince ?? now) <= instantText(ctx.now().subtract(disableAfter))
  if (isLong && delivery.attempts + 1 >= minAttempts) return disableWebhook(ctx, webhook, 'failing')
  const pause = pauseAfter(webhook, outcome)
  if (pause > 0)
    await changeWebhook(ctx, webhookOf(delivery))
      .set({ restUntil: instantText(ctx.now().add({ seconds: pause })) })
      .execute()
}

/** Up to a fifth longer, so that retries spread out, and at least as long as Retry-After, up to an hour. */
function retryIn(delay: Temporal.DurationLike, { retryAfter }: Outcome) {
  const seconds = Temporal.Duration.from(delay).total('seconds') * (1 + Math.random() / 5)
  return { milliseconds: Math.round(1000 * Math.max(seconds, limitRetryAfter(retryAfter))) }
}

const limitRetryAfter = (retryAfter: number | null) => Math.min(retryAfter ?? 0, maxRetryAfter)

/** Seconds before the next attempt of any delivery: a receiver that is down is tried now and then. */
function pauseAfter({ failures }: Pick<WebhookRow, 'failures'>, { retryAfter }: Outcome) {
  const backoff = failures < failuresBeforePause ? 0 : Math.min(5 * 2 ** (failures - failuresBeforePause), maxPause)
  return Math.max(backoff, limitRetryAfter(retryAfter))
}

const webhookOf = ({ memberId, webhookId }: Attempted) => ({ memberId, id: webhookId })

type State = { nextTryAt: string | null; deliveredAt?: string; failedAt?: string | null }

async function update(ctx: Ctx, { memberId, id, attempts }: Attempted, outcome: Outcome, state: State) {
  const { status, failure, tookMs } = outcome
  await ctx.db
    .updateTable('deliveries')
    .set({ attempts: attempts + 1, status, failure: failure && storeReason(failure), tookMs, ...state })
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    // Not if it was attempted or replayed meanwhile.
    .where('attempts', '=', attempts)
    // A success counts even if the webhook was turned off meanwhile.
    .$if(!state.deliveredAt, (delivery) => delivery.where('nextTryAt', 'is not', null))
    .execute()
}
