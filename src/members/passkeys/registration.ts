import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Context, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { requireActiveSession, requireConfirmedSession } from '../confirmation/confirmed-session.ts'
import { maxPasskeys } from '../members/api.ts'
import { recordSecurity } from '../security-log/record.ts'
import type { NewCredential } from './api.ts'
import { issueChallenge, lifetimeMs, useChallenge } from './challenges.ts'
import { ownPasskeys, passkeyView } from './passkeys.ts'
import { getPasskeySite, userHandle } from './site.ts'

type NewPasskey = { name: string; credential: z.output<typeof NewCredential> }

/** EdDSA, ES256 and RS256, by their numbers in COSE. */
const algorithms = [-8, -7, -257]

export async function beginRegistration(ctx: MemberContext) {
  const { rpId } = getPasskeySite(ctx.config)
  return transaction(ctx, async (ctx) => {
    await requireConfirmedSession(ctx)
    const known = await ownPasskeys(ctx).select(['credentialId', 'transports']).execute()
    if (known.length >= maxPasskeys) throw tooMany()
    const challenge = await issueChallenge(ctx, { purpose: 'registration', memberId: ctx.member.id })
    const options = {
      challenge,
      rp: { id: rpId, name: 'Kith' },
      user: { id: userHandle(ctx.member.id), name: ctx.member.email, displayName: ctx.member.name },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
      timeout: lifetimeMs,
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        type: 'public-key',
        id: credentialId,
        transports: transports.split(',').filter(Boolean),
      })),
    }
    return { options }
  })
}

/** The challenge is the proof that the session was confirmed: it was issued to this member a few minutes ago. */
export async function prepareRegistration(ctx: MemberContext, { name, credential }: NewPasskey) {
  const { member } = ctx
  const { clientDataJSON } = credential.response
  const challenge = await useChallenge(ctx, { purpose: 'registration', memberId: member.id }, clientDataJSON)
  const { credential: key, credentialDeviceType, credentialBackedUp } = await verify(ctx, challenge, credential)
  const row = {
    memberId: member.id,
    id: randomUUIDv7(),
    credentialId: key.id,
    publicKey: Buffer.from(key.publicKey).toString('base64url'),
    counter: key.counter,
    transports: (credential.response.transports ?? []).join(','),
    name,
    kind: credentialDeviceType === 'multiDevice' ? ('synced' as const) : ('device' as const),
    createdAt: nowText(ctx),
    backedUpAt: credentialBackedUp ? nowText(ctx) : null,
    lastUsedAt: null,
  }
  return {
    commit: (ctx: MemberContext) =>
      transaction(ctx, async (ctx) => {
        await requireActiveSession(ctx)
        const known = await ownPasskeys(ctx).execute()
        if (known.length >= maxPasskeys) throw tooMany()
        const added = await ctx.db
          .insertInto('passkeys')
          .values(row)
          .onConflict((conflict) => conflict.column('credentialId').doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!added) throw new Refusal('conflict', say('refusals.passkeys.alreadyAdded'))
        await recordSecurity(ctx, { memberId: member.id, kind: 'passkey.added', detail: name })
        return passkeyView(row)
      }),
  }
}

async function verify(ctx: Context, expectedChallenge: string, credential: NewPasskey['credential']) {
  const { rpId, origin } = getPasskeySite(ctx.config)
  // The library is large, and loaded when the first passkey is used.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const { transports: _, ...response } = credential.response
  try {
    refuseCertificates(decodeAttestationObject(Buffer.from(response.attestationObject, 'base64url')))
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs: algorithms,
    })
    if (verified) return registrationInfo
  } catch (error) {
    ctx.log.info({ reason: String(error).slice(0, 200) }, 'passkey not accepted')
  }
  throw new Refusal('invalid', say('refusals.passkeys.notVerified'))
}

type Attestation = { get(key: 'fmt'): string; get(key: 'attStmt'): { get(key: 'x5c'): unknown } }

/** We ask for no certificate of the device. The library would fetch revocation lists from addresses that a certificate names. */
function refuseCertificates(attestation: Attestation) {
  const hasCertificate = attestation.get('attStmt').get('x5c') !== undefined
  if (hasCertificate || !['none', 'packed'].includes(attestation.get('fmt'))) throw new Error('unrequested attestation')
}

const tooMany = () => new Refusal('conflict', say('refusals.passkeys.tooManyPasskeys', { maxPasskeys }))
