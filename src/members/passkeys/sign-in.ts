import type { z } from 'zod'
import { type Context, transaction } from '#platform/context/context.ts'
import { openSession } from '../access/tokens.ts'
import { findKnownPlace } from '../known-places/known-places.ts'
import { memberColumns, toMember } from '../members/member-fields.ts'
import { lockMembers } from '../members/member-row.ts'
import { recordSecurity } from '../security-log/record.ts'
import { firstWorkspace } from '../workspaces/workspaces.ts'
import type { UsedCredential } from './api.ts'
import { noteUse, verifyAssertion } from './assertion.ts'
import { issueChallenge, lifetimeMs } from './challenges.ts'
import { getPasskeySite } from './site.ts'

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
