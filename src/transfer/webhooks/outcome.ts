import { instantText, type Kith, nowText, transaction } from '#platform/context/context.ts'
import { disable } from './enable.ts'
import { changeWebhook, type DeliveryRow, type WebhookRow } from './row.ts'
import { isGood, type Outcome } from './send.ts'

type Ctx = Pick<Kith, 'db' | 'now'>
type Noted = Pick<DeliveryRow, 'memberId' | 'id' | 'webhookId' | 'attempts'>

/** As Standard Webhooks has it: three days in all, then it is given up. */
const pauses: Temporal.DurationLike[] = [
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

const longestWish = 60 * 60
const daysOfFailure = { hours: 24 * 5 }
/** Within a day and a half: after a long silence, or a week in which this machine slept, there is more than one chance. */
const fewestTries = 8
/** From so many failures in a row on, the whole webhook rests in between. */
export const failuresBeforeRest = 10
const longestRest = 5 * 60

/**
 * Writes down how an attempt went, and what follows from it. The webhook first, its deliveries then, as whoever turns it off
 * does: five that are answered at once would otherwise wait for each other.
 */
export async function note(ctx: Ctx, delivery: Noted, outcome: Outcome) {
  const noted = isGood(outcome.status) ? noteSuccess : noteFailure
  await transaction(ctx, (ctx) => noted(ctx, delivery, outcome))
}

async function noteSuccess(ctx: Ctx, delivery: Noted, outcome: Outcome) {
  await changeWebhook(ctx, webhookOf(delivery))
    .set({ failures: 0, failingSince: null, restUntil: null })
    .where('failures', '>', 0)
    .execute()
  await update(ctx, delivery, outcome, { nextTryAt: null, deliveredAt: nowText(ctx), failedAt: null })
}

async function noteFailure(ctx: Ctx, delivery: Noted, outcome: Outcome) {
  const now = nowText(ctx)
  const webhook = await changeWebhook(ctx, webhookOf(delivery))
    .set((set) => ({
      failures: set('failures', '+', 1),
      failingSince: set.fn.coalesce('failingSince', set.val(now)),
    }))
    .returning(['memberId', 'id', 'failures', 'failingSince'])
    .executeTakeFirst()
  if (!webhook) return
  const pause = pauses[delivery.attempts]
  if (pause) await update(ctx, delivery, outcome, { nextTryAt: instantText(ctx.now().add(wait(pause, outcome))) })
  else await update(ctx, delivery, outcome, { nextTryAt: null, failedAt: now })
  if (outcome.status === 410) return disable(ctx, webhook, 'gone')
  const isLong = (webhook.failingSince ?? now) <= instantText(ctx.now().subtract(daysOfFailure))
  if (isLong && delivery.attempts + 1 >= fewestTries) return disable(ctx, webhook, 'failing')
  const rest = restAfter(webhook, outcome)
  if (rest > 0)
    await changeWebhook(ctx, webhookOf(delivery))
      .set({ restUntil: instantText(ctx.now().add({ seconds: rest })) })
      .execute()
}

/** Up to a fifth longer, so that many do not come back at once; as long as the other side wishes, within reason. */
function wait(pause: Temporal.DurationLike, { retryAfter }: Outcome) {
  const seconds = Temporal.Duration.from(pause).total('seconds') * (1 + Math.random() / 5)
  return { milliseconds: Math.round(1000 * Math.max(seconds, wish(retryAfter))) }
}

const wish = (retryAfter: number | null) => Math.min(retryAfter ?? 0, longestWish)

/** In seconds. A receiver that is away is asked now and then, not once for everything that waits. */
function restAfter({ failures }: Pick<WebhookRow, 'failures'>, { retryAfter }: Outcome) {
  const tired = failures < failuresBeforeRest ? 0 : Math.min(5 * 2 ** (failures - failuresBeforeRest), longestRest)
  return Math.max(tired, wish(retryAfter))
}

const webhookOf = ({ memberId, webhookId }: Noted) => ({ memberId, id: webhookId })

type State = { nextTryAt: string | null; deliveredAt?: string; failedAt?: string | null }

async function update(ctx: Ctx, { memberId, id, attempts }: Noted, outcome: Outcome, state: State) {
  const { status, failure, tookMs } = outcome
  await ctx.db
    .updateTable('deliveries')
    .set({ attempts: attempts + 1, status, failure, tookMs, ...state })
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    // Tried by another, or replayed, in the meantime.
    .where('attempts', '=', attempts)
    // Turned off in the meantime: what was delivered, was.
    .$if(!state.deliveredAt, (delivery) => delivery.where('nextTryAt', 'is not', null))
    .execute()
}
