import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Kith } from '#platform/context/context.ts'
import { instanceKey } from '#platform/db/instance-key.ts'

type Ctx = Pick<Kith, 'config' | 'db'>

const nonceLength = 12
const tagLength = 16

/** Encrypts a text with the key of the instance. It opens only for the same purpose, such as one member's secret. */
export async function seal(ctx: Ctx, purpose: string, text: string) {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', await sealingKey(ctx), nonce).setAAD(Buffer.from(purpose))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Null for what this instance did not seal for this purpose. */
export async function unseal(ctx: Ctx, purpose: string, sealed: string) {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceLength + tagLength) return null
  const key = await sealingKey(ctx)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength)).setAAD(Buffer.from(purpose))
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  try {
    return decipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

async function sealingKey(ctx: Ctx) {
  return Buffer.from(hkdfSync('sha256', await instanceKey(ctx), '', 'two-step sign-in', 32))
}
