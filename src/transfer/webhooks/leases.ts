import { instantText, type Kith, nowText, transaction } from '#platform/context/context.ts'
import { skipLocked } from '#platform/db/row-locks.ts'
import { isBeforeHorizon, readCommitHorizon } from '#platform/events/commit-horizon.ts'
import { isDue } from '#platform/jobs/due.ts'
import { isFull, nextDue } from './queue.ts'
import { changeWebhook, type WebhookKey } from './row.ts'

type Ctx = Pick<Kith, 'db' | 'now'>
/** A webhook while one process sends for it: `turns` says which turn this is. */
export type Turn = WebhookKey & { turns: number }

const lease = { seconds: 30 }

/** Of one member: whoever has many webhooks, all of them slow, leaves room for others. */
const mostOfMember = 5
const looked = 200

/** How many turns are free, and the members whose turns are under way. */
type Room = { most: number; busy: string[] }

/** Those with something to send, or to take over from the outbox, that nobody is at: taken for a while, the longest due first. */
export async function takeTurns(ctx: Ctx, { most, busy }: Room): Promise<Turn[]> {
  const until = await readCommitHorizon(ctx.db)
  const ready = readyOnes(ctx, until)
  const found = await ready.select('webhooks.memberId').limit(looked).execute()
  const ids = fairly(found, busy).slice(0, most)
  // Mostly there is nothing: looking must not cost a write.
  if (ids.length === 0) return []
  return (
    ctx.db
      .updateTable('webhooks')
      // Due until the turn is ended: if its taker dies, it is due again.
      .set(({ eb }) => ({
        busyUntil: instantText(ctx.now().add(lease)),
        restUntil: null,
        dueAt: nowText(ctx),
        turns: eb('turns', '+', 1),
      }))
      .where('id', 'in', skipLocked(ctx.db, ready.where('webhooks.id', 'in', ids)))
      .returning(['memberId', 'id', 'turns'])
      .execute()
  )
}

function readyOnes(ctx: Ctx, until: Awaited<ReturnType<typeof readCommitHorizon>>) {
  return (
    ctx.db
      .selectFrom('webhooks')
      .select('webhooks.id')
      .where('disabledAt', 'is', null)
      .where((where) => where.or([where('busyUntil', 'is', null), isDue(ctx, 'busyUntil')]))
      .where((where) => where.or([where('restUntil', 'is', null), isDue(ctx, 'restUntil')]))
      .where((where) =>
        where.or([
          isDue(ctx, 'dueAt'),
          where.exists(
            where
              .selectFrom('events')
              .select('events.number')
              .whereRef('events.memberId', '=', 'webhooks.memberId')
              .whereRef('events.number', '>', 'webhooks.afterNumber')
              .where(isBeforeHorizon(until)),
          ),
        ]),
      )
      // Whose turn never was, or has something new only, has not waited for a receiver yet.
      .orderBy('dueAt', (order) => order.asc().nullsFirst())
  )
}

function fairly(found: { id: string; memberId: string }[], busy: string[]) {
  const turnsOf = new Map<string, number>()
  const count = (memberId: string) => {
    const turns = (turnsOf.get(memberId) ?? 0) + 1
    turnsOf.set(memberId, turns)
    return turns
  }
  for (const memberId of busy) count(memberId)
  return found.filter(({ memberId }) => count(memberId) <= mostOfMember).map(({ id }) => id)
}

/** Says that whoever has the turn lives. False when it is no longer theirs. */
export async function keepTurn(ctx: Ctx, turn: Turn) {
  const kept = await ofTurn(ctx, turn)
    .set({ busyUntil: instantText(ctx.now().add(lease)) })
    .executeTakeFirst()
  return kept.numUpdatedRows > 0n
}

/** What is still due waits behind those who have waited meanwhile. */
export async function endTurn(ctx: Ctx, turn: Turn) {
  await transaction(ctx, async (ctx) => {
    // Held before it is asked what waits: whoever replays something meanwhile comes before or after.
    await ofTurn(ctx, turn).set({ busyUntil: null }).execute()
    const [next, now] = [await nextDue(ctx, turn), nowText(ctx)]
    // With no room for more, there is nothing to do until then.
    const isResting = await isFull(ctx, turn)
    await ofTurn(ctx, turn)
      .set(({ fn, val }) => ({
        dueAt: next !== null && next < now ? now : next,
        ...(isResting && { restUntil: fn.coalesce('restUntil', val(next)) }),
      }))
      .execute()
  })
}

/** By its number too: whoever was too slow must not speak for the next. */
function ofTurn(ctx: Ctx, { turns, ...webhook }: Turn) {
  return changeWebhook(ctx, webhook).where('turns', '=', turns)
}
