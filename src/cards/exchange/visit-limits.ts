import { say, type Text } from '#contract/texts/text.ts'
import type { Context } from '#platform/context/context.ts'
import type { LimitName } from '#platform/limits/limit-table.ts'

type Count = [LimitName, string]
type CountResult = { counts: Count[]; reviewReason?: Text }

/** Counts a submission, or refuses it. Beyond the narrow limits, one from the card's page is still accepted, for review. */
export async function countExchange(ctx: Context, cardId: string, cameByPage: boolean): Promise<CountResult> {
  // The narrowest limit first, so that what it refuses does not use up the others.
  const network: Count[] = [
    ['exchangeAddressCard', `${ctx.address} ${cardId}`],
    ['exchangeAddress', ctx.address],
    ['exchangeAddressHour', ctx.address],
  ]
  const card: Count[] = [['exchangeCard', cardId]]
  if (!cameByPage) return { counts: await takeAll(ctx, [...network, ...card]) }
  if (!(await areWithin(ctx, network))) {
    // At a conference many share one address. They are counted apart, so that they do not close a card to others.
    const crowd: Count[] = [
      ['exchangeAddressCrowd', ctx.address],
      ['exchangeCardCrowd', `${cardId} networks`],
    ]
    return {
      counts: await takeAll(ctx, crowd),
      reviewReason: say('leads.reasons.network'),
    }
  }
  // Nobody can close a card to others by flooding it from many networks.
  if (await areWithin(ctx, card)) return { counts: [...network, ...card] }
  const crowd = await takeAll(ctx, [['exchangeCardCrowd', cardId]])
  return { counts: [...network, ...crowd], reviewReason: say('leads.reasons.busy') }
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
