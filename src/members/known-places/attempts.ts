import type { Context } from '#platform/context/context.ts'
import type { LimitName } from '#platform/limits/limit-table.ts'
import { widerNetwork } from '#platform/network/caller-network.ts'
import { findKnownPlace } from './known-places.ts'

/**
 * Passwords and codes are counted by where they come from, so that a stranger's guesses keep nobody out: each known device
 * and network on its own, each new network on its own, and all new places together, which bounds how many a crowd can try.
 * Counted before the check: of a hundred guesses at once, only ten are checked.
 */
type Count = [name: LimitName, key: string]

/** A known device does not count towards its network, which others may use too. An unknown account takes as long. */
export async function countPasswordAttempt(ctx: Context, email: string, memberId: string | undefined) {
  const place = await findKnownPlace(ctx, memberId)
  const own: Count = ['signInAccount', place?.hash ?? newPlaceKey(ctx, email)]
  const shared: Count[] = place ? [] : [['signInNewPlaces', email]]
  if (place?.kind !== 'device') shared.push(['signInAddress', ctx.address])
  await takeAll(ctx, [own, ...shared])
  const forget = async () => {
    await ctx.limits.forget(...own)
    await giveBackAll(ctx, shared)
  }
  return { forget }
}

/** Codes of an authenticator app: six digits can be guessed, the 120 bits of a recovery code cannot. */
export async function countCodeAttempt(ctx: Context, memberId: string) {
  const place = await findKnownPlace(ctx, memberId)
  const counts: Count[] = [
    ['signInCode', place?.hash ?? newPlaceKey(ctx, memberId)],
    ['signInCodeDay', place?.hash ?? memberId],
  ]
  await takeAll(ctx, counts)
  return { giveBack: () => giveBackAll(ctx, counts) }
}

/** After a reset link: guesses at the old password count no longer. */
export async function forgetPasswordAttempts(ctx: Context, email: string) {
  await ctx.limits.forget('signInNewPlaces', email)
  await ctx.limits.forget('signInAccount', newPlaceKey(ctx, email))
}

const newPlaceKey = ({ address }: Context, account: string) => `${account} ${widerNetwork(address)}`

/** An attempt that is refused counts nowhere. */
async function takeAll(ctx: Context, counts: Count[]) {
  for (const [at, count] of counts.entries())
    try {
      await ctx.limits.take(...count)
    } catch (error) {
      await giveBackAll(ctx, counts.slice(0, at))
      throw error
    }
}

async function giveBackAll({ limits }: Context, counts: Count[]) {
  for (const count of counts) await limits.giveBack(...count)
}
