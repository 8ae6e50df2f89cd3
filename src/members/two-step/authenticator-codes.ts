import { hkdfSync } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Context, Kith, Member } from '#platform/context/context.ts'
import { instanceKey } from '#platform/db/instance-key.ts'
import { sealWith, unsealWith } from '#platform/secrets/secret-key.ts'

const period = 30
const secretBytes = 20
/** The codes before and after the present one are accepted: clocks differ, and typing takes time. */
const acceptedSteps = 1

export function newSecret() {
  return new Secret({ size: secretBytes }).base32
}

/** What the QR code holds. Authenticator apps show the issuer and the e-mail. */
export function setupUri({ config, member }: { config: Context['config']; member: Member }, secret: string) {
  const issuer = `Kith (${new URL(config.baseUrl).hostname})`
  return new TOTP({ issuer, label: member.email, secret, period }).toString()
}

export const sealSecret = (ctx: Context, memberId: string, secret: string) => seal(ctx, purposeOf(memberId), secret)

/** The time step of a code, which tells when it was shown; null if the code is wrong. */
export async function findStep(ctx: Context, row: { memberId: string; secret: string }, code: string) {
  const secret = await unseal(ctx, purposeOf(row.memberId), row.secret)
  if (secret === null) return null
  const timestamp = ctx.now().epochMilliseconds
  const totp = { secret: Secret.fromBase32(secret), period, timestamp }
  const delta = TOTP.validate({ ...totp, token: code, window: acceptedSteps })
  return delta === null ? null : presentStep(ctx) + delta
}

/** The last step whose code can be accepted now. */
export const latestStep = (ctx: Context) => presentStep(ctx) + acceptedSteps

const presentStep = (ctx: Context) => TOTP.counter({ period, timestamp: ctx.now().epochMilliseconds })

const purposeOf = (memberId: string) => `authenticator ${memberId}`

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
