import { Secret, TOTP } from 'otpauth'
import type { Context, Member } from '#platform/context/context.ts'
import { seal, unseal } from './sealing.ts'

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
