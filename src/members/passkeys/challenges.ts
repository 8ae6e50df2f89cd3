import { hash, randomBytes } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Context, instantText, nowText } from '#platform/context/context.ts'

type Purpose = { purpose: 'registration'; memberId: string } | { purpose: 'sign-in'; memberId: null }

const lifetime = Temporal.Duration.from({ minutes: 5 })
export const lifetimeMs = lifetime.total('milliseconds')

/** A random value for an authenticator to sign. The store keeps its hash. */
export async function issueChallenge(ctx: Context, about: Purpose) {
  await sweepExpired(ctx)
  const challenge = randomBytes(32).toString('base64url')
  const row = { hash: hashChallenge(challenge), ...about, expiresAt: instantText(ctx.now().add(lifetime)) }
  await ctx.db.insertInto('passkeyChallenges').values(row).execute()
  return challenge
}

/** Uses up the challenge that was signed, whether or not the signature is right. One statement decides. */
export async function useChallenge(ctx: Context, { purpose, memberId }: Purpose, clientDataJSON: string) {
  const challenge = challengeIn(clientDataJSON)
  const used = await ctx.db
    .deleteFrom('passkeyChallenges')
    .where('hash', '=', hashChallenge(challenge))
    .where('purpose', '=', purpose)
    .where('memberId', memberId === null ? 'is' : '=', memberId)
    .where('expiresAt', '>', nowText(ctx))
    .returning('hash')
    .executeTakeFirst()
  if (!used) throw new Refusal('unauthenticated', say('refusals.passkeys.tookTooLong'))
  return challenge
}

function challengeIn(clientDataJSON: string) {
  try {
    return String(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()).challenge)
  } catch {
    return ''
  }
}

const hashChallenge = (challenge: string) => hash('sha256', challenge, 'base64url')

let sweptAt = 0

/** At most once a minute: most challenges are never answered. */
async function sweepExpired(ctx: Context) {
  const now = ctx.now().epochMilliseconds
  if (Math.abs(now - sweptAt) < 60_000) return
  sweptAt = now
  await ctx.db.deleteFrom('passkeyChallenges').where('expiresAt', '<', nowText(ctx)).execute()
}
