import { type MemberContext, transaction } from '#platform/context/context.ts'
import { storeReminders } from './preferences.ts'
import { storeSubscription } from './push/subscriptions.ts'

/** From the first device on, Kith looks for promises that come due. */
export async function createSubscription(
  ctx: MemberContext,
  subscription: { endpoint: string; p256dh: string; auth: string },
) {
  return transaction(ctx, async (ctx) => {
    const stored = await storeSubscription(ctx, subscription)
    await storeReminders(ctx, {})
    return stored
  })
}
