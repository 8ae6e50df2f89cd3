import type { Context } from '../context.ts'
import type { LimitName } from '../rate-limit.ts'

/** The narrowest first, so that what it refuses takes nothing from the others; the card's own last. */
const counts = ({ address }: Context, cardId: string): [LimitName, string][] => [
  ['exchangeAddressCard', `${address} ${cardId}`],
  ['exchangeAddress', address],
  ['exchangeAddressHour', address],
  ['exchangeCard', cardId],
]

export async function countExchange(ctx: Context, cardId: string) {
  for (const [name, key] of counts(ctx, cardId)) await ctx.limits.take(name, key)
}

export async function uncountExchange(ctx: Context, cardId: string) {
  for (const [name, key] of counts(ctx, cardId)) await ctx.limits.giveBack(name, key)
}
