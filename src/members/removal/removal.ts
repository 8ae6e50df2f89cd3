import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { checkOwnPassword, lockIfPassword } from '../access/passwords.ts'
import type { MemberHooks } from '../members/hooks.ts'
import { removeMember } from '../members/members.ts'

/** Asks for the password, so that a stranger with an open browser or a session can't delete the account. */
export async function prepareRemoval(ctx: MemberContext, { password }: { password: string }, hooks: MemberHooks) {
  const refusal = say('refusals.removal.wrongPassword')
  const hash = await checkOwnPassword(ctx, password, { limit: 'signInAccount', purpose: 'removal', refusal })
  const requirePassword = async (ctx: MemberContext) => {
    if (!(await lockIfPassword(ctx, ctx.member.id, hash))) throw new Refusal('forbidden', refusal)
  }
  return { commit: (ctx: MemberContext) => removeMember(ctx, requirePassword, hooks) }
}
