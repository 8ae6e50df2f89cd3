import type { Context } from '#platform/context/context.ts'
import type { LimitName } from '#platform/limits/limit-table.ts'

type Count = [LimitName, string]
type Counted = { counts: Count[]; doubt?: string }

/** Counts a visit, or refuses it. Beyond the narrow limits, whoever came by the page of the card is taken all the same, with a doubt. */
export async function countExchange(ctx: Context, cardId: string, cameByPage: boolean): Promise<Counted> {
  // The narrowest first, so that what it refuses takes nothing from the others.
  const network: Count[] = [
    ['exchangeAddressCard', `${ctx.address} ${cardId}`],
    ['exchangeAddress', ctx.address],
    ['exchangeAddressHour', ctx.address],
  ]
  const card: Count[] = [['exchangeCard', cardId]]
  if (!cameByPage) return { counts: await takeAll(ctx, [...network, ...card]) }
  if (!(await areWithin(ctx, network))) {
    // At a talk everybody shares one address. Counted apart from the card's crowd: few networks do not close a card to others.
    const crowd: Count[] = [
      ['exchangeAddressCrowd', ctx.address],
      ['exchangeCardCrowd', `${cardId} networks`],
    ]
    return { counts: await takeAll(ctx, crowd), doubt: 'Many came from the same network within a short time.' }
  }
  // Nobody closes a card to others by flooding it from many networks.
  if (await areWithin(ctx, card)) return { counts: [...network, ...card] }
  const crowd = await takeAll(ctx, [['exchangeCardCrowd', cardId]])
  return { counts: [...network, ...crowd], doubt: 'Very many came to this card within an hour.' }
}

export async function uncountExchange(ctx: Context, counts: Count[]) {
  for (const [name, key] of counts) await ctx.limits.giveBack(name, key)
}

async function takeAll(ctx: Context, counts: Count[]) {
  for (const [name, key] of counts) await ctx.limits.take(name, key)
  return counts
}

async function areWithin(ctx: Context, counts: Count[]) {
  for (const [name, key] of counts) if (!(await ctx.limits.isWithin(name, key))) return false
  return true
}
