import { instantText, type Kith, nowText, transaction } from '#platform/context/context.ts'
import { skipLocked } from '#platform/db/row-locks.ts'
import { isBeforeHorizon, readCommitHorizon } from '#platform/events/read.ts'
import { isDue } from '#platform/jobs/queue.ts'
import { isQueueFull, nextDueAt } from './queue.ts'
import { changeWebhook, type WebhookKey } from './row.ts'

type Ctx = Pick<Kith, 'db' | 'now'>
/** A webhook that one process sends to; `turns` counts its leases. */
export type Lease = WebhookKey & { turns: number }

const leaseTime = { seconds: 30 }

/** Per member, so that one with many slow webhooks leaves room for others. */
const maxPerMember = 5
const maxCandidates = 200

/** The number of free leases, and the members of used ones. */
type Capacity = { max: number; busy: string[] }

/** Leases webhooks with deliveries or new events that no process holds, the longest due first. */
export async function acquireLeases(ctx: Ctx, { max, busy }: Capacity): Promise<Lease[]> {
  const until = await readCommitHorizon(ctx.db)
  const ready = readyWebhooks(ctx, until)
  const found = await ready.select('webhooks.memberId').limit(maxCandidates).execute()
  const ids = limitPerMember(found, busy).slice(0, max)
  // Usually there is nothing to do, and then nothing is written.
  if (ids.length === 0) return []
  return (
    ctx.db
      .updateTable('webhooks')
      // Due until the lease is released: if its holder dies, it is due again.
      .set(({ eb }) => ({
        busyUntil: instantText(ctx.now().add(leaseTime)),
        restUntil: null,
        dueAt: nowText(ctx),
        turns: eb('turns', '+', 1),
      }))
      .where('id', 'in', skipLocked(ctx.db, ready.where('webhooks.id', 'in', ids)))
      .returning(['memberId', 'id', 'turns'])
      .execute()
  )
}

function readyWebhooks(ctx: Ctx, until: Awaited<ReturnType<typeof readCommitHorizon>>) {
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
      // Webhooks with only new events have not waited for a receiver yet.
      .orderBy('dueAt', (order) => order.asc().nullsFirst())
  )
}

function limitPerMember(found: { id: string; memberId: string }[], busy: string[]) {
  const leasesOf = new Map<string, number>()
  const count = (memberId: string) => {
    const leases = (leasesOf.get(memberId) ?? 0) + 1
    leasesOf.set(memberId, leases)
    return leases
  }
  for (const memberId of busy) count(memberId)
  return found.filter(({ memberId }) => count(memberId) <= maxPerMember).map(({ id }) => id)
}

/** Extends a lease. False when another process has it. */
export async function renewLease(ctx: Ctx, lease: Lease) {
  const renewed = await leased(ctx, lease)
    .set({ busyUntil: instantText(ctx.now().add(leaseTime)) })
    .executeTakeFirst()
  return renewed.numUpdatedRows > 0n
}

/** Ends a lease. Deliveries still due wait behind webhooks that have waited meanwhile. */
export async function releaseLease(ctx: Ctx, lease: Lease) {
  await transaction(ctx, async (ctx) => {
    // Locks the webhook before reading what waits, so that no replay is missed.
    await leased(ctx, lease).set({ busyUntil: null }).execute()
    const [next, now] = [await nextDueAt(ctx, lease), nowText(ctx)]
    // A full queue takes no more events until then.
    const isFull = await isQueueFull(ctx, lease)
    await leased(ctx, lease)
      .set(({ fn, val }) => ({
        dueAt: next !== null && next < now ? now : next,
        ...(isFull && { restUntil: fn.coalesce('restUntil', val(next)) }),
      }))
      .execute()
  })
}

/** Ends the leases of killed processes. */
export async function releaseLeases(ctx: Ctx) {
  await ctx.db.updateTable('webhooks').set({ busyUntil: null }).where('busyUntil', 'is not', null).execute()
}

/** Checks the number too: an expired lease must not change the next. */
function leased(ctx: Ctx, { turns, ...webhook }: Lease) {
  return changeWebhook(ctx, webhook).where('turns', '=', turns)
}
