import type { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { isPassword } from '../access/passwords.ts'
import { confirmSession } from '../confirmation/confirmed-session.ts'
import type { UsedCredential } from './api.ts'
import { noteUse, verifyAssertion } from './assertion.ts'

type Proof = { password?: string | undefined; credential?: z.output<typeof UsedCredential> | undefined }

export async function prepareConfirmation(ctx: MemberContext, { password, credential }: Proof) {
  if (credential === undefined) {
    await checkPassword(ctx, password ?? '')
    return { commit: confirmSession }
  }
  const assertion = await verifyAssertion(ctx, credential)
  if (assertion.memberId !== ctx.member.id) throw new Refusal('forbidden', 'This passkey belongs to another account.')
  return {
    commit: (ctx: MemberContext) =>
      transaction(ctx, async (ctx) => {
        await noteUse(ctx, assertion)
        await confirmSession(ctx)
      }),
  }
}

async function checkPassword(ctx: MemberContext, password: string) {
  await ctx.limits.take('signInAccount', ctx.member.email)
  const row = await ctx.db
    .selectFrom('members')
    .select('passwordHash')
    .where('id', '=', ctx.member.id)
    .executeTakeFirst()
  if (!row || !(await isPassword(password, row.passwordHash))) {
    throw new Refusal('forbidden', 'The password is wrong.')
  }
  await ctx.limits.forget('signInAccount', ctx.member.email)
}
