import { hkdfSync } from 'node:crypto'
import type { Kith } from '#platform/context/context.ts'
import { instanceKey } from '#platform/db/instance-key.ts'
import { sealWith, unsealWith } from '#platform/secrets/secret-key.ts'

type Ctx = Pick<Kith, 'config' | 'db'>

/** Encrypts a text with the key of the instance. It opens only for the same purpose, such as one member's secret. */
export async function seal(ctx: Ctx, purpose: string, text: string) {
  return sealWith(await sealingKey(ctx), purpose, text)
}

/** Null for what this instance did not seal for this purpose. */
export async function unseal(ctx: Ctx, purpose: string, sealed: string) {
  return unsealWith(await sealingKey(ctx), purpose, sealed)
}

async function sealingKey(ctx: Ctx) {
  return Buffer.from(hkdfSync('sha256', await instanceKey(ctx), '', 'two-step sign-in', 32))
}
