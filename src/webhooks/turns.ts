import { instantText, type Kith, nowText } from '../context.ts'
import { unclaimed } from '../db/claim.ts'
import { isSettled, settledUntil } from '../db/settled.ts'
import { changeWebhook, type WebhookKey } from './row.ts'
import { nextDue } from './waiting.ts'

type Ctx = Pick<Kith, 'db' | 'now'>
/** A webhook while one process sends for it: `turns` says which turn this is. */
export type Turn = WebhookKey & { turns: number }

export const lease = { seconds: 30 }

/** Those with something to send, or to take over from the outbox, that nobody is at: taken for a while, the longest due first. */
export async function takeTurns(ctx: Ctx, most: number): Promise<Turn[]> {
  const until = await settledUntil(ctx.db)
  const ready = readyOnes(ctx, until).limit(most)
  // Mostly there is nothing: looking must not cost a write.
  if ((await ready.execute()).length === 0) return []
  return (
    ctx.db
      .updateTable('webhooks')
      // Due until the turn is ended: if its taker dies, it is due again.
      .set(({ eb }) => ({
        busyUntil: instantText(ctx.now().add(lease)),
        dueAt: nowText(ctx),
        turns: eb('turns', '+', 1),
      }))
      .where('id', 'in', unclaimed(ctx.db, ready))
      .returning(['memberId', 'id', 'turns'])
      .execute()
  )
}

function readyOnes(ctx: Ctx, until: Awaited<ReturnType<typeof settledUntil>>) {
  const now = nowText(ctx)
  return ctx.db
    .selectFrom('webhooks')
    .select('webhooks.id')
    .where('disabledAt', 'is', null)
    .where((where) => where.or([where('busyUntil', 'is', null), where('busyUntil', '<=', now)]))
    .where((where) => where.or([where('restUntil', 'is', null), where('restUntil', '<=', now)]))
    .where((where) =>
      where.or([
        where('dueAt', '<=', now),
        where.exists(
          where
            .selectFrom('events')
            .select('events.number')
            .whereRef('events.memberId', '=', 'webhooks.memberId')
            .whereRef('events.number', '>', 'webhooks.afterNumber')
            .where(isSettled(until)),
        ),
      ]),
    )
    .orderBy('dueAt')
}

/** Says that whoever has the turn lives. False when it is no longer theirs. */
export async function keepTurn(ctx: Ctx, turn: Turn) {
  const kept = await ofTurn(ctx, turn)
    .set({ busyUntil: instantText(ctx.now().add(lease)) })
    .executeTakeFirst()
  return kept.numUpdatedRows > 0n
}

export async function endTurn(ctx: Ctx, turn: Turn) {
  await ofTurn(ctx, turn)
    .set({ busyUntil: null, dueAt: await nextDue(ctx, turn) })
    .execute()
}

/** By its number too: whoever was too slow must not speak for the next. */
function ofTurn(ctx: Ctx, { turns, ...webhook }: Turn) {
  return changeWebhook(ctx, webhook).where('turns', '=', turns)
}
