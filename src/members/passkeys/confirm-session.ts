import type { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { checkOwnPassword } from '../access/own-password.ts'
import { confirmSession } from '../confirmation/confirmed-session.ts'
import { checkCode, useCode } from '../two-step/second-step.ts'
import type { UsedCredential } from './api.ts'
import { noteUse, verifyAssertion } from './assertion.ts'

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
