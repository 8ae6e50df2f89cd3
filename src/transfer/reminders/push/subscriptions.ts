import { ECDH, randomUUIDv7 } from 'node:crypto'
import type { Selectable } from 'kysely'
import { Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { requireActiveSession } from '#members/confirmation/confirmed-session.ts'
import type { Config } from '#platform/config/config.ts'
import { type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { deviceOf } from '#platform/network/device.ts'
import { findAddressFault } from '#platform/outgoing/target.ts'
import { maxSubscriptions } from '../api.ts'

const columns = ['id', 'endpoint', 'device', 'createdAt'] as const

type NewSubscription = { endpoint: string; p256dh: string; auth: string }

/** The same browser again, perhaps in a new session, has the same address. */
export async function storeSubscription(ctx: MemberContext, { endpoint, p256dh, auth }: NewSubscription) {
  const fault = findAddressFault(ctx, endpoint)
  if (fault) throw wrongField('endpoint', fault)
  if (!isPoint(p256dh)) throw wrongField('p256dh', say('fields.p256Key'))
  return transaction(ctx, async (ctx) => {
    await requireActiveSession(ctx)
    const changed = { tokenId: ctx.tokenId, p256dh, auth, device: deviceOf(ctx.agent), createdAt: nowText(ctx) }
    const row = await ctx.db
      .insertInto('pushSubscriptions')
      .values({ memberId: ctx.member.id, id: randomUUIDv7(), endpoint, ...changed })
      .onConflict((conflict) => conflict.columns(['memberId', 'endpoint']).doUpdateSet(changed))
      .returning(columns)
      .executeTakeFirstOrThrow()
    await removeOldest(ctx)
    return subscriptionView(row)
  })
}

export async function listSubscriptions(ctx: MemberContext) {
  const rows = await subscriptionsOf(ctx).orderBy('createdAt', 'desc').limit(maxSubscriptions).execute()
  const { publicKey } = await pushKeys(ctx)
  return { publicKey, subscriptions: rows.map(subscriptionView) }
}

export async function removeSubscription(ctx: MemberContext, { id }: { id: string }) {
  const removed = await ctx.db
    .deleteFrom('pushSubscriptions')
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw new Refusal('not_found', say('refusals.reminders.noSubscription'))
}

async function removeOldest(ctx: MemberContext) {
  const old = await subscriptionsOf(ctx).orderBy('createdAt', 'desc').offset(maxSubscriptions).limit(1000).execute()
  for (const { id } of old) await removeSubscription(ctx, { id })
}

function subscriptionsOf({ db, member }: MemberContext) {
  return db.selectFrom('pushSubscriptions').select(columns).where('memberId', '=', member.id)
}

function isPoint(key: string) {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

function subscriptionView({
  id,
  endpoint,
  device,
  createdAt,
}: Pick<Selectable<Schema['pushSubscriptions']>, (typeof columns)[number]>) {
  return { id, endpoint, device: device ?? undefined, createdAt }
}

type Keys = { publicKey: string; privateKey: string }
const known = new WeakMap<Config, Keys>()

/** The keys that sign notifications (VAPID, RFC 8292). Made once: with others, every browser would have to subscribe again. */
export async function pushKeys({ config, db }: Pick<Kith, 'config' | 'db'>): Promise<Keys> {
  const keys = known.get(config)
  if (keys) return keys
  const stored = await db
    .selectFrom('instance')
    .select(['pushPublicKey as publicKey', 'pushPrivateKey as privateKey'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  known.set(config, stored)
  return stored
}
