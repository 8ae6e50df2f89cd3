import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MemberContext } from '#platform/context/context.ts'
import { instanceKey } from '#platform/db/instance-key.ts'

/**
 * Printed QR codes lead to a card by its code. An exported card carries a seal for its code, and only with a valid seal
 * does an import restore the code: nobody can take over the code of a removed card.
 */
export async function sealCode(ctx: Pick<MemberContext, 'config' | 'db'>, code: string) {
  return createHmac('sha256', await instanceKey(ctx))
    .update(`archive ${code}`)
    .digest('base64url')
}

export async function isSealed(ctx: MemberContext, { code, codeSeal }: { code: string; codeSeal: string }) {
  const [expected, given] = [Buffer.from(await sealCode(ctx, code)), Buffer.from(codeSeal)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
