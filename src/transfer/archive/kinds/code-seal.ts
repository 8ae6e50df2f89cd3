import { createHmac, timingSafeEqual } from 'node:crypto'
import { stampKeyOf } from '#cards/exchange/stamp.ts'
import type { MemberContext } from '#platform/context/context.ts'

/**
 * What is printed leads to a card by its code. Whoever exports the card gets a seal for it, and with the seal the code comes
 * back; without one nobody can take over the code of a card that is gone.
 */
export async function sealOf(ctx: Pick<MemberContext, 'config' | 'db'>, code: string) {
  return createHmac('sha256', await stampKeyOf(ctx))
    .update(`archive ${code}`)
    .digest('base64url')
}

export async function isSealed(ctx: MemberContext, { code, codeSeal }: { code: string; codeSeal: string }) {
  const [wanted, given] = [Buffer.from(await sealOf(ctx, code)), Buffer.from(codeSeal)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
