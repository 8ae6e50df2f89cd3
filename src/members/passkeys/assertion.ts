import type { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Context, nowText } from '#platform/context/context.ts'
import type { UsedCredential } from './api.ts'
import { useChallenge } from './challenges.ts'
import { getPasskeySite } from './site.ts'
import { userHandle } from './user-handle.ts'

type Credential = z.output<typeof UsedCredential>

/** Whose passkey signed the challenge. Every failure gets the same answer. */
export async function verifyAssertion(ctx: Context, credential: Credential) {
  const site = getPasskeySite(ctx.config)
  const { clientDataJSON } = credential.response
  const challenge = await useChallenge(ctx, { purpose: 'sign-in', memberId: null }, clientDataJSON)
  const row = await ctx.db
    .selectFrom('passkeys')
    .select(['memberId', 'id', 'publicKey', 'counter'])
    .where('credentialId', '=', credential.id)
    .executeTakeFirst()
  const handle = credential.response.userHandle
  if (!row || (handle && handle !== userHandle(row.memberId))) throw notVerified()
  // The library is large, and loaded when the first passkey is used.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { userHandle: _, ...response } = credential.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      credential: {
        id: credential.id,
        publicKey: Buffer.from(row.publicKey, 'base64url'),
        counter: Number(row.counter),
      },
    })
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo
    if (verified) return { memberId: row.memberId, passkeyId: row.id, counter, isBackedUp }
  } catch (error) {
    // A counter that went back can mean that the passkey was copied.
    ctx.log.warn(
      { memberId: row.memberId, passkeyId: row.id, reason: String(error).slice(0, 200) },
      'passkey not accepted',
    )
  }
  throw notVerified()
}

type Assertion = Awaited<ReturnType<typeof verifyAssertion>>

/** In the transaction of what the passkey allows. The counter only goes up, also between requests at the same moment. */
export async function noteUse(ctx: Context, { memberId, passkeyId, counter, isBackedUp }: Assertion) {
  const now = nowText(ctx)
  const noted = await ctx.db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: now, backedUpAt: isBackedUp ? now : null })
    .where('memberId', '=', memberId)
    .where('id', '=', passkeyId)
    .where((row) => row.or([row('counter', '<', counter), row.and([row('counter', '=', 0), row.lit(counter === 0)])]))
    .returning('id')
    .executeTakeFirst()
  if (!noted) throw notVerified()
}

const notVerified = () => new Refusal('unauthenticated', say('refusals.passkeys.unknownPasskey'))
