import type { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Context, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { checkOwnPassword } from '../access/passwords.ts'
import { openSession } from '../access/tokens.ts'
import { confirmSession } from '../confirmation/confirmed-session.ts'
import { findKnownPlace } from '../known-places/known-places.ts'
import { memberColumns, toMember } from '../members/member-fields.ts'
import { lockMembers } from '../members/member-row.ts'
import { recordSecurity } from '../security-log/record.ts'
import { checkCode, useCode } from '../two-step/second-step.ts'
import { firstWorkspace } from '../workspaces/workspaces.ts'
import type { UsedCredential } from './api.ts'
import { issueChallenge, lifetimeMs, useChallenge } from './challenges.ts'
import { getPasskeySite, userHandle } from './site.ts'

type Credential = z.output<typeof UsedCredential>

/** Whose passkey signed the challenge. Every failure gets the same answer. */
async function verifyAssertion(ctx: Context, credential: Credential) {
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

type Proof = {
  password?: string | undefined
  credential?: z.output<typeof UsedCredential> | undefined
  code?: string | undefined
}

export async function prepareConfirmation(ctx: MemberContext, { password, credential, code }: Proof) {
  if (code !== undefined) return prepareCodeConfirmation(ctx, code)
  if (credential === undefined) {
    const refusal = say('refusals.passkeys.wrongPassword')
    await checkOwnPassword(ctx, password ?? '', { limit: 'signInAccount', purpose: 'confirmation', refusal })
    return { commit: confirmSession }
  }
  const assertion = await verifyAssertion(ctx, credential)
  if (assertion.memberId !== ctx.member.id) throw new Refusal('forbidden', say('refusals.passkeys.otherAccount'))
  return {
    commit: (ctx: MemberContext) =>
      transaction(ctx, async (ctx) => {
        await noteUse(ctx, assertion)
        await confirmSession(ctx)
      }),
  }
}

async function prepareCodeConfirmation(ctx: MemberContext, code: string) {
  await checkCode(ctx, ctx.member.id, code)
  return {
    commit: (ctx: MemberContext) =>
      transaction(ctx, async (ctx) => {
        await useCode(ctx, ctx.member.id, code)
        await confirmSession(ctx)
      }),
  }
}

/** The browser offers the passkeys it has for this site: nobody types an e-mail, and we name no account. */
export async function beginPasskeySignIn(ctx: Context) {
  const { rpId } = getPasskeySite(ctx.config)
  await ctx.limits.take('passkeyAddress', ctx.address)
  const challenge = await issueChallenge(ctx, { purpose: 'sign-in', memberId: null })
  return { options: { challenge, rpId, userVerification: 'required', timeout: lifetimeMs, allowCredentials: [] } }
}

/** No second step: the passkey is something the member has, and the device checked who uses it. */
export async function preparePasskeySignIn(
  ctx: Context,
  { credential }: { credential: z.output<typeof UsedCredential> },
) {
  const assertion = await verifyAssertion(ctx, credential)
  return { commit: (ctx: Context) => transaction(ctx, async (ctx) => openSignedIn(ctx, assertion)) }
}

async function openSignedIn(ctx: Context, assertion: Awaited<ReturnType<typeof verifyAssertion>>) {
  const { memberId } = assertion
  await lockMembers(ctx, memberId)
  await noteUse(ctx, assertion)
  const isNewPlace = (await findKnownPlace(ctx, memberId)) === undefined
  await recordSecurity(ctx, { memberId, kind: 'session.started', proof: 'passkey', isNewPlace })
  const row = await ctx.db
    .selectFrom('members')
    .select(memberColumns)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const workspace = await firstWorkspace(ctx, memberId)
  return { accessToken: await openSession(ctx, memberId), member: toMember(row), workspace }
}
