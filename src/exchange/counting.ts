import type { Context } from '../context.ts'
import type { LimitName } from '../rate-limit.ts'

/** The narrowest first, so that what it refuses takes nothing from the others. */
const counts = ({ address }: Context, cardId: string): [LimitName, string][] => [
  ['exchangeAddressCard', `${address} ${cardId}`],
  ['exchangeAddress', address],
  ['exchangeAddressHour', address],
]

/**
 * Counts a visit, or refuses it. Nobody closes a card to others by flooding it from many networks: beyond its limit, whoever
 * came by its page is taken all the same, and `isCrowded` says so.
 */
export async function countExchange(ctx: Context, cardId: string, cameByPage: boolean) {
  for (const [name, key] of counts(ctx, cardId)) await ctx.limits.take(name, key)
  if (!cameByPage) await ctx.limits.take('exchangeCard', cardId)
  const isCrowded = cameByPage && !(await ctx.limits.isWithin('exchangeCard', cardId))
  if (isCrowded) await ctx.limits.take('exchangeCardCrowd', cardId)
  return { isCrowded }
}

export async function uncountExchange(ctx: Context, cardId: string) {
  for (const [name, key] of counts(ctx, cardId)) await ctx.limits.giveBack(name, key)
  await ctx.limits.giveBack('exchangeCard', cardId)
}
